"""The initial stock round: the auctions of the privates (5.3)."""

from __future__ import annotations

import pytest

from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Bid, BuyShare, Pass, SellShares
from trunkline.eighteen.events import PriorityMoved
from trunkline.eighteen.state import BANK, IPO

PRIVATES = ["TSR", "BSS", "MYR", "MRR", "WVR"]
MINIMUM = {row["id"]: reference.money(row["minimum bid"]) for row in reference.table("F-3")}
SITE = {"private_auction_pass": "decline_may_rejoin", "private_auction_reduced": "first_taker"}


def opened(players: int = 3, **options: str) -> Table:
    table = Table(players, **options)
    table.opening()
    return table


def passes(*seats: str) -> tuple[Pass, ...]:
    return tuple(Pass(seat) for seat in seats)


def sold(table: Table, private: str, winner: str, price: int) -> None:
    """Somebody wins the private on offer with a bid that nobody beats."""
    while table.asked()[0] != winner:
        table.play(Pass(table.asked()[0]))
    table.play(Bid(winner, private, price))
    while table.state.privates[private] == IPO:
        table.play(Pass(table.asked()[0]))


@pytest.mark.rule("1861-5.3-1")
def test_the_privates_are_auctioned_one_after_the_other_in_their_order():
    table = opened()
    for place, private in enumerate(PRIVATES):
        assert table.pos.top.item == private
        for other in PRIVATES[place + 1 :]:
            refusal = table.why_not(Bid(table.asked()[0], other, 100))
            assert (refusal.code, refusal.rule) == ("not-under-the-hammer", "1861-5.3-1")
        sold(table, private, "P2", MINIMUM[private])
    assert list(table.state.privates) == PRIVATES
    assert set(table.state.privates.values()) == {"P2"}


@pytest.mark.rule("1861-5.3-2", "1861-C-43")
def test_the_minimum_of_a_private_takes_the_place_of_that_of_a_minor():
    table = opened()
    for private in PRIVATES:
        seat, least = table.asked()[0], MINIMUM[private]
        refusal = table.why_not(Bid(seat, private, least - 5))
        assert (refusal.code, refusal.rule) == ("bid-below-private-minimum", "1861-5.3-2")
        assert table.legal(Bid(seat, private, least))
        sold(table, private, seat, least)


@pytest.mark.rule("1861-5.3-2", "1861-O-42")
def test_bids_for_privates_follow_the_rules_for_minors():
    table = opened()
    assert table.why_not(Bid("P1", "TSR", 22)).code == "bid-not-a-multiple"
    table.play(Bid("P1", "TSR", 20))
    assert table.why_not(Bid("P2", "TSR", 20)).code == "bid-too-low"
    assert table.legal(Bid("P2", "TSR", 25))
    table.play(Bid("P2", "TSR", 60), Pass("P3"))
    assert table.why_not(Bid("P1", "TSR", 425)).code == "bid-above-cash"
    table.play(Bid("P1", "TSR", 65))
    assert table.asked()[0] == "P2"  # P3 has passed and is out
    table.play(Pass("P2"))
    assert table.state.privates["TSR"] == "P1"


@pytest.mark.rule("1861-5.3-3", "1861-O-15")
def test_each_auction_is_opened_on_the_left_of_the_previous_winner():
    table = opened(4)
    table.state.priority = "P2"
    table.opening()
    assert table.asked()[0] == "P2"  # the priority holder
    sold(table, "TSR", "P4", 20)
    assert table.asked() == ("P1", "PrivateAuction")
    sold(table, "BSS", "P1", 30)
    assert table.asked()[0] == "P2"
    for _ in range(8):  # nobody wants the third: it falls from 40 to 0
        assert table.state.privates["MYR"] == IPO
        table.play(*passes("P2", "P3", "P4", "P1"))
    assert table.state.privates["MYR"] == "P2"  # for nothing
    assert table.asked()[0] == "P3"


