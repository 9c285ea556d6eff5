"""Buying and selling shares of publics, with the change of director that may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.eighteen.certificates import (
    certificate_count,
    director,
    exchange_director,
    holdings,
    left_of,
    move_ordinary,
    shareholders,
    shares_of,
)
from trunkline.eighteen.market import price_of
from trunkline.eighteen.money import pay
from trunkline.eighteen.state import BANK, POOL
from trunkline.kernel import Refusal

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


def is_started_public(pos: Rail, company: str) -> bool:
    """Whether shares of a company can change hands."""
    charter = pos.title.charters.get(company)
    return (
        charter is not None
        and charter.kind == "public"
        and pos.state.companies[company].status == "running"
    )


def holder_of(company: str, source: str) -> str:
    """Who holds the certificates of a source of purchase; nobody for other sources."""
    return {"treasury": company, "pool": POOL}.get(source, "")


def why_not_obtain(pos: Rail, seat: str) -> Refusal | None:
    """Why a player may not take one more certificate."""
    held, limit = certificate_count(pos, seat), pos.title.certificate_limit
    if held >= limit:
        return pos.refuse("certificate-limit", held=held, limit=limit)
    return None


def why_not_buy(pos: Rail, seat: str, company: str, source: str) -> Refusal | None:
    """Why a player may not buy an ordinary certificate."""
    if not is_started_public(pos, company):
        return pos.refuse("no-such-share", company=company)
    if holder_of(company, source) not in pos.state.certificates[company][1:]:
        return pos.refuse("no-share-left", company=company, source=source)
    if refusal := why_not_obtain(pos, seat):
        return refusal
    held, limit = shares_of(pos, company, seat), pos.title.holding_limit
    if held >= limit:
        return pos.refuse("holding-limit", company=company, held=held * 10, limit=limit * 10)
    price, cash = price_of(pos, company), pos.state.cash[seat]
    if price > cash:
        return pos.refuse("too-little-money", price=price, cash=cash)
    return None


def buy(pos: Rail, seat: str, company: str, source: str) -> None:
    """Buy an ordinary certificate; a buyer who overtakes the director becomes director."""
    price = price_of(pos, company)
    pay(pos, seat, company if source == "treasury" else BANK, price, "share")
    move_ordinary(pos, company, 1, holder_of(company, source), seat)
    head = director(pos, company)
    if head and head != seat and shares_of(pos, company, seat) > shares_of(pos, company, head):
        exchange_director(pos, company, seat)


def successor(pos: Rail, company: str, remaining: int) -> str | None:
    """Who becomes director if the present one is left with so many shares.

    None if the present director stays. Of several who hold most, the one sitting closest
    to the left of the outgoing director.
    """
    head = director(pos, company)
    assert head is not None
    needed = pos.title.charters[company].certificates[0]
    held = shareholders(pos, company)
    rivals = [
        seat
        for seat in left_of(pos, head)
        if seat != head and held.get(seat, 0) >= needed and held[seat] > remaining
    ]
    return max(rivals, key=lambda seat: held[seat], default=None)


def why_not_sell(pos: Rail, seat: str, company: str, count: int) -> Refusal | None:
    """Why a player may not sell so many shares."""
    if company in pos.title.privates:
        return pos.refuse("private-not-to-bank", item=company)
    charter = pos.title.charters.get(company)
    if charter is not None and charter.kind == "minor":
        return pos.refuse("cannot-be-sold", item=company)
    if charter is None or charter.kind != "public":
        return pos.refuse("nothing-to-sell", item=company)
    if pos.state.companies[company].turns_ended == 0:
        return pos.refuse("not-operated", company=company)
    held = holdings(pos, company)
    mine = held.get(seat, 0)
    if not 1 <= count <= mine:
        return pos.refuse("not-held", company=company, count=count, held=mine)
    room = pos.title.pool_limit - held.get(POOL, 0)
    if count > room:
        return pos.refuse("pool-limit", company=company, count=count, room=max(0, room))
    remaining = mine - count
    if director(pos, company) == seat and successor(pos, company, remaining) is None:
        needed = pos.title.charters[company].certificates[0]
        if remaining < needed:
            return pos.refuse("no-new-director", company=company)
    return None


def most_sellable(pos: Rail, seat: str, company: str) -> int:
    """The most shares of a company that a player may sell now."""
    most = 0
    for count in range(1, shares_of(pos, company, seat) + 1):
        if why_not_sell(pos, seat, company, count) is None:
            most = count
    return most


def sell(pos: Rail, seat: str, company: str, count: int, price: int) -> None:
    """Sell shares at a price; a change of director comes first."""
    if director(pos, company) == seat:
        heir = successor(pos, company, shares_of(pos, company, seat) - count)
        if heir is not None:
            exchange_director(pos, company, heir)
    move_ordinary(pos, company, count, seat, POOL)
    pay(pos, BANK, seat, price * count, "sale")
