"""Games to draw: one at its start, one in full swing."""

from __future__ import annotations

import pytest

import trunkline
from trunkline.bots.random_play import random_action
from trunkline.kernel import Dice
from trunkline.play import Game

NAMES = ("Ada <b>&\"'</b>", "Ünïcode – Нижний 안녕하세요", "W" * 80)
"""What players may call themselves; drawings have to cope."""


@pytest.fixture
def start() -> Game:
    """A game before its first action."""
    return trunkline.new("1861", players=["Ada", "Ben", "Cy"], seed=1)


@pytest.fixture(scope="session")
def played() -> Game:
    """A game of many random actions: tiles, tokens, market tokens, shares. Not to be changed."""
    game = trunkline.new("1861", players=NAMES, seed=4)
    dice = Dice(4)
    while len(game.log) < 400 and not game.finished:
        game.play(random_action(game, dice))
    assert game.state.board.tiles
    return game
