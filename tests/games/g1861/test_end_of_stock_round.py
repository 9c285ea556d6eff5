"""The end of the stock round: prices of sold-out publics rise (5.4)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyShare, Pass, PlaceToken, SellShares, StartPublic
from trunkline.eighteen.components import Cell
from trunkline.eighteen.market import stack

SOLD_OUT = {"P1": 5, "P2": 3, "P3": 2}


def ended(publics: dict[str, Cell], others: dict[str, Cell] | None = None, **options: str) -> Table:
    """The end of a stock round with sold-out publics, and others that are not sold out."""
    table = Table(phase="4", **options)
    table.no_privates()
    table.minor("N", "P1", cell=(7, 1))
    for name, cell in (others or {}).items():
        table.public(name, {"P1": 2}, cell=cell)
    for name, cell in publics.items():
        table.public(name, SOLD_OUT, cell=cell)
    end_round(table)
    return table


def end_round(table: Table) -> None:
    table.stock_round("P1")
    table.play(Pass("P1"), Pass("P2"), Pass("P3"))
    assert table.state.round == "operating"


@pytest.mark.rule("1861-EX-8", "1861-5.4-1", "1861-5.4-2", "1861-5.4-3")
def test_sold_out_publics_rise_and_others_stay():
    table = Table(phase="4")
    table.no_privates()
    table.minor("N", "P1")
    table.public("NW", SOLD_OUT, cell=(0, 5))
    table.public("SE", SOLD_OUT, cell=(3, 5))
    table.public("MKN", {"P1": 5, "P2": 3}, cell=(4, 4))
    assert [table.price(name) for name in ("NW", "SE")] == [150, 110]
    end_round(table)
    assert (table.cell("SE"), table.price("SE")) == ((2, 5), 120)
    assert (table.cell("NW"), table.price("NW")) == ((1, 6), 150)
    assert table.cell("MKN") == (4, 4)


@pytest.mark.rule("1861-5.4-2", "1861-O-40")
@pytest.mark.parametrize("elsewhere", ["MK", "pool"])
def test_a_single_share_that_no_player_holds_prevents_the_rise(elsewhere):
    table = Table(phase="4")
    table.no_privates()
    table.minor("N", "P1")
    table.public("MK", {"P1": 5, "P2": 3, "P3": 1, elsewhere: 1}, cell=(4, 4))
    table.public("GRR", SOLD_OUT, cell=(4, 5))
    end_round(table)
    assert table.cell("MK") == (4, 4)
    assert table.cell("GRR") == (3, 5)


@pytest.mark.rule("1861-5.4-1", "1861-O-40")
def test_the_shares_of_the_moment_at_which_the_round_ends_count():
    table = Table(phase="4")
    table.no_privates()
    table.minor("N", "P1")
    table.public("MK", {"P1": 5, "P2": 3, "P3": 1}, cell=(4, 4))
    table.public("GRR", SOLD_OUT, cell=(5, 5))
    table.stock_round("P1")
    table.play(BuyShare("P1", "MK", "treasury"), SellShares("P2", "GRR", 1))
    table.play(Pass("P2"), Pass("P3"), Pass("P1"), Pass("P2"))
    assert table.cell("MK") == (3, 4)
    assert table.cell("GRR") == (5, 5)


@pytest.mark.rule("1861-DX-13", "1861-5.4-3", "1861-C-11")
@pytest.mark.parametrize("cell", [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4), (0, 8), (0, 17)])
@pytest.mark.parametrize("option", ["every_column", "row_0_only"])
def test_without_a_cell_above_the_token_moves_right_and_down(cell, option):
    table = ended({"MK": cell}, sold_out_top=option)
    price = table.title.market.price(cell)
    stays = option == "row_0_only" and cell[0] > 0
    assert table.cell("MK") == (cell if stays else (cell[0] + 1, cell[1] + 1))
    assert table.price("MK") == price


@pytest.mark.rule("1861-5.4-4", "1861-C-11")
@pytest.mark.parametrize("option", ["every_column", "row_0_only"])
def test_a_token_in_the_last_cell_of_the_top_row_stays(option):
    table = ended({"MK": (0, 18)}, sold_out_top=option)
    assert (table.cell("MK"), table.price("MK")) == ((0, 18), 540)


@pytest.mark.rule("1861-DX-14", "1861-5.4-5", "1861-5.4-6")
def test_publics_that_rise_together_keep_their_order_below_what_lies_there():
    table = ended({"MK": (4, 5), "GRR": (4, 5)}, {"NW": (3, 5)})
    assert stack(table.pos, (3, 5)) == ["NW", "MK", "GRR"]


@pytest.mark.rule("1861-5.4-5")
def test_all_rise_at_the_same_time():
    # GRR rises into the cell that MK leaves: it does not end up above or below it.
    table = ended({"MK": (4, 5), "GRR": (5, 5)})
    assert stack(table.pos, (3, 5)) == ["MK"]
    assert stack(table.pos, (4, 5)) == ["GRR"]


@pytest.mark.rule("1861-5.4-7", "1861-O-44")
@pytest.mark.parametrize("first", ["MK", "GRR"])
def test_rises_from_different_cells_into_one_keep_the_operating_order(first):
    second = "GRR" if first == "MK" else "MK"
    # From (0, 4), at R135, right and down; from (2, 5), at R120, up.
    table = ended({second: (2, 5), first: (0, 4)})
    assert stack(table.pos, (1, 5)) == [first, second]


@pytest.mark.rule("1861-5.4-8")
def test_minors_never_rise():
    table = ended({"MK": (4, 5)})
    assert table.cell("N") == (7, 1)


@pytest.mark.rule("1861-5.4-9", "1861-3-8")
def test_then_the_first_operating_round_begins():
    table = Table(phase="4")
    table.minor("N", "P1")
    table.state.set = 3
    end_round(table)
    assert (table.state.round, table.state.set, table.state.number) == ("operating", 3, 1)


@pytest.mark.rule("1861-5.4-10", "1861-O-40")
def test_a_public_started_in_this_round_rises_as_well():
    table = Table(players=5, phase="4")
    table.no_privates()
    table.minor("N", "P5")
    for seat in table.title.seats:
        table.cash(seat, 1000)
    table.stock_round("P1")
    table.play(StartPublic("P1", "MK", 100), PlaceToken("P1", "MK", "L12.0"))
    for seat in ("P2", "P3", "P4", "P5", "P1", "P2", "P3", "P4"):
        table.play(BuyShare(seat, "MK", "treasury"))
    assert table.cell("MK") == (4, 5)
    table.play(*(Pass(seat) for seat in ("P5", "P1", "P2", "P3", "P4")))
    assert table.state.companies["MK"].turns_ended == 0
    assert table.cell("MK") == (3, 5)
