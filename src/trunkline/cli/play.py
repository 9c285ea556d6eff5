"""``trunkline play``: a game at one terminal, new or taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trunkline.cli.arguments import (
    SettingsOption,
    complete_ruleset,
    complete_title_or_file,
    read_players,
    read_settings,
)
from trunkline.cli.errors import BadInput

if TYPE_CHECKING:
    from trunkline.cli.table.saving import Keeper
    from trunkline.play import Game

NAME = "play"


def command(
    what: Annotated[
        str,
        typer.Argument(
            metavar="TITLE|FILE",
            help="A title to begin, or a saved game to go on with; asked if it is not given.",
            autocompletion=complete_title_or_file,
            show_default=False,
        ),
    ] = "",
    players: Annotated[
        str | None,
        typer.Option(
            "--players", "-p", metavar="NAMES", help="The players' names, between commas."
        ),
    ] = None,
    ruleset: Annotated[
        str | None,
        typer.Option(
            "--ruleset",
            "-r",
            metavar="NAME",
            help="Short for --option ruleset=NAME.",
            autocompletion=complete_ruleset,
        ),
    ] = None,
    option: SettingsOption = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            "-s",
            metavar="N",
            min=0,
            max=2**63 - 1,
            help="Decides what is drawn by lot; a game with the same seed begins alike.",
        ),
    ] = None,
) -> None:
    """Play at this terminal, all players in turn; every action is kept at once."""
    settings = read_settings(option)
    if ruleset is not None:
        if "ruleset" in settings:
            raise BadInput("the ruleset is given twice: by --ruleset and by --option ruleset=…")
        settings["ruleset"] = ruleset
    names = None if players is None else read_players(players)
    is_new_only = names is not None or bool(settings) or seed is not None
    from trunkline.cli.table.session import Session

    game, keeper = _sit_down(what, names, settings, seed, is_new_only)
    Session(game, keeper).run()


def _sit_down(
    what: str,
    players: list[str] | None,
    settings: dict[str, str],
    seed: int | None,
    is_new_only: bool,
) -> tuple[Game, Keeper]:
    """The game that is meant, and the file it is kept in."""
    import trunkline
    from trunkline.cli.table.opening import ask_rules, ask_what, begin
    from trunkline.cli.table.saving import Keeper

    meant: str | Path = what
    try:
        if not what:
            meant = ask_what()
        titles = [info.name for info in trunkline.titles()]
        if meant in titles or not _is_file(meant):
            if not what and not is_new_only:
                settings = ask_rules(str(meant))
            game = begin(str(meant), players, settings, seed)
            return game, Keeper.of_new(game)
    except (EOFError, KeyboardInterrupt):
        typer.echo()
        raise typer.Exit from None
    if is_new_only:
        raise BadInput(f"{meant} is a saved game: its players, rules and seed are settled")
    return _take_up(Path(meant))


def _is_file(meant: str | Path) -> bool:
    """Whether a file is meant rather than a title that does not exist."""
    path = Path(meant)
    return path.exists() or path.suffix == ".json" or len(path.parts) > 1


def _take_up(path: Path) -> tuple[Game, Keeper]:
    """A game from a file. Another program's record is left as it is: a copy is played on."""
    import trunkline
    from trunkline.cli.table.saving import Keeper
    from trunkline.formats import recognise
    from trunkline.formats.files import read_bytes

    game = trunkline.load(path)
    if path.is_file() and recognise(read_bytes(path), str(path)) == "own":
        return game, Keeper.of_file(path)
    return game, Keeper.of_new(game)
