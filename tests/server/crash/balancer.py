"""What stands before several servers: it leads every connection to one that answers."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Sequence


class Balancer:
    """One address for several servers, as a proxy gives it."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self._turn = itertools.count()
        self._server: asyncio.Server | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        self.address = ""

    async def __aenter__(self) -> Balancer:
        self._server = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        try:
            await self._carry(reader, writer)
        finally:
            writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turn)
        for step in range(len(self._ports)):
            port = self._ports[(first + step) % len(self._ports)]
            try:
                there = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            try:
                await asyncio.gather(_pour(reader, there[1]), _pour(there[0], writer))
            finally:
                there[1].close()
            return


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry bytes one way, until that way is closed."""
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()
