"""Ending mails by the link that is in each of them, without logging in."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.alerts import links
from trunkline.server.alerts.sentences import plain
from trunkline.server.alerts.wishes import ways_at, wishes_of
from trunkline.store import Database
from trunkline.store.models import Table, User, Wish

MAIL = {"email", "digest"}


class Ending(msgspec.Struct, frozen=True):
    """Whose mails a link ends."""

    user: User
    table: str
    """The name of the one table that they are about; empty if they are about all."""
    stop: links.Stop


async def read(database: Database, token: str, key: bytes) -> Ending | None:
    """What a link does; nothing if it is not ours, or too old."""
    stop = links.read(token, key)
    if stop is None:
        return None
    async with database.reading() as session:
        user = await session.get(User, stop.user_id)
        table = await session.get(Table, stop.table_id) if stop.table_id else None
    if user is None or user.kind == "gone" or (stop.table_id and table is None):
        return None
    return Ending(user, plain(table.name) if table else "", stop)


async def end(session: AsyncSession, stop: links.Stop) -> None:
    """End mails, about one table or about all of them; other ways stay."""
    wishes = await wishes_of(session, [stop.user_id])
    if stop.table_id:
        ways = _without_mail(ways_at(wishes, stop.user_id, stop.table_id))
        await session.merge(Wish(user_id=stop.user_id, table_id=stop.table_id, ways=ways))
    else:
        for wish in wishes.values():
            wish.ways = _without_mail(wish.ways)


def _without_mail(ways: Iterable[str]) -> list[str]:
    return [way for way in ways if way not in MAIL]
