"""What is printed: tiles, hexes, companies, trains, phases, market cells.

Everything here is immutable and is loaded once for a title. A state refers to these
things by id only.

Track is written in small numbers: an *end* is a hex edge (0 to 5) or a stop of the hex
(6 for its first stop, 7 for its second …); a *piece* of track joins two ends.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Cell = tuple[int, int]
"""A cell of the share market: row and column, both from 0."""
Piece = tuple[int, int]
"""Two ends joined by track; the smaller end first."""

STOP = 6
"""The end number of a hex's first stop."""
COLOURS = ("none", "yellow", "green", "brown", "grey")
"""Tile colours in the order of upgrading; ``none`` is a hex without track."""


class Stop(msgspec.Struct, frozen=True, gc=False):
    """A place where trains may stop."""

    kind: Literal["city", "town", "offboard", "pass", "port"]
    revenue: tuple[int, ...]
    """One figure, or one for each step of the off-board value track."""
    slots: int = 0
    """Room for tokens; only cities and passes have any."""


class Face(msgspec.Struct, frozen=True, weakref=True):
    """What lies on a hex: a tile in one rotation, or the print of the hex itself."""

    tile: str
    """The tile's number; empty for the printed hex."""
    rotation: int
    colour: str
    label: str
    stops: tuple[Stop, ...]
    pieces: tuple[Piece, ...]
    upgrade_cost: int = 0
    """What replacing this face costs, whatever the hex."""

    @property
    def exits(self) -> tuple[int, ...]:
        """The edges that track reaches, ascending."""
        return tuple(sorted({end for piece in self.pieces for end in piece if end < STOP}))


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile; ``face`` shows it unrotated."""

    id: str
    face: Face
    count: int | None
    """How many there are; none for as many as needed."""


class Hex(msgspec.Struct, frozen=True):
    """A hex of the map as printed."""

    id: str
    kind: Literal["plain", "fixed", "offboard"]
    """``plain`` takes tiles; ``fixed`` (grey) and ``offboard`` (red) never do."""
    face: Face
    name: str = ""
    cost: int = 0
    """Terrain, paid when the first tile is laid."""
    upgrade_cost: int = 0
    """Printed amount that a title may charge for the first upgrade of printed track."""
    area: str = ""
    """The off-board area this hex belongs to."""
    closed_until: str = ""
    """The phase from which the hex may be built on; empty if always."""


class Charter(msgspec.Struct, frozen=True):
    """A railway with a charter: minor, public or national."""

    id: str
    name: str
    kind: Literal["minor", "public", "national"]
    certificates: tuple[int, ...]
    """The shares on each certificate, the director's first; a minor is one of 2."""
    tokens: int
    """Map tokens."""
    home: str = ""
    """The city where its first token goes, as ``HEX.stop``; empty if free."""
    from_phase: str = ""
    """The phase from which it may be started; empty if from the start."""
    colour: str = "#808080"
    label: str = ""
    """How the seeds write its initials, where programs' ids differ."""

    @property
    def shares(self) -> int:
        return sum(self.certificates)


class Private(msgspec.Struct, frozen=True):
    """A private railway."""

    id: str
    name: str
    minimum: int
    """The least first bid."""
    value: int
    """Face value."""
    revenue: int
    bonus: tuple[str, ...] = ()
    """Hexes whose stops are worth more to an owner that runs trains."""
    bonus_amount: int = 0


Call: TypeAlias = Literal["must", "may", "free", "skip"]
"""What a train does at a stop: it has to count it; may count it; counts it beside the stops
that it has room for; or earns nothing there."""
USUAL_CALLS: dict[str, Call] = {
    "city": "must",
    "offboard": "must",
    "pass": "must",
    "town": "may",
    "port": "free",
}


class Growth(msgspec.Struct, frozen=True):
    """What a type of train can do from so many purchases on."""

    sold: int
    """So many have been bought from the bank …"""
    stops: int
    """… then it counts at most so many stops …"""
    multiplier: int
    """… and its routes are worth so many times their stops."""
    of: tuple[str, ...] = ()
    """The types that are counted, together; its own if it is empty."""


class TrainKind(msgspec.Struct, frozen=True):
    """A type of train: all that routes have to know of it, whatever the game.

    ``docs/routes.md`` says which rules are written with which fields.
    """

    id: str
    price: int
    stops: int
    """How many stops it counts at most."""
    count: int | None = None
    """How many there are; none for as many as needed."""
    multiplier: int = 1
    """Its routes are worth so many times their stops."""
    grows: tuple[Growth, ...] = ()
    """What becomes of both as trains are sold: the last that applies."""
    calls: dict[str, Call] = {}
    """How it treats kinds of stop, where that is not as usual."""
    hexes: int | None = None
    """How many sides of hexes it crosses at most; none for any number."""
    ends: tuple[str, ...] = ()
    """The kinds of stop at which its route may end; empty for all."""
    two_of: tuple[str, ...] = ()
    """The kinds of stop of which it has to count two; empty for all."""
    counts_own: bool = True
    """Whether one of the stops that it counts has to be a city with an own token; else it is
    enough that such a city lies on its route."""
    shares_track: bool = False
    """Whether it may run over track that other trains of its company use."""
    phase: str = ""
    """The phase that its first purchase from the bank starts."""
    obsolete: str = ""
    """The phase at whose start it is removed; empty if never."""
    available: str = ""
    """The phase from which it is on sale beside others; empty if in turn."""

    def call(self, stop_kind: str) -> Call:
        """What it does at stops of a kind."""
        return self.calls.get(stop_kind) or USUAL_CALLS[stop_kind]


class Phase(msgspec.Struct, frozen=True):
    """A phase of the game."""

    id: str
    tiles: tuple[str, ...]
    """Tile colours that may be used."""
    limits: dict[str, int]
    """Train limit by kind of charter; a missing kind has none."""
    offboard: int
    """Which step of the off-board value track applies, from 0."""


class MarketCell(msgspec.Struct, frozen=True):
    """A box of the share market."""

    price: int
    marks: frozenset[str] = frozenset()
    """Named zones the cell belongs to; a title says what they mean."""
