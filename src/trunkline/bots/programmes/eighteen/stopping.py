"""Why a programme ends: it is done or over, or somebody acted against the seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from trunkline.bots.programmes.eighteen.answering import answer, is_satisfied, purchase
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
    auction_under_way,
    has_begun,
    is_asked,
    is_in_force,
    is_meant,
    is_offered,
    is_over,
    threats,
)
from trunkline.eighteen.actions import Accept, Bid, BuyShare, DiscardTrain, RemoveToken
from trunkline.eighteen.certificates import shares_of
from trunkline.eighteen.events import (
    AuctionWon,
    BidMade,
    CertificateMoved,
    CompanyStarted,
    DirectorChanged,
    EndAnnounced,
    Formed,
    MinimumLowered,
    PhaseStarted,
)
from trunkline.eighteen.state import POOL
from trunkline.eighteen.title import Rail
from trunkline.kernel import Action, Event

OBLIGATIONS = (DiscardTrain, RemoveToken)
"""What has to be done before one may pass: doing it is no change of mind."""
POOLED = "pool:"
"""How the causes begin that name a company whose shares come to the pool."""


class Happened(msgspec.Struct, frozen=True):
    """An action of somebody, with what came of it, as a seat looks at it."""

    seat: str
    before: Rail
    action: Action
    events: Sequence[Event]
    after: Rail
    item: str = ""
    """The only thing whose auction matters, if there is one."""

    @property
    def by_others(self) -> bool:
        return self.action.seat != self.seat


def stopped_by(
    programme: RailProgramme,
    seat: str,
    before: Rail,
    action: Action,
    events: Sequence[Event],
    after: Rail,
) -> str:
    """The code of the reason why a programme ends with an action; empty if it goes on."""
    item = programme.item if isinstance(programme, PassAuction | BidUpTo) else ""
    what = Happened(seat, before, action, events, after, item)
    return _own_end(programme, what) or _first_cause(programme, what)


# --- ends of their own ----------------------------------------------------------


def _own_end(programme: RailProgramme, what: Happened) -> str:
    match programme:
        case PassRound() | DeclineRound():
            return _end_of_round(programme, what)
        case PassAuction() | BidUpTo():
            return _end_of_auction(programme, what)
        case BuyShares():
            return _end_of_buying(programme, what)


def _end_of_round(programme: PassRound | DeclineRound, what: Happened) -> str:
    if is_over(programme, what.after):
        return "over"
    return "acted" if _has_acted(programme, what) else ""


def _has_acted(programme: PassRound | DeclineRound, what: Happened) -> bool:
    """Whether the seat did something by itself in the round of its programme."""
    if what.by_others or what.action.idle:
        return False
    if not is_in_force(programme, what.before) or not is_meant(programme, what.before):
        return False
    if programme.round == "operating":
        return isinstance(what.action, Accept)
    return not isinstance(what.action, OBLIGATIONS)


def _end_of_auction(programme: PassAuction | BidUpTo, what: Happened) -> str:
    for event in what.events:
        if isinstance(event, AuctionWon) and event.item == programme.item:
            return "won" if event.seat == what.seat else "lost"
    auction = auction_under_way(what.after)
    is_up = auction is not None and auction.item == programme.item
    earlier = auction_under_way(what.before)
    was_up = earlier is not None and earlier.item == programme.item
    if is_over(programme, what.after) or (was_up and not is_up):
        return "over"
    if was_up and not what.by_others and _differs(programme, what):
        return "acted"
    if auction is None or not is_up or isinstance(programme, PassAuction):
        return ""
    if auction.leader and what.seat not in auction.bidders:
        return "limit" if not what.by_others else "out"
    asked = auction_asked(what.after) is auction and what.seat in auction.seats(what.after)
    if asked and programme.then == "ask" and auction.least > programme.limit:
        return "limit"
    return ""


def _differs(programme: PassAuction | BidUpTo, what: Happened) -> bool:
    """Whether the seat did otherwise than its programme would; a higher bid within its limit
    is in the spirit of it.
    """
    if isinstance(programme, BidUpTo) and isinstance(what.action, Bid):
        return what.action.price > programme.limit
    return what.action != answer(what.before, what.seat, programme)


def _end_of_buying(programme: BuyShares, what: Happened) -> str:
    seat, after = what.seat, what.after
    satisfied = is_satisfied(after, seat, programme)
    if satisfied and programme.then == "ask":
        return "done"
    if is_over(programme, after):
        return "done" if satisfied else "over"
    if not is_in_force(programme, what.before) or not is_in_force(programme, after):
        return ""
    if not what.by_others and not _buys_on(programme, what):
        return "acted"
    if satisfied or auction_asked(after) is not None or not is_asked(after, seat):
        return ""
    # Whoever has to place a token or the like is asked, but it is not the turn to buy yet.
    is_turn = after.top is not None and any(move.action is BuyShare for move in after.top.moves)
    return "cannot" if is_turn and purchase(after, seat, programme) is None else ""


def _buys_on(programme: BuyShares, what: Happened) -> bool:
    """Whether the seat did what its programme would have done, or nearly so."""
    if isinstance(what.action, BuyShare) and what.action.company == programme.company:
        return True
    return what.action == answer(what.before, what.seat, programme)


# --- causes that a player can choose ------------------------------------------------


def _first_cause(programme: RailProgramme, what: Happened) -> str:
    if isinstance(programme, BidUpTo) or not has_begun(programme, what.after):
        return ""
    return next((cause for cause in programme.unless if _occurs(cause, programme, what)), "")


def _occurs(cause: str, programme: RailProgramme, what: Happened) -> bool:
    if cause.startswith(POOLED):
        return has_begun(programme, what.before) and _came_to_pool(what, cause.removeprefix(POOLED))
    if cause in STANDING:
        return is_in_force(programme, what.after) and STANDING[cause](what)
    return has_begun(programme, what.before) and cause in HAPPENINGS and HAPPENINGS[cause](what)


def _came_to_pool(what: Happened, company: str) -> bool:
    return any(
        isinstance(event, CertificateMoved) and event.target == POOL and event.company == company
        for event in what.events
    )


def _pooled(what: Happened) -> set[str]:
    """Companies of which others have put shares into the pool."""
    return {
        event.company
        for event in what.events
        if isinstance(event, CertificateMoved)
        and event.target == POOL
        and event.source not in (what.seat, POOL)
    }


def _is_sale(what: Happened) -> bool:
    return any(shares_of(what.before, name, what.seat) for name in _pooled(what))


def _is_any_sale(what: Happened) -> bool:
    return bool(_pooled(what))


def _is_change_of_lead(what: Happened) -> bool:
    return what.by_others and any(
        isinstance(event, DirectorChanged) and what.seat in (event.director, event.previous)
        for event in what.events
    )


def _is_threat(what: Happened) -> bool:
    return what.by_others and bool(threats(what.after, what.seat) - threats(what.before, what.seat))


def _is_outbid(what: Happened) -> bool:
    auction = auction_under_way(what.before)
    return (
        auction is not None
        and auction.leader == what.seat
        and what.item in ("", auction.item)
        and any(
            isinstance(event, BidMade) and event.seat != what.seat and event.item == auction.item
            for event in what.events
        )
    )


def _is_cheaper(what: Happened) -> bool:
    return any(
        isinstance(event, MinimumLowered) and what.item in ("", event.item) for event in what.events
    )


def _is_start(what: Happened) -> bool:
    return what.by_others and any(
        isinstance(event, CompanyStarted | Formed) for event in what.events
    )


def _is_put_up(what: Happened) -> bool:
    earlier, auction = auction_under_way(what.before), auction_under_way(what.after)
    return auction is not None and (earlier is None or earlier.item != auction.item)


def _is_offer(what: Happened) -> bool:
    return is_offered(what.after, what.seat)


def _is_phase(what: Happened) -> bool:
    return any(isinstance(event, PhaseStarted) for event in what.events)


def _is_end_announced(what: Happened) -> bool:
    return any(isinstance(event, EndAnnounced) for event in what.events)


HAPPENINGS: dict[str, Callable[[Happened], bool]] = {
    "sale": _is_sale,
    "any-sale": _is_any_sale,
    "lead": _is_change_of_lead,
    "threat": _is_threat,
    "outbid": _is_outbid,
    "cheaper": _is_cheaper,
    "started": _is_start,
    "phase": _is_phase,
    "ending": _is_end_announced,
}
"""Causes that lie in what has happened since the programme began."""
STANDING: dict[str, Callable[[Happened], bool]] = {
    "auction": _is_put_up,
    "offer": _is_offer,
}
"""Causes that lie in where the game has come to."""
