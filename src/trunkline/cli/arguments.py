"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

import glob
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trunkline.cli.errors import BadInput, unwritable

if TYPE_CHECKING:
    from trunkline import kernel
    from trunkline.play import Game

FileArgument = Annotated[
    Path, typer.Argument(metavar="FILE", help="A recorded game.", show_default=False)
]
AtOption = Annotated[
    int | None,
    typer.Option(
        "--at", metavar="N", help="The moment after N actions; the end if it is not given."
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
JsonLinesOption = Annotated[
    bool, typer.Option("--json", help="Print JSON Lines for programs: one object on each line.")
]


def title_names() -> list[str]:
    """The titles, for completion."""
    import trunkline

    return [info.name for info in trunkline.titles()]


def complete_title(incomplete: str) -> list[str]:
    """The titles that begin so."""
    return [name for name in title_names() if name.startswith(incomplete)]


def complete_title_or_file(incomplete: str) -> list[str]:
    """The titles, saved games and folders that begin so."""
    folder, beginning = Path(incomplete).parent, incomplete.rpartition("/")[2]
    if incomplete.endswith("/"):
        folder = Path(incomplete)
    found = []
    for path in sorted(folder.expanduser().glob(f"{glob.escape(beginning)}*")):
        if path.is_dir() or path.suffix == ".json":
            shown = incomplete.removesuffix(beginning) + path.name
            found.append(f"{shown}/" if path.is_dir() else shown)
    return complete_title(incomplete) + found


def complete_ruleset(incomplete: str) -> list[str]:
    """The rulesets of all titles that begin so."""
    import trunkline

    known = dict.fromkeys(name for info in trunkline.titles() for name in info.rulesets)
    return [name for name in known if name.startswith(incomplete)]


def complete_setting(context: typer.Context, incomplete: str) -> list[str]:
    """Options of the title that was typed, and after ``=`` their values."""
    import trunkline
    from trunkline.kernel.options import text

    infos = {info.name: info for info in trunkline.titles()}
    typed = {str(value) for value in context.params.values()}
    chosen = [info for name, info in infos.items() if name in typed] or list(infos.values())
    known: dict[str, list[str]] = {}
    for info in chosen:
        known["ruleset"] = list(info.rulesets)
        known |= {option.name: [text(v) for v in option.values] for option in info.options}
    name, equals, _ = incomplete.partition("=")
    if equals:
        offered = [f"{name}={value}" for value in known.get(name, [])]
    else:
        offered = [f"{name}=" for name in known]
    return [setting for setting in offered if setting.startswith(incomplete)]


SettingsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Set an option of the title, as `trunkline games TITLE` lists them; repeatable.",
        autocompletion=complete_setting,
    ),
]


def read_settings(settings: list[str] | None) -> dict[str, str]:
    """The options given as ``name=value``."""
    read: dict[str, str] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadInput(f"an option is written name=value, not {setting!r}")
        if name.strip() in read:
            raise BadInput(f"option {name.strip()} is given twice")
        read[name.strip()] = value.strip()
    return read


def read_players(players: str) -> list[str]:
    """The names of the players, separated by commas."""
    return [name.strip() for name in players.split(",")]


def open_game(path: Path, at: int | None = None) -> Game:
    """The game in a file, at a moment if one is given."""
    import trunkline

    game = trunkline.load(path)
    check_moment(path, game, at)
    return game if at is None else game.at(at)


def check_moment(path: Path, game: kernel.Game, at: int | None) -> None:
    """``BadInput`` if a game has no such moment."""
    if at is not None and not 0 <= at <= len(game.log):
        raise BadInput(
            f"{path}: there is no moment {at}; the game has {len(game.log)} actions, "
            f"so --at is from 0 to {len(game.log)}"
        )


def write_output(path: Path, content: str | bytes) -> None:
    """Write what a command was asked for: the whole of it, or nothing and ``BadInput``."""
    from trunkline.formats.files import write_whole

    try:
        write_whole(path, content)
    except OSError as error:
        raise unwritable(path, error) from error
