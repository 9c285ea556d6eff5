"""Starting a table's game, from its first moment or from where another one stood."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trunkline.kernel import Game
from trunkline.server.tables.affairs import Facts
from trunkline.server.tables.outcome import read_action


def start_game(facts: Facts, players: Sequence[str]) -> Game:
    """The game as it stands when players begin to play it."""
    game = Game.start(facts.title, players, facts.options, facts.seed)
    for raw in facts.opening:
        game.play(read_action(game, raw))
    return game


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Names of which no two are the same, as games want them.

    >>> told_apart(["Ada", "Ben", "Ada"])
    ('Ada', 'Ben', 'Ada 2')
    """
    found: list[str] = []
    for name in names:
        told, number = name, 2
        while told in found:
            told, number = f"{name} {number}", number + 1
        found.append(told)
    return tuple(found)
