"""Buying and selling shares, and who is director afterwards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.small import move_money, position, start
from tests.eighteen.trials import trials
from trunkline.eighteen.certificates import director, holdings, shares_of
from trunkline.eighteen.events import DirectorChanged
from trunkline.eighteen.shares import (
    buy,
    most_sellable,
    sell,
    successor,
    why_not_buy,
    why_not_sell,
)
from trunkline.eighteen.state import BANK, POOL

SEATS = ("P1", "P2", "P3")
kinds_of_deal = st.sampled_from(("treasury", "pool", "sell"))
deals = st.lists(st.tuples(st.sampled_from(SEATS), kinds_of_deal, st.integers(1, 6)), max_size=20)


def table(**shares):
    """The first public in play with these shares, at R70."""
    pos = position()
    start(pos, "A", shares)
    return pos


def code(refusal):
    return refusal and refusal.code


@trials(80)
@given(deals)
def test_after_every_deal_nobody_holds_more_than_the_director(deals):
    pos = table(P1=3, P2=2)
    for seat, deal, count in deals:
        before, head = holdings(pos, "A"), director(pos, "A")
        if deal == "sell" and why_not_sell(pos, seat, "A", count) is None:
            sell(pos, seat, "A", count, 70)
            changes = {seat: -count, POOL: count}
        elif deal != "sell" and why_not_buy(pos, seat, "A", deal) is None:
            buy(pos, seat, "A", deal)
            changes = {seat: 1, {"treasury": "A", "pool": POOL}[deal]: -1}
        else:
            continue
        after = holdings(pos, "A")
        for holder in (*SEATS, POOL, "A"):
            assert after.get(holder, 0) == before.get(holder, 0) + changes.get(holder, 0)
        most = max(after.get(one, 0) for one in SEATS)
        now = director(pos, "A")
        assert after[now] == most
        assert now == head or after.get(head, 0) < most, "a tie changes no director"
        assert sum(pos.state.cash.values()) == pos.title.bank
        assert min(pos.state.cash.values()) >= 0
        assert after.get(POOL, 0) <= pos.title.pool_limit
        assert max(after.get(one, 0) for one in SEATS) <= pos.title.holding_limit


@trials(60)
@given(st.tuples(*[st.integers(0, 4)] * 2), st.integers(2, 5))
def test_what_most_can_be_sold_is_found_by_trying(others, own):
    pos = table(P1=own, P2=others[0], P3=min(others[1], 10 - own - others[0]))
    if director(pos, "A") != "P1":
        return
    allowed = [n for n in range(1, 11) if why_not_sell(pos, "P1", "A", n) is None]
    assert most_sellable(pos, "P1", "A") == max(allowed, default=0)


@pytest.mark.parametrize(
    ("held", "remaining", "heir"),
    [
        ({"P1": 4, "P2": 3, "P3": 3}, 2, "P2"),
        ({"P2": 4, "P3": 3, "P1": 3}, 2, "P3"),
        ({"P3": 4, "P1": 3, "P2": 3}, 2, "P1"),
        ({"P1": 4, "P2": 2, "P3": 3}, 1, "P3"),
        ({"P1": 4, "P2": 3, "P3": 3}, 3, None),
        ({"P1": 4, "P2": 1, "P3": 1}, 0, None),
        ({"P1": 4, "P2": 2}, 1, "P2"),
        ({"P1": 4, "P2": 2}, 2, None),
    ],
)
def test_of_those_with_most_shares_the_next_on_the_left_succeeds(held, remaining, heir):
    assert successor(table(**held), "A", remaining) == heir


def test_who_overtakes_the_director_by_buying_becomes_director():
    pos = table(P1=2, P2=2)
    buy(pos, "P2", "A", "treasury")
    assert director(pos, "A") == "P2"
    assert pos.state.cash["A"] == 70
    assert holdings(pos, "A")["P1"] == 2


def test_a_tie_by_buying_changes_nothing():
    pos = table(P1=3, P2=2)
    buy(pos, "P2", "A", "treasury")
    assert director(pos, "A") == "P1"


def test_shares_of_the_pool_are_paid_to_the_bank():
    pos = table(P1=3, pool=2)
    bank = pos.state.cash[BANK]
    buy(pos, "P1", "A", "pool")
    assert (pos.state.cash[BANK], pos.state.cash["A"]) == (bank + 70, 0)


def test_a_director_who_sells_the_lead_hands_over_first():
    pos = table(P1=4, P2=3)
    sell(pos, "P1", "A", 2, 70)
    assert isinstance(pos.events[0], DirectorChanged)
    assert holdings(pos, "A") == {"P1": 2, "P2": 3, POOL: 2, "A": 3}
    assert director(pos, "A") == "P2"


@pytest.mark.parametrize(
    ("shares", "why"),
    [
        ({"P1": 6}, "holding-limit"),
        ({"P2": 4, "P1": 3, "P3": 3}, "no-share-left"),
        ({"P1": 3}, None),
    ],
)
def test_buying_has_limits(shares, why):
    assert code(why_not_buy(table(**shares), "P1", "A", "treasury")) == why


def test_nobody_buys_what_is_not_there():
    pos = table(P1=3)
    assert code(why_not_buy(pos, "P1", "A", "pool")) == "no-share-left"
    assert code(why_not_buy(pos, "P1", "B", "treasury")) == "no-such-share"
    assert code(why_not_buy(pos, "P1", "M", "treasury")) == "no-such-share"
    assert code(why_not_buy(pos, "P1", "Z", "treasury")) == "no-such-share"
    assert code(why_not_buy(pos, "P1", "A", "moon")) == "no-share-left"
    move_money(pos, "P1", BANK, 231)
    assert code(why_not_buy(pos, "P1", "A", "treasury")) == "too-little-money"
    pos.title.certificate_limit = 2
    assert code(why_not_buy(pos, "P1", "A", "treasury")) == "certificate-limit"


def test_selling_has_limits():
    pos = table(P1=3, P2=2, pool=4)
    assert code(why_not_sell(pos, "P2", "A", 0)) == "not-held"
    assert code(why_not_sell(pos, "P2", "A", 3)) == "not-held"
    assert code(why_not_sell(pos, "P2", "A", 2)) == "pool-limit"
    assert why_not_sell(pos, "P2", "A", 1) is None
    assert code(why_not_sell(pos, "P2", "X", 1)) == "private-not-to-bank"
    assert code(why_not_sell(pos, "P2", "M", 1)) == "cannot-be-sold"
    assert why_not_sell(pos, "P2", "B", 1) is not None
    pos.state.companies["A"].turns_ended = 0
    assert code(why_not_sell(pos, "P2", "A", 1)) == "not-operated"


def test_a_director_without_heir_keeps_two_shares():
    pos = table(P1=4, P2=1)
    assert why_not_sell(pos, "P1", "A", 2) is None
    assert code(why_not_sell(pos, "P1", "A", 3)) == "no-new-director"
    assert most_sellable(pos, "P1", "A") == 2
    assert shares_of(pos, "A", "P1") == 4
