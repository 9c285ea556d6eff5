"""Bidding up to a limit, and not at all."""

from __future__ import annotations

import pytest

from tests.bots.programmes.positions import play_on, stock, stop
from tests.games.g1861.test_private_auctions import SITE, opened
from trunkline.bots.programmes import answer, causes, offered, why_not
from trunkline.bots.programmes.eighteen import BidUpTo, PassAuction
from trunkline.eighteen.actions import Bid, BuyShare, Pass
from trunkline.eighteen.auction import Auction


def auction(**options):
    """RO is up at a bid of 100 by P2; P3, P4 and P1 are asked in turn."""
    table = stock(**options)
    table.play(Bid("P2", "RO", 100))
    return table


def to_p1(table):
    table.play(Pass("P3"), Pass("P4"))
    return table


# --- up to a limit ----------------------------------------------------------------


def test_each_bid_is_the_least():
    table = to_p1(auction())
    programme = BidUpTo("RO", 130)
    assert answer(table.pos, "P1", programme) == Bid("P1", "RO", 105)
    assert play_on(table, programme, Bid("P2", "RO", 115), Bid("P2", "RO", 125)) == ""
    assert answer(table.pos, "P1", programme) == Bid("P1", "RO", 130)
    assert play_on(table, programme, Pass("P2")) == "won"
    assert table.director("RO") == "P1"
    assert table.state.cash["RO"] == 130


def test_above_the_limit_it_passes():
    table = auction()
    programme = BidUpTo("RO", 104)
    table.play(Pass("P3"))
    assert stop(table, programme, Bid("P4", "RO", 110)) == ""
    assert answer(table.pos, "P1", programme) == Pass("P1")
    assert stop(table, programme, Pass("P1")) == "limit"
    table = to_p1(auction())
    assert answer(table.pos, "P1", programme) == Pass("P1")
    assert stop(table, programme, Pass("P1")) == "lost"


def test_above_the_limit_it_asks():
    table = auction()
    programme = BidUpTo("RO", 110, then="ask")
    table.play(Pass("P3"))
    assert stop(table, programme, Bid("P4", "RO", 105)) == ""
    assert stop(table, programme, Bid("P1", "RO", 110)) == ""
    assert stop(table, programme, Bid("P2", "RO", 115)) == ""  # P4 is asked first
    assert stop(table, programme, Pass("P4")) == "limit"
    assert answer(table.pos, "P1", programme) is None


def test_a_higher_bid_of_ones_own_is_within_its_limit_or_ends_it():
    for price, code in ((130, ""), (135, "acted")):
        table = to_p1(auction())
        assert stop(table, BidUpTo("RO", 130), Bid("P1", "RO", price)) == code


def test_a_pass_of_ones_own_ends_it():
    table = auction()
    table.play(Pass("P3"), Bid("P4", "RO", 105))
    assert stop(table, BidUpTo("RO", 130), Pass("P1")) == "acted"


def test_it_ends_for_whoever_is_out_before():
    table = auction()
    table.play(Bid("P3", "RO", 105), Bid("P4", "RO", 110), Pass("P1"), Bid("P2", "RO", 115))
    assert stop(table, BidUpTo("RO", 200), Bid("P3", "RO", 120)) == "out"


def test_it_ends_for_whoever_has_not_the_money():
    table = auction()
    table.cash("P1", 100)
    table.play(Pass("P3"))
    assert stop(table, BidUpTo("RO", 200), Bid("P4", "RO", 105)) == "out"


def test_it_waits_for_what_is_not_up_yet():
    table = stock(turn="P1")
    programme = BidUpTo("RO", 130)
    assert answer(table.pos, "P1", programme) is None
    assert stop(table, programme, Pass("P1")) == ""
    assert stop(table, programme, Bid("P2", "MV", 100)) == ""
    assert stop(table, programme, Bid("P3", "MV", 105)) == ""
    assert stop(table, programme, Bid("P4", "MV", 110)) == ""
    assert answer(table.pos, "P1", programme) is None
    table.play(Pass("P1"), Pass("P2"), Pass("P3"))
    assert isinstance(table.pos.top, Auction) is False


