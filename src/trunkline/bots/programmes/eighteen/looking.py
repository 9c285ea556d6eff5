"""Where a game stands, as programmes of the 18xx family ask for it."""

from __future__ import annotations

from trunkline.bots.programmes.eighteen.kinds import (
    BidUpTo,
    BuyShares,
    DeclineRound,
    PassAuction,
    PassRound,
    RailProgramme,
)
from trunkline.eighteen.actions import Decline, Pass
from trunkline.eighteen.auction import Auction
from trunkline.eighteen.certificates import shares_of
from trunkline.eighteen.state import IPO, POOL
from trunkline.eighteen.title import Rail

Moment = tuple[int, int, int]
"""A round's place in the sequence of rounds."""

_FIRST = {"auction": 0, "stock": 1}
"""Rounds before the operating rounds of a set; a merger round follows its operating round."""


def moment(round: str, set: int, number: int) -> Moment:
    """The place of a round in the sequence of rounds.

    >>> moment("stock", 2, 0) < moment("operating", 2, 1) < moment("merger", 2, 1)
    True
    >>> moment("merger", 2, 1) < moment("operating", 2, 2) < moment("stock", 3, 0)
    True
    """
    if round in _FIRST:
        return set, 0, _FIRST[round]
    return set, max(1, number), 1 if round == "merger" else 0


def now(pos: Rail) -> Moment:
    """The place of the present round."""
    return moment(pos.state.round, pos.state.set, pos.state.number)


def begins(programme: RailProgramme) -> Moment | None:
    """The place of the round for which a programme is made; none if it is for an auction."""
    match programme:
        case PassRound() | DeclineRound():
            return moment(programme.round, programme.set, programme.number)
        case BuyShares():
            return moment("stock", programme.set, 0)
        case PassAuction() | BidUpTo():
            return None


def is_open_ended(programme: RailProgramme) -> bool:
    """Whether a programme outlasts its round."""
    return isinstance(programme, PassRound) and programme.until == "game"


def has_begun(programme: RailProgramme, pos: Rail) -> bool:
    """Whether the round of a programme has come, or passed."""
    start = begins(programme)
    return start is None or now(pos) >= start


def is_in_force(programme: RailProgramme, pos: Rail) -> bool:
    """Whether a programme speaks in the present round."""
    start = begins(programme)
    if start is None or now(pos) == start:
        return True
    return (
        isinstance(programme, PassRound)
        and is_open_ended(programme)
        and pos.state.round == programme.round
        and now(pos) > start
    )


def is_over(programme: RailProgramme, pos: Rail) -> bool:
    """Whether a programme's time has passed, or what it is for has been sold."""
    if pos.state.finished:
        return True
    start = begins(programme)
    if start is not None:
        return now(pos) > start and not is_open_ended(programme)
    assert isinstance(programme, PassAuction | BidUpTo)
    return not is_unsold(pos, programme.item)


def is_unsold(pos: Rail, item: str) -> bool:
    """Whether a thing is auctioned, or may still come to be."""
    if item in pos.title.privates:
        return pos.state.privates[item] == IPO
    return item in pos.title.charters and pos.state.companies[item].status == "waiting"


def auction_under_way(pos: Rail) -> Auction | None:
    """The auction that is being held, whether or not something else is decided first."""
    return next((step for step in reversed(pos.state.stack) if isinstance(step, Auction)), None)


def auction_asked(pos: Rail) -> Auction | None:
    """The auction if a bidder is asked now."""
    return pos.top if isinstance(pos.top, Auction) else None


def is_asked(pos: Rail, seat: str) -> bool:
    """Whether a seat has to decide something now."""
    return any(decision.seat == seat for decision in pos.decisions())


def is_meant(programme: PassRound | DeclineRound, pos: Rail) -> bool:
    """Whether a programme is for the company that is asked about, if it names any."""
    named = programme.companies if isinstance(programme, PassRound) else ()
    return not named or getattr(pos.top, "company", "") in named


def is_offered(pos: Rail, seat: str) -> bool:
    """Whether an offer waits for the answer of a seat."""
    return pos.why_not(Decline(seat)) is None


def may_pass(pos: Rail, seat: str) -> bool:
    """Whether a seat is asked and may pass."""
    return pos.why_not(Pass(seat)) is None


def threats(pos: Rail, seat: str) -> set[tuple[str, str]]:
    """Companies that a seat directs, and who holds as many shares or could with one purchase.

    A rival has to hold more than the director to take the lead; whether there is money for
    it is not asked, because shares can be sold.
    """
    found = set()
    for name, owners in pos.state.certificates.items():
        if len(owners) < 2 or owners[0] != seat:
            continue
        printed = pos.title.charters[name].certificates
        sold_by = (name, POOL, IPO)
        one_more = max(
            (n for n, owner in zip(printed, owners, strict=True) if owner in sold_by), default=0
        )
        own = shares_of(pos, name, seat)
        for rival in pos.title.seats:
            held = shares_of(pos, name, rival)
            if rival != seat and held and (held >= own or held + one_more > own):
                found.add((name, rival))
    return found
