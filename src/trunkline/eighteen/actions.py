"""The verbs of the 18xx family. Each is an action; a title uses those that it has."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from trunkline.kernel import Action


class Pass(Action, frozen=True):
    """Do nothing more in the present step."""

    idle: ClassVar[bool] = True


class Bid(Action, frozen=True):
    """Offer a price for a private or a minor; the first bid on a minor puts it up."""

    item: str
    price: int


class SellShares(Action, frozen=True):
    """Sell shares of one company to the bank pool; ``count`` in shares, not certificates."""

    company: str
    count: int


class BuyShare(Action, frozen=True):
    """Buy one ordinary certificate from a company's treasury or the bank pool."""

    company: str
    source: Literal["treasury", "pool"]


class StartPublic(Action, frozen=True):
    """Buy the director's certificate of a public and set its price."""

    company: str
    price: int


class LayTile(Action, frozen=True):
    """Lay a yellow tile, or replace what lies in a hex."""

    company: str
    hex: str
    tile: str
    rotation: int


class PlaceToken(Action, frozen=True):
    """Place a token in a city, given as ``HEX.stop``."""

    company: str
    city: str


class Route(msgspec.Struct, frozen=True, gc=False):
    """One train's way, as the hexes from end to end in the order of travel.

    A stop at either end is the one that the track from the neighbouring hex leads to.
    """

    train: str
    hexes: tuple[str, ...]


class RunTrains(Action, frozen=True):
    """Run trains, one route for each train that runs."""

    company: str
    routes: tuple[Route, ...]


class PayDividend(Action, frozen=True):
    """Say what becomes of a public's revenue."""

    company: str
    payout: Literal["all", "half", "none"]


class RedeemShares(Action, frozen=True):
    """A public buys back its own shares from the bank pool."""

    company: str
    count: int


class BuyTrain(Action, frozen=True):
    """Buy a train: from ``depot``, from ``pool``, or from the company named as source."""

    company: str
    train: str
    source: str
    price: int


class DiscardTrain(Action, frozen=True):
    """Put a train over the limit into the bank pool."""

    company: str
    train: str


class BuyPrivate(Action, frozen=True):
    """A company buys a private from the player who owns it."""

    company: str
    private: str
    price: int


class Accept(Action, frozen=True):
    """Agree to what was proposed."""


class Decline(Action, frozen=True):
    """Refuse what was proposed."""

    idle: ClassVar[bool] = True


class Withdraw(Action, frozen=True):
    """Take back one's own proposal before it is answered."""

    idle: ClassVar[bool] = True


class Convert(Action, frozen=True):
    """Turn a minor into a public."""

    company: str
    into: str


class AddPartner(Action, frozen=True):
    """Name one more minor for the merger that ``company`` proposes."""

    company: str
    partner: str


class Merge(Action, frozen=True):
    """Merge the minors named so far into a public."""

    company: str
    into: str


class RemoveToken(Action, frozen=True):
    """Take a superfluous token of a merged company off the map."""

    company: str
    city: str


class GiveUp(Action, frozen=True):
    """Let a trainless public be nationalised."""

    company: str
