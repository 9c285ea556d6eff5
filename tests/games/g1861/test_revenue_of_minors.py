"""6.5.5.1: what becomes of the revenue of a minor, and how its market token moves."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.lines import to_petersburg
from trunkline.eighteen.actions import RunTrains
from trunkline.eighteen.events import DividendPaid, Paid
from trunkline.eighteen.market import stack
from trunkline.games.g1861.running import RunStep


def run(cell=None, price=100, **options):
    """Nikolaev has run a 3-train to St. Petersburg for R90, from a cell of the market."""
    table = Table(phase="3", **options)
    table.minor("N", "P1", price=price, cell=cell, trains=("3",))
    table.turn("N", RunStep)
    table.events = table.play(RunTrains("P1", "N", (to_petersburg("3"),)))
    return table


def idle(cell, **options):
    """Riga–Orel has a train but no track, so that its revenue is 0."""
    table = Table(phase="3", **options)
    table.minor("RO", "P1", cell=cell, trains=("3",))
    table.turn("RO", RunStep)
    return table


@pytest.mark.rule("1861-6.5.5.1-1", "1861-DX-23")
def test_owner_and_treasury_get_half_each_without_being_asked():
    table = Table(phase="3")
    table.minor("N", "P1", price=80, cash=300, trains=("3",))
    table.cash("P1", 100)
    table.turn("N", RunStep)
    price, column = table.price("N"), table.cell("N")[1]
    events = table.play(RunTrains("P1", "N", (to_petersburg("3"),)))
    assert DividendPaid("N", "half", 45, 45, 0) in events
    assert table.money("P1") == 145
    assert table.money("N") == 345
    assert table.price("N") > price
    assert table.cell("N")[1] == column + 1
    # Nobody is asked what becomes of the money: the turn is at its trains already.
    assert table.asked() == ("P1", "TrainStep")


@pytest.mark.rule("1861-6.5.5.1-8")
def test_the_bank_pays_both_halves():
    table = run()
    assert Paid("bank", "P1", 45, "dividend") in table.events
    assert Paid("bank", "N", 45, "revenue") in table.events


@pytest.mark.rule("1861-6.5.5.1-2", "1861-EX-16")
@pytest.mark.parametrize(
    ("cell", "price", "reached"),
    [((7, 2), 50, (7, 1)), ((7, 0), 40, (8, 0)), ((4, 0), 55, (5, 0)), ((6, 5), 70, (6, 4))],
)
def test_without_revenue_the_token_goes_left_or_down_where_an_arrow_says_so(cell, price, reached):
    table = idle(cell)
    assert table.cell("RO") == reached
    assert table.price("RO") == price
    assert table.money("RO") == 0


@pytest.mark.rule("1861-6.5.5.1-3")
def test_in_the_lowest_leftmost_cell_the_token_stays():
    assert idle((9, 0)).cell("RO") == (9, 0)


@pytest.mark.rule("1861-6.5.5.1-4")
@pytest.mark.parametrize(
    ("cell", "reached"),
    [((7, 1), (7, 2)), ((9, 2), (8, 2)), ((8, 3), (7, 3)), ((7, 4), (6, 4)), ((6, 5), (5, 5))],
)
def test_with_revenue_the_token_goes_right_or_up_where_an_arrow_says_so(cell, reached):
    assert run(cell).cell("N") == reached


@pytest.mark.rule("1861-6.5.5.1-5", "1861-C-12", "1861-DX-30")
@pytest.mark.parametrize(
    ("cell", "price", "reached"),
    [
        ((5, 5), 100, (5, 6)),
        ((5, 6), 110, (4, 6)),
        ((4, 6), 120, (3, 6)),
        ((3, 6), 135, (2, 6)),
        ((2, 6), 150, (1, 6)),
        ((1, 6), 165, (0, 6)),
    ],
)
def test_a_minor_climbs_in_the_yellow_column_and_never_leaves_it(cell, price, reached):
    table = run(cell)
    assert table.cell("N") == reached
    assert table.price("N") == price


@pytest.mark.rule("1861-6.5.5.1-6", "1861-DX-30")
def test_in_the_top_cell_of_the_yellow_column_a_minor_stays():
    table = run((0, 6))
    assert table.cell("N") == (0, 6)
    assert table.price("N") == 165


@pytest.mark.rule("1861-6.5.5.1-5", "1861-6.5.5.1-6", "1861-C-45", "1861-F-10")
@pytest.mark.parametrize(("price", "reached"), [(90, 100), (100, 110), (150, 165), (165, 165)])
def test_in_a_single_row_a_minor_goes_right_up_to_165(price, reached):
    row = Table(market="column").title.market
    cell = next(cell for cell in row.cells if row.price(cell) == price)
    assert run(cell, market="column").price("N") == reached


@pytest.mark.rule("1861-6.5.5.1-7")
def test_a_token_that_comes_to_an_occupied_cell_goes_to_the_bottom_of_the_stack():
    table = Table(phase="3")
    table.minor("N", "P1", cell=(5, 5), trains=("3",))
    table.minor("RO", "P2", cell=(5, 6))
    table.turn("N", RunStep)
    table.play(RunTrains("P1", "N", (to_petersburg("3"),)))
    assert stack(table.pos, (5, 6)) == ["RO", "N"]

    table = Table(phase="3")
    table.minor("RO", "P1", cell=(7, 2), trains=("3",))
    table.minor("MV", "P2", cell=(7, 1))
    table.turn("RO", RunStep)
    assert stack(table.pos, (7, 1)) == ["MV", "RO"]


@pytest.mark.rule("1861-6.5.5.1-2")
def test_a_minor_without_trains_has_no_revenue():
    table = Table(phase="3")
    table.minor("N", "P1", price=100, cash=300)
    table.turn("N", RunStep)
    assert table.price("N") == 90
    assert table.money("N") == 300
    assert table.asked() == ("P1", "TrainStep")
