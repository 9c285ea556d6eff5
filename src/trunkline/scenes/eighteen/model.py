"""What the sheets of 18xx games hold."""

from __future__ import annotations

import msgspec


class HexSheet(msgspec.Struct, frozen=True):
    """A hex as it stands."""

    spoken: str
    tile: str = ""
    rotation: int = 0


class Holding(msgspec.Struct, frozen=True):
    """Shares of one company in one hand."""

    company: str
    owner: str
    owner_name: str
    shares: int
    percent: int
    director: bool


class CompanySheet(msgspec.Struct, frozen=True):
    """A railway as it stands."""

    id: str
    status: str
    director: str
    """The seat that decides for it; empty if nobody does."""
    price: int | None
    cash: int
    trains: tuple[str, ...]
    train_limit: int | None
    loans: int
    tokens: tuple[str, ...]
    """The cities of its tokens on the map."""
    token_places: tuple[str, ...]
    """What those cities are called."""
    tokens_left: int
    privates: tuple[str, ...]
    holdings: tuple[Holding, ...]
    acts: int | None
    """Its place in the order of operating, from 1."""


class PlayerSheet(msgspec.Struct, frozen=True):
    """A player as they stand."""

    seat: str
    name: str
    cash: int
    value: int
    certificates: int
    certificate_limit: int
    privates: tuple[str, ...]
    holdings: tuple[Holding, ...]
    priority: bool


class TrainSheet(msgspec.Struct, frozen=True):
    """A kind of train as it stands."""

    id: str
    left: int | None
    on_sale: bool
    in_pool: int
    owners: tuple[str, ...]


class CellSheet(msgspec.Struct, frozen=True):
    """A cell of the market with its stack, the top first."""

    row: int
    column: int
    companies: tuple[str, ...]


class PriceMove(msgspec.Struct, frozen=True):
    """Where an action would move the price of a company."""

    company: str
    label: str
    price: int
    cell: str
    """The cell's id on the drawing."""


class RunSheet(msgspec.Struct, frozen=True):
    """A train on its way."""

    train: str
    hexes: tuple[str, ...]
    tracks: tuple[str, ...]
    """The track it takes, by the ids of the drawing."""
    stops: tuple[str, ...]
    value: int | None = None


class LinkSheet(msgspec.Struct, frozen=True):
    """Track from a stop to the next, for drawing routes by hand."""

    start: str
    end: str
    hexes: tuple[str, ...]
    tracks: tuple[str, ...]


class RunningSheet(msgspec.Struct, frozen=True):
    """What a page needs to run a company's trains."""

    company: str
    trains: tuple[str, ...]
    best: tuple[RunSheet, ...]
    revenue: int
    bound: int
    proven: bool
    links: tuple[LinkSheet, ...]
    own: tuple[str, ...]
    """The cities with its tokens."""


class LastRun(msgspec.Struct, frozen=True):
    """The trains that the last action ran."""

    company: str
    runs: tuple[RunSheet, ...]


class EighteenSheet(msgspec.Struct, frozen=True, tag="eighteen", tag_field="family"):
    """An 18xx game at a moment."""

    round: str
    phase: str
    bank: int
    operating: str
    """The company whose turn it is; empty between turns."""
    hexes: dict[str, HexSheet]
    players: tuple[PlayerSheet, ...]
    companies: tuple[CompanySheet, ...]
    trains: tuple[TrainSheet, ...]
    privates: dict[str, str]
    """Who owns each private: a name; empty if nobody does."""
    cells: tuple[CellSheet, ...]
    moves: tuple[PriceMove, ...]
    running: RunningSheet | None
    last_run: LastRun | None


# --- what never changes -----------------------------------------------------------


class HexPrint(msgspec.Struct, frozen=True):
    """A hex as printed, and where it lies on the drawing."""

    x: float
    y: float
    name: str
    kind: str
    around: tuple[str, ...]
    """The hexes beyond its edges, southern first and then clockwise; empty at the border."""


class TilePrint(msgspec.Struct, frozen=True):
    """A tile, drawn about its middle in its six rotations."""

    id: str
    colour: str
    label: str
    kind: str
    """``track``, ``town`` or ``city``: for sorting."""
    count: int | None
    faces: tuple[str, ...]


class CharterPrint(msgspec.Struct, frozen=True):
    """A railway's charter."""

    id: str
    label: str
    name: str
    kind: str
    kind_name: str
    colour: str
    ink: str
    pattern: str
    shares: int
    tokens: int
    home: str
    token: str
    """Its token as a drawing of its own."""


class PrivatePrint(msgspec.Struct, frozen=True):
    id: str
    name: str
    minimum: int
    value: int
    revenue: int
    bonus: str
    """What it is worth to trains, in words; may be empty."""


class TrainPrint(msgspec.Struct, frozen=True):
    id: str
    price: int
    stops: int
    multiplier: int
    count: int | None
    phase: str
    obsolete: str
    available: str


class PhasePrint(msgspec.Struct, frozen=True):
    id: str
    tiles: tuple[str, ...]
    limits: dict[str, int]


class EighteenComponents(msgspec.Struct, frozen=True):
    """The components of an 18xx game."""

    width: float
    height: float
    hexes: dict[str, HexPrint]
    tiles: tuple[TilePrint, ...]
    charters: tuple[CharterPrint, ...]
    privates: tuple[PrivatePrint, ...]
    trains: tuple[TrainPrint, ...]
    phases: tuple[PhasePrint, ...]


class EighteenHistory(msgspec.Struct, frozen=True):
    """What an 18xx game's history holds beside values, at each mark."""

    cash: dict[str, tuple[int, ...]]
    income: dict[str, tuple[int, ...]]
    """What each player received as dividends and from privates since the mark before."""
    prices: dict[str, tuple[int | None, ...]]
    revenues: dict[str, tuple[int | None, ...]]
    """What each company earned since the mark before; none if it did not run."""
    bank: tuple[int, ...]
    phases: tuple[str, ...]
