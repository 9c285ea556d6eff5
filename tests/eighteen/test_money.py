"""The ledger: money moves and never appears or gets lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.small import position
from tests.eighteen.trials import trials
from trunkline.eighteen.events import BankBroken, Paid
from trunkline.eighteen.money import pay
from trunkline.eighteen.state import BANK

HOLDERS = (BANK, "P1", "P2", "A", "M")
payments = st.lists(
    st.tuples(st.sampled_from(HOLDERS), st.sampled_from(HOLDERS), st.integers(-5, 900)),
    max_size=15,
)


@trials(80)
@given(payments)
def test_only_the_bank_may_owe(payments):
    pos = position()
    cash = pos.state.cash
    broke = False
    for source, target, amount in payments:
        before = dict(cash)
        allowed = amount >= 0 and (source == BANK or amount <= cash[source])
        if not allowed:
            with pytest.raises(AssertionError, match="cannot pay"):
                pay(pos, source, target, amount, "test")
            assert cash == before
            continue
        pay(pos, source, target, amount, "test")
        broke = broke or cash[BANK] < 0
        assert sum(cash.values()) == pos.title.bank
        assert all(held >= 0 for holder, held in cash.items() if holder != BANK)
        assert cash[source] - before[source] == (0 if source == target else -amount)
        assert pos.state.bank_broken == broke
        assert pos.title.broke == broke


def test_nothing_is_told_of_paying_nothing():
    pos = position()
    pay(pos, "P1", "A", 0, "share")
    assert pos.events == []


def test_a_payment_is_told_with_its_reason():
    pos = position()
    pay(pos, "P1", "A", 70, "share")
    assert pos.events == [Paid("P1", "A", 70, "share")]


def test_the_bank_breaks_once():
    pos = position()
    for _ in range(3):
        pay(pos, BANK, "A", 1101, "dividend")
    assert [type(event) for event in pos.events] == [Paid, BankBroken, Paid, Paid]


def test_a_bank_with_nothing_left_is_not_broken():
    pos = position()
    pay(pos, BANK, "A", pos.state.cash[BANK], "dividend")
    assert not pos.state.bank_broken
