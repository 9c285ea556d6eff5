"""The share market of 1861: where the cells are, and where every move leads (F-5, F-10)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyShare, Pass, PayDividend, Route, RunTrains, SellShares
from trunkline.eighteen.components import Cell
from trunkline.eighteen.market import Market, stack
from trunkline.games.g1861.running import DividendStep, RunStep

MARKS = {"B": "minor", "R": "both", "V": "public", "Y": "convert"}
GRID = Table().title.market


def grid() -> dict[Cell, tuple[int, set[str]]]:
    """The grid of F-5: price and marks of each cell."""
    found: dict[Cell, tuple[int, set[str]]] = {}
    for line in reference.section("F-5").splitlines():
        row, *entries = line.split() or [""]
        if row.isdigit() and len(entries) == 19:
            for column, entry in enumerate(entries):
                if entry != ".":
                    price, letters = re.fullmatch(r"(\d+)([A-Z]*)", entry).groups()  # type: ignore[union-attr]
                    found[int(row), column] = int(price), {MARKS[letter] for letter in letters}
    return found


def move_rule(name: str) -> Callable[[Cell], Cell]:
    """A move of F-5 as a function: the first of its cells that exists."""
    moves = reference.table("F-5", 2)
    text = next(row["result"] for row in moves if row["move"].startswith(name))
    steps = [
        (int((r or "0").replace("−", "-")), int((c or "0").replace("−", "-")))
        for r, c in re.findall(r"\(r([+−]\d)?,c([+−]\d)?\)", text)
    ]
    assert steps
    assert steps[-1] == (0, 0)

    def moved(cell: Cell) -> Cell:
        places = [(cell[0] + r, cell[1] + c) for r, c in steps]
        return next(place for place in places if place in grid())

    return moved


def arrows(kind: str) -> set[Cell]:
    text = next(row["cells"] for row in reference.table("F-5", 1) if row["kind"].startswith(kind))
    return set(reference.cells(text))


CELLS = sorted(grid())


@pytest.mark.rule("1861-F-5")
def test_the_grid_has_the_cells_prices_and_marks_of_the_reference():
    assert {place: (cell.price, set(cell.marks)) for place, cell in GRID.cells.items()} == grid()
    assert len(GRID.cells) == 95


@pytest.mark.rule("1861-F-5")
def test_marks_name_the_cells_that_the_reference_lists():
    for row in reference.table("F-5", 0):
        mark = MARKS[row["mark"][1]]
        prices = reference.figures(re.sub(r"\(.*?\)", "", row["meaning"]))
        assert set(GRID.marked(mark)) == set(reference.cells(row["meaning"]))
        assert sorted(map(GRID.price, GRID.marked(mark))) == prices


@pytest.mark.rule("1861-F-5")
def test_every_starting_price_is_on_one_cell():
    prices = [GRID.price(cell) for cell in GRID.marked("minor", "both", "public")]
    assert len(prices) == len(set(prices)) == 15


@pytest.mark.rule("1861-F-5")
def test_diagonal_neighbours_have_the_same_price():
    pairs = [((r, c), (r + 1, c + 1)) for r, c in CELLS if (r + 1, c + 1) in GRID.cells]
    assert len(pairs) > 60
    assert all(GRID.price(one) == GRID.price(other) for one, other in pairs)


@pytest.mark.rule("1861-F-5")
def test_arrows_and_edges_are_where_the_reference_says():
    assert {c for c in CELLS if GRID.right(c) == (c[0] - 1, c[1])} == arrows("up arrow")
    assert {c for c in CELLS if GRID.left(c) == (c[0] + 1, c[1])} == arrows("down arrow")
    assert {c for c in CELLS if GRID.left(c) == c} == arrows("no move left")
    assert {c for c in CELLS if GRID.right(c) == c} == arrows("no move right")
    assert {c for c in CELLS if GRID.down(c) == c} == arrows("ledges")
    # The last entry runs over the top row.
    tops = arrows("no cell above") | {(0, column) for column in range(4, 18)}
    assert {c for c in CELLS if GRID.up(c) == c} == tops | {(0, 18)}


def public_in(cell: Cell, **options: str) -> Table:
    table = Table(phase="4", **options)
    table.public("MK", {"P1": 5, "P2": 3, "P3": 2}, cell=cell, trains=["5"])
    return table


@pytest.mark.rule("1861-F-5")
@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_a_public_that_pays_enough_moves_right(cell):
    table = public_in(cell)
    table.turn("MK", DividendStep, revenue=10 * GRID.price(cell))
    table.play(PayDividend("P1", "MK", "all"))
    assert table.cell("MK") == move_rule("right, public")(cell)


@pytest.mark.rule("1861-F-5")
@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_a_public_that_pays_nothing_moves_left(cell):
    table = public_in(cell)
    table.turn("MK", DividendStep, revenue=100)
    table.play(PayDividend("P1", "MK", "none"))
    assert table.cell("MK") == move_rule("left")(cell)


@pytest.mark.rule("1861-F-5", "1861-5.1.2-4", "1861-C-02")
@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_a_sale_by_the_director_moves_down_unless_on_a_ledge(cell):
    table = public_in(cell)
    table.stock_round("P1")
    table.play(SellShares("P1", "MK", 1))
    assert table.cell("MK") == move_rule("down")(cell)
    assert (table.cell("MK") == cell) == (cell in arrows("ledges"))


@pytest.mark.rule("1861-F-5", "1861-5.4-1", "1861-5.4-3", "1861-5.4-4")
@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_a_sold_out_public_moves_up_at_the_end_of_the_stock_round(cell):
    table = public_in(cell)
    table.stock_round("P1")
    table.play(Pass("P1"), Pass("P2"), Pass("P3"))
    assert table.cell("MK") == move_rule("up")(cell)
    if (cell[0] - 1, cell[1]) not in GRID.cells:
        assert table.price("MK") == GRID.price(cell)


@pytest.mark.rule("1861-F-5")
@pytest.mark.parametrize("cell", [cell for cell in CELLS if cell[1] <= 6], ids=str)
def test_a_minor_that_earns_moves_right_but_never_out_of_the_yellow_column(cell):
    table = Table()
    table.minor("N", "P1", cell=cell, trains=["2"])
    table.turn("N", RunStep)
    table.play(RunTrains("P1", "N", (Route("2", ("H8", "G7", "G5")),)))
    in_column = cell in [c for c in CELLS if c[1] == 6]
    rule = "right, minor in column 6" if in_column else "right, public"
    assert table.cell("N") == move_rule(rule)(cell)


@pytest.mark.rule("1861-F-5")
@pytest.mark.parametrize("cell", [cell for cell in CELLS if cell[1] <= 6], ids=str)
def test_a_minor_without_income_moves_left(cell):
    table = Table()
    table.minor("RO", "P1", cell=cell, trains=["2"])  # there is no track in Riga
    table.turn("RO", RunStep)
    assert table.cell("RO") == move_rule("left")(cell)


@pytest.mark.rule("1861-2.1.2-1")
def test_the_number_in_its_cell_is_the_price_of_a_tenth_of_a_public_and_of_half_a_minor():
    table = Table(phase="4")
    table.no_privates()
    table.public("MK", {"P1": 2}, cell=(4, 5), cash=0)
    table.minor("N", "P3", cell=(7, 2))
    table.stock_round("P2")
    table.play(BuyShare("P2", "MK", "treasury"))
    assert table.money("P2") == 420 - 100
    assert table.shares("MK", "P2") == 1
    worth = table.title.scores(table.state)
    assert worth["P3"] == 420 + 2 * 55


@pytest.mark.rule("1861-2.1.2-2")
def test_a_cell_holds_several_tokens_in_a_stack():
    table = Table(phase="4")
    for name in ("MK", "GRR", "NW"):
        table.public(name, {"P1": 2}, cell=(4, 5))
    assert stack(table.pos, (4, 5)) == ["MK", "GRR", "NW"]
    table.operating_round()
    assert table.asked() == ("P1", "TrackStep")
    assert table.pos.top.company == "MK"
    assert table.state.stack[1].waiting == ("GRR", "NW")


@pytest.mark.rule("1861-2.1.2-3", "1861-2.2.4-5")
def test_the_national_railway_has_neither_token_nor_shares_nor_director():
    table = Table(phase="4")
    assert table.cell("RSR") is None
    assert table.title.charters["RSR"].certificates == ()
    assert table.director("RSR") is None


# --- the market in a single row -------------------------------------------------


def column() -> Market:
    return Table(market="column").title.market


@pytest.mark.rule("1861-F-10", "1861-C-45")
def test_the_column_market_has_the_prices_and_zones_of_the_reference():
    text = reference.section("F-10")
    prices = reference.figures(text.split("right:")[1].split("\n")[0])
    market = column()
    assert [market.price((0, place)) for place in range(len(market.cells))] == prices

    def zone(words: str) -> list[int]:
        low, high = re.search(rf"{words} (\d+) to (\d+)", text).groups()  # type: ignore[union-attr]
        return [price for price in prices if int(low) <= price <= int(high)]

    marked = {
        "Minors start at": ("minor", "both"),
        "publics at": ("both", "public"),
        "conversion zone": ("convert",),
    }
    for words, marks in marked.items():
        assert [market.price(cell) for cell in market.marked(*marks)] == zone(words)


@pytest.mark.rule("1861-F-10", "1861-C-02", "1861-C-45")
def test_the_column_market_knows_only_left_and_right_and_stops_at_its_ends():
    last = len(column().cells) - 1
    for place in range(last + 1):
        sold = public_in((0, place), market="column")
        sold.stock_round("P1")
        sold.play(SellShares("P1", "MK", 1))
        assert sold.cell("MK") == (0, max(0, place - 1))

        sold_out = public_in((0, place), market="column")
        sold_out.stock_round("P1")
        sold_out.play(Pass("P1"), Pass("P2"), Pass("P3"))
        assert sold_out.cell("MK") == (0, min(last, place + 1))

        for payout, goal in (("all", min(last, place + 1)), ("none", max(0, place - 1))):
            paid = public_in((0, place), market="column")
            paid.turn("MK", DividendStep, revenue=10 * column().price((0, place)))
            paid.play(PayDividend("P1", "MK", payout))
            assert paid.cell("MK") == (0, goal)


@pytest.mark.rule("1861-F-10")
@pytest.mark.parametrize(("price", "then"), [(150, 165), (165, 165), (90, 100), (35, 40)])
def test_a_minor_on_the_column_market_stops_at_165(price, then):
    table = Table(market="column")
    cell = next(
        cell for cell in table.title.market.cells if table.title.market.price(cell) == price
    )
    table.minor("N", "P1", cell=cell, trains=["2"])
    table.turn("N", RunStep)
    table.play(RunTrains("P1", "N", (Route("2", ("H8", "G7", "G5")),)))
    assert table.price("N") == then


@pytest.mark.rule("1861-C-45")
def test_the_grid_is_the_market_unless_the_option_says_otherwise():
    assert not Table().title.market.is_row
    assert not Table(ruleset="18xx.games").title.market.is_row
    assert column().is_row


@pytest.mark.rule("1861-C-01")
@pytest.mark.parametrize(("tie", "first"), [("right_first", "GRR"), ("left_first", "MK")])
def test_of_equal_prices_in_different_cells_the_one_further_right_acts_first(tie, first):
    table = Table(phase="4", operating_tie=tie)
    table.public("MK", {"P1": 2}, cell=(0, 5))
    table.public("GRR", {"P2": 2}, cell=(3, 8))
    assert table.price("MK") == table.price("GRR") == 150
    table.operating_round()
    assert table.pos.top.company == first
