"""The bus: how servers that share a database hear of what the others have written.

PostgreSQL carries it: a notice is part of the transaction it tells of, so it comes if and only
if that has been committed. A notice names a table and no more; what happened is then read from
the entries. When the line to the database was broken, notices may be lost: then every live
table is asked for news.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.house import House

CHANNEL = "trunkline"
AGAIN_AFTER = (0.1, 0.2, 0.5, 1, 2)
"""Seconds before the line is tried again."""
PATIENCE = 5
"""Seconds that the database is given to answer."""
QUIET = 20
"""Seconds without news after which the line is tried."""


class Over(msgspec.Struct, frozen=True, array_like=True):
    """Somebody's programmed move is over."""

    user: str
    seat: str
    why: str


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """News from a server."""

    node: str
    """The server that tells it."""
    table: str
    number: int = 0
    """The table's last entry; 0 if it is not about entries."""
    users: tuple[str, ...] | None = None
    """The players who look at the table there."""
    others: int = 0
    asks: bool = False
    """Whether it asks who looks at the table there."""
    concerned: tuple[str, ...] = ()
    """Users whose turn has come or gone."""
    over: tuple[Over, ...] = ()
    renamed: bool = False
    """Whether somebody at the table has another name now, or is gone."""
    revoked: tuple[str, ...] = ()
    """Sessions and tokens that have ended, of the first of those who are concerned."""


Hear = Callable[[Notice], None]


class Bus:
    """With one server, nobody has to be told anything."""

    def __init__(self, node: str) -> None:
        self.node = node

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Listen from now on."""

    async def stop(self) -> None:
        """Listen no more."""

    async def within(self, session: AsyncSession, notice: Notice) -> None:
        """Tell the others as part of a transaction."""

    async def tell(self, notice: Notice) -> None:
        """Tell the others something that is written nowhere."""


class PostgresBus(Bus):
    """Servers that share a PostgreSQL database."""

    def __init__(self, node: str, house: House) -> None:
        super().__init__(node)
        self._house = house
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def start(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        self._task = asyncio.create_task(self._listen(hear, missed))
        await self._listening.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def within(self, session: AsyncSession, notice: Notice) -> None:
        await session.execute(
            text("SELECT pg_notify(:channel, :notice)"),
            {"channel": CHANNEL, "notice": msgspec.json.encode(notice).decode()},
        )

    async def tell(self, notice: Notice) -> None:
        async with self._house.database.writing() as session:
            await self.within(session, notice)

    async def _listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        url = self._house.database.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        tries = 0
        while True:
            # Nothing that happens to one line, or to one notice, ends the listening.
            try:
                line: Any = await asyncpg.connect(address, timeout=PATIENCE)
                try:
                    await self._follow(line, hear, missed)
                finally:
                    line.terminate()
                tries = 0
            except Exception as error:
                self._house.log.warning("bus-broken", error=repr(error))
                await asyncio.sleep(AGAIN_AFTER[min(tries, len(AGAIN_AFTER) - 1)])
                tries += 1

    async def _follow(self, line: Any, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Hear what is told over a line, until it breaks."""
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        line.add_termination_listener(lambda _: heard.put_nowait(None))
        await line.add_listener(CHANNEL, lambda *told: heard.put_nowait(told[3]))
        await missed()
        self._listening.set()
        while True:
            try:
                told = await asyncio.wait_for(heard.get(), QUIET)
            except TimeoutError:
                # A line that broke unnoticed is as quiet as one on which nothing happens.
                await line.execute("SELECT 1", timeout=PATIENCE)
                continue
            if told is None:
                return
            notice = msgspec.json.decode(told, type=Notice)
            if notice.node != self.node:
                hear(notice)