@pytest.mark.rule("1861-5.3-4")
def test_the_winner_pays_the_bid_to_the_bank():
    table = opened()
    bank = table.money(BANK)
    sold(table, "TSR", "P3", 25)
    assert table.money("P3") == 420 - 25
    assert table.money(BANK) == bank + 25


@pytest.mark.rule("1861-5.3-5")
def test_a_bid_may_exceed_the_face_value():
    table = opened()
    assert table.title.privates["TSR"].value == 30
    assert table.legal(Bid("P1", "TSR", 420))


@pytest.mark.rule("1861-5.3-6", "1861-DX-4", "1861-C-07")
def test_a_pass_is_final_until_the_minimum_is_lowered():
    table = opened()
    table.play(Pass("P1"), Bid("P2", "TSR", 20), Pass("P3"))
    assert table.state.privates["TSR"] == "P2"
    assert table.money("P2") == 400


@pytest.mark.rule("1861-DX-4", "1861-C-07")
def test_with_decline_may_rejoin_who_declined_to_open_is_asked_again():
    table = opened(private_auction_pass="decline_may_rejoin")
    table.play(Pass("P1"), Bid("P2", "TSR", 20), Pass("P3"))
    assert table.asked() == ("P1", "PrivateAuction")
    table.play(Bid("P1", "TSR", 25), Pass("P2"))
    assert table.state.privates["TSR"] == "P1"


@pytest.mark.rule("1861-C-07")
def test_with_decline_may_rejoin_a_pass_after_the_first_bid_is_final():
    table = opened(4, private_auction_pass="decline_may_rejoin")
    table.play(Pass("P1"), Bid("P2", "TSR", 20), Pass("P3"), Pass("P4"), Bid("P1", "TSR", 25))
    table.play(Bid("P2", "TSR", 30), Bid("P1", "TSR", 35))
    assert table.asked()[0] == "P2"
    table.play(Pass("P2"))
    assert table.state.privates["TSR"] == "P1"


@pytest.mark.rule("1861-5.3-6", "1861-5.3-7")
def test_after_all_have_passed_the_minimum_is_5_lower_and_all_take_part_again():
    table = opened()
    table.play(Pass("P1"), Pass("P2"))
    assert table.why_not(Bid("P3", "TSR", 15)).code == "bid-below-private-minimum"
    table.play(Pass("P3"))
    assert table.asked()[0] == "P1"  # who passed first
    assert table.pos.top.minimum == 15
    assert not table.legal(Bid("P1", "TSR", 10))
    assert table.legal(Bid("P1", "TSR", 15))
    table.play(Pass("P1"), Bid("P2", "TSR", 15), Bid("P3", "TSR", 20))
    assert table.asked()[0] == "P2"


@pytest.mark.rule("1861-5.3-8", "1861-DX-5", "1861-C-08")
def test_the_restarted_auction_ascends_again():
    table = opened()
    table.play(*passes("P1", "P2", "P3"))
    table.play(Pass("P1"), Bid("P2", "TSR", 15), Bid("P3", "TSR", 20), Pass("P2"))
    assert table.state.privates["TSR"] == "P3"
    assert table.money("P3") == 400


@pytest.mark.rule("1861-5.3-8")
def test_in_the_restarted_auction_a_bid_may_be_above_the_lowered_minimum():
    table = opened()
    table.play(*passes("P1", "P2", "P3"))
    assert table.legal(Bid("P1", "TSR", 50))


@pytest.mark.rule("1861-DX-5", "1861-C-08")
def test_with_first_taker_the_lowered_price_is_taken_at_once():
    table = opened(private_auction_reduced="first_taker")
    table.play(*passes("P1", "P2", "P3"))
    table.play(Pass("P1"))
    assert table.legal(Bid("P2", "TSR", 15))
    refusal = table.why_not(Bid("P2", "TSR", 20))
    assert (refusal.code, refusal.rule) == ("lowered-price-only", "1861-5.3-8")
    table.play(Bid("P2", "TSR", 15))
    assert table.state.privates["TSR"] == "P2"
    assert table.money("P2") == 405
    assert table.asked() == ("P3", "PrivateAuction")


