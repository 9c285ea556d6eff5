"""Auctions of minors (5.2.4)."""

from __future__ import annotations

import pytest

from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Bid, Pass
from trunkline.eighteen.market import stack
from trunkline.eighteen.state import BANK
from trunkline.games.g1861.national import nationalise

EARLY = ["N", "SPW", "MNN", "RO", "OK", "M-K", "KK", "MV", "KB", "KR"]
LATE = ["MB", "Y", "V", "TR", "SV", "E"]
START_PRICES = [50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 135]


def at_stock_round(phase: str = "2", players: int = 3, turn: str = "P1", **options: str) -> Table:
    """A stock round with rich players in which Nikolaev belongs to the last of them."""
    table = Table(players, **options)
    table.no_privates()
    table.minor("N", f"P{players}")
    table.phase(phase)
    for seat in table.title.seats:
        table.cash(seat, 1000)
    table.stock_round(turn)
    return table


def put_up(table: Table, minor: str) -> bool:
    return table.legal(Bid(table.asked()[0], minor, 100))


@pytest.mark.rule("1861-5.2.4-1", "1861-5.2.4-2", "1861-2.2.2-1", "1861-2.2.2-2", "1861-2.2.2-3")
@pytest.mark.parametrize(
    ("phase", "open"), [("2", EARLY), ("3", EARLY + LATE), ("4", EARLY + LATE)], ids=str
)
def test_which_minors_can_be_put_up_in_a_phase(phase, open):
    table = at_stock_round(phase)
    minors = [c.id for c in table.title.charters.values() if c.kind == "minor"]
    assert len(minors) == 16
    assert {minor for minor in minors if put_up(table, minor)} == set(open) - {"N"}
    if phase == "2":
        refusal = table.why_not(Bid("P1", "MB", 100))
        assert (refusal.code, refusal.rule) == ("minor-too-early", "1861-5.2.4-2")
    refusal = table.why_not(Bid("P1", "N", 100))
    assert (refusal.code, refusal.rule) == ("minor-not-available", "1861-5.2.4-1")


@pytest.mark.rule("1861-5.2.4-1", "1861-5.2.4-3", "1861-5.2.4-19")
@pytest.mark.parametrize("phase", ["5", "6", "7", "8"])
def test_from_phase_5_no_minor_can_be_put_up(phase):
    table = at_stock_round(phase)
    assert not any(put_up(table, minor) for minor in EARLY + LATE)
    refusal = table.why_not(Bid("P1", "RO", 100))
    assert (refusal.code, refusal.rule) == ("minors-closed", "1861-5.2.4-3")
    assert {table.state.companies[minor].status for minor in EARLY[1:] + LATE} == {"gone"}


@pytest.mark.rule("1861-5.2.4-1", "1861-4-5")
def test_only_a_minor_can_be_put_up():
    table = at_stock_round("4")
    for other in ("MK", "RSR", "nobody"):
        refusal = table.why_not(Bid("P1", other, 100))
        assert (refusal.code, refusal.rule) == ("not-for-auction", "1861-5.2.4-1")
    refusal = table.why_not(Bid("P1", "TSR", 100))
    assert (refusal.code, refusal.rule) == ("privates-auctioned-first", "1861-4-5")


@pytest.mark.rule("1861-5.2.4-1")
def test_one_minor_is_auctioned_at_a_time():
    table = at_stock_round("4")
    table.play(Bid("P1", "RO", 100))
    for other in ("OK", "TSR"):
        refusal = table.why_not(Bid("P2", other, 105))
        assert (refusal.code, refusal.rule) == ("one-minor-at-a-time", "1861-5.2.4-1")


@pytest.mark.rule("1861-5.2.4-4", "1861-F-6")
def test_the_first_bid_is_made_by_who_puts_the_minor_up_and_is_100_at_least():
    least = reference.money(reference.table("F-6", 1)[3]["value"])
    table = at_stock_round()
    refusal = table.why_not(Bid("P1", "RO", least - 5))
    assert (refusal.code, refusal.rule) == ("bid-below-minimum", "1861-5.2.4-4")
    table.play(Bid("P1", "RO", least))
    assert (table.pos.top.leader, table.pos.top.price) == ("P1", 100)
    assert table.asked() == ("P2", "MinorAuction")


