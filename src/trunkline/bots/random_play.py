"""Random play: legal actions drawn by dice, so that games come to their end.

First a kind of action is drawn, then one choice of that kind, then the number that the
choice leaves open. If every choice were equally likely, the hundred ways to lay a tile
would drown the one way to buy a train.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trunkline.eighteen.actions import RunTrains
from trunkline.eighteen.routes import random_routes
from trunkline.kernel import Action, Choice, Dice, Game, Open, Position, Ranged, example

WEIGHTS = {"BuyTrain": 8, "RunTrains": 8, "StartPublic": 6, "Bid": 4, "LayTile": 4, "GiveUp": 1}
"""How much more often than passing a kind of action is chosen; others stand at 3."""
USUAL, IDLE = 3, 1

MOST_ACTIONS = 20_000
"""A random game that is longer than this does not end."""


def random_action(game: Game | Position[Any, Any], dice: Dice) -> Action:
    """A legal action for whoever has to decide now."""
    position = game.position if isinstance(game, Game) else game
    kinds: dict[type[Action], list[Choice]] = {}
    for choice in position.legal():
        kinds.setdefault(type(example(choice)), []).append(choice)
    if not kinds:
        raise ValueError("nobody can do anything: the game is over")
    return _settle(position, dice.pick(kinds[_draw_kind(list(kinds), dice)]), dice)


def _draw_kind(kinds: list[type[Action]], dice: Dice) -> type[Action]:
    weights = [IDLE if kind.idle else WEIGHTS.get(kind.__name__, USUAL) for kind in kinds]
    left = dice.roll(sum(weights))
    for kind, weight in zip(kinds, weights, strict=True):
        left -= weight
        if left < 0:
            return kind
    raise AssertionError("the weights do not add up")


def _settle(position: Position[Any, Any], choice: Choice, dice: Dice) -> Action:
    """The action that a choice becomes once its number or its routes are drawn."""
    if isinstance(choice, Ranged):
        return choice.at(_low_number(choice.values, dice))
    if isinstance(choice, Open):
        return _drawn_routes(position, choice.action, dice)
    return choice


def _low_number(values: range, dice: Dice) -> int:
    """A number of a range: mostly near its lower end, so that bids leave money for others."""
    if dice.roll(4):
        return values[dice.roll(min(4, len(values)))]
    return values[dice.roll(len(values))]


def _drawn_routes(position: Position[Any, Any], offered: Action, dice: Dice) -> Action:
    """The routes offered, or now and then others that are legal."""
    if not isinstance(offered, RunTrains) or dice.roll(2):
        return offered
    drawn = RunTrains(offered.seat, offered.company, random_routes(position, offered.company, dice))
    return drawn if position.why_not(drawn) is None else offered


def play_to_the_end(
    game: Game,
    dice: Dice,
    most_actions: int = MOST_ACTIONS,
    watch: Callable[[Game], None] | None = None,
) -> bool:
    """Play a game with random actions; False if it did not end within so many actions."""
    while not game.finished and len(game.log) < most_actions:
        game.play(random_action(game, dice))
        if watch is not None:
            watch(game)
    return bool(game.finished)
