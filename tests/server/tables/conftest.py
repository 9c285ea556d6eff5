"""Nothing goes wrong inside a server while people play; and what is due happens soon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import trunkline
from trunkline.bots.random_play import play_to_the_end
from trunkline.kernel import Dice, Game
from trunkline.server.live import part


@pytest.fixture(autouse=True)
def quiet(no_defects: None) -> None:
    """The log of the servers that a test uses has no defects."""


@pytest.fixture(scope="session", autouse=True)
def often() -> Iterator[None]:
    """The server looks for what is due much more often than it has to."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(part, "EVERY", 0.02)
        yield


@pytest.fixture(scope="session")
def finished() -> Game:
    """A game played by chance to its end. Not to be changed."""
    game = trunkline.new("1861", ["Ada", "Ben", "Cy"], seed=4)
    play_to_the_end(game, Dice(4))
    return game
