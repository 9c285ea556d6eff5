"""What happens is noted once, with what happens or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.alerts.people import NOW, populate
from trunkline.server.alerts import drop, note
from trunkline.store import Database, open_database
from trunkline.store.models import Alert


async def noted(database: Database) -> list[Alert]:
    async with database.reading() as session:
        return list(await session.scalars(select(Alert).order_by(Alert.user_id)))


def run(folder: Path, work: Callable[[Database], Awaitable[None]]) -> None:
    async def in_database() -> None:
        database = await open_database(folder)
        try:
            await populate(database)
            await work(database)
        finally:
            await database.close()

    asyncio.run(in_database())


def test_everybody_is_noted_once(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        for _ in range(2):
            async with database.writing() as session:
                people = ["ada", "ben", "ada", None]
                await note(session, "turn", people, table_id="t1", number=7, now=NOW)
        alerts = await noted(database)
        assert [(each.user_id, each.kind, each.table_id) for each in alerts] == [
            ("ada", "turn", "t1"),
            ("ben", "turn", "t1"),
        ]
        assert {each.made for each in alerts} == {NOW}

    run(tmp_path, work)


def test_another_entry_is_another_alert(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        async with database.writing() as session:
            await note(session, "turn", ["ada"], table_id="t1", number=7, now=NOW)
            await note(session, "turn", ["ada"], table_id="t1", number=9, now=NOW)
            await note(session, "turn", ["ada"], table_id="t2", number=7, now=NOW)
        assert len(await noted(database)) == 3

    run(tmp_path, work)


def test_what_did_not_happen_is_not_noted(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        async def half() -> None:
            async with database.writing() as session:
                await note(session, "over", ["ada"], table_id="t1", number=7, now=NOW)
                _ = 1 // 0

        with pytest.raises(ZeroDivisionError):
            await half()
        assert await noted(database) == []

    run(tmp_path, work)


def test_what_is_settled_is_dropped(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        async with database.writing() as session:
            await note(session, "asked", ["ada"], table_id="t1", number=7, now=NOW)
            await note(session, "asked", ["ada"], table_id="t2", number=7, now=NOW)
            await note(session, "turn", ["ada"], table_id="t1", number=7, now=NOW)
            await drop(session, "asked", "t1")
        left = {(each.kind, each.table_id) for each in await noted(database)}
        assert left == {("asked", "t2"), ("turn", "t1")}

    run(tmp_path, work)


def test_nobody_to_tell_is_nothing_to_note(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        async with database.writing() as session:
            await note(session, "turn", [None], table_id="t1", number=7, now=NOW)
        assert await noted(database) == []

    run(tmp_path, work)
