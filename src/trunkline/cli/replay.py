"""``trunkline replay``: a recorded game, told from action to action."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from trunkline.cli.arguments import FileArgument, JsonLinesOption, open_game
from trunkline.cli.console import print_json, print_line
from trunkline.cli.errors import BadInput

NAME = "replay"


def command(
    file: FileArgument,
    first: Annotated[
        int, typer.Option("--from", metavar="N", help="The first action to tell.")
    ] = 1,
    last: Annotated[
        int | None, typer.Option("--to", metavar="N", help="The last action to tell.")
    ] = None,
    as_json: JsonLinesOption = False,
) -> None:
    """Tell a recorded game: each action, and what came of it."""
    from trunkline.words import say, say_events

    game = open_game(file)
    count = len(game.log)
    end = count if last is None else last
    if not (1 <= first <= max(count, 1) and first - 1 <= end <= count):
        raise BadInput(
            f"{file}: the game has actions 1 to {count}; --from {first} --to {end} is no part of it"
        )
    told = game.at(first - 1)
    if first == 1 and not as_json:
        for sentence in say_events(told.opening, told):
            print_line(f"      {sentence}")
    for number in range(first, end + 1):
        action = game.log[number - 1]
        if as_json:
            print_json(_entry(number, action, told.play(action)), compact=True)
            continue
        print_line(f"{number:5} {told.name_of(action.seat)}: {say(action, told)}", "bold")
        for sentence in say_events(told.play(action), told):
            print_line(f"      {sentence}")


def _entry(number: int, action: Any, events: Any) -> dict[str, Any]:
    return {"number": number, "action": action, "events": events}
