"""Events: what happened, as data. Sentences are made of them elsewhere."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The base of every event."""


class GameEnded(Event, frozen=True):
    """The game is over."""

    reason: str
    scores: dict[str, int]
