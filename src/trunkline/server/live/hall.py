"""The hall: all live tables of a server. What is asked of them is decided, written, and shown.

Whatever a server believes of a table, the database decides: an entry's number can be taken once
only. Whoever comes too late takes in what the others have written, and decides anew.
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from trunkline.kernel import IllegalAction
from trunkline.server.live import news, people, presence
from trunkline.server.live.bus import Bus, Notice, Over, PostgresBus
from trunkline.server.live.room import IDLE, Elsewhere, Room
from trunkline.server.problems import Problem
from trunkline.server.tables.decide import Asker, decide
from trunkline.server.tables.itself import follow_up
from trunkline.server.tables.keeping import append, entries_after, load, number_of, set_due
from trunkline.server.tables.looking import Looks
from trunkline.server.tables.outcome import Outcome
from trunkline.server.tables.programmes import after_entries, programmes_of
from trunkline.server.tables.tellings import tell
from trunkline.store import Away, Clash
from trunkline.store import models as m
from trunkline.wire import entries as e
from trunkline.wire.requests import AnyRequest

if TYPE_CHECKING:
    from trunkline.server.house import House

TRIES = 20
"""So often a request is decided anew because another server was faster."""
MOST_FOLLOWING = 10
"""So much is done at one table before others have their turn."""
MOST_DUE = 100
"""So many tables are seen to in one go."""
AFTER_FAILURE = 60_000
"""Milliseconds until a table is seen to again at which that has failed."""
STOPS_WITHIN = 3
"""Seconds that work under way is given when the server stops."""


class Hall:
    """The live tables of one server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.node = secrets.token_hex(6)
        self.bus: Bus = PostgresBus(self.node, house) if house.database.is_shared else Bus("")
        self.rooms: dict[str, Room] = {}
        self.elsewhere: dict[str, dict[str, Elsewhere]] = {}
        """Who watches at other servers, by table and server."""
        self.looks = Looks()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Begin to hear of other servers."""
        await self.bus.start(partial(news.hear, self), partial(news.missed, self))
        presence.ask(self)

    async def stop(self) -> None:
        """Let what is being done end, and hear no more."""
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
            self.failed("work-failed", error)

    def failed(self, what: str, error: BaseException, **data: str) -> None:
        """Note a defect of the program."""
        self.house.metrics.count("errors_total")
        told = "".join(traceback.format_exception(error))
        self.house.log.error(what, traceback=told, **data)

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

    async def current(self, table_id: str) -> Room:
        """A table as it stands on disk: whoever asks may have heard more from another server
        than we have."""
        room = await self.room(table_id)
        if self.house.database.is_shared:
            last = select(m.Table.number).where(m.Table.id == table_id)
            async with self.house.database.reading() as session:
                number = await session.scalar(last) or 0
            if number > room.affairs.number:
                async with room.lock:
                    await self.catch_up(room)
        return room

    async def _open(self, table_id: str) -> Room:
        async with self.house.database.reading() as session:
            kept = await load(session, table_id)
        if kept is None:
            raise Problem("no-such-table", 404, table=table_id[:40])
        elsewhere = self.elsewhere.setdefault(table_id, {})
        room = Room(kept, elsewhere, self.house.clock())
        if not self.house.database.is_shared:
            self.rooms[table_id] = room
        else:
            async with room.lock:
                self.rooms[table_id] = room
                # What was written between reading and standing here was told to nobody here.
                await self.catch_up(room)
        self.house.metrics.gauge("tables_live", len(self.rooms))
        return room

    def tidy(self) -> None:
        """Close rooms that nobody has used for long."""
        before = self.house.clock() - IDLE
        for room in list(self.rooms.values()):
            if room.used < before and not room.watchers and not room.lock.locked():
                del self.rooms[room.id]
                if not room.elsewhere:
                    self.elsewhere.pop(room.id, None)
        self.house.metrics.gauge("tables_live", len(self.rooms))

    # --- doing ----------------------------------------------------------------------

    async def perform(
        self, table_id: str, asker: Asker, request: AnyRequest, mark: str = ""
    ) -> int:
        """Do what somebody asks for; the number of its entry. It is on disk when this returns.

        The same mark of the same person is done once, however often it is sent.
        """
        room = await self.room(table_id)
        # Whoever asks may hang up meanwhile: what has been begun is finished all the same.
        number: int = await asyncio.shield(self.spawn(self._perform(room, asker, request, mark)))
        return number

    async def _perform(self, room: Room, asker: Asker, request: AnyRequest, mark: str) -> int:
        sent = f"{asker.id}:{mark}" if mark else None
        async with room.lock:
            for _ in range(TRIES):
                try:
                    outcome = decide(room.affairs, room.game, asker, request, self._now(room))
                    goes_on = await self._write(room, asker.id, asker.name, outcome, sent)
                except (Problem, Clash) as error:
                    # Another server may have been faster: then it is decided anew.
                    is_behind = await self.catch_up(room)
                    if (known := await self._known(room, sent)) is not None:
                        return known
                    if isinstance(error, Problem) and not is_behind:
                        raise
                else:
                    if goes_on:
                        self.spawn(self.follow(room))
                    return room.affairs.number - len(outcome.bodies) + 1
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
    ) -> bool:
        """Write entries, then show them; whether something follows by itself. If it fails,
        nothing has changed."""
        before, now = room.affairs, self._now(room)
        after = before.copy()
        entries = []
        for number, body in enumerate(outcome.bodies, before.number + 1):
            entry = e.Entry(number, now, user or None, body)
            after.fold(entry)
            entries.append(entry)
        concerned = people.concerned(before, after)
        try:
            async with self.house.database.writing() as session:
                await append(session, before, after, outcome.game, entries, sent)
                ends, is_answered = await after_entries(session, room.game, outcome, before, after)
                if is_answered:
                    await set_due(session, room.id, after.number, now)
                await tell(session, before, after, entries, name)
                over = tuple(Over(*end) for end in ends)
                notice = Notice(self.node, room.id, after.number, concerned=concerned, over=over)
                await self.bus.within(session, notice)
        except Away:
            # It may be on disk all the same.
            self.spawn(news.make_sure(self, room))
            raise
        game = outcome.game if outcome.game is not None else room.game
        room.take(entries, game, outcome.events, after)
        if any(isinstance(body, e.Moved) for body in outcome.bodies):
            self.house.metrics.count("moves_total")
        people.tell(self, notice)
        return is_answered or (after.due is not None and after.due <= now)

    async def follow(self, room: Room) -> None:
        """Do what follows by itself at a table: lapses, the house's moves, and programmed ones.
        What is left after some of them waits for the next look."""
        for _ in range(MOST_FOLLOWING):
            async with room.lock:
                async with self.house.database.reading() as session:
                    programmes = await programmes_of(session, room.id)
                now = self._now(room)
                # The house's best routes may take their time.
                found = await asyncio.to_thread(follow_up, room.affairs, room.game, programmes, now)
                if found is None:
                    async with self.house.database.writing() as session:
                        await set_due(session, room.id, room.affairs.number, room.affairs.due)
                    return
                user, outcome = found
                try:
                    await self._write(room, user, room.affairs.name_of(user), outcome, None)
                except Clash:
                    if not await self.catch_up(room):
                        raise

    async def look_for_due(self) -> None:
        """See to every table at which something is due, the longest overdue first."""
        now = self.house.now()
        due = select(m.Table.id).where(m.Table.due <= now)
        async with self.house.database.reading() as session:
            found = await session.scalars(due.order_by(m.Table.due).limit(MOST_DUE))
            ids = list(found)
        for table_id in ids:
            try:
                await asyncio.shield(self.spawn(self.follow(await self.room(table_id))))
            except Away:
                raise
            except Exception as error:
                # The others have to go on all the same.
                self.failed("table-stuck", error, table=table_id)
                await self._put_off(table_id, now + AFTER_FAILURE)

    async def _put_off(self, table_id: str, due: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            async with self.house.database.writing() as session:
                await set_due(session, table_id, room.affairs.number, due)

    # --- other servers --------------------------------------------------------------

    async def catch_up(self, room: Room) -> bool:
        """Take in what others have written; whether that was anything. The lock is held."""
        room.is_behind = False
        async with self.house.database.reading() as session:
            entries = await entries_after(session, room.id, room.affairs.number)
            if not entries:
                return False
            try:
                room.learn(entries)
            except IllegalAction as error:
                # A server with other rules has played: the game is as it says.
                self.failed("rules-differ", error, table=room.id)
                kept = await load(session, room.id)
                assert kept is not None
                room.become(kept, entries)
        return True
