"""Reaching the database: the embedded SQLite file, or PostgreSQL for several servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneIsFree
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from trunkline.store.migrating import migrate

FILE = "trunkline.sqlite3"
BUSY_MILLISECONDS = 10_000
AFTER = "after"


class Clash(Exception):
    """Somebody else has written what was to be written."""


class Away(Exception):
    """The database cannot be reached now. What was being written may be there all the same, if
    the connection broke too late."""


class Database:
    """Where everything is kept. Work is done inside ``reading()`` and ``writing()``."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        """Whether other servers write here too."""
        # SQLite has one writer at a time: who waits here does not have to ask again and again.
        self._turn = None if self.is_shared else asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session to look things up in."""
        async with self._session() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose changes are on disk when it ends; ``Clash`` if one was there before.

        ``Away`` leaves open whether they are.
        """
        if self._turn is not None:
            await self._turn.acquire()
        try:
            async with self._session(trunkline_writes=True) as session:
                try:
                    yield session
                    await session.commit()
                    for work in session.info.pop(AFTER, ()):
                        work()
                except IntegrityError as error:
                    await session.rollback()
                    if is_clash(error.orig):
                        raise Clash(str(error.orig)) from error
                    raise
        finally:
            if self._turn is not None:
                self._turn.release()

    @asynccontextmanager
    async def _session(self, **options: bool) -> AsyncIterator[AsyncSession]:
        """A session that has its connection; ``Away`` if there is none, or it breaks."""
        try:
            async with AsyncSession(self.engine, expire_on_commit=False) as session:
                try:
                    await session.connection(execution_options=options)
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    raise Away(repr(error)) from error
                yield session
        except NoneIsFree as error:
            raise Away(repr(error)) from error
        except DBAPIError as error:
            if is_away(error):
                raise Away(repr(error.orig)) from error
            raise

    async def close(self) -> None:
        await self.engine.dispose()


def after_commit(session: AsyncSession, work: Callable[[], object]) -> None:
    """Have something done once what a session writes is on disk; if it fails, it is not done."""
    session.info.setdefault(AFTER, []).append(work)


def is_clash(error: Any) -> bool:
    """Whether something was to be written that is there already; other faults are our own."""
    if getattr(error, "sqlstate", None) is not None:
        return bool(error.sqlstate == "23505")
    return "UNIQUE constraint failed" in str(error)


BROKEN = ("08", "53", "55P03", "57", "58", "40")
"""How PostgreSQL's codes begin for lines that broke, for too little room, for a server that
stops, and for transactions that it gave up: the same may succeed later."""


def is_away(error: DBAPIError) -> bool:
    """Whether it is the database that failed, rather than what it was asked."""
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None)
    if state is not None:
        return str(state).startswith(BROKEN)
    return isinstance(error, OperationalError | InterfaceError)


async def open_database(where: str | Path) -> Database:
    """Open a database, brought up to date: a folder, or a ``postgresql://`` address."""
    url = _url(where)
    if url.drivername.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=5, max_overflow=0)
        _prepare_sqlite(engine)
    else:
        engine = create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
    return Database(engine)


def _url(where: str | Path) -> URL:
    text = str(where)
    if text.startswith(("postgresql://", "postgres://")):
        return make_url(text).set(drivername="postgresql+asyncpg")
    folder = Path(where)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return URL.create("sqlite+aiosqlite", database=str(folder / FILE))


def _prepare_sqlite(engine: AsyncEngine) -> None:
    """A log on the side so that readers never wait, and every commit on disk before it counts."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        # The driver shall not begin transactions by itself: ``begin`` below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        writes = connection.get_execution_options().get("trunkline_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
