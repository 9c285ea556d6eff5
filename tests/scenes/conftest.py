"""Games to show."""

from __future__ import annotations

import pytest

import trunkline
from trunkline.bots.random_play import random_action
from trunkline.kernel import Dice, Game


@pytest.fixture
def start() -> Game:
    """A game before its first action."""
    return trunkline.new("1861", ["Ada", "Ben", "Cy"], {"start": "first"}, seed=1)


@pytest.fixture(scope="session")
def played() -> Game:
    """A game played by chance to its end. Not to be changed."""
    game = trunkline.new("1861", ["Ada", "Ben", "Cy"], seed=4)
    dice = Dice(4)
    while not game.finished:
        game.play(random_action(game, dice))
    return game


def first_moment(game: Game, step: str) -> Game:
    """The game as it was when a step was asked for the first time."""
    for number in range(len(game.log)):
        if game.log and number % 3 == 0:
            earlier = game.at(number)
            if earlier.decisions and earlier.decisions[0].step == step:
                return earlier
    raise AssertionError(f"nobody was asked for {step}")
