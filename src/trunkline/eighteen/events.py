"""What can happen in an 18xx game, as data.

Owners (``source``, ``target``, ``owner``, ``holder``) are ids: a seat (``P1``), a company,
``bank``, ``pool`` (the bank pool) or ``ipo`` (the initial offering).
"""

from __future__ import annotations

from trunkline.kernel import Event


class RoundStarted(Event, frozen=True):
    """``kind`` is auction, stock, operating or merger; ``number`` counts within the set."""

    kind: str
    set: int
    number: int


class RoundEnded(Event, frozen=True):
    kind: str
    set: int
    number: int


class TurnStarted(Event, frozen=True):
    """A company begins its operating turn."""

    company: str


class Paid(Event, frozen=True):
    """Money moved. ``reason`` is a short code such as train, track, dividend."""

    source: str
    target: str
    amount: int
    reason: str


class LoanTaken(Event, frozen=True):
    company: str
    count: int


class LoanRepaid(Event, frozen=True):
    company: str
    count: int


class Passed(Event, frozen=True):
    """``automatic``: the rules passed for the seat, which had nothing to decide."""

    seat: str
    step: str
    automatic: bool = False


class BidMade(Event, frozen=True):
    seat: str
    item: str
    price: int


class AuctionWon(Event, frozen=True):
    """``price`` 0: taken for nothing."""

    seat: str
    item: str
    price: int


class MinimumLowered(Event, frozen=True):
    item: str
    minimum: int


class NobodyBid(Event, frozen=True):
    """All passed for an item that had to be put up."""

    item: str


class CompanyStarted(Event, frozen=True):
    company: str
    owner: str
    price: int


class CompanyGone(Event, frozen=True):
    """A company left the game. ``reason``: merged, converted, nationalised."""

    company: str
    reason: str


class CertificateMoved(Event, frozen=True):
    """Certificates of a company changed hands; ``shares`` counts shares."""

    company: str
    shares: int
    source: str
    target: str


class PrivateMoved(Event, frozen=True):
    private: str
    source: str
    target: str


class DirectorChanged(Event, frozen=True):
    company: str
    director: str
    previous: str


class PriceMoved(Event, frozen=True):
    """``direction``: left, right, up, down, or none when the token could not move."""

    company: str
    direction: str
    old: int
    new: int


class PriceSet(Event, frozen=True):
    company: str
    price: int


class TileLaid(Event, frozen=True):
    company: str
    hex: str
    tile: str
    rotation: int
    replaced: str
    """The tile that went back to the supply; empty for none."""


class TokenPlaced(Event, frozen=True):
    company: str
    city: str


class TokenRemoved(Event, frozen=True):
    company: str
    city: str


class TrainsRun(Event, frozen=True):
    """``routes``: train, hexes, counted stops, and value of each route."""

    company: str
    routes: tuple[tuple[str, tuple[str, ...], tuple[str, ...], int], ...]
    revenue: int


class DividendPaid(Event, frozen=True):
    """``paid`` in all, ``retained`` by the company, ``per_share``; a minor pays by no shares."""

    company: str
    payout: str
    paid: int
    retained: int
    per_share: int


class TrainBought(Event, frozen=True):
    company: str
    train: str
    source: str
    price: int


class TrainDiscarded(Event, frozen=True):
    company: str
    train: str


class TrainsObsolete(Event, frozen=True):
    """All trains of a type are removed."""

    train: str
    owners: tuple[str, ...]


class PhaseStarted(Event, frozen=True):
    phase: str


class Proposed(Event, frozen=True):
    """Something waits for the answer of ``to``. ``subject`` is a short code."""

    by: str
    to: tuple[str, ...]
    subject: str


class Answered(Event, frozen=True):
    """``answer``: accepted, declined, withdrawn."""

    seat: str
    answer: str
    subject: str


class Nationalised(Event, frozen=True):
    company: str
    price: int
    """What each share brought."""


class Formed(Event, frozen=True):
    """A public arose from minors."""

    company: str
    minors: tuple[str, ...]
    price: int


class PriorityMoved(Event, frozen=True):
    seat: str


class BankBroken(Event, frozen=True):
    """The bank owes more than it has."""


class EndAnnounced(Event, frozen=True):
    """``reason``: bank or trains; the game ends after operating round ``number`` of ``set``."""

    reason: str
    set: int
    number: int
