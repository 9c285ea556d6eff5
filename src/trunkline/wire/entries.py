"""Entries: everything that can happen at a table, as data. Their sequence is the table's truth.

An entry about the game carries what follows from it for everybody to see: whose turn it is
now, and how the clocks stand. So a table is known from its last entries, without playing.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from trunkline.words.catalogue import kebab

Sits = Literal["player", "local", "caretaker"]
"""Who sits on a seat: its player, somebody at another player's screen, or nobody but the house."""
Mover = Literal["player", "programme", "clock", "caretaker"]


class ClockFace(msgspec.Struct, frozen=True, array_like=True):
    """A seat's time in milliseconds: used so far, and given so far."""

    used: int
    given: int

    @property
    def left(self) -> int:
        return self.given - self.used


class Standing(msgspec.Struct, frozen=True):
    """What everybody sees of the game after an entry."""

    length: int
    """How many actions have been played, those taken back not counted."""
    turns: tuple[str, ...] = ()
    """The seats whose decision it is."""
    clock: dict[str, ClockFace] = {}
    is_offer: bool = False
    """Whether an offer waits for an answer, which may lapse."""


class Body(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab, omit_defaults=True):
    """What happened. Who did it, and when, stands beside it."""


class Sat(Body, frozen=True):
    """Somebody took a seat."""

    seat: str
    user: str | None
    name: str
    sits: Sits = "player"


class Rose(Body, frozen=True):
    """A seat is free again, before the game began."""

    seat: str
    name: str
    by_host: bool = False


class Begun(Body, frozen=True):
    """The game began."""

    players: tuple[str, ...]
    """The names in the game, in the order of the seats."""
    promise: str
    """The hash of the seed and the salt that are told when the game is over."""
    standing: Standing


class Moved(Body, frozen=True):
    """An action was played."""

    action: dict[str, Any]
    standing: Standing
    by: Mover = "player"


class TakeBackAsked(Body, frozen=True):
    """Somebody wants to take back what others have acted upon."""

    seat: str
    to: int
    """How many actions would stand."""
    of: tuple[str, ...]
    """The seats that are asked."""


class TakeBackAnswered(Body, frozen=True):
    """One of them answered."""

    seat: str
    agrees: bool


class TakeBackLapsed(Body, frozen=True):
    """The question was withdrawn, refused, or waited too long."""

    why: Literal["withdrawn", "refused", "expired", "moved-on"]


class TakenBack(Body, frozen=True):
    """Actions were taken back; their entries stay."""

    count: int
    standing: Standing
    agreed: tuple[str, ...] = ()


class Said(Body, frozen=True):
    """Somebody said something to the table."""

    text: str
    mentions: tuple[str, ...] = ()
    """The users whose names are in it."""


class ClockRanOut(Body, frozen=True):
    """A seat's time is over at a table with hard clocks: from now on the house plays for it."""

    seat: str


class HandOverProposed(Body, frozen=True):
    """Somebody wants to free the seat of somebody who does not play."""

    seat: str
    to: Literal["open", "caretaker"]
    of: tuple[str, ...]
    """The users who are asked."""


class HandOverAnswered(Body, frozen=True):
    """One of them answered."""

    agrees: bool


class HandOverLapsed(Body, frozen=True):
    """The proposal was refused, waited too long, or its seat has moved."""

    why: Literal["refused", "expired", "moved"]


class Vacated(Body, frozen=True):
    """A seat of a running game lost its player."""

    seat: str
    name: str
    to: Literal["open", "caretaker"] = "open"
    voted: bool = False


class Ended(Body, frozen=True):
    """The game is over; what chance was made of is told."""

    reason: str
    scores: dict[str, int]
    seed: int
    salt: str


AnyBody = (
    Sat
    | Rose
    | Begun
    | Moved
    | TakeBackAsked
    | TakeBackAnswered
    | TakeBackLapsed
    | TakenBack
    | Said
    | ClockRanOut
    | HandOverProposed
    | HandOverAnswered
    | HandOverLapsed
    | Vacated
    | Ended
)


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table, with its number, time and author."""

    number: int
    at: int
    user: str | None
    body: AnyBody
