"""An ascending auction of one thing, clockwise, in which whoever passes is out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from trunkline.eighteen.actions import Bid, Pass
from trunkline.eighteen.certificates import certificate_count, left_of
from trunkline.eighteen.events import BidMade, Passed
from trunkline.eighteen.shares import why_not_obtain
from trunkline.kernel import Choice, Move, Ranged, Refusal, Step

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

BID_STEP = 5
"""Bids are multiples of this, and a raise is at least this."""


class Auction(Step):
    """One thing under the hammer; titles derive their auctions from it."""

    item: str
    minimum: int
    bidders: tuple[str, ...]
    """Who still takes part, in the order of asking: the first one is asked now."""
    price: int = 0
    """The highest bid; 0 before the first one."""
    leader: str = ""
    """Who made the highest bid."""

    below_minimum: ClassVar[str] = "bid-below-minimum"
    """The refusal of a first bid that is too low."""

    @property
    def least(self) -> int:
        """The least legal bid now."""
        return self.price + BID_STEP if self.leader else self.minimum

    def seats(self, pos: Rail) -> tuple[str, ...]:
        return self.bidders[:1]

    def bid(self, pos: Rail, seat: str, price: int) -> None:
        """Record a bid: the next bidder is asked."""
        self.price, self.leader = price, seat
        self.bidders = (*self.bidders[1:], seat)
        pos.emit(BidMade(seat, self.item, price))

    def drop(self, pos: Rail, seat: str, *, automatic: bool = False) -> None:
        """Record that somebody is out."""
        self.bidders = tuple(bidder for bidder in self.bidders if bidder != seat)
        pos.emit(Passed(seat, type(self).__name__, automatic))

    def drop_those_who_cannot_bid(self, pos: Rail) -> None:
        """Bidders who could not bid anyway are out when their turn comes."""
        while self.bidders and self.bidders[0] != self.leader:
            seat = self.bidders[0]
            if can_bid(pos, seat, self.least):
                return
            self.drop(pos, seat, automatic=True)

    @property
    def is_won(self) -> bool:
        """Whether only the leader is left."""
        return bool(self.leader) and self.bidders == (self.leader,)


def round_the_table(pos: Rail, first: str) -> tuple[str, ...]:
    """Everybody, clockwise, beginning with one seat."""
    return (first, *left_of(pos, first)[:-1])


def can_bid(pos: Rail, seat: str, least: int) -> bool:
    """Whether a player could make a bid of at least so much."""
    return pos.state.cash[seat] >= least and why_not_obtain(pos, seat) is None


def why_not_bid(pos: Rail, seat: str, price: int, least: int, too_low: str) -> Refusal | None:
    """Why a bid is refused; ``too_low`` is the code for one below the least."""
    if why_not_obtain(pos, seat):
        held, limit = certificate_count(pos, seat), pos.title.certificate_limit
        return pos.refuse("bid-at-limit", held=held, limit=limit)
    if price % BID_STEP:
        return pos.refuse("bid-not-a-multiple", price=price, step=BID_STEP)
    if price < least:
        return pos.refuse(too_low, price=price, least=least)
    if price > pos.state.cash[seat]:
        return pos.refuse("bid-above-cash", price=price, cash=pos.state.cash[seat])
    return None


def bids(pos: Rail, seat: str, item: str, least: int) -> Iterator[Choice]:
    """The legal bids on an item, as one range."""
    if can_bid(pos, seat, least):
        most = pos.state.cash[seat] // BID_STEP * BID_STEP
        yield Ranged(Bid(seat, item, least), "price", least, most, BID_STEP)


def _offer_bids(pos: Rail, step: Auction, seat: str) -> Iterator[Choice]:
    return bids(pos, seat, step.item, step.least)


def _why_not_bid(pos: Rail, step: Auction, action: Bid) -> Refusal | None:
    if action.item != step.item:
        is_private = step.item in pos.title.privates
        code = "not-under-the-hammer" if is_private else "one-minor-at-a-time"
        return pos.refuse(code, item=action.item, offered=step.item)
    too_low = "bid-too-low" if step.leader else step.below_minimum
    return why_not_bid(pos, action.seat, action.price, step.least, too_low)


def _do_bid(pos: Rail, step: Auction, action: Bid) -> None:
    step.bid(pos, action.seat, action.price)


def _offer_pass(pos: Rail, step: Auction, seat: str) -> Iterator[Choice]:
    yield Pass(seat)


def _why_not_pass(pos: Rail, step: Auction, action: Pass) -> Refusal | None:
    return None


def _do_pass(pos: Rail, step: Auction, action: Pass) -> None:
    step.drop(pos, action.seat)


BID = Move(Bid, _offer_bids, _why_not_bid, _do_bid)
PASS = Move(Pass, _offer_pass, _why_not_pass, _do_pass)
