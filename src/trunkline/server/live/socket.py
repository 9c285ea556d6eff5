"""The conversation with one client: it asks, the server tells."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from trunkline.server.given import TheHouse
from trunkline.server.house import House
from trunkline.server.live.people import tell_waiting
from trunkline.server.live.room import Room, Watcher
from trunkline.server.live.watching import leave, watch
from trunkline.server.problems import Problem
from trunkline.server.security.gate import household, take
from trunkline.server.security.who import REQUEST, Who, address, language_of, state, who
from trunkline.server.tables.decide import Asker
from trunkline.server.tables.inviting import asker_for
from trunkline.store import Away
from trunkline.wire import frames as f
from trunkline.wire.bodies import ProblemBody

MOST_WAITING = 2_000
"""Frames that may wait for a slow client; one that falls further behind is sent away, and comes
back to where it was."""
FEW_WAITING = 200
"""So many may wait when more of a long history is sent."""
MOST_WATCHED = 50
"""Tables that one client may watch at a time."""
MOST_BYTES = 64 * 1024
"""Bytes in one frame of a client."""
FAREWELL = 5.0
"""Seconds that a client has to take the reason why it is sent away."""

TOO_SLOW, CLOSING = 4008, 1001
"""Why a socket is closed."""


class Client:
    """Somebody at the other end of a socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, asks: Who) -> None:
        self.socket = socket
        self.house = house
        self.asks = asks
        self.user = asks.user
        self.language = language_of(socket.scope)
        self.watched: dict[str, tuple[Room, Watcher]] = {}
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._few = asyncio.Event()
        self._over = asyncio.Event()

    # --- telling --------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Send a frame after those that wait."""
        if self._over.is_set():
            return
        if self._outbox.qsize() >= MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            self._outbox.put_nowait(frame)

    def close(self, why: int) -> None:
        """Say no more, and hang up."""
        if not self._over.is_set():
            self._over.set()
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self._outbox.put_nowait(why)

    def tell(self, what: f.AnyTell) -> None:
        """Send what is not sent to others as well."""
        self.send(f.encode(what))

    async def ready(self) -> None:
        """Wait until only few frames wait, or none will be sent any more."""
        while self._outbox.qsize() > FEW_WAITING and not self._over.is_set():
            self._few.clear()
            await self._few.wait()

    async def _write(self) -> None:
        while True:
            frame = await self._outbox.get()
            if isinstance(frame, int):
                self._few.set()
                await self.socket.close(code=frame)
                return
            if self._outbox.qsize() <= FEW_WAITING:
                self._few.set()
            await self.socket.send_text(frame.decode())

    # --- listening ------------------------------------------------------------------

    async def run(self) -> None:
        """Talk until one of both hangs up."""
        user_id = self.user.id if self.user else ""
        clients = self.house.clients
        clients.setdefault(user_id, set()).add(self)
        self._count(+1)
        tasks = [asyncio.create_task(each) for each in (self._read(), self._write())]
        over = asyncio.create_task(self._over.wait())
        try:
            name = self.user.name if self.user else ""
            self.tell(f.Hello(user_id or None, name, self.house.now()))
            tell_waiting(self.house.hall, [user_id] if user_id else [])
            await asyncio.wait((*tasks, over), return_when=asyncio.FIRST_COMPLETED)
            if over.done():
                await asyncio.wait(tasks, timeout=FAREWELL, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over.set()
            self._count(-1)
            clients[user_id].discard(self)
            if not clients[user_id]:
                del clients[user_id]
            for room, watcher in self.watched.values():
                leave(self.house.hall, room, watcher)
            self.watched.clear()
            for task in (*tasks, over):
                task.cancel()
            await asyncio.gather(*tasks, over, return_exceptions=True)

    def _count(self, by: int) -> None:
        open_now = self.house.metrics.value("sockets") + by
        self.house.metrics.gauge("sockets", open_now)

    async def _read(self) -> None:
        while True:
            try:
                data = await self.socket.receive_data("text")
            except WebSocketDisconnect:
                return
            try:
                ask = self._understood(data)
            except Problem as problem:
                self.tell(f.Faulty(problem.body(self.language)))
            else:
                await self._answer(ask)

    def _understood(self, data: str | bytes) -> f.AnyAsk:
        text = data if isinstance(data, str) else data.decode()
        if len(data) > MOST_BYTES:
            raise Problem("too-long", 413, longest=MOST_BYTES)
        if "\0" in text or "\\u0000" in text:
            raise Problem("no-nul", 400)  # PostgreSQL cannot keep it
        try:
            ask: f.AnyAsk = f.decode.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Problem("not-understood", 400, why=str(error)) from error
        return ask

    async def _answer(self, ask: f.AnyAsk) -> None:
        match ask:
            case f.Watch():
                if problem := await self._tried(self._watch(ask)):
                    self.tell(f.Faulty(problem, ask.table))
            case f.Leave():
                self._leave(ask.table)
            case f.Do():
                if problem := await self._tried(self._do(ask)):
                    self.tell(f.Refused(ask.mark, problem))
            case f.Ping():
                self.tell(f.Pong(self.house.now()))

    def _leave(self, table_id: str) -> None:
        if found := self.watched.pop(table_id, None):
            leave(self.house.hall, *found)

    async def _watch(self, ask: f.Watch) -> None:
        self._leave(ask.table)
        if len(self.watched) >= MOST_WATCHED:
            raise Problem("too-many-tables", 429, most=MOST_WATCHED)
        user = self.user.id if self.user else None
        take(self.house, "socket-watches", user or household(address(self.socket.scope)))
        hall = self.house.hall
        room = await hall.room(ask.table)
        watcher = Watcher(user, self.language, self.send, self.ready, lambda: self.close(TOO_SLOW))
        self.watched[ask.table] = room, watcher
        try:
            await watch(hall, room, watcher, ask.after)
        except Exception:
            self._leave(ask.table)
            raise

    async def _do(self, ask: f.Do) -> None:
        if self.user is None:
            raise Problem("log-in", 401)
        take(self.house, "socket-requests", self.user.id)
        asker: Asker = await asker_for(self.house, self.user, ask.table, ask.request)
        number = await self.house.hall.perform(ask.table, asker, ask.request, ask.mark)
        self.tell(f.Done(ask.mark, number))

    async def _tried(self, work: Coroutine[Any, Any, None]) -> ProblemBody | None:
        """What was wrong with what was asked; a defect of ours is told without what is inside."""
        try:
            await work
        except Problem as problem:
            return problem.body(self.language)
        except Away as error:
            self.house.log.error("database-away", error=str(error))
            return Problem("database-away", 503).body(self.language)
        except Exception as error:
            number = str(state(self.socket.scope).get(REQUEST, ""))
            self.house.hall.failed("defect", error, request=number, path="/api/live")
            return Problem("internal", 500, id=number).body(self.language)
        return None


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse) -> None:
    """Numbered events of the tables one watches, and moves that are acknowledged."""
    await socket.accept()
    await Client(socket, house, who(socket.scope)).run()
