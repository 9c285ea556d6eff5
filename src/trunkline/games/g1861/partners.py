"""1861, 7.2: which minors may merge, at what price, and under whose direction."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakKeyDictionary

from trunkline.eighteen.certificates import director
from trunkline.eighteen.components import Cell
from trunkline.eighteen.market import price_of
from trunkline.eighteen.network import connects
from trunkline.eighteen.order import in_operating_order, operating_order
from trunkline.eighteen.shares import why_not_obtain
from trunkline.eighteen.state import Board
from trunkline.kernel import Refusal

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos

Partners: TypeAlias = tuple[str, ...]
"""Minors that want to merge, the one that proposes it first, in the order of naming."""

MOST_PARTNERS = 10
START_MARKS = ("both", "public")
"""The red and violet cells, in which publics begin."""


def minors_in_play(pos: Pos) -> list[str]:
    """All minors that operate, in operating order."""
    return [name for name in operating_order(pos) if pos.title.charters[name].kind == "minor"]


def unused_publics(pos: Pos) -> list[str]:
    """The publics that can be formed."""
    return [
        charter.id
        for charter in pos.title.charters.values()
        if charter.kind == "public" and pos.state.companies[charter.id].status == "waiting"
    ]


def owner(pos: Pos, minor: str) -> str:
    """The player who owns a minor."""
    seat = director(pos, minor)
    assert seat is not None, f"{minor} has no owner"
    return seat


def same(partners: Partners) -> Partners:
    """The same minors in a fixed order, to tell whether two proposals are alike."""
    return tuple(sorted(partners))


# --- price and director --------------------------------------------------------


def merged_cell(pos: Pos, partners: Partners) -> Cell:
    """Where the token of a merged public begins (1861-7.2-6 to -8)."""
    prices = [price_of(pos, minor) for minor in partners]
    total = max(max(prices) + min(prices), pos.title.options.merger_price_floor)
    cell = pos.title.market.start_cell(total, *START_MARKS)
    assert cell is not None
    return cell


def shares_from(pos: Pos, partners: Partners) -> dict[str, int]:
    """The shares of the new public by owner; who comes first in operating order is first."""
    return dict(Counter(owner(pos, minor) for minor in in_operating_order(pos, partners)))


def majority(pos: Pos, partners: Partners) -> str | None:
    """Who directs the merged public by its shares; none if nobody has two (1861-7.2-10, -11)."""
    held: Counter[str] = Counter()
    head = None
    for minor in in_operating_order(pos, partners):
        seat = owner(pos, minor)
        held[seat] += 1
        if held[seat] >= 2 and (head is None or held[seat] > held[head]):
            head = seat
    if head is None or pos.title.options.merger_director_tie == "first_with_two":
        return head
    return max(held, key=lambda seat: held[seat])


def first_owner(pos: Pos, partners: Partners) -> str:
    """The owner of the minor that comes first in operating order."""
    return owner(pos, in_operating_order(pos, partners)[0])


def can_lead(pos: Pos, partners: Partners, seat: str) -> bool:
    """Whether an owner of one partner could buy the share that makes a director (C-15)."""
    price = pos.title.market.price(merged_cell(pos, partners))
    return pos.state.cash[seat] >= price and why_not_obtain(pos, seat) is None


def _why_nobody_leads(pos: Pos, partners: Partners) -> Refusal | None:
    if majority(pos, partners) is not None:
        return None
    if pos.title.options.merger_no_majority == "first_must_buy":
        candidates = [first_owner(pos, partners)]
    else:
        candidates = list(shares_from(pos, partners))
    if any(can_lead(pos, partners, seat) for seat in candidates):
        return None
    price = pos.title.market.price(merged_cell(pos, partners))
    return pos.refuse("nobody-can-lead", candidates=candidates, price=price)


# --- connection ----------------------------------------------------------------

_reached: WeakKeyDictionary[Board, dict[tuple[str, frozenset[str], bool], frozenset[str]]]
_reached = WeakKeyDictionary()


def _reaches(pos: Pos, minor: str, free: frozenset[str]) -> frozenset[str]:
    """The minors that one minor reaches when the tokens of some of them do not block."""
    known = _reached.setdefault(pos.state.board, {})
    key = (minor, free, pos.title.options.merger_same_hex)
    if key not in known:
        known[key] = connects(pos, minor, minors_in_play(pos), free, key[2])
    return known[key]


def are_connected(pos: Pos, partners: Partners) -> bool:
    """Whether minors are connected for a merger (1861-7.2-2 to -5, C-16)."""
    if pos.title.options.merger_connection == "chain":
        return all(
            any(
                minor in _reaches(pos, earlier, frozenset(partners[: place + 2]))
                for earlier in partners[: place + 1]
            )
            for place, minor in enumerate(partners[1:])
        )
    return _has_hub(pos, partners, partners, frozenset(partners))


def _has_hub(pos: Pos, hubs: Partners, partners: Partners, free: frozenset[str]) -> bool:
    """Whether one of some minors reaches all partners but itself."""
    members = frozenset(partners)
    return any(members - {hub} <= _reaches(pos, hub, free) for hub in hubs)


def might_connect(pos: Pos, partners: Partners) -> bool:
    """Whether these minors may be connected once further minors have joined them.

    With the tokens of all minors out of the way, some minor must reach them all: a quick
    test that rules out most of what can never be.
    """
    if pos.title.options.merger_connection == "chain":
        return are_connected(pos, partners)
    minors = tuple(minors_in_play(pos))
    return _has_hub(pos, minors, partners, frozenset(minors))


# --- proposals -------------------------------------------------------------------


def why_not_too_many(pos: Pos, partners: Partners) -> Refusal | None:
    """The limits that no further partner could mend (1861-7.2-1, -19)."""
    if len(partners) > MOST_PARTNERS:
        return pos.refuse("too-many-partners", most=MOST_PARTNERS)
    limit = pos.title.holding_limit
    for seat, shares in shares_from(pos, partners).items():
        if shares > limit:
            return pos.refuse("too-many-of-one-player", owner=seat, most=limit)
    return None


def why_not_merge(pos: Pos, partners: Partners) -> Refusal | None:
    """Why minors may not merge just as they are."""
    if len(partners) < 2:
        return pos.refuse("no-partner")
    if refusal := why_not_too_many(pos, partners):
        return refusal
    if refusal := _why_nobody_leads(pos, partners):
        return refusal
    if not are_connected(pos, partners):
        return pos.refuse("not-connected", minors=partners)
    return None


def why_not_add(
    pos: Pos, partners: Partners, partner: str, dropped: tuple[Partners, ...]
) -> Refusal | None:
    """Why a minor may not join others in a proposal.

    ``dropped`` are the mergers that were proposed in vain in this round. A partner may join
    if that makes another merger possible, at once or together with others that can join later.
    """
    if partner in partners or partner not in minors_in_play(pos):
        return pos.refuse("not-a-partner", partner=partner)
    if not unused_publics(pos):
        return pos.refuse("no-public-left")
    larger = (*partners, partner)
    if refusal := why_not_too_many(pos, larger):
        return refusal
    if _leads_to_merger(pos, larger, dropped, set()):
        return None
    if dropped and _leads_to_merger(pos, larger, (), set()):
        return pos.refuse("proposed-before", minors=larger)
    return why_not_merge(pos, larger) or pos.refuse("not-connected", minors=larger)


def _leads_to_merger(
    pos: Pos, partners: Partners, dropped: tuple[Partners, ...], seen: set[Partners]
) -> bool:
    alike = same(partners)
    if alike in seen:
        return False
    seen.add(alike)
    if why_not_too_many(pos, partners) or not might_connect(pos, partners):
        return False
    if alike not in dropped and why_not_merge(pos, partners) is None:
        return True
    return any(
        _leads_to_merger(pos, (*partners, minor), dropped, seen)
        for minor in minors_in_play(pos)
        if minor not in partners
    )
