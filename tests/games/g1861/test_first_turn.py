"""O-39: when a public has completed its first turn, so that its shares can be sold."""

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Pass, SellShares
from trunkline.games.g1861.buying_trains import TrainStep


@pytest.mark.rule("1861-O-39", "1861-5.1-4")
def test_shares_can_be_sold_once_the_first_turn_has_ended():
    table = Table(phase="5")
    table.public("NW", {"P1": 2, "P2": 3}, cash=600, trains=("5",), operated=False)
    table.public("SE", {"P1": 2, "P2": 3}, cash=600, trains=("5",), operated=False)
    table.turn("NW", TrainStep, waiting=("SE",))
    assert table.state.companies["NW"].turns_ended == 0
    table.play(Pass("P1"))
    # The turn of NW is over; SE has only begun its own.
    assert table.pos.top.company == "SE"
    assert table.state.companies["SE"].turns_begun == 1
    table.stock_round("P2")
    assert table.legal(SellShares("P2", "NW", 1))
    refusal = table.why_not(SellShares("P2", "SE", 1))
    assert (refusal.code, refusal.rule) == ("not-operated", "1861-5.1-4")
