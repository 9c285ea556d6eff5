"""Which ways there are to somebody, and which of them are due for an alert."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from trunkline.server.alerts.outbox import FIRST
from trunkline.server.alerts.push import Keys

PRESENT = 60_000
"""So much later are those told who sit at the table: most likely they have seen it."""


class Hook(msgspec.Struct, frozen=True):
    """An address to call, and the secret to sign with."""

    url: str
    secret: str


class Reach(msgspec.Struct, frozen=True):
    """Where somebody can be told something."""

    email: str = ""
    browsers: dict[str, Keys] = {}
    hook: Hook | None = None


class Delays(msgspec.Struct, frozen=True):
    """For how long each way waits, in milliseconds: the move may come in the meantime."""

    push: int = 5_000
    email: int = 60_000


def marks(kind: str, ways: Collection[str], reach: Reach, done: Collection[str]) -> list[str]:
    """By what an alert has still to be told: ``push:BROWSER``, ``webhook``, ``email``.

    >>> marks("turn", ["push", "sound", "email"], Reach("ada@example.org"), [])
    ['email']
    """
    found: list[str] = []
    if kind in ("confirm", "digest"):
        found = ["email"]
    else:
        if "webhook" in ways and reach.hook:
            found.append("webhook")
        if "push" in ways:
            found += [f"push:{browser}" for browser in reach.browsers]
        if "email" in ways and reach.email:
            found.append("email")
    return [mark for mark in found if mark not in done]


def ripe_at(kind: str, mark: str, made: int, delays: Delays, *, is_present: bool = False) -> int:
    """When an alert may be told by a way."""
    if kind in ("confirm", "digest"):
        return made
    if mark == "webhook":
        return made + FIRST
    delay = delays.email if mark == "email" else delays.push
    return made + max(FIRST, delay) + (PRESENT if is_present else 0)
