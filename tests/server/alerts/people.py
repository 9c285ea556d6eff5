"""People and tables for tests of alerts, written straight into the database."""

from __future__ import annotations

from typing import Any

from trunkline.store import Database
from trunkline.store.models import Table, Turn, User

NOW = 1_800_000_000_000


def user(name: str, **more: Any) -> User:
    return User(
        id=name,
        name=name.capitalize(),
        name_key=name,
        kind="person",
        created=NOW,
        seen=NOW,
        **more,
    )


def table(name: str, **more: Any) -> Table:
    return Table(
        id=name,
        host_id="ada",
        title="1861",
        rules=1,
        options={},
        seed=1,
        salt="",
        pace="slow",
        access="open",
        clock={},
        opening=[],
        **{"name": f"Table {name}", "status": "playing"} | more,
        created=NOW,
        changed=NOW,
    )


async def populate(database: Database) -> None:
    """Ada (who reads English) and Ben (who reads Korean), and two tables."""
    async with database.writing() as session:
        session.add_all([user("ada"), user("ben", language="ko")])
        await session.flush()
        session.add_all([table("t1"), table("t2")])


async def wait_for(database: Database, user_id: str, table_id: str, since: int = NOW) -> None:
    """It is somebody's turn at a table."""
    async with database.writing() as session:
        await session.merge(Turn(table_id=table_id, seat=user_id, user_id=user_id, since=since))
