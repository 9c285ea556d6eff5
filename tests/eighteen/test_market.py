"""Moving tokens on the share market: at its edges, on ledges, and in stacks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.small import position, start
from tests.eighteen.trials import trials
from trunkline.eighteen.components import MarketCell
from trunkline.eighteen.events import PriceMoved, PriceSet
from trunkline.eighteen.market import Market, move_token, price_of, set_token, stack

MOVES = ("left", "right", "up", "down")


def market(*rows):
    return Market(
        tuple(tuple(MarketCell(price) if price else None for price in row) for row in rows)
    )


LEDGES = market((60, 70, 80), (50, 60, 0), (40, 0, 0))
"""Cells (0, 2) and (1, 1) have nothing below them, (2, 0) nothing on its right."""
ROW = market((40, 50, 60))


@pytest.mark.parametrize(
    ("cell", "left", "right", "up", "down"),
    [
        ((0, 0), (1, 0), (0, 1), (0, 0), (1, 0)),
        ((0, 1), (0, 0), (0, 2), (0, 1), (1, 1)),
        ((0, 2), (0, 1), (0, 2), (0, 2), (0, 2)),
        ((1, 0), (2, 0), (1, 1), (0, 0), (2, 0)),
        ((1, 1), (1, 0), (0, 1), (0, 1), (1, 1)),
        ((2, 0), (2, 0), (1, 0), (1, 0), (2, 0)),
    ],
)
def test_where_a_token_cannot_go_on_it_turns_or_stays(cell, left, right, up, down):
    assert LEDGES.left(cell) == left
    assert LEDGES.right(cell) == right
    assert LEDGES.up(cell) == up
    assert LEDGES.down(cell) == down


@pytest.mark.parametrize(
    ("cell", "lower", "higher"), [((0, 0), 0, 1), ((0, 1), 0, 2), ((0, 2), 1, 2)]
)
def test_in_a_single_row_up_is_right_and_down_is_left(cell, lower, higher):
    assert ROW.is_row
    assert ROW.down(cell) == ROW.left(cell) == (0, lower)
    assert ROW.up(cell) == ROW.right(cell) == (0, higher)


grids = st.lists(
    st.lists(st.sampled_from((0, 10, 20, 30)), min_size=1, max_size=4), min_size=1, max_size=4
)


@trials(100)
@given(grids)
def test_every_move_ends_in_a_cell_at_most_one_step_away(rows):
    made = market(*rows)
    for r, c in made.cells:
        for move in MOVES:
            row, column = getattr(made, move)((r, c))
            assert (row, column) in made.cells
            assert abs(row - r) + abs(column - c) <= 1


@trials(60)
@given(grids, st.integers(0, 40))
def test_a_start_cell_is_the_dearest_that_is_not_above_the_price(rows, price):
    marked = Market(
        tuple(
            tuple(
                MarketCell(figure, frozenset({"start"} if (r + c) % 2 else {"other"}))
                if figure
                else None
                for c, figure in enumerate(row)
            )
            for r, row in enumerate(rows)
        )
    )
    fitting = [
        cell for cell, printed in marked.cells.items()
        if "start" in printed.marks and printed.price <= price
    ]  # fmt: skip
    found = marked.start_cell(price, "start")
    assert (found is None) == (not fitting)
    assert found is None or marked.price(found) == max(map(marked.price, fitting))
    assert [marked.price(cell) for cell in marked.marked("start", "other")] == sorted(
        printed.price for printed in marked.cells.values()
    )


steps = st.lists(st.tuples(st.sampled_from("MAB"), st.sampled_from(MOVES)), max_size=25)


@trials(60)
@given(steps)
def test_a_token_that_moves_goes_to_the_bottom_of_its_new_stack(steps):
    pos = position()
    stacks = {cell: [] for cell in pos.title.market.cells}
    for company in "MAB":
        start(pos, company, {})
        set_token(pos, company, (0, 2))
        stacks[0, 2].append(company)
    for company, move in steps:
        old = pos.state.companies[company].cell
        new = getattr(pos.title.market, move)(old)
        move_token(pos, company, new, move)
        if new != old:
            stacks[old].remove(company)
            stacks[new].append(company)
        assert price_of(pos, company) == pos.title.market.price(new)
        assert {cell: stack(pos, cell) for cell in stacks} == stacks


def test_a_move_tells_direction_and_prices():
    pos = position()
    start(pos, "A", {"P1": 2})
    pos.events = []
    set_token(pos, "A", (0, 3))
    move_token(pos, "A", (0, 4), "right")
    move_token(pos, "A", (0, 4), "right")
    assert pos.events == [
        PriceSet("A", 90),
        PriceMoved("A", "right", 90, 100),
        PriceMoved("A", "none", 100, 100),
    ]


def test_a_company_without_token_has_no_price():
    with pytest.raises(AssertionError, match="A has no market token"):
        price_of(position(), "A")
