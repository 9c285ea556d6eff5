"""What every scene holds, whatever the family of the game."""

from __future__ import annotations

from typing import Any

import msgspec

from trunkline.scenes.eighteen.model import EighteenComponents, EighteenHistory, EighteenSheet


class Moment(msgspec.Struct, frozen=True):
    """Where a game stands."""

    number: int
    """How many actions have been played."""
    headline: str
    finished: str = ""
    """Why the game ended, in words; empty while it goes on."""


class Turn(msgspec.Struct, frozen=True):
    """Somebody who has to decide."""

    seat: str
    name: str
    step: str
    """The step's name for programs."""
    title: str
    """The step's name for people."""
    prompt: str
    """What it is about here; may be empty."""
    help: str
    """What is decided in such a step; may be empty."""
    rule: str = ""
    """Where the rule reference tells of it; may be empty."""


class Range(msgspec.Struct, frozen=True):
    """The number that a choice leaves open."""

    field: str
    low: int
    high: int
    step: int


class Choice(msgspec.Struct, frozen=True):
    """Something that may be done now."""

    kind: str
    """The kind of action, for programs."""
    heading: str
    """The kind of action, for people."""
    label: str
    action: dict[str, Any]
    """The action as it is sent; of a range or an open choice, one example."""
    range: Range | None = None
    open: str = ""
    """The field that may hold more than can be listed; empty if none does."""


class TableSheet(msgspec.Struct, frozen=True):
    """A table of text."""

    key: str
    heading: str
    columns: tuple[str, ...]
    figures: tuple[bool, ...]
    """Which columns hold figures only."""
    rows: tuple[tuple[str, ...], ...]


class Seat(msgspec.Struct, frozen=True):
    """A player at the table."""

    seat: str
    name: str
    score: int


class Scene(msgspec.Struct, frozen=True):
    """A game at a moment, as a client shows it."""

    title: str
    moment: Moment
    seats: tuple[Seat, ...]
    turns: tuple[Turn, ...]
    choices: tuple[Choice, ...]
    tables: tuple[TableSheet, ...]
    drawings: dict[str, str]
    """SVG by name: the map and the market, or boards."""
    sheet: EighteenSheet | None
    """What the family shows beside; its tag says which family it is."""


class Components(msgspec.Struct, frozen=True):
    """What never changes while a game is played."""

    title: str
    family: str
    money: str
    """How the title writes money, with # for the amount."""
    eighteen: EighteenComponents | None = None


class Mark(msgspec.Struct, frozen=True):
    """A moment worth finding: where a round begins, and the present."""

    number: int
    label: str
    short: str


class History(msgspec.Struct, frozen=True):
    """How a game went, round by round."""

    length: int
    """How many actions have been played."""
    marks: tuple[Mark, ...]
    scores: dict[str, tuple[int, ...]]
    """What each player had at each mark, by seat."""
    eighteen: EighteenHistory | None = None


class Refused(msgspec.Struct, frozen=True):
    """Why not, in words."""

    code: str
    rule: str
    text: str
    data: dict[str, Any] = {}


class Judgement(msgspec.Struct, frozen=True):
    """Whether an action would be legal, and what routes would be worth."""

    refusal: Refused | None
    revenue: int | None = None
    routes: tuple[int, ...] = ()
    """What each route is worth by itself, as far as it is legal."""


class TileChart(msgspec.Struct, frozen=True):
    """What the map and the tiles allow, whoever lays: by hex, tile and rotations."""

    may_come: dict[str, dict[str, tuple[int, ...]]]
    left: dict[str, int | None]
    """How many of each tile are left; none for as many as needed."""
