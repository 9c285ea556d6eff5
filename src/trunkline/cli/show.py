"""``trunkline show``: a recorded game at a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.cli.arguments import AtOption, FileArgument, JsonOption, open_game
from trunkline.cli.console import print_json, print_line, print_table

if TYPE_CHECKING:
    from trunkline.play import Game

NAME = "show"


def command(file: FileArgument, at: AtOption = None, as_json: JsonOption = False) -> None:
    """Show a recorded game as it stood after N actions."""
    game = open_game(file, at)
    if as_json:
        print_json(
            {
                "title": game.title.name,
                "players": dict(zip(game.title.seats, game.players, strict=True)),
                "options": game.options,
                "actions": len(game.log),
                "finished": game.finished,
                "scores": game.scores,
                "decisions": game.decisions,
                "digest": game.digest(),
                "state": game.view(None),
            }
        )
    else:
        print_game(game)


def print_game(game: Game) -> None:
    """Where a game stands: its tables, and whose turn it is."""
    from trunkline.words import screen

    print_line(screen.headline(game), "bold")
    for table in screen.tables(game):
        print_line()
        print_table(table)
    print_line()
    for turn in screen.turns(game):
        print_line(turn, "bold")
