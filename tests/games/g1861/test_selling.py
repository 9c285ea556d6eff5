"""Selling shares: what may be sold, who becomes director, what the price does (5.1)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Pass, SellShares
from trunkline.eighteen.events import CertificateMoved, DirectorChanged, Paid, PriceMoved
from trunkline.eighteen.market import stack

ONE_SALE = ("once_per_turn", "per_sale")


def table_with(
    shares: dict[str, int],
    turn: str = "P1",
    cell: tuple[int, int] = (5, 3),
    pooled: int = 0,
    players: int = 3,
    operated: bool = True,
    **options: str,
) -> Table:
    """A stock round in phase 4 with MK, held as said; the rest is in its treasury."""
    table = Table(players, "4", **options)
    table.no_privates()
    table.minor("N", f"P{players}")
    table.public("MK", {**shares, "pool": pooled}, cell=cell, operated=operated)
    table.stock_round(turn)
    return table


@pytest.mark.rule("1861-5.1-1", "1861-5.1-7", "1861-2.1.3-1")
def test_sold_shares_go_to_the_bank_pool_and_the_bank_pays_the_price_before_the_sale():
    table = table_with({"P1": 4})
    assert table.price("MK") == 70
    bank, cash = table.money("bank"), table.money("P1")
    table.play(SellShares("P1", "MK", 2))
    assert (table.shares("MK", "P1"), table.shares("MK", "pool")) == (2, 2)
    assert table.money("P1") == cash + 140
    assert table.money("bank") == bank - 140
    assert table.price("MK") == 65


@pytest.mark.rule("1861-5.1-1")
def test_only_what_is_held_can_be_sold():
    table = table_with({"P2": 4, "P1": 1})
    assert table.legal(SellShares("P1", "MK", 1))
    for count in (0, -1, 2):
        assert table.why_not(SellShares("P1", "MK", count)).code == "not-held"


@pytest.mark.rule("1861-5.1-3")
def test_minors_cannot_be_sold():
    table = table_with({"P1": 4})
    table.minor("RO", "P1")
    refusal = table.why_not(SellShares("P1", "RO", 2))
    assert (refusal.code, refusal.rule) == ("cannot-be-sold", "1861-5.1-3")
    assert not table.legal(SellShares("P1", "RO", 1))


@pytest.mark.rule("1861-5.1-1", "1861-5.1-4")
def test_what_is_no_share_in_play_cannot_be_sold():
    table = table_with({"P1": 4})
    refusal = table.why_not(SellShares("P1", "NW", 1))
    assert (refusal.code, refusal.rule) == ("not-operated", "1861-5.1-4")
    for other in ("RSR", "nobody"):
        refusal = table.why_not(SellShares("P1", other, 1))
        assert (refusal.code, refusal.rule) == ("nothing-to-sell", "1861-5.1-1")


@pytest.mark.rule("1861-5.1-4")
def test_shares_cannot_be_sold_before_the_first_turn_of_the_public_has_ended():
    table = table_with({"P1": 4}, operated=False)
    refusal = table.why_not(SellShares("P1", "MK", 1))
    assert (refusal.code, refusal.rule) == ("not-operated", "1861-5.1-4")
    table.state.companies["MK"].turns_begun = 1
    assert not table.legal(SellShares("P1", "MK", 1))
    table.state.companies["MK"].turns_ended = 1
    assert table.legal(SellShares("P1", "MK", 1))


@pytest.mark.rule("1861-5.1-5", "1861-DX-6", "1861-F-6")
def test_the_bank_pool_never_holds_more_than_half_of_a_public():
    table = table_with({"P2": 3, "P1": 3}, pooled=3)
    refusal = table.why_not(SellShares("P1", "MK", 3))
    assert (refusal.code, refusal.rule) == ("pool-limit", "1861-5.1-5")
    assert not table.legal(SellShares("P1", "MK", 3))
    assert table.legal(SellShares("P1", "MK", 2))
    table.play(SellShares("P1", "MK", 2))
    assert table.shares("MK", "pool") == 5
    assert table.why_not(SellShares("P1", "MK", 1)).code == "pool-limit"


@pytest.mark.rule("1861-5.1-6", "1861-5.1-8", "1861-DX-8")
def test_a_director_sells_ordinary_shares_after_the_exchange():
    table = table_with({"P1": 2, "P2": 2})
    cash = table.money("P1")
    table.play(SellShares("P1", "MK", 1))
    assert table.director("MK") == "P2"
    assert table.state.certificates["MK"][0] == "P2"
    assert (table.shares("MK", "P1"), table.shares("MK", "P2")) == (1, 2)
    assert table.shares("MK", "pool") == 1
    assert table.money("P1") == cash + 70
    assert table.cell("MK") == (6, 3)


@pytest.mark.rule("1861-5.1-6", "1861-5.1-8", "1861-DX-9", "1861-5.1.1-2")
def test_a_director_with_20_percent_sells_nothing_if_nobody_else_has_20_percent():
    table = table_with({"P1": 2, "P2": 1, "P3": 1})
    for count in (1, 2):
        refusal = table.why_not(SellShares("P1", "MK", count))
        assert (refusal.code, refusal.rule) == ("no-new-director", "1861-5.1-8")
        assert not table.legal(SellShares("P1", "MK", count))


@pytest.mark.rule("1861-5.1-8", "1861-5.1.1-2")
def test_without_a_successor_a_director_sells_down_to_20_percent():
    table = table_with({"P1": 4, "P2": 1})
    assert table.legal(SellShares("P1", "MK", 2))
    assert not table.legal(SellShares("P1", "MK", 3))


# --- the director -------------------------------------------------------------


@pytest.mark.rule("1861-EX-1", "1861-5.1.1-1", "1861-5.1.1-5", "1861-5.1.1-6", "1861-5.1.2-3")
@pytest.mark.parametrize("pooled", [0, 2])
def test_a_sale_with_a_change_of_director(pooled):
    table = table_with({"P1": 5, "P2": 3}, pooled=pooled)
    cash = table.money("P1")
    events = table.play(SellShares("P1", "MK", 3))
    assert (table.shares("MK", "P1"), table.shares("MK", "P2")) == (2, 3)
    assert table.director("MK") == "P2"
    owners = table.state.certificates["MK"]
    assert owners[0] == "P2"
    assert owners[1:].count("P2") == 1
    assert owners[1:].count("P1") == 2
    assert table.shares("MK", "pool") == pooled + 3
    assert table.cell("MK") == (6, 3)
    assert table.money("P1") == cash + 3 * 70
    kinds = [type(event) for event in events]
    assert kinds.index(DirectorChanged) < min(
        kinds.index(kind) for kind in (CertificateMoved, Paid, PriceMoved)
    )


@pytest.mark.rule("1861-5.1.1-7", "1861-2.2.3-3")
def test_equal_holdings_do_not_change_the_director():
    table = table_with({"P1": 4, "P2": 3})
    table.play(SellShares("P1", "MK", 1))
    assert table.director("MK") == "P1"
    table.play(SellShares("P1", "MK", 1))
    assert table.director("MK") == "P2"


@pytest.mark.rule("1861-5.1.1-2")
def test_a_player_with_less_than_20_percent_never_becomes_director():
    table = table_with({"P1": 3, "P2": 1})
    table.play(SellShares("P1", "MK", 1))
    assert table.director("MK") == "P1"
    assert not table.legal(SellShares("P1", "MK", 2))


@pytest.mark.rule("1861-5.1.1-3")
def test_of_several_the_one_with_most_shares_becomes_director():
    table = table_with({"P1": 4, "P2": 2, "P3": 3})
    table.play(SellShares("P1", "MK", 3))
    assert table.director("MK") == "P3"


@pytest.mark.rule("1861-5.1.1-4", "1861-DX-7")
@pytest.mark.parametrize(("seller", "heir"), [("P1", "P2"), ("P2", "P3"), ("P3", "P1")])
def test_of_equals_the_one_closest_to_the_left_becomes_director(seller, heir):
    others = [seat for seat in ("P1", "P2", "P3") if seat != seller]
    table = table_with({seller: 4, others[0]: 3, others[1]: 3}, turn=seller)
    table.play(SellShares(seller, "MK", 2))
    assert table.director("MK") == heir


@pytest.mark.rule("1861-5.1.1-1")
def test_a_sale_by_somebody_else_does_not_change_the_director():
    table = table_with({"P2": 3, "P1": 3, "P3": 3})
    table.play(SellShares("P1", "MK", 3))
    assert table.director("MK") == "P2"


# --- the price ----------------------------------------------------------------


@pytest.mark.rule("1861-5.1.2-1", "1861-5.1.2-6")
@pytest.mark.parametrize("option", ONE_SALE)
def test_a_sale_by_another_than_the_director_does_not_change_the_price(option):
    table = table_with({"P2": 4, "P1": 3}, director_sale_drop=option)
    table.public("GRR", {"P2": 2}, cell=(5, 3))
    table.play(SellShares("P1", "MK", 3))
    assert table.cell("MK") == (5, 3)
    assert stack(table.pos, (5, 3)) == ["MK", "GRR"]


@pytest.mark.rule("1861-EX-2", "1861-5.1.2-2")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("option", ONE_SALE)
def test_a_sale_by_the_director_is_one_cell_down_whatever_the_number(count, option):
    table = table_with({"P1": 5}, director_sale_drop=option)
    cash = table.money("P1")
    table.play(SellShares("P1", "MK", count))
    assert (table.cell("MK"), table.price("MK")) == ((6, 3), 65)
    assert table.money("P1") == cash + 70 * count


@pytest.mark.rule("1861-5.1.2-3")
@pytest.mark.parametrize("option", ONE_SALE)
def test_the_director_before_the_sale_counts(option):
    table = table_with({"P1": 3, "P2": 3}, director_sale_drop=option)
    table.play(SellShares("P1", "MK", 1))
    assert table.director("MK") == "P2"
    assert table.cell("MK") == (6, 3)
    table.play(Pass("P1"), SellShares("P2", "MK", 1))
    assert table.cell("MK") == (7, 3)


@pytest.mark.rule("1861-EX-3", "1861-5.1.2-4", "1861-5.1.2-6")
@pytest.mark.parametrize("count", [1, 3])
def test_a_token_on_a_ledge_keeps_its_place_in_the_stack(count):
    table = table_with({"P1": 5}, cell=(6, 5))
    table.public("GRR", {"P2": 2}, cell=(6, 5))
    table.play(SellShares("P1", "MK", count))
    assert table.price("MK") == 80
    assert stack(table.pos, (6, 5)) == ["MK", "GRR"]


@pytest.mark.rule("1861-5.1.2-5")
def test_a_token_that_moves_goes_to_the_bottom_of_the_stack():
    table = table_with({"P1": 5})
    table.public("GRR", {"P2": 2}, cell=(6, 3))
    table.play(SellShares("P1", "MK", 1))
    assert stack(table.pos, (6, 3)) == ["GRR", "MK"]


@pytest.mark.rule("1861-DX-10", "1861-5.1.2-7", "1861-C-03")
def test_all_shares_of_one_public_sold_in_a_turn_are_one_sale():
    table = table_with({"P1": 6})
    cash = table.money("P1")
    table.play(SellShares("P1", "MK", 1), SellShares("P1", "MK", 2), SellShares("P1", "MK", 1))
    assert table.cell("MK") == (6, 3)
    assert table.money("P1") == cash + 4 * 70
    # In another turn it is another sale.
    table.stock_round("P1")
    table.public("MK", {"P1": 6}, cell=(6, 3))
    table.play(SellShares("P1", "MK", 1), Pass("P1"), Pass("P2"), Pass("P3"))
    table.play(SellShares("P1", "MK", 1))
    assert table.cell("MK") == (8, 3)
    assert table.money("P1") == cash + 4 * 70 + 65 + 60


@pytest.mark.rule("1861-5.1.2-7", "1861-C-03")
def test_one_sale_stays_one_when_another_public_is_sold_in_between():
    table = table_with({"P1": 6})
    table.public("GRR", {"P1": 5}, cell=(5, 4))
    cash = table.money("P1")
    table.play(SellShares("P1", "MK", 1), SellShares("P1", "GRR", 1), SellShares("P1", "MK", 1))
    assert (table.cell("MK"), table.cell("GRR")) == ((6, 3), (6, 4))
    assert table.money("P1") == cash + 70 + 80 + 70


@pytest.mark.rule("1861-5.1.2-7", "1861-C-03")
def test_one_sale_of_somebody_who_lost_the_directorship_on_the_way():
    table = table_with({"P1": 4, "P2": 3})
    cash = table.money("P1")
    table.play(SellShares("P1", "MK", 2), SellShares("P1", "MK", 1))
    assert table.director("MK") == "P2"
    assert table.cell("MK") == (6, 3)
    assert table.money("P1") == cash + 3 * 70


@pytest.mark.rule("1861-DX-10", "1861-C-03")
def test_with_per_sale_each_action_of_the_director_is_a_sale():
    table = table_with({"P1": 6}, director_sale_drop="per_sale")
    cash = table.money("P1")
    table.play(SellShares("P1", "MK", 1), SellShares("P1", "MK", 1))
    assert table.cell("MK") == (7, 3)
    assert table.money("P1") == cash + 70 + 65


@pytest.mark.rule("1861-5.1.2-8", "1861-O-28")
@pytest.mark.parametrize("order", [("MK", "GRR"), ("GRR", "MK")])
def test_the_order_of_sales_of_different_publics_decides_the_stacking(order):
    table = table_with({"P1": 5})
    table.public("GRR", {"P1": 5}, cell=(5, 3))
    table.play(*(SellShares("P1", company, 1) for company in order))
    assert stack(table.pos, (6, 3)) == list(order)
