"""The simplex method: shares that keep the limits, and prices that prove them best."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.eighteen.trials import trials
from trunkline.eighteen.routes.simplex import solve

ROWS = 6


@st.composite
def programmes(draw):
    """Values, columns and limits of a small programme."""
    count = draw(st.integers(1, 9))
    values = draw(st.lists(st.integers(-20, 300), min_size=count, max_size=count))
    rows = st.sets(st.integers(0, ROWS - 1), min_size=1).map(sorted)
    columns = draw(st.lists(rows, min_size=count, max_size=count))
    limits = draw(st.lists(st.integers(0, 3), min_size=ROWS, max_size=ROWS))
    return values, columns, limits


TRIANGLE = ([10, 10, 10], [[0, 1], [1, 2], [0, 2]], [1, 1, 1, 0, 0, 0])
NO_ROOM = ([5, 7], [[0, 1], [0]], [0, 0, 0, 0, 0, 0])


@trials(150)
@given(programmes())
@example(TRIANGLE)
@example(NO_ROOM)
def test_the_prices_prove_that_the_shares_are_best(programme):
    values, columns, limits = programme
    shares, prices = solve(values, columns, limits)
    assert len(shares) == len(values)
    assert len(prices) == len(limits)
    assert min(shares) > -1e-9
    for row, limit in enumerate(limits):
        taken = sum(share for share, column in zip(shares, columns, strict=True) if row in column)
        assert taken < limit + 1e-6
    assert min(prices) >= 0
    for value, column in zip(values, columns, strict=True):
        assert sum(prices[row] for row in column) > value - 1e-6
    earned = sum(value * share for value, share in zip(values, shares, strict=True))
    assert earned == pytest.approx(
        sum(price * limit for price, limit in zip(prices, limits, strict=True)), abs=1e-6
    )


def test_each_two_of_three_that_meet_take_one_half():
    solution = solve(*TRIANGLE)
    assert solution.shares == pytest.approx([0.5, 0.5, 0.5])
    assert solution.prices[:3] == pytest.approx([5, 5, 5])


def test_nothing_is_taken_that_earns_nothing():
    assert solve([0, -5], [[0], [1]], [1, 1]).shares == [0.0, 0.0]


def test_a_limit_above_one_is_used_up():
    assert solve([7, 5, 3], [[0], [0], [0]], [2]).shares == pytest.approx([2, 0, 0])
    assert solve([7, 5], [[0, 1], [0]], [2, 1]).shares == pytest.approx([1, 1])


def test_a_row_that_nobody_wants_has_no_price():
    assert solve([4], [[1]], [1, 1]).prices == pytest.approx([0, 4])


def test_a_programme_without_columns_has_no_shares():
    assert solve([], [], [1, 1]) == ([], [0.0, 0.0])