@pytest.mark.rule("1861-5.2.4-5", "1861-O-42", "1861-F-6")
def test_bids_are_multiples_of_5_and_may_rise_by_more():
    table = at_stock_round()
    refusal = table.why_not(Bid("P1", "RO", 102))
    assert (refusal.code, refusal.rule) == ("bid-not-a-multiple", "1861-5.2.4-5")
    table.play(Bid("P1", "RO", 115))
    assert table.why_not(Bid("P2", "RO", 121)).code == "bid-not-a-multiple"
    assert table.legal(Bid("P2", "RO", 120))
    assert table.legal(Bid("P2", "RO", 300))


@pytest.mark.rule("1861-5.2.4-6", "1861-5.2.4-21")
def test_bidding_goes_clockwise_and_each_bid_is_higher():
    table = at_stock_round(players=4)
    table.play(Bid("P1", "RO", 100))
    refusal = table.why_not(Bid("P2", "RO", 100))
    assert (refusal.code, refusal.rule) == ("bid-too-low", "1861-5.2.4-6")
    for seat, price in (("P2", 105), ("P3", 110), ("P4", 115), ("P1", 120), ("P2", 125)):
        assert table.asked()[0] == seat
        table.play(Bid(seat, "RO", price))
    # A bid stands: it is another player's turn, and its maker is not asked again before.
    assert table.why_not(Pass("P2")).code == "not-your-turn"


@pytest.mark.rule("1861-5.2.4-7")
def test_nobody_bids_more_than_the_cash_in_hand():
    table = at_stock_round()
    table.cash("P1", 123)
    assert table.legal(Bid("P1", "RO", 120))
    refusal = table.why_not(Bid("P1", "RO", 125))
    assert (refusal.code, refusal.rule) == ("bid-above-cash", "1861-5.2.4-7")


@pytest.mark.rule("1861-5.2.4-8", "1861-5.2.4-9")
def test_who_passes_is_out_and_the_last_one_left_wins_at_the_last_bid():
    table = at_stock_round(players=4)
    table.play(Bid("P1", "RO", 100), Pass("P2"), Bid("P3", "RO", 140), Pass("P4"))
    assert table.asked()[0] == "P1"
    table.play(Bid("P1", "RO", 145))
    assert table.asked()[0] == "P3"  # P2 has passed
    table.play(Pass("P3"))
    assert table.director("RO") == "P1"
    assert table.money("P1") == 1000 - 145


@pytest.mark.rule("1861-5.2.4-10", "1861-5.2.4-15", "1861-2.2.2-4")
def test_the_winner_owns_the_minor_and_pays_into_its_treasury():
    table = at_stock_round()
    bank = table.money(BANK)
    table.play(Bid("P1", "RO", 100), Bid("P2", "RO", 135), Pass("P3"), Pass("P1"))
    assert table.state.certificates["RO"] == ("P2",)
    assert table.state.companies["RO"].status == "running"
    assert (table.money("P1"), table.money("P2"), table.money("RO")) == (1000, 865, 135)
    assert table.money(BANK) == bank


def started_at(bid: int, **options: str) -> Table:
    table = at_stock_round(**options)
    table.play(Bid("P1", "RO", bid), Pass("P2"), Pass("P3"))
    return table


@pytest.mark.rule("1861-5.2.4-11", "1861-5.2.4-12", "1861-5.2.4-18", "1861-EX-6")
@pytest.mark.parametrize("bid", range(100, 401, 5))
def test_the_price_is_the_highest_starting_price_not_above_half_of_the_bid(bid):
    table = started_at(bid)
    assert table.money("RO") == bid
    assert table.price("RO") == max(price for price in START_PRICES if price <= bid / 2)
    assert table.title.market.cells[table.cell("RO")].marks & {"minor", "both"}


