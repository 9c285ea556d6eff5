"""The stock round: whose turn it is, what a turn is, and when the round ends (5)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import (
    Bid,
    BuyShare,
    Pass,
    PlaceToken,
    SellShares,
    StartPublic,
)
from trunkline.eighteen.events import Passed, PriorityMoved, RoundEnded


def table_of(players: int = 4, turn: str = "P1", **options: str) -> Table:
    """Phase 4, and a public of which the director and two others hold shares."""
    table = Table(players, "4", **options)
    table.no_privates()
    table.minor("N", "P3")
    table.public("MK", {"P1": 3, "P2": 2, "P3": 1}, price=100)
    table.stock_round(turn)
    return table


@pytest.mark.rule("1861-5-1")
def test_a_stock_round_starts_with_the_priority_holder_and_goes_clockwise():
    table = table_of(turn="")
    table.state.priority = "P3"
    table.stock_round("")
    for seat in ("P3", "P4", "P1", "P2"):
        assert table.asked() == (seat, "StockRound")
        refusal = table.why_not(Pass({"P1": "P2"}.get(seat, "P1")))
        assert (refusal.code, refusal.rule) == ("not-your-turn", "1861-5-1")
        table.play(BuyShare(seat, "MK", "treasury"))
    assert table.asked()[0] == "P3"


@pytest.mark.rule("1861-5-2")
def test_a_turn_is_any_number_of_sales_and_then_one_purchase():
    table = table_of()
    table.public("GRR", {"P2": 4, "P1": 2}, price=90)
    table.stock_round("P1")
    table.play(SellShares("P1", "GRR", 1), SellShares("P1", "MK", 1), SellShares("P1", "GRR", 1))
    assert table.asked()[0] == "P1"
    for action in (
        BuyShare("P1", "NW", "treasury"),
        StartPublic("P1", "SW", 70),
        Bid("P1", "RO", 100),
    ):
        other = table_of()
        other.public("NW", {"P4": 2}, price=90)
        other.cash("P1", 500)
        other.stock_round("P1")
        other.play(SellShares("P1", "MK", 1), action)
        if isinstance(action, StartPublic):
            other.play(next(c for c in other.pos.legal("P1") if isinstance(c, PlaceToken)))
        assert other.asked()[0] == "P2"


@pytest.mark.rule("1861-5-3", "1861-5.2-5", "1861-C-05")
@pytest.mark.parametrize("first", ["buy", "start", "auction"])
def test_after_the_purchase_there_is_neither_a_sale_nor_another_purchase(first):
    table = table_of()
    table.cash("P1", 500)
    table.stock_round("P1")
    if first == "buy":
        table.play(BuyShare("P1", "MK", "treasury"))
    elif first == "start":
        table.play(StartPublic("P1", "SW", 70))
        assert table.why_not(SellShares("P1", "MK", 1)).code == "not-now"
        table.play(next(c for c in table.pos.legal("P1") if isinstance(c, PlaceToken)))
    else:
        table.play(Bid("P1", "RO", 100))
        table.play(Pass("P2"), Pass("P3"), Pass("P4"))
        assert table.director("RO") == "P1"
    for again in (SellShares("P1", "MK", 1), BuyShare("P1", "MK", "treasury")):
        refusal = table.why_not(again)
        assert (refusal.code, refusal.rule) == ("not-your-turn", "1861-5-1")


@pytest.mark.rule("1861-5-3")
def test_a_player_whose_minor_went_to_another_cannot_sell_any_more_in_that_turn():
    table = table_of()
    table.cash("P2", 500)
    table.cash("P1", 500)
    table.stock_round("P1")
    table.play(Bid("P1", "RO", 100), Bid("P2", "RO", 105))
    assert table.why_not(SellShares("P1", "MK", 1)).code in ("not-now", "not-your-turn")
    table.play(Pass("P3"), Pass("P4"), Pass("P1"))
    assert table.asked()[0] == "P3"


@pytest.mark.rule("1861-5-4", "1861-5-5", "1861-5-7")
def test_who_does_nothing_passes_and_may_act_again_and_all_passes_end_the_round():
    table = table_of()
    events = table.play(Pass("P1"))
    assert Passed("P1", "StockRound") in events
    table.play(Pass("P2"), Pass("P3"), BuyShare("P4", "MK", "treasury"))
    assert table.asked()[0] == "P1"
    table.play(BuyShare("P1", "MK", "treasury"))
    table.play(Pass("P2"), Pass("P3"), Pass("P4"))
    assert table.state.round == "stock"
    events = table.play(Pass("P1"))
    assert any(isinstance(event, RoundEnded) and event.kind == "stock" for event in events)
    assert (table.state.round, table.state.number) == ("operating", 1)


@pytest.mark.rule("1861-5-6")
def test_a_turn_with_sales_only_is_no_pass():
    table = table_of()
    table.play(Pass("P1"), Pass("P2"), SellShares("P3", "MK", 1))
    events = table.play(Pass("P3"))
    assert not any(isinstance(event, Passed) for event in events)
    table.play(Pass("P4"), Pass("P1"), Pass("P2"))
    assert (table.state.round, table.asked()[0]) == ("stock", "P3")
    table.play(Pass("P3"))
    assert table.state.round == "operating"


@pytest.mark.rule("1861-5-8")
def test_there_may_be_many_turns_in_a_round():
    table = Table(3, "4")
    table.no_privates()
    for seat in table.title.seats:
        table.cash(seat, 2000)
    for name in ("MK", "GRR", "NW"):
        table.public(name, {"P1": 2}, price=70)
    table.minor("N", "P3")
    table.stock_round("P1")
    for _ in range(4):
        for seat in table.title.seats:
            company = ("MK", "GRR", "NW")[table.title.seats.index(seat)]
            table.play(BuyShare(seat, company, "treasury"))
    assert (table.state.round, table.asked()[0]) == ("stock", "P1")


@pytest.mark.rule("1861-5-9", "1861-5.4-9")
@pytest.mark.parametrize("last", ["bought", "sold"])
def test_the_priority_card_goes_to_the_left_of_who_bought_or_sold_last(last):
    table = table_of()
    table.play(BuyShare("P1", "MK", "treasury"), Pass("P2"))
    if last == "sold":
        table.play(SellShares("P3", "MK", 1))
        expected, events = "P4", table.play(Pass("P3"), Pass("P4"), Pass("P1"), Pass("P2"))
        assert table.state.round == "stock"
        events = table.play(Pass("P3"))
    else:
        expected, events = "P2", table.play(Pass("P3"), Pass("P4"), Pass("P1"))
    assert table.state.priority == expected
    assert PriorityMoved(expected) in events
    assert (table.state.round, table.state.number) == ("operating", 1)
    assert events.index(PriorityMoved(expected)) < events.index(RoundEnded("stock", 1, 0))


@pytest.mark.rule("1861-5-10")
def test_the_winner_of_an_auction_counts_as_a_buyer_and_the_opener_does_not():
    table = table_of()
    table.play(Bid("P1", "RO", 100), Pass("P2"), Bid("P3", "RO", 105), Pass("P4"), Pass("P1"))
    assert table.director("RO") == "P3"
    table.play(Pass("P4"), Pass("P1"), Pass("P2"), Pass("P3"))
    assert table.state.priority == "P4"


@pytest.mark.rule("1861-5-11")
def test_the_priority_card_stays_if_nobody_acted():
    table = table_of(turn="P2")
    table.state.priority = "P2"
    events = table.play(Pass("P2"), Pass("P3"), Pass("P4"), Pass("P1"))
    assert table.state.round == "operating"
    assert table.state.priority == "P2"
    assert not any(isinstance(event, PriorityMoved) for event in events)


@pytest.mark.rule("1861-5-12")
def test_players_never_trade_shares_with_each_other():
    table = table_of()
    table.play(SellShares("P1", "MK", 1), Pass("P1"))
    assert table.state.certificates["MK"].count("pool") == 1
    for source in ("P3", "P4", "bank", "ipo"):
        assert table.why_not(BuyShare("P2", "MK", source)).code == "no-share-left"
    kinds = {"SellShares", "BuyShare", "StartPublic", "Bid", "Pass"}
    assert set(table.pos.decisions()[0].actions) == kinds


# --- buying -------------------------------------------------------------------


@pytest.mark.rule("1861-5.2-1", "1861-5.2-6", "1861-5.2-7", "1861-5.2-8", "1861-2.1.3-1")
def test_a_share_comes_from_the_treasury_or_from_the_bank_pool_at_the_market_price():
    table = table_of()
    bank = table.money("bank")
    table.play(SellShares("P1", "MK", 1), Pass("P1"))
    assert table.shares("MK", "pool") == 1
    assert table.money("bank") == bank - 100
    price, cell = table.price("MK"), table.cell("MK")
    assert price == 90
    money = {who: table.money(who) for who in ("P2", "P4", "MK", "bank")}
    table.play(BuyShare("P2", "MK", "treasury"), Pass("P3"), BuyShare("P4", "MK", "pool"))
    assert table.money("P2") == money["P2"] - price
    assert table.money("P4") == money["P4"] - price
    assert table.money("MK") == money["MK"] + price
    assert table.money("bank") == money["bank"] + price
    assert (table.shares("MK", "P2"), table.shares("MK", "P4")) == (3, 1)
    assert (table.shares("MK", "pool"), table.shares("MK", "MK")) == (0, 3)
    assert table.cell("MK") == cell


@pytest.mark.rule("1861-5.2-1")
def test_what_is_in_neither_place_cannot_be_bought():
    table = table_of()
    refusal = table.why_not(BuyShare("P1", "MK", "pool"))
    assert (refusal.code, refusal.rule) == ("no-share-left", "1861-5.2-1")


@pytest.mark.rule("1861-5.2-2", "1861-2.1.5-1")
def test_ordinary_certificates_are_for_sale_only_after_that_of_the_director():
    table = table_of()
    assert table.in_offering("GRR")
    for source in ("treasury", "pool", "ipo"):
        refusal = table.why_not(BuyShare("P1", "GRR", source))
        assert (refusal.code, refusal.rule) == ("no-such-share", "1861-5.2-2")


@pytest.mark.rule("1861-5.2-3", "1861-DX-12", "1861-C-04", "1861-F-6")
def test_a_player_with_60_percent_buys_no_further_share():
    table = Table(4, "4")
    table.minor("N", "P3")
    table.public("MK", {"P1": 5, "P2": 1}, price=70)
    table.stock_round("P1")
    table.play(BuyShare("P1", "MK", "treasury"))
    assert table.shares("MK", "P1") == 6
    table.play(Pass("P2"), Pass("P3"), Pass("P4"))
    refusal = table.why_not(BuyShare("P1", "MK", "treasury"))
    assert (refusal.code, refusal.rule) == ("holding-limit", "1861-5.2-3")
    assert not table.legal(BuyShare("P1", "MK", "treasury"))


@pytest.mark.rule("1861-5.2-4")
@pytest.mark.parametrize("source", ["treasury", "pool"])
def test_who_sold_a_share_of_a_public_buys_none_of_it_in_the_same_round(source):
    table = table_of(turn="P2")
    table.play(SellShares("P2", "MK", 1))
    refusal = table.why_not(BuyShare("P2", "MK", source))
    assert (refusal.code, refusal.rule) == ("sold-this-round", "1861-5.2-4")


@pytest.mark.rule("1861-5.2-4")
def test_the_sale_binds_in_later_turns_of_the_round_but_nobody_else_and_not_in_the_next_one():
    table = table_of()
    table.play(SellShares("P1", "MK", 1), Pass("P1"))
    assert table.legal(BuyShare("P2", "MK", "pool"))
    table.play(BuyShare("P2", "MK", "pool"), Pass("P3"), Pass("P4"))
    assert table.why_not(BuyShare("P1", "MK", "treasury")).code == "sold-this-round"
    table.stock_round("P1")
    assert table.legal(BuyShare("P1", "MK", "treasury"))


@pytest.mark.rule("1861-5.2-9")
def test_nobody_spends_more_than_the_cash_in_hand():
    table = table_of()
    table.cash("P1", 99)
    refusal = table.why_not(BuyShare("P1", "MK", "treasury"))
    assert (refusal.code, refusal.rule) == ("too-little-money", "1861-5.2-9")
    table.cash("P1", 100)
    table.play(BuyShare("P1", "MK", "treasury"))
    assert table.money("P1") == 0