@pytest.mark.rule("1861-C-08")
def test_with_first_taker_the_first_round_still_ascends_and_the_order_starts_the_same():
    table = opened(**SITE)
    for lowered in (15, 10, 5):
        table.play(*passes("P1", "P2", "P3"))
        assert table.asked()[0] == "P1"
        assert table.pos.top.minimum == lowered
    table.play(*passes("P1", "P2", "P3"))
    assert table.state.privates["TSR"] == "P1"
    assert table.money("P1") == 420
    table.play(Bid("P2", "BSS", 30))
    assert table.legal(Bid("P3", "BSS", 35))


@pytest.mark.rule("1861-5.3-9", "1861-EX-7")
def test_a_private_that_nobody_wants_goes_to_who_passed_first():
    table = opened()
    for minimum in (15, 10, 5):
        table.play(*passes("P1", "P2", "P3"))
        assert table.pos.top.minimum == minimum
        assert table.state.privates["TSR"] == IPO
    table.play(*passes("P1", "P2", "P3"))
    assert table.state.privates["TSR"] == "P1"
    assert table.money("P1") == 420
    assert table.asked() == ("P2", "PrivateAuction")
    assert (table.pos.top.item, table.pos.top.minimum) == ("BSS", 30)


@pytest.mark.rule("1861-5.3-7")
def test_the_minimum_is_lowered_for_this_private_only():
    table = opened()
    table.play(*passes("P1", "P2", "P3"))
    sold(table, "TSR", "P1", 15)
    assert table.pos.top.minimum == MINIMUM["BSS"]


@pytest.mark.rule("1861-5.2.4-20", "1861-5.3-2")
def test_a_player_who_cannot_pay_the_next_bid_for_a_private_has_passed():
    table = opened()
    table.cash("P2", 24)
    table.play(Bid("P1", "TSR", 20))
    assert table.asked()[0] == "P3"


@pytest.mark.rule("1861-4-5", "1861-5.1-2")
def test_privates_are_neither_auctioned_nor_sold_to_the_bank_in_a_later_stock_round():
    table = Table()
    for private in PRIVATES:
        table.private(private, "P1")
    table.minor("N", "P2")
    table.stock_round("P1")
    refusal = table.why_not(Bid("P1", "TSR", 100))
    assert (refusal.code, refusal.rule) == ("privates-auctioned-first", "1861-4-5")
    refusal = table.why_not(SellShares("P1", "TSR", 1))
    assert (refusal.code, refusal.rule) == ("private-not-to-bank", "1861-5.1-2")
    assert not table.legal(BuyShare("P1", "TSR", "treasury"))


@pytest.mark.rule("1861-3-8")
def test_the_game_starts_with_the_auction_of_the_first_private():
    table = opened()
    assert table.asked() == ("P1", "PrivateAuction")
    assert table.pos.top.item == "TSR"
    for private in PRIVATES:
        sold(table, private, "P2", MINIMUM[private])
    # Still the same stock round: the first minor is put up in it.
    assert (table.state.set, table.state.round) == (1, "stock")
    assert table.asked()[1] == "FirstMinorAuction"


@pytest.mark.rule("1861-5-10", "1861-5-9")
def test_the_priority_card_stays_until_the_last_private_is_sold():
    table = opened(4)
    for private, winner in zip(PRIVATES[:4], ("P2", "P4", "P3", "P3"), strict=True):
        sold(table, private, winner, MINIMUM[private])
        assert table.state.priority == "P1"
    sold(table, "WVR", "P2", 60)
    assert PriorityMoved("P3") in table.pos.events
    assert table.state.priority == "P3"
    table.play(*passes("P3", "P4", "P1", "P2"))
    assert table.state.priority == "P3"
