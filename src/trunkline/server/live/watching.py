"""Watching a table: what happened since one looked last, and then what happens."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING

from trunkline.server.live import presence
from trunkline.server.live.room import Room, Watcher
from trunkline.server.live.showing import chronicle
from trunkline.server.tables.keeping import entries_after
from trunkline.wire import frames as f

if TYPE_CHECKING:
    from trunkline.server.live.hall import Hall

AT_A_TIME = 200
"""So many earlier entries are sent before the client has to have taken them."""


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
        await _send_missed(hall, room, watcher, after, number)
    for later, frame in watcher.kept_back:
        if later > number:
            number = later
            watcher.send(frame)
    watcher.kept_back.clear()
    watcher.known = number
    watcher.send(f.encode(f.Watching(room.id, number)))
    watcher.send(f.encode(room.presence()))


async def _send_missed(hall: Hall, room: Room, watcher: Watcher, after: int, number: int) -> None:
    affairs, glimpse = room.affairs, room.glimpse(watcher)
    game = room.game.copy() if room.game is not None else None
    async with hall.house.database.reading() as session:
        entries = await entries_after(session, room.id, 0)
    told = chronicle(affairs, game, entries, after, number - after, glimpse)

    def some() -> list[bytes]:
        return [f.encode(frame) for frame in islice(told, AT_A_TIME)]

    while frames := await asyncio.to_thread(some):
        for frame in frames:
            watcher.send(frame)
        await watcher.sent()


def leave(hall: Hall, room: Room, watcher: Watcher) -> None:
    """A watcher looks no more."""
    room.watchers.discard(watcher)
    room.used = hall.house.clock()
    presence.changed(hall, room)
