"""Watching a table: what happened since one looked last, and then what happens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from trunkline.server.live import presence
from trunkline.server.live.room import Room, Watcher
from trunkline.server.live.showing import Glimpse, chronicle, recent
from trunkline.server.tables.keeping import entries_after
from trunkline.wire import frames as f

if TYPE_CHECKING:
    from trunkline.server.live.hall import Hall

AT_A_TIME = 200
"""So many earlier entries are sent before the client has to have taken most of them."""


async def watch(hall: Hall, room: Room, watcher: Watcher, after: int | None) -> None:
    """Send a watcher what happened after a number, and from then on what happens."""
    if after is not None and after > room.affairs.number:
        # They come from another server, which was faster to tell them than us.
        async with room.lock:
            await hall.catch_up(room)
    room.watchers.add(watcher)
    presence.changed(hall, room)
    number = room.affairs.number
    if after is not None and after < number:
        glimpse = room.glimpse(watcher.user, watcher.language)
        missed = await earlier(hall, room, after, number - after, glimpse)
        for count, frame in enumerate(missed, 1):
            watcher.send(f.encode(frame))
            if count % AT_A_TIME == 0:
                await watcher.ready()
    number = watcher.catch_up(number)
    watcher.send(f.encode(f.Watching(room.id, number)))
    watcher.send(f.encode(room.presence()))


async def earlier(
    hall: Hall, room: Room, after: int, most: int, glimpse: Glimpse
) -> list[f.Happened]:
    """The first entries after a number."""
    affairs = room.affairs
    game = room.game.copy() if room.game is not None else None
    async with hall.house.database.reading() as session:
        last = await entries_after(session, room.id, after)
    last = [entry for entry in last if entry.number <= affairs.number]
    told = await asyncio.to_thread(recent, affairs, game, last, most, glimpse)
    if told is not None:
        return told
    entries = last
    if after > 0:
        async with hall.house.database.reading() as session:
            entries = await entries_after(session, room.id, 0)
    return await asyncio.to_thread(
        lambda: list(chronicle(affairs, game, entries, after, most, glimpse))
    )


def leave(hall: Hall, room: Room, watcher: Watcher) -> None:
    """A watcher looks no more."""
    room.watchers.discard(watcher)
    room.used = hall.house.clock()
    presence.changed(hall, room)
