"""Sentences whose form depends on what they tell: one or several, owed or held."""

from __future__ import annotations

import pytest

import trunkline
from trunkline.eighteen.actions import SellShares
from trunkline.eighteen.events import DividendPaid, Formed
from trunkline.kernel import Ranged
from trunkline.words import say, say_choice, screen, speaking


@pytest.fixture
def game() -> trunkline.Game:
    return trunkline.new("1861", "Ada, Ben, Cy", {"start": "first"}, seed=1)


def test_one_minor_becomes_and_several_become(game: trunkline.Game) -> None:
    assert say(Formed("NW", ("N",), 100), game) == "N becomes NW at R100 a share."
    assert say(Formed("NW", ("N", "MV"), 100), game) == "N and M-V become NW at R100 a share."
    with speaking("fr"):
        assert "N devient NW" in say(Formed("NW", ("N",), 100), game)
        assert "N et M-V deviennent NW" in say(Formed("NW", ("N", "MV"), 100), game)


def test_a_range_of_one_is_that_one(game: trunkline.Game) -> None:
    sale = SellShares("P1", "NW", 1)
    assert say_choice(Ranged(sale, "count", 1, 1), game) == "Sell one share of NW"
    assert say_choice(Ranged(sale, "count", 1, 3), game) == "Sell 1 to 3 shares of NW"


def test_a_minor_pays_its_owner_and_a_public_by_shares(game: trunkline.Game) -> None:
    minor, public = DividendPaid("MV", "half", 15, 15, 0), DividendPaid("NW", "half", 160, 150, 16)
    assert say(minor, game) == "M-V pays R15 to its owner and keeps R15."
    assert say(public, game) == "NW pays R16 a share, R160 in all, and keeps R150."


def test_a_bank_that_has_run_out_owes(game: trunkline.Game) -> None:
    assert "The bank holds R13,740" in screen.headline(game)
    game.state.cash["bank"] = -5540
    assert "The bank owes R5540" in screen.headline(game)
