"""What people are told, in the language that is spoken."""

from __future__ import annotations

from typing import Any

import msgspec

from trunkline.words import phrase

MOST_TEXT = 300
"""Letters of somebody's own text in a message."""

HOUR = 3_600_000
DAY = 24 * HOUR


class Telling(msgspec.Struct, frozen=True):
    """Something told: a line that says what it is about, and a sentence."""

    subject: str
    text: str


def tell(kind: str, table: str, body: dict[str, Any]) -> Telling:
    """What an alert about a table says.

    >>> tell("turn", "Friday", {}).text
    'It is your turn at “Friday”.'
    >>> tell("mention", "Friday", {"by": "Ben", "text": "hello"}).subject
    'Ben writes: Friday'
    """
    figures = {
        "table": plain(table),
        "by": plain(str(body.get("by") or "…")),
        "text": plain(str(body.get("text") or "…")),
        "what": str(body.get("what") or "other"),
    }
    return Telling(
        phrase(f"alert-{kind}", "subject", **figures), phrase(f"alert-{kind}", **figures)
    )


def tell_confirm(name: str, host: str) -> Telling:
    """What is told to an address that somebody gave."""
    figures = {"name": plain(name), "host": host}
    return Telling(
        phrase("alert-confirm", "subject", **figures), phrase("alert-confirm", **figures)
    )


def tell_password(name: str, host: str) -> Telling:
    """What is told to somebody whose password is to be set anew."""
    figures = {"name": plain(name), "host": host}
    return Telling(
        phrase("alert-password", "subject", **figures), phrase("alert-password", **figures)
    )


def tell_test(host: str) -> Telling:
    """What is told when somebody tries whether alerts arrive."""
    return Telling(phrase("alert-test", "subject", host=host), phrase("alert-test", host=host))


def tell_digest(count: int) -> Telling:
    """How many games wait."""
    return Telling(
        phrase("alert-digest", "subject", count=count), phrase("alert-digest", count=count)
    )


def tell_waiting(table: str, waited: int) -> str:
    """For how long a table has waited.

    >>> tell_waiting("Friday", 7_500_000), tell_waiting("Friday", 86_400_000)
    ('Friday: your turn for 2 hours.', 'Friday: your turn for one day.')
    """
    if waited >= DAY:
        return phrase("alert-waited-days", table=plain(table), count=waited // DAY)
    if waited >= HOUR:
        return phrase("alert-waited-hours", table=plain(table), count=waited // HOUR)
    return phrase("alert-waited-minutes", table=plain(table))


def plain(text: str) -> str:
    """Somebody's text in one line that does nothing but be read.

    >>> plain("one\\r\\nBcc: everybody\\x1b[2J")
    'one Bcc: everybody [2J'
    """
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= MOST_TEXT else line[: MOST_TEXT - 1] + "…"
