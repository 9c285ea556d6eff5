"""Choosing by which ways one is told; and what waits for one."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.alerts.known import reach_of
from trunkline.server.alerts.waiting import after, waiting
from trunkline.server.alerts.wishes import (
    AT,
    DEFAULT,
    EVERY,
    next_digest,
    ordered,
    wishes_of,
)
from trunkline.server.given import Me, TheHouse
from trunkline.server.problems import Problem
from trunkline.store.models import Alert, Table, Wish
from trunkline.wire.alerts import (
    AlertWishes,
    NewWishes,
    NextTable,
    TableAlerts,
    TableWishes,
    WaitingTable,
    Way,
)


@get("/api/me/alerts", summary="By which ways one is told")
async def own_wishes(house: TheHouse, me: Me) -> AlertWishes:
    """What was chosen in general, and for single tables."""
    async with house.database.reading() as session:
        return await _told(session, house, me.id)


@put("/api/me/alerts", summary="Choose by which ways to be told")
async def choose(house: TheHouse, me: Me, data: JSONBody[NewWishes]) -> AlertWishes:
    """Choose for all tables for which nothing else is chosen."""
    async with house.database.writing() as session:
        wish = await _chosen(session, me.id, "", data.ways)
        wish.digest_every, wish.digest_at = data.digest_every, data.digest_at
        at = next_digest(house.now(), wish)
        await session.execute(
            update(Alert)
            .where(Alert.user_id == me.id, Alert.mark == "digest")
            .values(made=at, due=at)
        )
        await session.flush()
        return await _told(session, house, me.id)


@get("/api/me/alerts/{table_id:str}", summary="By which ways one is told of a table")
async def table_wishes(house: TheHouse, me: Me, table_id: FromPath[str]) -> TableAlerts:
    """What was chosen for this table, else in general."""
    async with house.database.reading() as session:
        return await _told_of(session, me.id, table_id)


@put("/api/me/alerts/{table_id:str}", summary="Choose by which ways to be told of a table")
async def choose_for_table(
    house: TheHouse, me: Me, table_id: FromPath[str], data: JSONBody[TableWishes]
) -> TableAlerts:
    """Choose for one table. No ways at all: nothing is told of it."""
    async with house.database.writing() as session:
        if await session.scalar(select(Table.id).where(Table.id == table_id)) is None:
            raise Problem("not-found", 404)
        await _chosen(session, me.id, table_id, data.ways)
        await session.flush()
        return await _told_of(session, me.id, table_id)


@delete("/api/me/alerts/{table_id:str}", status_code=200, summary="Choose nothing for a table")
async def choose_nothing(house: TheHouse, me: Me, table_id: FromPath[str]) -> TableAlerts:
    """Be told of this table as of any other."""
    async with house.database.writing() as session:
        wish = await session.get(Wish, (me.id, table_id)) if table_id else None
        if wish is not None:
            await session.delete(wish)
            await session.flush()
        return await _told_of(session, me.id, table_id)


@get("/api/me/waiting", summary="The tables that wait for one")
async def own_waiting(house: TheHouse, me: Me) -> list[WaitingTable]:
    """The tables where it is one's turn, the one that has waited longest first."""
    async with house.database.reading() as session:
        return await waiting(session, me.id)


@get("/api/me/next", summary="The game to go to")
async def own_next(house: TheHouse, me: Me, at: FromQuery[str] = "") -> NextTable:
    """The table that has waited longest; from a table that waits too, the one after it."""
    async with house.database.reading() as session:
        tables = await waiting(session, me.id)
    return NextTable(table=after(tables, at), count=len(tables))


async def _chosen(session: AsyncSession, user_id: str, table_id: str, ways: list[Way]) -> Wish:
    if {"email", "digest"} <= set(ways):
        raise Problem("mail-twice", 400)
    wish = await session.get(Wish, (user_id, table_id))
    if wish is None:
        wish = Wish(user_id=user_id, table_id=table_id)
        session.add(wish)
    wish.ways = list(ordered(ways))
    return wish


async def _told(session: AsyncSession, house: TheHouse, user_id: str) -> AlertWishes:
    wishes = await wishes_of(session, [user_id])
    wish = wishes.get((user_id, ""))
    reach = await reach_of(session, user_id, has_mail=house.alerts.ways.mail is not None)
    leads = {
        "push": bool(reach.browsers),
        "email": bool(reach.email),
        "webhook": reach.hook is not None,
        "digest": bool(reach.email),
    }
    has_digest = any("digest" in each.ways for each in wishes.values())
    return AlertWishes(
        ways=wish.ways if wish else list(DEFAULT),
        digest_every=wish.digest_every if wish else EVERY,
        digest_at=wish.digest_at if wish else AT,
        next_digest=next_digest(house.now(), wish) if has_digest else None,
        tables={table: each.ways for (_, table), each in wishes.items() if table},
        possible=ordered(["sound", "badge", *(way for way in _MADE if leads[way])]),
    )


_MADE: tuple[Way, ...] = ("push", "email", "webhook", "digest")
"""Ways that need something to be given for them."""


async def _told_of(session: AsyncSession, user_id: str, table_id: str) -> TableAlerts:
    wishes = await wishes_of(session, [user_id])
    own, general = wishes.get((user_id, table_id)), wishes.get((user_id, ""))
    found = own or general
    return TableAlerts(ways=found.ways if found else list(DEFAULT), is_own=own is not None)


route_handlers = [
    own_wishes,
    choose,
    table_wishes,
    choose_for_table,
    choose_nothing,
    own_waiting,
    own_next,
]
