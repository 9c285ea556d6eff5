"""The live connection: what happens is told as it happens, what one does is acknowledged."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from types import TracebackType
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from trunkline.client.http import AWAY, Http, waited
from trunkline.client.mirror import LiveTable
from trunkline.client.problem import Problem, of_answer, of_body, own
from trunkline.client.table import Table, new_mark
from trunkline.client.watch import Watch
from trunkline.wire import frames as f
from trunkline.wire import requests as r

LOGGED_OUT = 4001
"""With this code a server closes the connections of a log-in that has ended."""
MOST_BYTES = 16 * 2**20
"""Bytes in one frame of a server."""
QUICKLY = 5.0
"""Seconds in which a server has to say that it is there."""


@dataclass(slots=True, eq=False)
class _Asked:
    """Something that has been asked and not been acknowledged."""

    ask: f.Do
    answer: asyncio.Future[int | None]
    waiting: int = 0
    """How many wait for the answer: the same may be asked twice."""


class Live:
    """A connection to a server, for one program in one event loop.

    Used with ``async with``. If it breaks, it is opened again: what was watched goes on where it
    was, and what has been asked and not been acknowledged is sent again under the same mark.
    """

    def __init__(self, http: Http, patience: float) -> None:
        self._http = http
        self._patience = patience
        self.user: str | None = None
        """Whom the server takes us for; nobody if we are not logged in."""
        self.name = ""
        self.waiting = 0
        """How many tables wait for us."""
        self.connections = 0
        """How often a connection has been opened."""
        self.repairs = 0
        """How often entries came that were not the next ones, and had to be asked for again."""
        self.presence: dict[str, f.Presence] = {}
        """Who looks at the tables that are watched."""
        self._socket: ClientConnection | None = None
        self._watches: dict[str, Watch] = {}
        self._mending: set[str] = set()
        self._asked: dict[str, _Asked] = {}
        self._mirrors: dict[str, LiveTable] = {}
        self._outbox: asyncio.Queue[f.AnyAsk] | None = None
        """What is to be sent over the connection; none while there is none."""
        self._began: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._over: Problem | None = None

    async def __aenter__(self) -> Self:
        self._began = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run())
        try:
            await self._began
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def address(self) -> str:
        """The server's address."""
        return self._http.address

    async def close(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._end(own("hung-up", address=self._http.address), None)
        for mirror in list(self._mirrors.values()):
            await mirror.ended()

    # --- what programs ask for ----------------------------------------------------------

    def watch(self, table: str | Table, after: int | None = None) -> Watch:
        """What happens at a table: after an entry, from the beginning (0), or from now on."""
        id = table if isinstance(table, str) else table.id
        if self._over is not None:
            raise self._over
        if id in self._watches:
            raise ValueError(f"the table {id} is watched by this connection already")
        watch = self._watches[id] = Watch(id, after, self._leave)
        self._send(f.Watch(id, after))
        return watch

    async def table(self, table: str | Table) -> LiveTable:
        """A table with its game, kept in step from now on."""
        id = table if isinstance(table, str) else table.id
        if id not in self._mirrors:
            self._mirrors[id] = LiveTable(self, Table(self._http, id))
        mirror = self._mirrors[id]
        await mirror.ready()
        return mirror

    async def do(self, table: str | Table, request: r.AnyRequest, mark: str = "") -> int | None:
        """Do something at a table; the number of its entry, once it is on disk.

        The connection may break meanwhile. What cannot be done right now, because the server
        has too much to do or cannot reach its database, is asked again later.
        """
        id = table if isinstance(table, str) else table.id
        ask = f.Do(id, request, mark or new_mark())
        ends, tries = time.monotonic() + self._patience, 0
        while True:
            try:
                return await self._ask(ask)
            except Problem as problem:
                wait = max(float(problem.data.get("seconds", 0)), waited(tries))
                if not problem.is_passing or time.monotonic() + wait > ends:
                    raise
            await asyncio.sleep(wait)
            tries += 1

    async def _ask(self, ask: f.Do) -> int | None:
        if self._over is not None:
            raise self._over
        asked = self._asked.get(ask.mark)
        if asked is None:
            asked = self._asked[ask.mark] = _Asked(ask, asyncio.get_running_loop().create_future())
            self._send(ask)
        elif asked.ask != ask:
            raise ValueError(f"something else is being asked under the mark {ask.mark!r}")
        asked.waiting += 1
        try:
            return await asyncio.shield(asked.answer)
        finally:
            asked.waiting -= 1
            if not asked.waiting and self._asked.get(ask.mark) is asked:
                del self._asked[ask.mark]

    def _leave(self, watch: Watch) -> None:
        if self._watches.get(watch.table) is watch:
            del self._watches[watch.table]
            self._mirrors.pop(watch.table, None)
            self._send(f.Leave(watch.table))

    def _send(self, ask: f.AnyAsk) -> None:
        """Send a frame, if there is a connection; else it is sent when there is one."""
        if self._outbox is not None:
            self._outbox.put_nowait(ask)

    # --- the connection -----------------------------------------------------------------

    async def _run(self) -> None:
        """Open the connection, and open it again, until there is no use in it."""
        since, tries = time.monotonic(), 0
        while True:
            before = self.connections
            try:
                await self._connection()
            except Problem as refused:
                self._end(refused, refused)
                return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError, EOFError) as error:
                if self.connections > before:
                    since, tries = time.monotonic(), 0
                wait = waited(tries)
                tries += 1
                if time.monotonic() + wait - since > self._patience:
                    problem = own("unreachable", address=self._http.address)
                    problem.__cause__ = error
                    self._end(problem, problem)
                    return
            await asyncio.sleep(wait)

    async def _connection(self) -> None:
        """One connection, from its beginning until it breaks."""
        address = "ws" + self._http.address.removeprefix("http") + "/api/live"
        headers = self._http.headers()
        try:
            opened = await connect(
                address,
                additional_headers={n: v for n, v in headers.items() if n != "origin"},
                origin=headers["origin"],  # type: ignore[arg-type]
                user_agent_header=None,
                max_size=MOST_BYTES,
                max_queue=None,
                compression=None,
                open_timeout=QUICKLY,
                close_timeout=1,
            )
        except InvalidStatus as error:
            answer = error.response
            if answer.status_code == 429 or answer.status_code in AWAY | {500}:
                raise
            raise of_answer(bytes(answer.body or b""), answer.status_code, address) from error
        async with opened:
            await self._talk(opened)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = f.decode_told.decode(await asyncio.wait_for(socket.recv(), QUICKLY))
        self._hear(hello)
        self.connections += 1
        outbox = self._outbox = asyncio.Queue()
        self._mending.clear()
        for watch in self._watches.values():
            outbox.put_nowait(f.Watch(watch.table, watch.last))
        for asked in self._asked.values():
            if not asked.answer.done():
                outbox.put_nowait(asked.ask)
        if self._began is not None and not self._began.done():
            self._began.set_result(None)
        writer = asyncio.create_task(_write(socket, outbox))
        try:
            while True:
                self._hear(f.decode_told.decode(await socket.recv()))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == LOGGED_OUT:
                raise own("logged-out", address=self._http.address) from closed
            raise
        except (msgspec.DecodeError, UnicodeError) as error:
            raise own("strange-answer", address=self._http.address) from error
        finally:
            self._outbox = None
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    def _end(self, problem: Problem, told: Problem | None) -> None:
        """There is no connection any more, and will be none."""
        if self._over is not None:
            return
        self._over = problem
        if self._began is not None and not self._began.done():
            self._began.set_exception(problem)
        for watch in self._watches.values():
            watch.end(told)
        for asked in self._asked.values():
            _settle(asked.answer, problem)

    # --- what the server tells ------------------------------------------------------------

    def _hear(self, told: f.AnyTell) -> None:
        match told:
            case f.Happened():
                self._happened(told)
            case f.Watching():
                self._watching(told)
            case f.Done():
                if found := self._asked.get(told.mark):
                    _settle(found.answer, told.number)
            case f.Refused():
                if found := self._asked.get(told.mark):
                    _settle(found.answer, of_body(told.problem))
            case f.Hello():
                self.user, self.name = told.user, told.name
            case f.Presence():
                self.presence[told.table] = told
            case f.Waiting():
                self.waiting = told.count
            case f.Faulty():
                self._faulty(told)
            case f.ProgrammeOver() | f.Pong():
                pass

    def _happened(self, told: f.Happened) -> None:
        watch = self._watches.get(told.table)
        if watch is None:
            return
        if watch.last is None or told.number == watch.last + 1:
            watch.take(told)
            return
        self.repairs += 1
        if told.number > watch.last and told.table not in self._mending:
            # Something is missing: it is asked for, and with it what has come too early.
            self._mending.add(told.table)
            self._send(f.Watch(told.table, watch.last))

    def _watching(self, told: f.Watching) -> None:
        watch = self._watches.get(told.table)
        if watch is None:
            return
        self._mending.discard(told.table)
        if watch.last is None:
            watch.last = told.number
        if told.number < watch.last:
            # What had been told is not there any more: no program can go on from that.
            del self._watches[told.table]
            watch.end(own("entries-gone", known=watch.last, last=told.number))
            return
        watch.is_current.set()

    def _faulty(self, told: f.Faulty) -> None:
        problem = of_body(told.problem)
        if told.table is None or told.table not in self._watches:
            return
        watch = self._watches[told.table]
        if problem.is_passing:
            loop = asyncio.get_running_loop()
            wait = max(float(problem.data.get("seconds", 0)), waited(1))
            loop.call_later(wait, self._send, f.Watch(told.table, watch.last))
            return
        del self._watches[told.table]
        watch.end(problem)


async def _write(socket: ClientConnection, outbox: asyncio.Queue[f.AnyAsk]) -> None:
    while True:
        await socket.send(f.encode(await outbox.get()).decode())


def _settle(answer: asyncio.Future[int | None], what: int | Problem | None) -> None:
    if answer.done():
        return
    if isinstance(what, Problem):
        answer.set_exception(what)
    else:
        answer.set_result(what)
