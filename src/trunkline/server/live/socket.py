"""The conversation with one client: it asks, the server tells."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from trunkline.server.given import TheHouse
from trunkline.server.house import House
from trunkline.server.live.hall import Hall
from trunkline.server.live.news import tell_waiting
from trunkline.server.live.room import Room, Watcher
from trunkline.server.live.watching import leave, watch
from trunkline.server.problems import Problem
from trunkline.server.security.gate import take
from trunkline.server.security.who import REQUEST, Who, language_of, state, who
from trunkline.server.tables.decide import Asker
from trunkline.server.tables.inviting import asker_for
from trunkline.store import Away
from trunkline.wire import frames as f
from trunkline.wire.bodies import ProblemBody

MOST_WAITING = 2_000
"""Frames that may wait for a slow client; one that falls further behind is sent away, and comes
back to where it was."""
MOST_WATCHED = 50
"""Tables that one client may watch at a time."""
MOST_BYTES = 64 * 1024
"""Bytes in one frame of a client."""

TOO_SLOW, LOGGED_OUT, CLOSING = 4008, 4001, 1001
"""Why a socket is closed."""


class Client:
    """Somebody at the other end of a socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, asks: Who) -> None:
        self.socket = socket
        self.house = house
        self.hall: Hall = house.hall
        self.asks = asks
        self.user = asks.user
        self.language = language_of(socket.scope)
        self.watched: dict[str, tuple[Room, Watcher]] = {}
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()

    # --- telling --------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Send a frame after those that wait."""
        if self._outbox.qsize() < MOST_WAITING:
            self._outbox.put_nowait(frame)
        else:
            self.close(TOO_SLOW)

    def close(self, why: int) -> None:
        """Say no more, and hang up."""
        while not self._outbox.empty():
            self._outbox.get_nowait()
            self._outbox.task_done()
        self._outbox.put_nowait(why)

    def tell(self, what: f.AnyTell) -> None:
        self.send(f.encode(what))

    async def _write(self) -> None:
        while True:
            frame = await self._outbox.get()
            if isinstance(frame, int):
                await self.socket.close(code=frame)
                return
            await self.socket.send_text(frame.decode())
            self._outbox.task_done()

    # --- listening ------------------------------------------------------------------

    async def run(self) -> None:
        """Talk until one of both hangs up."""
        user_id = self.user.id if self.user else ""
        writer = asyncio.create_task(self._write())
        self.house.clients.setdefault(user_id, set()).add(self)
        if user_id:
            self.hall.listeners.setdefault(user_id, set()).add(self.send)
        self._count(+1)
        try:
            name = self.user.name if self.user else ""
            self.tell(f.Hello(user_id or None, name, self.house.now()))
            if user_id:
                await tell_waiting(self.hall, user_id)
            reader = asyncio.create_task(self._read())
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
        finally:
            self._count(-1)
            self.house.clients[user_id].discard(self)
            if not self.house.clients[user_id]:
                del self.house.clients[user_id]
            if user_id:
                self.hall.listeners[user_id].discard(self.send)
                if not self.hall.listeners[user_id]:
                    del self.hall.listeners[user_id]
            for room, watcher in self.watched.values():
                leave(self.hall, room, watcher)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

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
        if len(data) > MOST_BYTES:
            raise Problem("too-long", 413, longest=MOST_BYTES)
        try:
            ask: f.AnyAsk = f.decode.decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Problem("not-understood", 400, why=str(error)) from error
        return ask

    async def _answer(self, ask: f.AnyAsk) -> None:
        match ask:
            case f.Watch():
                if problem := await self._tried(self._watch(ask)):
                    self.tell(f.Faulty(problem, ask.table))
            case f.Leave():
                if found := self.watched.pop(ask.table, None):
                    leave(self.hall, *found)
            case f.Do():
                if problem := await self._tried(self._do(ask)):
                    self.tell(f.Refused(ask.mark, problem))
            case f.Ping():
                self.tell(f.Pong(self.house.now()))

    async def _watch(self, ask: f.Watch) -> None:
        if found := self.watched.pop(ask.table, None):
            leave(self.hall, *found)
        if len(self.watched) >= MOST_WATCHED:
            raise Problem("too-many-tables", 429, most=MOST_WATCHED)
        room = await self.hall.room(ask.table)
        user_id = self.user.id if self.user else None
        watcher = Watcher(user_id, self.language, self.send, self._outbox.join)
        self.watched[ask.table] = room, watcher
        await watch(self.hall, room, watcher, ask.after)

    async def _do(self, ask: f.Do) -> None:
        if self.user is None:
            raise Problem("log-in", 401)
        take(self.house, "socket-requests", self.user.id)
        asker: Asker = await asker_for(self.house, self.user, ask.table, ask.request)
        number = await self.hall.perform(ask.table, asker, ask.request, ask.mark)
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
            self.house.metrics.count("errors_total")
            told = "".join(traceback.format_exception(error))
            number = state(self.socket.scope).get(REQUEST, "")
            self.house.log.error("defect", request=number, path="/api/live", traceback=told)
            return Problem("internal", 500, id=number).body(self.language)
        return None


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse) -> None:
    """Numbered events of the tables one watches, and moves that are acknowledged."""
    await socket.accept()
    await Client(socket, house, who(socket.scope)).run()
