"""By which ways people want to be told: in general, and at single tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.store.models import Wish
from trunkline.wire.alerts import Hours, Way

WAYS: tuple[Way, ...] = get_args(Way)

DEFAULT: tuple[Way, ...] = ("sound", "badge", "push", "webhook")
"""Who has not chosen. Messages and calls need a browser or an address that was given for them;
mail is sent to who asked for it."""

EVERY: Hours = 24
AT = 6

HOUR = 3_600_000

Wishes = dict[tuple[str, str], Wish]
"""What was chosen, by user and table; in general: by user and nothing."""


async def wishes_of(session: AsyncSession, user_ids: Iterable[str]) -> Wishes:
    """Everything that people have chosen."""
    found = await session.scalars(select(Wish).where(Wish.user_id.in_(set(user_ids))))
    return {(wish.user_id, wish.table_id): wish for wish in found}


def ways_at(wishes: Wishes, user_id: str, table_id: str | None) -> frozenset[str]:
    """By which ways somebody is told about a table."""
    for key in (table_id or "", ""):
        if (user_id, key) in wishes:
            return frozenset(wishes[user_id, key].ways)
    return frozenset(DEFAULT)


def ordered(ways: Iterable[Way]) -> list[Way]:
    """Each way once, in the order in which they are listed everywhere.

    >>> ordered(["push", "sound", "push"])
    ['sound', 'push']
    """
    chosen = set(ways)
    return [way for way in WAYS if way in chosen]


def next_digest(now: int, wish: Wish | None) -> int:
    """When somebody's next digest comes: at their hour, and every so many hours from it."""
    every, at = (wish.digest_every, wish.digest_at) if wish else (EVERY, AT)
    span = every * HOUR
    return now + span - (now - at * HOUR) % span
