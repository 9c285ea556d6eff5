"""The order in which companies act."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.small import position, start
from tests.eighteen.trials import trials
from trunkline.eighteen.market import price_of, stack
from trunkline.eighteen.order import in_operating_order, operating_order


def table(tie="right_first", **cells):
    pos = position(operating_tie=tie)
    for company, cell in cells.items():
        start(pos, company, {}, cell=cell)
    return pos


def test_minors_act_before_publics_whatever_the_price():
    assert operating_order(table(A=(0, 4), M=(3, 0), B=(0, 3))) == ["M", "A", "B"]


def test_the_higher_price_acts_first():
    assert operating_order(table(A=(1, 2), B=(0, 2))) == ["B", "A"]


@pytest.mark.parametrize(("tie", "order"), [("right_first", "AB"), ("left_first", "BA")])
def test_at_one_price_the_column_decides(tie, order):
    pos = table(tie, A=(1, 2), B=(0, 1))
    assert price_of(pos, "A") == price_of(pos, "B") == 70
    assert operating_order(pos) == list(order)


def test_in_one_cell_the_upper_token_acts_first():
    assert operating_order(table(B=(0, 1), A=(0, 1))) == ["B", "A"]


def test_only_companies_in_play_act():
    pos = table(A=(0, 1), B=(0, 1))
    pos.state.companies["A"].status = "gone"
    assert operating_order(pos) == ["B"], "the state acts at a time of its own"


@trials(60)
@given(st.permutations("MAB"), st.data())
def test_the_order_is_one_and_the_same_however_one_asks(arrivals, data):
    cells = st.sampled_from(list(position().title.market.cells))
    pos = table(**{company: data.draw(cells) for company in arrivals})
    order = operating_order(pos)
    assert sorted(order) == ["A", "B", "M"]
    assert all(in_operating_order(pos, asked) == order for asked in permutations("MAB"))
    publics = [company for company in order if company != "M"]
    prices = [price_of(pos, company) for company in publics]
    assert prices == sorted(prices, reverse=True)
    for cell in pos.title.market.cells:
        assert [name for name in publics if name in stack(pos, cell)] == [
            name for name in stack(pos, cell) if name != "M"
        ]
