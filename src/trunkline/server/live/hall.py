"""The hall: all live tables of a server. What is asked of them is decided, written, and shown.

Whatever a server believes of a table, the database decides: an entry's number can be taken once
only. Whoever comes too late takes in what the others have written, and decides anew.
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from trunkline.server.live import news, presence
from trunkline.server.live.bus import Bus, Notice, Over, PostgresBus
from trunkline.server.live.room import IDLE, Room
from trunkline.server.problems import Problem
from trunkline.server.tables.affairs import Affairs
from trunkline.server.tables.decide import Asker, decide
from trunkline.server.tables.itself import follow_up
from trunkline.server.tables.keeping import (
    append,
    entries_after,
    load,
    names_of,
    number_of,
    renamed,
    set_due,
)
from trunkline.server.tables.outcome import Outcome
from trunkline.server.tables.programmes import after_entries, programmes_of
from trunkline.server.tables.tellings import tell
from trunkline.store import Away, Clash
from trunkline.store import models as m
from trunkline.wire import entries as e
from trunkline.wire.requests import AnyRequest, Rise

if TYPE_CHECKING:
    from trunkline.server.house import House

TRIES = 20
"""So often a request is decided anew because another server was faster."""
MOST_DUE = 100
"""So many tables are seen to in one go."""
STOPS_WITHIN = 3
"""Seconds that work under way is given when the server stops."""


class Hall:
    """The live tables of one server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.node = secrets.token_hex(6)
        self.bus: Bus = PostgresBus(self.node, house) if house.database.is_shared else Bus("")
        self.rooms: dict[str, Room] = {}
        self.listeners: dict[str, set[Callable[[bytes], None]]] = {}
        """The sockets of each user, for what concerns all their tables."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.bus.start(partial(news.hear, self), partial(news.missed, self))

    async def stop(self) -> None:
        await self.bus.stop()
        if self._tasks:
            # What is being written may be finished; the rest can wait for the next start.
            await asyncio.wait(self._tasks, timeout=STOPS_WITHIN)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[Any]:
        """Let work go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if not isinstance(error, Problem | Away):  # of these, who asked has been told
            told = "".join(traceback.format_exception(error))
            self.house.log.error("work-failed", traceback=told)

    # --- rooms ----------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """A table, brought to life if it is not; a problem if there is none of that name."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self._opening.get(table_id)
            if task is None:
                task = asyncio.create_task(self._open(table_id))
                self._opening[table_id] = task
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used = self.house.clock()
        return room

    async def _open(self, table_id: str) -> Room:
        async with self.house.database.reading() as session:
            kept = await load(session, table_id)
        if kept is None:
            raise Problem("no-such-table", 404, table=table_id[:40])
        room = Room(kept)
        if not self.house.database.is_shared:
            self.rooms[table_id] = room
        else:
            async with room.lock:
                self.rooms[table_id] = room
                # What was written between reading and standing here was told to nobody here.
                await self.catch_up(room)
            presence.ask(self, room)
        self.house.metrics.gauge("tables_live", len(self.rooms))
        return room

    def tidy(self) -> None:
        """Close rooms that nobody has used for long."""
        before = self.house.clock() - IDLE
        for room in list(self.rooms.values()):
            if room.used < before and not room.watchers and not room.lock.locked():
                del self.rooms[room.id]
        self.house.metrics.gauge("tables_live", len(self.rooms))

    async def forget(self, user_id: str) -> None:
        """Somebody has another name or is gone: their tables are read anew."""
        async with self.house.database.reading() as session:
            tables = await session.scalars(
                select(m.Seat.table_id).where(m.Seat.user_id == user_id).distinct()
            )
            ids = set(tables)
        ids |= {room.id for room in self.rooms.values() if user_id in room.affairs.names}
        for table_id in ids:
            if (room := self.rooms.get(table_id)) is not None:
                await self.call_anew(room)
            await self.bus.tell(Notice(self.node, table_id, renamed=True))

    async def call_anew(self, room: Room) -> None:
        """Somebody at a table has another name, or is gone."""
        async with room.lock:
            await self.catch_up(room)
            async with self.house.database.reading() as session:
                names = await names_of(session, tuple(room.affairs.names))
            room.affairs = renamed(room.affairs, names)
            room.name_players()

    # --- doing ----------------------------------------------------------------------

    async def perform(
        self, table_id: str, asker: Asker, request: AnyRequest, mark: str = ""
    ) -> int | None:
        """Do what somebody asks for; the number of its entry. It is on disk when this returns.

        The same mark of the same person is done once, however often it is sent.
        """
        room = await self.room(table_id)
        # Whoever asks may hang up meanwhile: what has been begun is finished all the same.
        return await asyncio.shield(self.spawn(self._perform(room, asker, request, mark)))

    async def _perform(
        self, room: Room, asker: Asker, request: AnyRequest, mark: str
    ) -> int | None:
        sent = f"{asker.id}:{mark}" if mark else None
        async with room.lock:
            for _ in range(TRIES):
                try:
                    outcome = decide(room.affairs, room.game, asker, request, self._now(room))
                    return await self._write(room, asker.id, asker.name, outcome, sent)
                except (Problem, Clash) as error:
                    if (known := await self._known(room, sent)) is not None:
                        await self.catch_up(room)
                        return known
                    # Another server may have been faster: then it is decided anew.
                    if not await self.catch_up(room) and isinstance(error, Problem):
                        raise
        raise Problem("busy", 503)

    def _now(self, room: Room) -> int:
        """The time; never earlier than what has happened already."""
        return max(self.house.now(), room.affairs.since)

    async def _known(self, room: Room, sent: str | None) -> int | None:
        if sent is None:
            return None
        async with self.house.database.reading() as session:
            return await number_of(session, room.id, sent)

    async def _write(
        self, room: Room, user: str, name: str, outcome: Outcome, sent: str | None
    ) -> int:
        """Write entries, then show them. If it fails, nothing has changed."""
        before, now = room.affairs, self._now(room)
        after = before.copy()
        entries = []
        for number, body in enumerate(outcome.bodies, before.number + 1):
            entry = e.Entry(number, now, user or None, body)
            after.fold(entry)
            entries.append(entry)
        game = outcome.game if outcome.game is not None else room.game
        concerned = _concerned(before, after)
        try:
            async with self.house.database.writing() as session:
                await append(session, before, after, outcome.game, entries, sent)
                ends, is_answered = await after_entries(session, room.game, outcome, before, after)
                if is_answered:
                    await set_due(session, room.id, after.number, now)
                await tell(session, before, after, entries, name)
                over = tuple(
                    Over(before.places[end.seat].user or "", end.seat, end.why) for end in ends
                )
                notice = Notice(self.node, room.id, after.number, concerned=concerned, over=over)
                await self.bus.within(session, notice)
        except Away:
            # It may be on disk all the same.
            self.spawn(news.make_sure(self, room))
            raise
        room.take(entries, game, outcome.events, after)
        if any(isinstance(entry.body, e.Moved) for entry in entries):
            self.house.metrics.count("moves_total")
        news.tell_people(self, notice)
        if is_answered or (after.due is not None and after.due <= now):
            self.spawn(self.follow(room))
        return entries[0].number

    async def follow(self, room: Room) -> None:
        """Do what follows by itself at a table, until nothing does: lapses, the house's moves,
        and programmed ones."""
        while True:
            async with room.lock:
                async with self.house.database.reading() as session:
                    programmes = await programmes_of(session, room.id)
                now = self._now(room)
                found = follow_up(room.affairs, room.game, programmes, now)
                if found is None:
                    async with self.house.database.writing() as session:
                        await set_due(session, room.id, room.affairs.number, room.affairs.due)
                    return
                user, outcome = found
                try:
                    await self._write(room, user, room.affairs.name_of(user), outcome, None)
                except Clash:
                    await self.catch_up(room)

    async def look_for_due(self) -> None:
        """See to every table at which something is due, the longest overdue first."""
        due = select(m.Table.id).where(m.Table.due <= self.house.now())
        async with self.house.database.reading() as session:
            found = await session.scalars(due.order_by(m.Table.due).limit(MOST_DUE))
            ids = list(found)
        for table_id in ids:
            try:
                await self.follow(await self.room(table_id))
            except Exception as error:
                # The others have to go on all the same.
                told = "".join(traceback.format_exception(error))
                self.house.log.error("table-stuck", table=table_id, traceback=told)

    # --- people who go ---------------------------------------------------------------

    async def give_up_seats(self, user_id: str) -> None:
        """Somebody has deleted their account: their seats are free for others."""
        async with self.house.database.reading() as session:
            found = await session.execute(
                select(m.Seat.table_id, m.Seat.seat)
                .join(m.Table, m.Table.id == m.Seat.table_id)
                .where(m.Seat.user_id == user_id, m.Table.status != "over")
            )
            seats = found.tuples().all()
        for table_id, seat in seats:
            await self.perform(table_id, Asker(user_id, ""), Rise(seat))
        await self.forget(user_id)

    # --- other servers --------------------------------------------------------------

    async def catch_up(self, room: Room) -> bool:
        """Take in what others have written; whether that was anything. The lock is held."""
        async with self.house.database.reading() as session:
            entries = await entries_after(session, room.id, room.affairs.number)
        if entries:
            room.affairs = room.affairs.copy()
            room.game = room.game.copy() if room.game is not None else None
            room.take(entries)
        return bool(entries)


def _concerned(before: Affairs, after: Affairs) -> tuple[str, ...]:
    """Those whose turn has come or gone."""

    def asked(affairs: Affairs) -> set[str]:
        if affairs.status != "playing":
            return set()
        users = (affairs.places[seat].user for seat in affairs.standing.turns)
        return {user for user in users if user is not None}

    return tuple(sorted(asked(before) ^ asked(after)))