def test_it_ends_with_what_cannot_come_any_more():
    table = stock()
    programme = BidUpTo("RO", 130)
    assert why_not(table.pos, "P1", programme) is None
    table.phase("5")
    assert why_not(table.pos, "P1", programme).code == "no-auction"
    assert stop(table, programme, Pass("P2")) == "over"


def test_a_first_minor_that_nobody_wants():
    table = stock()
    table.state.companies["N"].status = "waiting"
    table.state.certificates["N"] = ("ipo",)
    table.stock_round("")
    assert table.pos.top.item == "N"
    for programme in (BidUpTo("N", 90), PassAuction("N")):
        table.stock_round("")
        for seat in ("P1", "P2", "P3"):
            assert stop(table, programme, Pass(seat)) == ""
        assert stop(table, programme, Pass("P4")) == "over"


@pytest.mark.parametrize("options", [{}, SITE], ids=["rulebook", "site"])
def test_privates_are_bid_for_when_they_have_become_cheap_enough(options):
    table = opened(**options)
    least = table.pos.top.least
    programme = BidUpTo("TSR", least - 5)
    others = (Pass("P2"), Pass("P3"))
    assert play_on(table, programme, *others) == ""
    assert answer(table.pos, "P1", programme) == Bid("P1", "TSR", least - 5)


def test_a_private_taken_for_nothing_is_won():
    table = opened()
    programme = BidUpTo("TSR", 1)
    codes = [
        play_on(table, programme, Pass("P2"), Pass("P3")) for _ in range(table.pos.top.least // 5)
    ]
    assert codes[-1] == "won"
    assert set(codes[:-1]) <= {""}
    assert table.state.privates["TSR"] == "P1"


# --- no bid -------------------------------------------------------------------------


def test_no_bid_is_made_for_one_thing():
    table = to_p1(auction())
    programme = PassAuction("RO")
    assert answer(table.pos, "P1", programme) == Pass("P1")
    assert answer(table.pos, "P2", programme) is None
    assert answer(table.pos, "P1", PassAuction("MV")) is None
    assert stop(table, programme, Pass("P1")) == "lost"
    assert answer(stock(turn="P1").pos, "P1", programme) is None


def test_whoever_bids_has_decided_otherwise():
    table = to_p1(auction())
    assert stop(table, PassAuction("RO"), Bid("P1", "RO", 105)) == "acted"


def test_an_outbid_or_a_lower_price_can_end_it():
    table = stock(turn="P1")
    table.play(Bid("P1", "RO", 100))
    for item, code in (("RO", "outbid"), ("MV", "")):
        copy = stock(turn="P1")
        copy.play(Bid("P1", "RO", 100))
        assert stop(copy, PassAuction(item, ("outbid",)), Bid("P2", "RO", 105)) == code
    for item, code in (("TSR", "cheaper"), ("BSS", "")):
        table = opened()
        table.play(Pass("P1"), Pass("P2"))
        assert stop(table, PassAuction(item, ("cheaper",)), Pass("P3")) == code


# --- offered, and refused ---------------------------------------------------------------


def bidding(table, seat):
    wanted = (BidUpTo, PassAuction)
    return [programme for programme in offered(table.pos, seat) if isinstance(programme, wanted)]


def test_whoever_can_still_bid_is_offered_both():
    table = auction()
    assert bidding(table, "P1") == [BidUpTo("RO", 105), PassAuction("RO", ("outbid", "cheaper"))]
    assert bidding(table, "P2")[0] == BidUpTo("RO", 100)
    table.play(Pass("P3"))
    assert bidding(table, "P3") == []
    assert bidding(stock(), "P1") == []


def test_what_makes_no_sense_is_refused():
    table = stock()
    for item in ("N", "NW", "TSR", "nothing"):
        for programme in (BidUpTo(item, 100), PassAuction(item)):
            refusal = why_not(table.pos, "P1", programme)
            assert (refusal.code, refusal.data["item"]) == ("no-auction", item)
    assert why_not(table.pos, "P1", BidUpTo("RO", 0)).code == "no-limit"
    assert why_not(table.pos, "P1", PassAuction("RO", ("sale",))).code == "unknown-cause"
    assert causes(table.pos, BidUpTo("RO", 100)) == ()


def test_purchases_in_between_do_not_matter():
    table = stock()
    assert stop(table, BidUpTo("RO", 100), BuyShare("P2", "NW", "pool")) == ""
