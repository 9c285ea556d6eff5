"""Loans: as few as make a payment possible, and none beyond the limit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.small import position, start
from tests.eighteen.trials import trials
from trunkline.eighteen.events import LoanRepaid, LoanTaken
from trunkline.eighteen.loans import (
    borrow,
    loans_left,
    loans_needed,
    pay_borrowing,
    pay_interest,
    raisable,
    received,
    repay_all_possible,
)
from trunkline.eighteen.state import BANK

figures = st.integers(0, 300)


def minor(cash=0, loans=0, company="M"):
    pos = position()
    start(pos, company, {"P1": 2}, cash=cash)
    pos.state.companies[company].loans = loans
    return pos


@trials(100)
@given(figures, st.integers(0, 5), figures)
def test_the_fewest_loans_are_taken_that_make_a_payment_possible(cash, loans, amount):
    pos = minor(cash, loans, "A")
    hand = received(pos)
    enough = [n for n in range(6 - loans) if cash + n * hand >= amount]
    needed = loans_needed(pos, "A", amount)
    assert needed == min(enough, default=None)
    assert (needed is not None) == (amount <= raisable(pos, "A"))
    if needed is None:
        with pytest.raises(AssertionError, match=f"A cannot raise {amount}"):
            pay_borrowing(pos, "A", amount, "train")
        return
    pay_borrowing(pos, "A", amount, "train")
    assert pos.state.companies["A"].loans == loans + needed
    assert pos.state.cash["A"] == cash + needed * hand - amount
    assert sum(pos.state.cash.values()) == pos.title.bank


@trials(100)
@given(figures, st.integers(0, 6))
def test_as_many_loans_are_repaid_as_there_is_money_for(cash, loans):
    pos = minor(cash, loans)
    repay_all_possible(pos, "M")
    left, money = pos.state.companies["M"].loans, pos.state.cash["M"]
    assert left == 0 or money < pos.title.loan_value
    assert cash - money == (loans - left) * pos.title.loan_value
    assert (LoanRepaid("M", loans - left) in pos.events) == (left < loans)


def test_the_first_interest_is_deducted():
    pos = minor()
    bank = pos.state.cash[BANK]
    borrow(pos, "M", 2)
    assert pos.state.cash["M"] == 90
    assert pos.state.cash[BANK] == bank - 90
    assert pos.events[0] == LoanTaken("M", 2)


def test_no_loan_is_no_event():
    pos = minor()
    borrow(pos, "M", 0)
    assert pos.events == []


def test_loans_run_out():
    assert [loans_left(minor(loans=loans), "M") for loans in (0, 1, 2, 3)] == [2, 1, 0, 0]


def test_who_has_no_limit_can_always_borrow():
    pos = minor()
    assert loans_left(pos, "S") is None
    assert loans_needed(pos, "S", 1000) == 23
    with pytest.raises(AssertionError, match="S may borrow without limit"):
        raisable(pos, "S")


def test_interest_may_need_a_loan():
    pos = minor(cash=4, loans=1)
    assert pay_interest(pos, "M", 1)
    assert (pos.state.companies["M"].loans, pos.state.cash["M"]) == (2, 4 + 45 - 5)


def test_interest_that_cannot_be_paid_costs_nothing():
    pos = minor(cash=4, loans=2)
    before = pos.state.digest()
    assert not pay_interest(pos, "M", 1)
    assert pos.state.digest() == before
