"""Certificates: who holds which, and who directs what.

The state keeps the holder of every single certificate of a company, the director's
certificate first; how many shares each stands for is printed on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.eighteen.events import CertificateMoved, DirectorChanged
from trunkline.eighteen.state import IPO

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


def shares_of(pos: Rail, company: str, holder: str) -> int:
    """How many shares of a company somebody holds."""
    owners = pos.state.certificates[company]
    return holdings(pos, company)[holder] if holder in owners else 0


def holdings(pos: Rail, company: str) -> dict[str, int]:
    """The shares of everybody who holds any of a company."""
    found: dict[str, int] = {}
    printed = pos.title.charters[company].certificates
    for shares, owner in zip(printed, pos.state.certificates[company], strict=True):
        found[owner] = found.get(owner, 0) + shares
    return found


def shareholders(pos: Rail, company: str) -> dict[str, int]:
    """The shares of every player who holds any, in the order of the seats."""
    held = holdings(pos, company)
    return {seat: held[seat] for seat in pos.title.seats if seat in held}


def director(pos: Rail, company: str) -> str | None:
    """The player who decides for a company; none if it has not been started."""
    holder = pos.state.certificates[company][0] if pos.state.certificates.get(company) else None
    return holder if holder in pos.title.seats else None


def directed_by(pos: Rail, seat: str) -> list[str]:
    """The companies in play that a player decides for."""
    return [
        name
        for name in pos.title.charters
        if pos.state.companies[name].status == "running" and director(pos, name) == seat
    ]


def certificate_count(pos: Rail, seat: str) -> int:
    """How many certificates a player holds, privates included."""
    papers = sum([owners.count(seat) for owners in pos.state.certificates.values()])
    return papers + [*pos.state.privates.values()].count(seat)


def move_ordinary(pos: Rail, company: str, count: int, source: str, target: str) -> None:
    """Hand over ordinary certificates."""
    owners = list(pos.state.certificates[company])
    for _ in range(count):
        owners[owners.index(source, 1)] = target
    pos.state.certificates[company] = tuple(owners)
    pos.emit(CertificateMoved(company, count, source, target))


def move_director(pos: Rail, company: str, target: str) -> None:
    """Hand the director's certificate to somebody, without an exchange."""
    owners = pos.state.certificates[company]
    pos.state.certificates[company] = (target, *owners[1:])
    shares = pos.title.charters[company].certificates[0]
    pos.emit(CertificateMoved(company, shares, owners[0], target))


def exchange_director(pos: Rail, company: str, successor: str) -> None:
    """The director's certificate goes to the successor for as many ordinary shares."""
    owners = list(pos.state.certificates[company])
    previous = owners[0]
    for _ in range(pos.title.charters[company].certificates[0]):
        owners[owners.index(successor, 1)] = previous
    owners[0] = successor
    pos.state.certificates[company] = tuple(owners)
    pos.emit(DirectorChanged(company, successor, previous))


def left_of(pos: Rail, seat: str) -> list[str]:
    """All seats in clockwise order, beginning with the one on the left of ``seat``."""
    seats = pos.title.seats
    start = seats.index(seat) + 1
    return [*seats[start:], *seats[:start]]


def from_seat(pos: Rail, seat: str) -> list[str]:
    """All seats in clockwise order, beginning with ``seat`` itself."""
    seats = pos.title.seats
    start = seats.index(seat)
    return [*seats[start:], *seats[:start]]


def all_to_ipo(pos: Rail, company: str) -> None:
    """All certificates go back to the initial offering."""
    pos.state.certificates[company] = (IPO,) * len(pos.state.certificates[company])
