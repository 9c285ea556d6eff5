"""Nikolaev, the first minor, and the end of the initial stock round (5.3-10 to -15)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.test_private_auctions import PRIVATES, opened, passes, sold
from trunkline.eighteen.actions import Bid, Pass
from trunkline.eighteen.events import NobodyBid, RoundEnded, RoundStarted, TurnStarted


def after_the_privates(winner: str = "P3", **options: str) -> Table:
    """All five privates are sold at their minimum to one player, who has R220 left."""
    table = opened(**options)
    for private in PRIVATES:
        sold(table, private, winner, table.title.privates[private].minimum)
    return table


@pytest.mark.rule("1861-5.3-10", "1861-C-09")
def test_after_the_fifth_private_the_first_minor_must_be_put_up():
    table = after_the_privates(winner="P2")
    assert table.asked() == ("P3", "FirstMinorAuction")
    refusal = table.why_not(Bid("P3", "N", 95))
    assert (refusal.code, refusal.rule) == ("bid-below-minimum", "1861-5.2.4-4")
    assert table.legal(Bid("P3", "N", 100))
    table.play(Pass("P3"), Bid("P1", "N", 100))
    assert table.asked()[0] == "P2"  # P3 has passed, and that is final
    table.play(Pass("P2"))
    assert table.director("N") == "P1"
    assert table.money("N") == 100


@pytest.mark.rule("1861-5.3-11")
def test_if_all_pass_the_stock_round_ends_and_the_privates_pay_twice():
    table = after_the_privates()
    cash = table.money("P3")
    table.play(Pass("P1"), Pass("P2"))
    events = table.play(Pass("P3"))
    assert NobodyBid("N") in events
    started = [event for event in events if isinstance(event, RoundStarted)]
    assert [(event.kind, event.number) for event in started] == [
        ("operating", 1),
        ("operating", 2),
        ("stock", 0),
    ]
    assert not any(isinstance(event, TurnStarted) for event in events)
    assert table.money("P3") == cash + 2 * 100


@pytest.mark.rule("1861-DX-3", "1861-5.3-12")
def test_the_first_minor_is_offered_again_until_it_is_sold():
    table = opened()
    owners = ["P1", "P2", "P1", "P2", "P3"]
    for private, owner in zip(PRIVATES, owners, strict=True):
        sold(table, private, owner, table.title.privates[private].minimum)
    cash = {seat: table.money(seat) for seat in table.title.seats}
    assert table.asked()[0] == "P1"
    for again in (1, 2):
        table.play(*passes("P1", "P2", "P3"))
        assert table.asked() == ("P1", "FirstMinorAuction")  # left of P3, who bought last
        assert table.state.priority == "P1"
        assert (table.state.set, table.state.round) == (1 + again, "stock")
        assert table.money("P1") == cash["P1"] + again * 2 * (10 + 20)
        assert table.money("P2") == cash["P2"] + again * 2 * (15 + 25)
        assert table.money("P3") == cash["P3"] + again * 2 * 30
    table.play(Bid("P1", "N", 100), *passes("P2", "P3"))
    assert table.director("N") == "P1"


@pytest.mark.rule("1861-5.3-15")
def test_the_minimum_of_the_first_minor_is_never_lowered():
    table = after_the_privates()
    for _ in range(3):
        table.play(*passes("P1", "P2", "P3"))
        assert not table.legal(Bid("P1", "N", 95))
        assert table.legal(Bid("P1", "N", 100))


@pytest.mark.rule("1861-5.3-13")
def test_no_other_minor_is_auctioned_before_the_first_one():
    table = after_the_privates()
    assert not table.legal(Bid("P1", "RO", 100))
    turns = after_the_privates(first_minor_offer="normal_turns")
    refusal = turns.why_not(Bid("P1", "RO", 100))
    assert (refusal.code, refusal.rule) == ("first-minor-first", "1861-5.3-13")
    turns.play(Bid("P1", "N", 100), Pass("P2"), Pass("P3"))
    assert turns.legal(Bid("P2", "RO", 100))


@pytest.mark.rule("1861-5.3-14")
def test_once_the_first_minor_is_sold_the_stock_round_goes_on_at_the_left_of_its_buyer():
    table = after_the_privates()
    table.play(Pass("P1"), Bid("P2", "N", 100), Pass("P3"))
    assert table.asked() == ("P3", "StockRound")
    table.play(Bid("P3", "RO", 100), Pass("P1"), Pass("P2"))
    assert table.director("RO") == "P3"


@pytest.mark.rule("1861-C-09")
def test_with_normal_turns_a_player_who_passed_may_still_open():
    table = after_the_privates(first_minor_offer="normal_turns")
    assert table.asked() == ("P1", "StockRound")
    table.play(Pass("P1"), Bid("P2", "N", 100))
    assert table.asked() == ("P3", "MinorAuction")
    table.play(Pass("P3"))
    assert table.asked()[0] == "P1"  # the pass of the turn was no pass in the auction
    table.play(Bid("P1", "N", 105), Pass("P2"))
    assert table.director("N") == "P1"


@pytest.mark.rule("1861-C-09")
def test_with_normal_turns_a_round_without_the_first_minor_ends_and_comes_again():
    table = after_the_privates(first_minor_offer="normal_turns")
    cash = table.money("P3")
    table.play(Pass("P1"), Pass("P2"))
    events = table.play(Pass("P3"))
    ended = [event for event in events if isinstance(event, RoundEnded)]
    assert [event.kind for event in ended] == ["stock", "operating", "operating"]
    assert table.asked() == ("P1", "StockRound")
    assert table.money("P3") == cash + 200
    assert table.why_not(Bid("P1", "RO", 100)).code == "first-minor-first"