@pytest.mark.rule("1861-DX-1", "1861-5.2.4-12")
def test_prices_for_winning_bids():
    bids = [100, 105, 110, 175, 220, 225, 280, 300]
    tables = [started_at(bid) for bid in bids]
    assert [table.price("RO") for table in tables] == [50, 50, 55, 80, 110, 110, 135, 135]
    assert [table.money("RO") for table in tables] == bids


@pytest.mark.rule("1861-5.2.4-13")
def test_a_new_token_goes_to_the_bottom_of_the_stack():
    table = at_stock_round()
    cell = table.cell("N")
    table.play(Bid("P1", "RO", 100), Pass("P2"), Pass("P3"))
    table.play(Bid("P2", "KB", 105), Pass("P3"), Pass("P1"))
    assert stack(table.pos, cell) == ["N", "RO", "KB"]


@pytest.mark.rule("1861-5.2.4-14")
@pytest.mark.parametrize("minor", EARLY[1:] + LATE)
def test_the_token_goes_to_the_reserved_slot_free_of_charge(minor):
    table = at_stock_round("3")
    home = table.title.charters[minor].home
    table.play(Bid("P1", minor, 100), Pass("P2"), Pass("P3"))
    assert minor in table.state.board.tokens[home]
    assert minor not in table.state.reserved.get(home, ())
    assert table.money(minor) == 100


@pytest.mark.rule("1861-5.2.4-14", "1861-C-42")
@pytest.mark.parametrize(("option", "at_once"), [("after_auction", False), ("first_bid", True)])
def test_when_the_home_token_is_placed(option, at_once):
    table = at_stock_round(home_token_time=option)
    table.play(Bid("P1", "RO", 100))
    assert ("B4.0" in table.state.board.tokens) == at_once
    table.play(Bid("P2", "RO", 105), Pass("P3"), Pass("P1"))
    assert table.state.board.tokens["B4.0"] == ("RO",)


@pytest.mark.rule("1861-C-42")
@pytest.mark.parametrize("option", ["after_auction", "first_bid"])
@pytest.mark.parametrize("offer", ["compulsory", "normal_turns"])
def test_the_first_minor_has_its_token_whenever_it_is_placed(option, offer):
    table = Table(home_token_time=option, first_minor_offer=offer)
    table.no_privates()
    table.stock_round("")
    table.play(Bid("P1", "N", 100))
    assert ("H8.1" in table.state.board.tokens) == (option == "first_bid")
    table.play(Bid("P2", "N", 105), Pass("P3"), Pass("P1"))
    assert table.state.board.tokens["H8.1"] == ("N",)


@pytest.mark.rule("1861-5.2.4-16", "1861-5.2.4-17")
def test_play_goes_on_at_the_left_of_the_winner_also_if_another_put_the_minor_up():
    table = at_stock_round(players=4)
    table.play(Bid("P1", "RO", 100), Pass("P2"), Bid("P3", "RO", 105), Pass("P4"), Pass("P1"))
    assert table.director("RO") == "P3"
    assert table.asked() == ("P4", "StockRound")
    table.play(Bid("P4", "KB", 100), Bid("P1", "KB", 105), Pass("P2"), Pass("P3"), Pass("P4"))
    # P1 has won, and P1's turn to buy is not caught up on: the next one is P2.
    assert table.asked()[0] == "P2"


@pytest.mark.rule("1861-5.2.4-20", "1861-DX-2")
def test_a_player_who_cannot_pay_the_next_bid_is_out():
    table = at_stock_round()
    table.cash("P1", 110)
    table.cash("P2", 114)
    table.cash("P3", 115)
    table.play(Bid("P1", "RO", 110))
    assert table.asked()[0] == "P3"
    assert table.pos.top.bidders == ("P3", "P1")
    table.play(Pass("P3"))
    assert table.director("RO") == "P1"


@pytest.mark.rule("1861-2.2.2-7")
def test_a_minor_that_has_left_the_game_never_returns():
    table = at_stock_round("3")
    table.minor("RO", "P1", trains=())
    nationalise(table.pos, "RO")
    table.stock_round("P1")
    assert table.state.companies["RO"].status == "gone"
    assert table.why_not(Bid("P1", "RO", 100)).code == "minor-not-available"
    assert "RO" not in table.state.reserved.get("B4.0", ())
