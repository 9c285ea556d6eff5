"""Starting a table's game, from its first moment or from where another one stood."""

from __future__ import annotations

from collections.abc import Sequence

from trunkline.kernel import Game
from trunkline.server.tables.affairs import Facts
from trunkline.server.tables.outcome import read_action


def start_game(facts: Facts, players: Sequence[str]) -> Game:
    """The game as it stands when players begin to play it."""
    game = Game.start(facts.title, players, facts.options, facts.seed)
    for raw in facts.opening:
        game.play(read_action(game, raw))
    return game
