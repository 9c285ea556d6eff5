"""``trunkline draw``: the map, the market or a company of a recorded game as a picture."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trunkline.cli.arguments import AtOption, FileArgument, open_game, write_output
from trunkline.cli.console import print_line
from trunkline.cli.errors import BadInput

if TYPE_CHECKING:
    from trunkline.draw.picture import Picture
    from trunkline.play import Game

NAME = "draw"
MAP, MARKET = "map", "market"


class Paper(StrEnum):
    """What a drawing is made for."""

    AUTO = "auto"
    LIGHT = "light"
    DARK = "dark"
    PRINT = "print"


def complete_what(context: typer.Context, incomplete: str) -> list[str]:
    """What begins so and can be drawn of the game that was typed, else of any title."""
    import trunkline
    from trunkline.formats import FormatError

    known: dict[str, None] = dict.fromkeys((MAP, MARKET))
    try:
        titles = [trunkline.load(context.params["file"]).title]
    except (KeyError, TypeError, FormatError):
        infos = trunkline.titles()
        titles = [info.make(info.players[0], {}) for info in infos]
    for title in titles:
        for id, charter in getattr(title, "charters", {}).items():
            known[charter.label or id] = None
    return [name for name in known if name.casefold().startswith(incomplete.casefold())]


def command(
    file: FileArgument,
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="OUT", help="A file ending in .svg or .png."),
    ],
    at: AtOption = None,
    what: Annotated[
        str,
        typer.Option(
            "--what",
            metavar="map|market|COMPANY",
            help="What to draw: the map, the share market, or the card of a company.",
            autocompletion=complete_what,
        ),
    ] = MAP,
    theme: Annotated[
        Paper,
        typer.Option(
            "--theme",
            metavar="|".join(Paper),
            help="Light or dark paper, or white for a printer; auto follows the reader, and is "
            "light in a PNG picture.",
        ),
    ] = Paper.AUTO,
    scale: Annotated[
        float,
        typer.Option("--scale", metavar="X", min=0.1, max=4, help="The size of a PNG picture."),
    ] = 1.0,
) -> None:
    """Draw a recorded game as it stood after N actions."""
    from trunkline.draw.picture import KINDS

    if output.suffix.lower() not in KINDS:
        raise BadInput(f"{output} must end in {' or '.join(KINDS)}")
    picture = _picture(open_game(file, at), what)
    write_output(output, picture.themed(theme.value).file_as(output, scale))
    print_line(f"written to {output}")


def _picture(game: Game, what: str) -> Picture:
    wanted = what.casefold()
    if wanted == MAP:
        return game.map
    if wanted == MARKET:
        return game.market
    from trunkline.play import company_labels, company_named

    company = company_named(game, what)
    if company is None:
        raise BadInput(
            f"there is no {what!r} to draw; --what takes {MAP}, {MARKET}, or one of the companies "
            f"{company_labels(game)}"
        )
    return game.card(company)
