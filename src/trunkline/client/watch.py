"""Watching a table: its entries one after the other, each once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self

from trunkline.client.problem import Problem
from trunkline.wire.frames import Happened


class Watch:
    """What happens at a table, to be read with ``async for``.

    Entries come numbered without a gap, none of them twice, also when the connection breaks in
    between. It ends when the program stops it, or with the connection.
    """

    def __init__(self, table: str, after: int | None, stop: Callable[[Watch], None]) -> None:
        self.table = table
        self.last = after
        """The number of the last entry that has come; none before the first if only those are
        wanted that come from now on."""
        self.taken: list[Callable[[Happened], None]] = []
        """Called with every entry as it comes."""
        self.is_current = asyncio.Event()
        """Whether everything has come that had happened when the server was asked."""
        self._stop = stop
        self._come: asyncio.Queue[Happened | Problem | None] = asyncio.Queue()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Happened:
        come = await self._come.get()
        if isinstance(come, Happened):
            return come
        self._come.put_nowait(come)  # whoever asks again gets the same answer
        if isinstance(come, Problem):
            raise come
        raise StopAsyncIteration

    def stop(self) -> None:
        """Watch no more."""
        self._stop(self)
        self.end(None)

    def take(self, happened: Happened) -> None:
        """The next entry has come."""
        self.last = happened.number
        self._come.put_nowait(happened)

    def end(self, why: Problem | None) -> None:
        """Nothing more will come."""
        self._come.put_nowait(why)
        self.is_current.set()
