"""What is on disk of a table, read past the server."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import msgspec

QUESTION = "SELECT number, sent, body FROM entries WHERE table_id = {} ORDER BY number"


class Kept(NamedTuple):
    """An entry as it is kept."""

    number: int
    sent: str | None
    body: dict[str, Any]


def kept_entries(where: str, table: str) -> list[Kept]:
    """The entries of a table, in order."""
    rows = _of_postgres(where, table) if where.startswith("postgresql:") else _of_file(where, table)
    return [Kept(number, sent, msgspec.json.decode(body)) for number, sent, body in rows]


def _of_file(folder: str, table: str) -> list[Any]:
    found = sqlite3.connect(f"file:{Path(folder) / 'trunkline.sqlite3'}?mode=ro", uri=True)
    try:
        return found.execute(QUESTION.format("?"), (table,)).fetchall()
    finally:
        found.close()


def _of_postgres(address: str, table: str) -> list[Any]:
    async def ask() -> list[Any]:
        line = await asyncpg.connect(address)
        try:
            rows: list[Any] = await line.fetch(QUESTION.format("$1"), table)
            return rows
        finally:
            await line.close()

    return asyncio.run(ask())


def check(entries: list[Kept], acknowledged: dict[str, int]) -> None:
    """Entries are numbered from 1 without a gap, and whatever was acknowledged is among them."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    marks = [entry.sent.partition(":")[2] for entry in entries if entry.sent]
    assert len(marks) == len(set(marks))
    numbers = {e.sent.partition(":")[2]: e.number for e in entries if e.sent}
    lost = {mark: number for mark, number in acknowledged.items() if numbers.get(mark) != number}
    assert not lost, f"acknowledged, but not on disk: {lost}"
