"""Buying shares, one in each turn, until there are enough."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.bots.programmes.positions import play_on, stock, stop
from trunkline.bots.programmes import answer, causes, offered, why_not
from trunkline.bots.programmes.eighteen import BuyShares
from trunkline.eighteen.actions import Bid, BuyShare, Pass, SellShares

FOUR = BuyShares("NW", "treasury", 4, 1)
PASSES = tuple(Pass(seat) for seat in ("P2", "P3", "P4"))


def test_a_share_is_bought_in_each_turn():
    table = stock(turn="P1")
    programme = replace(FOUR, shares=5)
    assert answer(table.pos, "P1", programme) == BuyShare("P1", "NW", "treasury")
    assert play_on(table, programme, *PASSES) == ""
    assert stop(table, programme, answer(table.pos, "P1", programme)) == "done"
    assert table.shares("NW", "P1") == 5


def test_the_source_is_as_chosen():
    for source, bought in (("pool", "pool"), ("treasury", "treasury"), ("any", "treasury")):
        table = stock(turn="P1")
        programme = replace(FOUR, source=source)
        assert answer(table.pos, "P1", programme) == BuyShare("P1", "NW", bought)
    table = stock(turn="P1")
    table.state.certificates["NW"] = ("P1", "P1", "P2", "P2", "P3", "pool", "P4", "P4", "P4")
    assert answer(table.pos, "P1", replace(FOUR, source="any")) == BuyShare("P1", "NW", "pool")


def test_afterwards_it_passes_if_that_was_chosen():
    table = stock(turn="P1")
    programme = replace(FOUR, then="pass")
    assert stop(table, programme, answer(table.pos, "P1", programme)) == ""
    for action in PASSES:
        assert stop(table, programme, action) == ""
    assert answer(table.pos, "P1", programme) == Pass("P1")
    assert stop(table, programme, Pass("P1")) == "done"
    assert table.state.round == "operating"


def test_the_round_may_be_over_before():
    table = stock(turn="P1")
    programme = BuyShares("NW", "treasury", 6, 1)
    assert play_on(table, programme, *PASSES) == ""
    # The seat passed, against its programme, so that nobody has bought for a whole round.
    table.state.stack[-1].passes = 3
    assert stop(table, programme, Pass("P1")) == "over"


def test_it_ends_when_nothing_can_be_bought():
    programme = BuyShares("NW", "pool", 5, 1)
    table = stock()
    assert stop(table, programme, BuyShare("P2", "NW", "pool")) == ""
    table.play(Pass("P3"))
    assert stop(table, programme, Pass("P4")) == "cannot"
    table = stock()
    table.play(Pass("P2"), Pass("P3"))
    table.cash("P1", 99)
    assert stop(table, programme, Pass("P4")) == "cannot"


def test_whoever_does_something_else_has_decided_otherwise():
    for action in (Pass("P1"), SellShares("P1", "NW", 1), BuyShare("P1", "MK", "treasury")):
        assert stop(stock(turn="P1"), FOUR, action) == "acted"
    assert stop(stock(turn="P1"), replace(FOUR, shares=5), BuyShare("P1", "NW", "pool")) == ""


def test_in_auctions_it_passes_unless_they_end_it():
    table = stock()
    table.play(Bid("P2", "RO", 100), Pass("P3"), Pass("P4"))
    assert answer(table.pos, "P1", FOUR) == Pass("P1")
    table = stock()
    programme = replace(FOUR, unless=("auction",))
    assert stop(table, programme, Bid("P2", "RO", 100)) == "auction"
    assert answer(table.pos, "P1", programme) is None


@pytest.mark.parametrize(
    ("cause", "action"),
    [
        ("sale", SellShares("P2", "NW", 1)),
        ("any-sale", SellShares("P2", "MK", 1)),
        ("pool:MK", SellShares("P2", "MK", 1)),
        ("threat", BuyShare("P2", "NW", "pool")),
    ],
)
def test_what_others_do_ends_it_if_that_was_chosen(cause, action):
    assert stop(stock(), replace(FOUR, shares=6), action) == ""
    assert cause in causes(stock().pos, FOUR)
    assert stop(stock(), replace(FOUR, shares=6, unless=(cause,)), action) == cause


def test_it_speaks_in_its_stock_round_only():
    table = stock(turn="P1")
    later = replace(FOUR, set=2)
    assert answer(table.pos, "P1", later) is None
    assert stop(table, later, Pass("P1")) == ""
    table.state.set = 3
    assert why_not(table.pos, "P1", later).code == "over"


def test_companies_with_shares_are_offered():
    table = stock()
    table.public("GRR", {"P3": 5, "P4": 5})
    goals = {p.company: p.shares for p in offered(table.pos, "P1") if isinstance(p, BuyShares)}
    assert goals == {"NW": 4, "MK": 1}
    table.public("NW", {"P1": 6, "P2": 2}, price=100)
    goals = {p.company: p.shares for p in offered(table.pos, "P1") if isinstance(p, BuyShares)}
    assert goals == {"MK": 1}


@pytest.mark.parametrize("shares", [-1, 0, 3, 7])
def test_a_goal_is_more_than_is_held_and_no_more_than_may_be(shares):
    refusal = why_not(stock().pos, "P1", replace(FOUR, shares=shares))
    assert refusal.code == "no-goal"
    assert refusal.data == {"count": shares, "held": "3", "most": "6"}


def test_only_shares_of_publics_in_play_can_be_bought():
    for company in ("N", "GRR", "nobody"):
        assert why_not(stock().pos, "P1", replace(FOUR, company=company)).code == "no-shares"
