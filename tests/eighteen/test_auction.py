"""An ascending auction: bids rise, whoever passes is out, and the last one has won."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.small import move_money, position
from tests.eighteen.trials import trials
from trunkline.eighteen.actions import Bid, Pass
from trunkline.eighteen.auction import BID, PASS, Auction, bids, round_the_table, why_not_bid
from trunkline.eighteen.state import BANK
from trunkline.kernel import IllegalAction, Ranged


class Hammer(Auction):
    """The private is sold."""

    moves = (BID, PASS)

    def run(self, pos):
        self.drop_those_who_cannot_bid(pos)
        if self.is_won or not self.bidders:
            pos.pop()
            return True
        return False


def table(first="P1", **cash):
    pos = position()
    for seat, amount in cash.items():
        move_money(pos, seat, BANK, pos.state.cash[seat] - amount)
    pos.push(Hammer("X", 20, round_the_table(pos, first)))
    pos.settle()
    return pos


actions = st.lists(st.one_of(st.none(), st.integers(-1, 70)), max_size=40)
purses = st.tuples(*[st.integers(0, 320)] * 3)


@trials(80)
@given(purses, actions)
def test_the_highest_bid_wins_and_could_be_paid(purses, actions):
    pos = table(P1=purses[0], P2=purses[1], P3=purses[2])
    auction, highest = None, (0, "")
    for fives in actions:
        if pos.top is None:
            break
        auction = pos.top
        (seat,) = auction.seats(pos)
        least = auction.least
        action = Pass(seat) if fives is None else Bid(seat, "X", fives * 5)
        if fives is not None and not least <= fives * 5 <= pos.state.cash[seat]:
            with pytest.raises(IllegalAction):
                pos.play(action)
            continue
        pos.play(action)
        if fives is not None:
            assert fives * 5 > highest[0]
            highest = fives * 5, seat
            assert auction.bidders[-1] == seat or pos.top is None
        else:
            assert seat not in auction.bidders
        assert (auction.price, auction.leader) == highest
    if auction and pos.top is None:
        assert auction.bidders == ((highest[1],) if highest[0] else ())
        assert highest[0] <= pos.state.cash.get(highest[1], 0)


@trials(40)
@given(purses, st.integers(0, 400).map(lambda n: n * 5))
def test_offered_bids_are_exactly_those_allowed(purses, least):
    pos = table(P1=purses[0])
    allowed = [
        price for price in range(331)
        if why_not_bid(pos, "P1", price, least, "too-low") is None
    ]  # fmt: skip
    offered = [action.price for choice in bids(pos, "P1", "X", least) for action in choice]
    assert offered == allowed


def test_bidding_goes_round_from_the_first():
    assert round_the_table(position(), "P2") == ("P2", "P3", "P1")


@pytest.mark.parametrize(
    ("price", "code"),
    [(15, "bid-below-minimum"), (22, "bid-not-a-multiple"), (305, "bid-above-cash"), (20, None)],
)
def test_what_is_wrong_with_a_bid_is_said(price, code):
    refusal = table().why_not(Bid("P1", "X", price))
    assert (refusal and refusal.code) == code


def test_a_raise_is_at_least_five():
    pos = table()
    pos.play(Bid("P1", "X", 50))
    assert pos.why_not(Bid("P2", "X", 50)).code == "bid-too-low"
    assert pos.why_not(Bid("P2", "Y", 55)).code == "not-under-the-hammer"
    assert list(pos.legal()) == [Ranged(Bid("P2", "X", 55), "price", 55, 300, 5), Pass("P2")]


def test_who_cannot_bid_is_passed_over():
    pos = table(P2=54)
    pos.play(Bid("P1", "X", 50))
    assert pos.top.bidders == ("P3", "P1")
    pos.play(Pass("P3"))
    assert pos.top is None
