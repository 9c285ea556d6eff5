"""Beginning: which game, who plays, by which rules; asked where it was not said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import trunkline.games  # noqa: F401  (the titles register themselves)
from trunkline.cli.console import print_line
from trunkline.cli.errors import BadInput
from trunkline.cli.table import lines
from trunkline.cli.table.saving import games_folder
from trunkline.formats import FormatError, own
from trunkline.formats.files import read_bytes
from trunkline.kernel import OptionError, TitleInfo, title_info, titles
from trunkline.kernel.registry import player_counts
from trunkline.words import phrase

if TYPE_CHECKING:
    from trunkline.play import Game

MOST_KEPT = 9
"""So many unfinished games are offered, the latest first."""
NEEDED = (
    "say what to play: `trunkline play TITLE --players NAME,NAME,…` begins a game "
    "({titles}), `trunkline play FILE` goes on with a saved one"
)


def ask_what() -> str | Path:
    """A title, or the file of a game that waits; ``BadInput`` where nobody can be asked."""
    known = [info.name for info in titles()]
    if not lines.is_typed():
        raise BadInput(NEEDED.format(titles=", ".join(known)))
    kept = list(waiting_games())
    if kept:
        print_line(phrase("begin-kept"), "bold")
    for number, (_, record) in enumerate(kept, 1):
        players, count = ", ".join(record.players), len(record.actions)
        told = phrase("begin-kept-game", title=record.title, players=players, actions=count)
        print_line(f"  {number}  {told}")
    question = "begin-what-or-kept" if kept else "begin-what"
    while True:
        typed = lines.ask(phrase(question, usual=known[0], titles=", ".join(known)))
        if not typed or typed in known:
            return typed or known[0]
        if typed.isdecimal() and 1 <= int(typed) <= len(kept):
            return kept[int(typed) - 1][0]
        if Path(typed).expanduser().is_file():
            return Path(typed).expanduser()
        print_line(phrase("begin-unknown", typed=typed), "yellow")


def waiting_games() -> Iterator[tuple[Path, own.Record]]:
    """The kept games that are not over, the latest first."""
    try:
        files = sorted(games_folder().glob("*.json"), key=lambda file: -file.stat().st_mtime)
    except OSError:
        return
    count = 0
    for file in files:
        try:
            record = own.read_record(read_bytes(file), str(file))
        except FormatError:
            continue
        if not record.finished and count < MOST_KEPT:
            count += 1
            yield file, record


def begin(
    title: str, players: list[str] | None, options: Mapping[str, Any], seed: int | None
) -> Game:
    """A new game; who plays is asked at a terminal if it was not said."""
    import trunkline

    info = title_info(title)
    if players is not None:
        return trunkline.new(title, players, options, seed)
    if not lines.is_typed():
        counts = player_counts(info, options)
        least, most = counts[0], counts[-1]
        example = ",".join(_usual_players(info))
        raise BadInput(
            f"{title} needs {least} to {most} players: name them, as in --players {example}"
        )
    while True:
        try:
            return trunkline.new(
                title, _ask_players(info, player_counts(info, options)), options, seed
            )
        except OptionError as error:
            print_line(str(error), "yellow")


def ask_rules(title: str) -> dict[str, str]:
    """The ruleset that somebody wants, as an option; nothing if there is no choice."""
    info = title_info(title)
    names = list(info.rulesets)
    while len(names) > 1:
        typed = lines.ask(phrase("begin-rules", usual=names[0], rulesets=", ".join(names)))
        if not typed or typed in names:
            return {"ruleset": typed or names[0]}
        print_line(phrase("begin-unknown", typed=typed), "yellow")
    return {}


def _usual_players(info: TitleInfo) -> list[str]:
    return phrase("begin-usual-players").split(", ")[: info.players[0]]


def _ask_players(info: TitleInfo, counts: Sequence[int]) -> list[str]:
    usual = _usual_players(info)
    typed = lines.ask(
        phrase(
            "begin-players",
            title=info.full_name,
            least=str(counts[0]),
            most=str(counts[-1]),
            usual=", ".join(usual),
        )
    )
    return [name.strip() for name in typed.split(",")] if typed else usual
