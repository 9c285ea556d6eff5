"""What a seat does by its programme, now that it is asked."""

from __future__ import annotations

from typing import Literal

from trunkline.bots.programmes.eighteen.kinds import (
    BidUpTo,
    BuyShares,
    DeclineRound,
    PassAuction,
    PassRound,
    RailProgramme,
)
from trunkline.bots.programmes.eighteen.looking import (
    auction_asked,
    is_asked,
    is_in_force,
    is_meant,
    is_offered,
    is_over,
    may_pass,
)
from trunkline.eighteen.actions import Bid, BuyShare, Decline, Pass
from trunkline.eighteen.certificates import shares_of
from trunkline.eighteen.title import Rail
from trunkline.kernel import Action


def answer(pos: Rail, seat: str, programme: RailProgramme) -> Action | None:
    """The action of a programme, always a legal one; none if it has nothing to say."""
    if not is_asked(pos, seat) or not is_in_force(programme, pos) or is_over(programme, pos):
        return None
    match programme:
        case PassRound():
            return _pass(pos, seat) if is_meant(programme, pos) else None
        case DeclineRound():
            return _decline(pos, seat, programme)
        case PassAuction():
            return _pass(pos, seat) if _is_up(pos, programme.item) else None
        case BidUpTo():
            return _bid(pos, seat, programme) if _is_up(pos, programme.item) else None
        case BuyShares():
            return _buy(pos, seat, programme)


def _is_up(pos: Rail, item: str) -> bool:
    auction = auction_asked(pos)
    return auction is not None and auction.item == item


def _pass(pos: Rail, seat: str) -> Action | None:
    return Pass(seat) if may_pass(pos, seat) else None


def _decline(pos: Rail, seat: str, programme: DeclineRound) -> Action | None:
    if is_offered(pos, seat):
        return Decline(seat)
    # In an operating round a pass would be a decision on the seat's own companies.
    return _pass(pos, seat) if programme.round == "merger" else None


def _bid(pos: Rail, seat: str, programme: BidUpTo) -> Action | None:
    auction = auction_asked(pos)
    assert auction is not None
    if auction.least <= programme.limit:
        bid = Bid(seat, programme.item, auction.least)
        if pos.why_not(bid) is None:
            return bid
    return _pass(pos, seat) if programme.then == "pass" else None


def _buy(pos: Rail, seat: str, programme: BuyShares) -> Action | None:
    if auction_asked(pos) is not None:
        return None if "auction" in programme.unless else _pass(pos, seat)
    if is_satisfied(pos, seat, programme):
        return _pass(pos, seat) if programme.then == "pass" else None
    return purchase(pos, seat, programme)


def is_satisfied(pos: Rail, seat: str, programme: BuyShares) -> bool:
    """Whether a seat holds the shares that it wanted."""
    return shares_of(pos, programme.company, seat) >= programme.shares


def purchase(pos: Rail, seat: str, programme: BuyShares) -> Action | None:
    """The purchase that a programme wants next; none if it is not possible now."""
    sources: tuple[Literal["treasury", "pool"], ...] = ("treasury", "pool")
    for source in sources:
        if programme.source in (source, "any"):
            action = BuyShare(seat, programme.company, source)
            if pos.why_not(action) is None:
                return action
    return None
