"""The hall: all live tables of a server. What is asked of them is decided, written, and shown."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from trunkline.kernel import Game
from trunkline.server.live.bus import Bus, Notice, PostgresBus
from trunkline.server.live.room import IDLE, Room, Watcher
from trunkline.server.problems import Problem
from trunkline.server.tables.affairs import Affairs
from trunkline.server.tables.decide import Asker, decide
from trunkline.server.tables.itself import follow_up
from trunkline.server.tables.keeping import append, entries_after, load, number_of, set_due
from trunkline.server.tables.outcome import Outcome
from trunkline.server.tables.programmes import Ends, after_entries, programmes_of
from trunkline.server.tables.tellings import tell
from trunkline.store import Clash
from trunkline.store import models as m
from trunkline.wire import entries as e
from trunkline.wire import frames as f
from trunkline.wire.requests import AnyRequest, Rise

if TYPE_CHECKING:
    from trunkline.server.house import House

TRIES = 20
"""So often a request is decided anew because another server was faster."""
HOUSE = Asker("", "")
"""The house itself, for what happens without anybody's doing."""


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
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.bus.start(self._hear, self._missed)

    async def stop(self) -> None:
        await self.bus.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: asyncio.Task[None]) -> None:
        """Keep hold of work that goes on by itself."""
        self._tasks.add(work)
        work.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.house.log.error("work-failed", error=error)

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
        room = self.rooms[table_id] = Room(kept)
        self.house.metrics.gauge("tables_live", len(self.rooms))
        if self.house.database.is_shared:
            # What was written between reading and standing here was told to nobody here.
            await self._catch_up(room)
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
            await self._reload(table_id)
            await self.bus.tell(Notice(self.node, table_id, renamed=True))

    async def _reload(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock, self.house.database.reading() as session:
            kept = await load(session, table_id)
            if kept is not None and kept.affairs.number >= room.affairs.number:
                room.affairs, room.game = kept.affairs, kept.game
                room.name_players()

    # --- doing ----------------------------------------------------------------------

    async def perform(
        self, table_id: str, asker: Asker, request: AnyRequest, mark: str = ""
    ) -> int | None:
        """Do what somebody asks for; the number of its entry. It is on disk when this returns.

        The same mark of the same person is done once, however often it is sent.
        """
        room = await self.room(table_id)
        sent = f"{asker.id}:{mark}" if mark else None
        async with room.lock:
            for _ in range(TRIES):
                try:
                    outcome = decide(room.affairs, room.game, asker, request, self._now(room))
                    number = await self._write(room, asker.id, asker.name, outcome, sent)
                except (Problem, Clash) as error:
                    if (known := await self._known(room, sent)) is not None:
                        await self._catch_up(room)
                        return known
                    # Another server may have been faster: then it is decided anew.
                    if not await self._catch_up(room) and isinstance(error, Problem):
                        raise
                    continue
                return number
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
        async with self.house.database.writing() as session:
            await append(session, before, after, outcome.game, entries, sent)
            ends, is_answered = await after_entries(session, room.game, outcome, before, after)
            if is_answered:
                await set_due(session, room.id, after.number, now)
            await tell(session, before, after, entries, name)
            await self.bus.within(session, Notice(self.node, room.id, after.number))
        room.take(entries, game, outcome.events, after)
        self._tell_ends(room, ends)
        if any(isinstance(entry.body, e.Moved) for entry in entries):
            self.house.metrics.count("moves_total")
        self._tell_waiting(before, after)
        if is_answered or (after.due is not None and after.due <= now):
            self.spawn(asyncio.create_task(self.follow(room)))
        return entries[0].number

    def _tell_ends(self, room: Room, ends: list[Ends]) -> None:
        for end in ends:
            user = room.affairs.places[end.seat].user
            frame = f.encode(f.ProgrammeOver(room.id, end.seat, end.why))
            for send in self.listeners.get(user or "", ()):
                send(frame)

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
                    await self._catch_up(room)

    async def look_for_due(self) -> None:
        """See to every table at which something is due."""
        async with self.house.database.reading() as session:
            found = await session.scalars(
                select(m.Table.id).where(m.Table.due <= self.house.now()).limit(100)
            )
            ids = list(found)
        for table_id in ids:
            await self.follow(await self.room(table_id))

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

    async def _catch_up(self, room: Room) -> bool:
        """Take in what others have written; whether that was anything. The lock is held."""
        async with self.house.database.reading() as session:
            entries = await entries_after(session, room.id, room.affairs.number)
        if entries:
            before = room.affairs
            room.affairs = before.copy()
            room.game = room.game.copy() if room.game is not None else None
            room.take(entries)
            self._tell_waiting(before, room.affairs)
        return bool(entries)

    async def _hear(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None:
            return
        if notice.renamed:
            await self._reload(room.id)
        elif notice.users is not None:
            room.elsewhere[notice.node] = (notice.users, notice.others)
            room.show_presence()
        elif notice.number > room.affairs.number:
            async with room.lock:
                await self._catch_up(room)

    async def _missed(self) -> None:
        """Notices may have been lost: ask for everything."""
        for room in list(self.rooms.values()):
            async with room.lock:
                await self._catch_up(room)

    # --- watching -------------------------------------------------------------------

    async def watch(self, room: Room, watcher: Watcher, after: int | None) -> None:
        """Send a watcher what happened after a number, and from then on what happens."""
        from trunkline.server.live.showing import chronicle

        room.watchers.add(watcher)
        self._presence_changed(room)
        number = room.affairs.number
        if after is not None and after < number:
            game: Game | None = room.game.copy() if room.game is not None else None
            affairs: Affairs = room.affairs
            async with self.house.database.reading() as session:
                entries = await entries_after(session, room.id, 0)
            glimpse = room.glimpse(watcher)
            missed = await asyncio.to_thread(
                lambda: [
                    f.encode(frame)
                    for frame in chronicle(affairs, game, entries, after, number - after, glimpse)
                ]
            )
            for frame in missed:
                watcher.send(frame)
        for later, frame in watcher.kept_back:
            if later > number:
                number = later
                watcher.send(frame)
        watcher.kept_back.clear()
        watcher.known = number
        watcher.send(f.encode(f.Watching(room.id, number)))
        watcher.send(f.encode(room.presence()))

    def leave(self, room: Room, watcher: Watcher) -> None:
        """A watcher looks no more."""
        room.watchers.discard(watcher)
        room.used = self.house.clock()
        self._presence_changed(room)

    def _presence_changed(self, room: Room) -> None:
        room.show_presence()
        if self.house.database.is_shared:
            users, others = room.present_here()
            notice = Notice(self.node, room.id, users=users, others=others)
            self.spawn(asyncio.create_task(self.bus.tell(notice)))

    def is_present(self, user_id: str, table_id: str) -> bool:
        """Whether somebody looks at a table now."""
        room = self.rooms.get(table_id)
        if room is None:
            return False
        return user_id in room.presence().users

    def _tell_waiting(self, before: Affairs, after: Affairs) -> None:
        """Those whose turn has come or gone learn how many tables wait for them."""

        def asked(affairs: Affairs) -> set[str | None]:
            if affairs.status != "playing":
                return set()
            return {affairs.places[seat].user for seat in affairs.standing.turns}

        for user in asked(before) ^ asked(after):
            if user in self.listeners:
                self.spawn(asyncio.create_task(self.tell_waiting(user)))

    async def tell_waiting(self, user_id: str) -> None:
        """Tell somebody's sockets how many tables wait for them."""
        async with self.house.database.reading() as session:
            count = await session.scalar(
                select(func.count(m.Turn.table_id.distinct())).where(m.Turn.user_id == user_id)
            )
        frame = f.encode(f.Waiting(count or 0))
        for send in self.listeners.get(user_id, ()):
            send(frame)
