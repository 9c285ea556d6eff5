"""Lists of tables."""

from __future__ import annotations

import re
from typing import Literal

from sqlalchemy import (
    Select,
    SQLColumnExpression,
    and_,
    asc,
    desc,
    exists,
    func,
    or_,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.problems import Problem
from trunkline.store import models as m
from trunkline.wire.tables import SeatLine, TableLine, TableList

MOST = 50
_PLACE = re.compile(r"([0-9]{1,15})-([0-9a-z]{1,16})")

Listed = tuple[Select[m.Table, int], SQLColumnExpression[int]]
"""Tables with the moment by which they are ordered, and this moment itself."""
Which = Literal["mine", "turn", "open", "playing", "over", "hidden"]


async def tables_of(
    session: AsyncSession,
    user: str | None,
    which: Which,
    *,
    title: str | None = None,
    pace: str | None = None,
    before: str | None = None,
    most: int = MOST,
) -> TableList:
    """Some tables, the latest change first; those that wait for one: the longest first."""
    query, order = _waiting(user) if which == "turn" else _changed(user, which)
    query = query.where(m.Table.archived.is_(False))
    if title is not None:
        query = query.where(m.Table.title == title)
    if pace is not None:
        query = query.where(m.Table.pace == pace)
    place = tuple_(order, m.Table.id)
    if before is not None:
        here = tuple_(*place_of(before))
        query = query.where(place > here if which == "turn" else place < here)
    ways = (asc, asc) if which == "turn" else (desc, desc)
    query = query.order_by(ways[0](order), ways[1](m.Table.id)).limit(most + 1)
    rows = (await session.execute(query)).all()
    lines = await _lines(session, [table for table, _ in rows[:most]], user)
    last = rows[most - 1] if len(rows) > most else None
    return TableList(tables=tuple(lines), next=f"{last[1]}-{last[0].id}" if last else None)


def place_of(text: str) -> tuple[int, str]:
    """The place in a list that an earlier answer called ``next``; a problem if none did."""
    found = _PLACE.fullmatch(text)
    if found is None:
        raise Problem("no-such-place", 400, place=text[:40])
    return int(found[1]), found[2]


def _waiting(user: str | None) -> Listed:
    """The tables that wait for somebody, and since when."""
    since = (
        select(m.Turn.table_id, func.min(m.Turn.since).label("since"))
        .where(m.Turn.user_id == user)
        .group_by(m.Turn.table_id)
        .subquery()
    )
    query = select(m.Table, since.c.since).join(since, since.c.table_id == m.Table.id)
    return query, since.c.since


def _changed(user: str | None, which: Which) -> Listed:
    """Tables, and when something last happened there."""
    query = select(m.Table, m.Table.changed)
    seat = m.Seat.table_id == m.Table.id
    if which in ("mine", "hidden"):
        mine = exists().where(seat, m.Seat.user_id == user, m.Seat.hidden.is_(which == "hidden"))
        hosted = and_(m.Table.host_id == user, m.Table.status == "open")
        return query.where(or_(mine, hosted) if which == "mine" else mine), m.Table.changed
    is_listed = m.Table.status == which
    if which == "open":
        # Players who have left a running game are replaced by whoever sits down.
        is_free = exists().where(seat, m.Seat.kind == "open")
        is_listed = or_(is_listed, and_(m.Table.status == "playing", is_free))
    return query.where(is_listed, m.Table.access == "open"), m.Table.changed


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
