"""People of the hall: what waits for them, what they are called, and that they go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import func, select, update

from trunkline.server.live.bus import Notice
from trunkline.server.problems import Problem
from trunkline.server.tables.affairs import Affairs
from trunkline.server.tables.decide import Asker
from trunkline.server.tables.keeping import names_now
from trunkline.store import models as m
from trunkline.wire import frames as f
from trunkline.wire.requests import Rise

if TYPE_CHECKING:
    from trunkline.server.house import House
    from trunkline.server.live.hall import Hall
    from trunkline.server.live.room import Room

LOGGED_OUT = 4001
"""Why a socket is closed whose log-in has ended."""


def concerned(before: Affairs, after: Affairs) -> tuple[str, ...]:
    """Those whose turn has come or gone."""
    return tuple(sorted(_asked(before) ^ _asked(after)))


def _asked(affairs: Affairs) -> set[str]:
    if affairs.status != "playing":
        return set()
    users = (affairs.places[seat].user for seat in affairs.standing.turns)
    return {user for user in users if user is not None}


# --- what concerns people, whichever table they look at ---------------------------------


def tell(hall: Hall, notice: Notice) -> None:
    """Those of whom a notice tells learn what it means for them."""
    for over in notice.over:
        _send(hall, over.user, f.ProgrammeOver(notice.table, over.seat, over.why))
    tell_waiting(hall, notice.concerned)


def tell_waiting(hall: Hall, users: Iterable[str]) -> None:
    """Tell people's sockets how many tables wait for them."""
    here = [user for user in users if user and user in hall.house.clients]
    if here:
        hall.spawn(_tell_waiting(hall, here))


async def _tell_waiting(hall: Hall, users: list[str]) -> None:
    query = (
        select(m.Turn.user_id, func.count(m.Turn.table_id.distinct()))
        .where(m.Turn.user_id.in_(users))
        .group_by(m.Turn.user_id)
    )
    async with hall.house.database.reading() as session:
        counts = dict((await session.execute(query)).all())
    for user in users:
        _send(hall, user, f.Waiting(counts.get(user, 0)))


def _send(hall: Hall, user_id: str, what: f.AnyTell) -> None:
    frame = f.encode(what)
    for client in list(hall.house.clients.get(user_id, ())):
        client.send(frame)


def hang_up(house: House, user_id: str, keys: Iterable[str]) -> None:
    """Close the sockets of sessions and tokens that have ended."""
    for client in list(house.clients.get(user_id, ())):
        if client.asks.key in keys:
            client.close(LOGGED_OUT)


# --- names, and people who go -----------------------------------------------------------


async def renamed(hall: Hall, user_id: str) -> None:
    """Somebody has another name: their tables call them so."""
    async with hall.house.database.reading() as session:
        seats = select(m.Seat.table_id).where(m.Seat.user_id == user_id).distinct()
        tables = set(await session.scalars(seats))
    tables |= {room.id for room in hall.rooms.values() if user_id in room.affairs.names}
    for table_id in tables:
        if (room := hall.rooms.get(table_id)) is not None:
            await call_anew(hall, room)
        await hall.bus.tell(Notice(hall.node, table_id, renamed=True))


async def call_anew(hall: Hall, room: Room) -> None:
    """Call the people of a table as they are called now; its host may be another one."""
    async with room.lock:
        await hall.catch_up(room)
        async with hall.house.database.reading() as session:
            host = await session.scalar(select(m.Table.host_id).where(m.Table.id == room.id))
            room.call(await names_now(session, room.affairs), host or "")


async def give_up_seats(hall: Hall, user_id: str) -> None:
    """Somebody has deleted their account: their seats are free for others."""
    seats = (
        select(m.Seat.table_id, m.Seat.seat)
        .join(m.Table, m.Table.id == m.Seat.table_id)
        .where(m.Seat.user_id == user_id, m.Table.status != "over")
    )
    async with hall.house.database.reading() as session:
        found = (await session.execute(seats)).all()
    await renamed(hall, user_id)
    for table_id, seat in found:
        try:
            await hall.perform(table_id, Asker(user_id, ""), Rise(seat))
        except Problem as problem:
            hall.failed("seat-kept", problem, table=table_id, seat=seat)
    await _pass_on(hall, user_id)


async def _pass_on(hall: Hall, user_id: str) -> None:
    """Tables whose host is gone before the game began get another one who sits there; those
    where nobody sits are put away."""
    hosted = select(m.Table.id).where(m.Table.host_id == user_id, m.Table.status == "open")
    async with hall.house.database.reading() as session:
        tables = list(await session.scalars(hosted))
    for table_id in tables:
        room = await hall.room(table_id)
        async with room.lock, hall.house.database.writing() as session:
            heir = next(iter(room.affairs.users), None)
            change = {"archived": True} if heir is None else {"host_id": heir}
            await session.execute(update(m.Table).where(m.Table.id == table_id).values(change))
        await call_anew(hall, room)
        await hall.bus.tell(Notice(hall.node, table_id, renamed=True))
