"""Which programmes make sense for a seat, what may end them, and which make no sense."""

from __future__ import annotations

from collections.abc import Iterator

from trunkline.bots.programmes.eighteen.kinds import (
    BidUpTo,
    BuyShares,
    DeclineRound,
    PassAuction,
    PassRound,
    RailProgramme,
)
from trunkline.bots.programmes.eighteen.looking import (
    auction_under_way,
    is_over,
    is_unsold,
)
from trunkline.bots.programmes.eighteen.stopping import POOLED
from trunkline.eighteen.certificates import directed_by, shares_of
from trunkline.eighteen.shares import holder_of, is_started_public
from trunkline.eighteen.title import Rail
from trunkline.kernel import Refusal

PASS_CAUSES: dict[str, tuple[str, ...]] = {
    "auction": ("outbid", "cheaper", "auction"),
    "stock": (
        *("sale", "lead", "threat", "outbid", "auction", "started"),
        *("any-sale", "phase", "ending"),
    ),
    "merger": ("offer", "started", "lead", "threat"),
}
PASS_DEFAULTS: dict[str, tuple[str, ...]] = {
    "auction": ("outbid", "cheaper"),
    "stock": PASS_CAUSES["stock"][:6],
    "merger": PASS_CAUSES["merger"],
}
DECLINE_CAUSES: dict[str, tuple[str, ...]] = {
    "operating": ("phase", "ending"),
    "merger": ("started", "lead", "threat"),
}
DECLINE_DEFAULTS: dict[str, tuple[str, ...]] = {
    "operating": (),
    "merger": DECLINE_CAUSES["merger"],
}
AUCTION_CAUSES = ("outbid", "cheaper")
BUY_CAUSES = ("sale", "lead", "threat", "auction", "started", "any-sale")
BUY_DEFAULTS = BUY_CAUSES[:5]


# --- offered --------------------------------------------------------------------


def offered(pos: Rail, seat: str) -> tuple[RailProgramme, ...]:
    """The programmes that make sense for a seat now, with their defaults."""
    if pos.state.finished:
        return ()
    return (*_in_auction(pos, seat), *_in_round(pos), *_purchases(pos, seat))


def _in_auction(pos: Rail, seat: str) -> Iterator[RailProgramme]:
    auction = auction_under_way(pos)
    if auction is not None and (seat in auction.bidders or not auction.leader):
        raised = auction.least if auction.leader != seat else auction.price
        yield BidUpTo(auction.item, raised)
        yield PassAuction(auction.item, AUCTION_CAUSES)


def _in_round(pos: Rail) -> Iterator[RailProgramme]:
    state = pos.state
    match state.round:
        case "auction" | "stock" | "merger":
            causes = PASS_DEFAULTS[state.round]
            yield PassRound(state.round, state.set, state.number, unless=causes)
    match state.round:
        case "operating" | "merger":
            causes = DECLINE_DEFAULTS[state.round]
            yield DeclineRound(state.round, state.set, state.number, causes)
            if state.ends_after is None or state.set < state.ends_after[0]:
                yield PassRound("stock", state.set + 1, unless=PASS_DEFAULTS["stock"])


def _purchases(pos: Rail, seat: str) -> Iterator[RailProgramme]:
    """One for every company of which there are shares, in this stock round only."""
    if pos.state.round != "stock":
        return
    for company in pos.title.charters:
        held = shares_of(pos, company, seat)
        if not is_started_public(pos, company) or held >= pos.title.holding_limit:
            continue
        for source in ("treasury", "pool"):
            if holder_of(company, source) in pos.state.certificates[company][1:]:
                yield BuyShares(company, "any", held + 1, pos.state.set, unless=BUY_DEFAULTS)
                break


# --- causes ---------------------------------------------------------------------


def causes(pos: Rail, programme: RailProgramme) -> tuple[str, ...]:
    """The causes that can be chosen to end a programme, the usual ones first."""
    match programme:
        case PassRound():
            known = PASS_CAUSES[programme.round]
            return (*known, *_pools(pos)) if programme.round == "stock" else known
        case DeclineRound():
            return DECLINE_CAUSES[programme.round]
        case PassAuction():
            return AUCTION_CAUSES
        case BidUpTo():
            return ()
        case BuyShares():
            return (*BUY_CAUSES, *_pools(pos))


def _pools(pos: Rail) -> Iterator[str]:
    """A cause for every public: its shares may come to the pool."""
    for company, charter in pos.title.charters.items():
        if charter.kind == "public":
            yield POOLED + company


# --- what makes no sense ----------------------------------------------------------


def why_not(pos: Rail, seat: str, programme: RailProgramme) -> Refusal | None:
    """Why a seat cannot have a programme: it is over, or names what is not there."""
    if refusal := _why_not_fields(pos, seat, programme):
        return refusal
    if is_over(programme, pos):
        return Refusal("over")
    if isinstance(programme, BidUpTo):
        return None
    known = causes(pos, programme)
    wrong = next((cause for cause in programme.unless if cause not in known), None)
    if wrong is None:
        return None
    return Refusal("unknown-cause", data={"cause": wrong, "causes": known})


def _why_not_fields(pos: Rail, seat: str, programme: RailProgramme) -> Refusal | None:
    match programme:
        case PassRound():
            able = directed_by(pos, seat) if programme.round == "merger" else []
            for company in programme.companies:
                if company not in able:
                    return Refusal("no-turn", data={"company": company})
        case PassAuction() | BidUpTo():
            if not is_unsold(pos, programme.item):
                return Refusal("no-auction", data={"item": programme.item})
            if isinstance(programme, BidUpTo) and programme.limit < 1:
                return Refusal("no-limit", data={"price": programme.limit, "least": "1"})
        case BuyShares():
            if not is_started_public(pos, programme.company):
                return Refusal("no-shares", data={"company": programme.company})
            held, most = shares_of(pos, programme.company, seat), pos.title.holding_limit
            if not held < programme.shares <= most:
                return Refusal(
                    "no-goal",
                    data={"count": programme.shares, "held": str(held), "most": str(most)},
                )
    return None
