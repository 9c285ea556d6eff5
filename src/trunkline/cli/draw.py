"""``trunkline draw``: the map, the market or a company of a recorded game as a picture."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trunkline.cli.arguments import AtOption, FileArgument, open_game
from trunkline.cli.console import print_line
from trunkline.cli.errors import BadInput

if TYPE_CHECKING:
    from trunkline.draw.picture import Picture
    from trunkline.play import Game

NAME = "draw"


class What(StrEnum):
    """What can be drawn."""

    MAP = "map"
    MARKET = "market"
    COMPANY = "company"
    TILES = "tiles"


def command(
    file: FileArgument,
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="OUT", help="A file ending in .svg or .png."),
    ],
    at: AtOption = None,
    what: Annotated[What, typer.Option("--what", help="What to draw.")] = What.MAP,
    company: Annotated[
        str, typer.Option("--company", help="Which company, with --what company.")
    ] = "",
    scale: Annotated[
        float, typer.Option("--scale", min=0.1, max=10, help="The size of a PNG picture.")
    ] = 1.0,
) -> None:
    """Draw a recorded game as it stood after N actions."""
    from trunkline.draw.picture import KINDS

    if output.suffix.lower() not in KINDS:
        raise BadInput(f"{output} must end in {' or '.join(KINDS)}")
    picture = _picture(open_game(file, at), what, company)
    picture.save(output, scale)
    print_line(f"written to {output}")


def _picture(game: Game, what: What, company: str) -> Picture:
    if what is What.MAP:
        return game.map
    if what is What.MARKET:
        return game.market
    if what is What.TILES:
        return game.tiles
    running = [
        name for name, entry in game.state.companies.items() if entry.status == "running"
    ]
    if company not in game.state.companies:
        wrong = f"there is no company {company!r}" if company else "name one with --company"
        raise BadInput(f"{wrong}; in play are {', '.join(running) or 'none'}")
    return game.card(company)
