"""Lists of tables."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.store import models as m
from trunkline.wire.tables import SeatLine, TableLine, TableList

MOST = 50

Which = Literal["mine", "turn", "open", "playing", "over", "hidden"]


async def tables_of(
    session: AsyncSession,
    user: str | None,
    which: Which,
    *,
    title: str | None = None,
    pace: str | None = None,
    before: int | None = None,
    most: int = MOST,
) -> TableList:
    """Some tables, the latest change first; those that wait for one: the longest first."""
    query = select(m.Table)
    if which in ("mine", "hidden"):
        seated = select(m.Seat.table_id).where(
            m.Seat.user_id == user, m.Seat.hidden.is_(which == "hidden")
        )
        hosted = and_(m.Table.host_id == user, m.Table.status == "open")
        query = query.where(
            or_(m.Table.id.in_(seated), hosted) if which == "mine" else m.Table.id.in_(seated)
        )
    elif which == "turn":
        waits = select(m.Turn.table_id).where(m.Turn.user_id == user)
        query = query.where(m.Table.id.in_(waits))
    else:
        query = query.where(m.Table.status == which, m.Table.access == "open")
    if title is not None:
        query = query.where(m.Table.title == title)
    if pace is not None:
        query = query.where(m.Table.pace == pace)
    if before is not None:
        query = query.where(m.Table.changed < before)
    found = await session.scalars(query.order_by(m.Table.changed.desc()).limit(most + 1))
    rows = list(found)
    lines = await _lines(session, rows[:most], user)
    if which == "turn":
        lines.sort(key=lambda line: line.waiting_since or 0)
    return TableList(tables=tuple(lines), next=rows[most - 1].changed if len(rows) > most else None)


async def _lines(session: AsyncSession, rows: list[m.Table], user: str | None) -> list[TableLine]:
    ids = [row.id for row in rows]
    seats: dict[str, list[m.Seat]] = {id: [] for id in ids}
    found = select(m.Seat).where(m.Seat.table_id.in_(ids)).order_by(m.Seat.place)
    for seat in await session.scalars(found):
        seats[seat.table_id].append(seat)
    turns: dict[str, dict[str, m.Turn]] = {id: {} for id in ids}
    for turn in await session.scalars(select(m.Turn).where(m.Turn.table_id.in_(ids))):
        turns[turn.table_id][turn.seat] = turn
    people = {seat.user_id for each in seats.values() for seat in each if seat.user_id}
    named = await session.execute(select(m.User.id, m.User.name).where(m.User.id.in_(people)))
    names = dict(named.all())
    return [_line(row, seats[row.id], turns[row.id], names, user) for row in rows]


def _line(
    row: m.Table,
    seats: list[m.Seat],
    turns: dict[str, m.Turn],
    names: dict[str, str],
    user: str | None,
) -> TableLine:
    def name_of(seat: m.Seat) -> str:
        return names.get(seat.user_id or "", seat.name) if seat.kind == "player" else seat.name

    mine = [turn.since for turn in turns.values() if user and turn.user_id == user]
    return TableLine(
        id=row.id,
        name=row.name,
        title=row.title,
        options=row.options,
        pace=row.pace,
        access=row.access,
        status=row.status,
        host=row.host_id,
        seats=tuple(
            SeatLine(
                seat=seat.seat,
                kind=seat.kind,
                user=seat.user_id,
                name=name_of(seat),
                is_asked=seat.seat in turns,
            )
            for seat in seats
        ),
        length=row.length,
        created=row.created,
        changed=row.changed,
        result=row.result,
        waiting_since=min(mine, default=None),
        hidden=any(seat.hidden for seat in seats if user and seat.user_id == user),
    )
