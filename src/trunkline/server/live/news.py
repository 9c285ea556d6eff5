"""News: what a server does when it hears that others have written, or cannot be sure of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from trunkline.server.live import people, presence
from trunkline.server.live.bus import Notice
from trunkline.server.live.room import Room
from trunkline.store import Away

if TYPE_CHECKING:
    from trunkline.server.live.hall import Hall

SURE_AFTER = (0.1, 0.3, 1, 2, 5, 5, 10, 10, 30, 30)
"""Seconds between attempts to find out whether something was written."""


def hear(hall: Hall, notice: Notice) -> None:
    """Another server has told something."""
    if notice.revoked:
        people.hang_up(hall.house, notice.concerned[0], notice.revoked)
        return
    people.tell(hall, notice)
    if notice.asks or notice.users is not None:
        presence.hear(hall, notice)
        return
    room = hall.rooms.get(notice.table)
    if room is None:
        return
    if notice.renamed:
        hall.spawn(people.call_anew(hall, room))
    elif notice.number > room.affairs.number and not room.is_behind:
        # Once for all notices that come until then; and one table does not wait for another.
        room.is_behind = True
        hall.spawn(_catch_up(hall, room))


async def _catch_up(hall: Hall, room: Room) -> None:
    try:
        async with room.lock:
            if room.is_behind:
                await hall.catch_up(room)
    except Away:
        await make_sure(hall, room)


async def missed(hall: Hall) -> None:
    """Notices may have been lost: ask for everything."""
    for room in list(hall.rooms.values()):
        try:
            async with room.lock:
                await hall.catch_up(room)
        except Away:
            raise
        except Exception as error:
            # One table must not keep the others from their news.
            hall.failed("table-stuck", error, table=room.id)
    people.tell_waiting(hall, list(hall.house.clients))


async def make_sure(hall: Hall, room: Room) -> None:
    """The line to the database broke while something was written: find out whether it is there.

    Nobody has to wait for this: who writes next finds out too. It is for those who watch.
    """
    for seconds in SURE_AFTER:
        await asyncio.sleep(seconds)
        try:
            async with room.lock:
                await hall.catch_up(room)
        except Away:
            continue
        return
