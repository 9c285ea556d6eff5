"""News: what a server does when it hears that others have written, or cannot be sure of it."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from trunkline.server.live import presence
from trunkline.server.live.bus import Notice
from trunkline.server.live.room import Room
from trunkline.store import Away
from trunkline.store import models as m
from trunkline.wire import frames as f

if TYPE_CHECKING:
    from trunkline.server.live.hall import Hall

SURE_AFTER = (0.1, 0.3, 1, 2, 5, 5, 10, 10, 30, 30)
"""Seconds between attempts to find out whether something was written."""


async def hear(hall: Hall, notice: Notice) -> None:
    """Another server has told something."""
    tell_people(hall, notice)
    room = hall.rooms.get(notice.table)
    if room is None:
        return
    if notice.renamed:
        await hall.call_anew(room)
    elif notice.asks or notice.users is not None:
        presence.hear(hall, room, notice)
    elif notice.number > room.affairs.number:
        async with room.lock:
            await hall.catch_up(room)


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
            told = "".join(traceback.format_exception(error))
            hall.house.log.error("table-stuck", table=room.id, traceback=told)
    _tell_waiting(hall, list(hall.listeners))


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


# --- what concerns people, whichever table they look at ---------------------------------


def tell_people(hall: Hall, notice: Notice) -> None:
    """Those of whom a notice tells learn what it means for them."""
    for over in notice.over:
        frame = f.encode(f.ProgrammeOver(notice.table, over.seat, over.why))
        for send in hall.listeners.get(over.user, ()):
            send(frame)
    _tell_waiting(hall, notice.concerned)


def _tell_waiting(hall: Hall, users: Iterable[str]) -> None:
    for user in users:
        if user in hall.listeners:
            hall.spawn(tell_waiting(hall, user))


async def tell_waiting(hall: Hall, user_id: str) -> None:
    """Tell somebody's sockets how many tables wait for them."""
    async with hall.house.database.reading() as session:
        count = await session.scalar(
            select(func.count(m.Turn.table_id.distinct())).where(m.Turn.user_id == user_id)
        )
    frame = f.encode(f.Waiting(count or 0))
    for send in hall.listeners.get(user_id, ()):
        send(frame)
