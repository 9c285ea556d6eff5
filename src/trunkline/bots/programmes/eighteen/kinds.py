"""The programmes of the 18xx family, as data."""

from __future__ import annotations

from typing import Literal, TypeAlias

from trunkline.bots.programmes.model import Programme


class PassRound(Programme, frozen=True):
    """Pass for the rest of a round, or from then on in every round of that kind.

    ``round``, ``set`` and ``number`` say which round it is, as the state has them; it may be
    one to come.
    """

    round: Literal["auction", "stock", "merger"]
    set: int
    number: int = 0
    until: Literal["round", "game"] = "round"
    companies: tuple[str, ...] = ()
    """In a merger round, the companies that pass; all of the seat's if none is named."""
    unless: tuple[str, ...] = ()
    """The causes that end it sooner."""


class DeclineRound(Programme, frozen=True):
    """Decline every offer of a round; in a merger round pass as well."""

    round: Literal["operating", "merger"]
    set: int
    number: int
    unless: tuple[str, ...] = ()


class PassAuction(Programme, frozen=True):
    """Never bid for one thing."""

    item: str
    unless: tuple[str, ...] = ()


class BidUpTo(Programme, frozen=True):
    """Bid the least for one thing, again and again, but never more than ``limit``.

    Above it, pass, or be asked.
    """

    item: str
    limit: int
    then: Literal["pass", "ask"] = "pass"


class BuyShares(Programme, frozen=True):
    """Buy a share of a company in each turn of a stock round, until so many are held.

    After that, be asked, or pass for the rest of the round.
    """

    company: str
    source: Literal["treasury", "pool", "any"]
    shares: int
    set: int
    then: Literal["ask", "pass"] = "ask"
    unless: tuple[str, ...] = ()


RailProgramme: TypeAlias = PassRound | DeclineRound | PassAuction | BidUpTo | BuyShares
"""Every programme of an 18xx game."""

KINDS = (PassRound, DeclineRound, PassAuction, BidUpTo, BuyShares)
