"""The tables that wait for somebody, the one that has waited longest first."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.store.models import Table, Turn
from trunkline.wire.alerts import WaitingTable


async def waiting(session: AsyncSession, user_id: str) -> list[WaitingTable]:
    """The tables where it is somebody's turn, each once."""
    since = func.min(Turn.since)
    found = await session.execute(
        select(Table.id, Table.name, Table.title, Table.pace, since)
        .join(Turn, Turn.table_id == Table.id)
        .where(Turn.user_id == user_id, Table.status == "playing")
        .group_by(Table.id, Table.name, Table.title, Table.pace)
        .order_by(since, Table.id)
    )
    return [
        WaitingTable(table=id, name=name, title=title, pace=pace, since=began)
        for id, name, title, pace, began in found
    ]


def after(tables: list[WaitingTable], table_id: str) -> WaitingTable | None:
    """The next one after a table, round and round; any other before that table itself."""
    ids = [each.table for each in tables]
    if table_id in ids:
        place = ids.index(table_id) + 1
        tables = tables[place:] + tables[:place]
    return tables[0] if tables else None
