"""What has to be known to decide about alerts, looked up for many of them at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.alerts.push import Keys
from trunkline.server.alerts.reach import Hook, Reach
from trunkline.server.alerts.wishes import Wishes, wishes_of
from trunkline.store.models import Alert, PushTarget, Table, Turn, User, Webhook


class TableFacts(msgspec.Struct, frozen=True):
    """What is told of a table."""

    id: str
    name: str
    title: str
    status: str


class Known(msgspec.Struct, frozen=True):
    """People, tables and whose turn it is, as far as some alerts are about them."""

    users: dict[str, User]
    tables: dict[str, TableFacts]
    wishes: Wishes
    reaches: dict[str, Reach]
    turns: dict[tuple[str, str], int]
    """By table and user, since when it has been their turn."""

    def holds(self, alert: Alert) -> bool:
        """Whether there is still something to tell."""
        user = self.users.get(alert.user_id)
        if user is None or user.kind == "gone":
            return False
        if alert.table_id is None:
            return True
        since = self.turns.get((alert.table_id, alert.user_id))
        if alert.kind == "turn":
            return since is not None and since <= alert.made
        # Whose turn it is already is told of that; once is enough.
        return alert.kind != "started" or since is None


async def know(session: AsyncSession, alerts: Iterable[Alert], *, has_mail: bool) -> Known:
    """Look up what concerns these alerts."""
    people = {alert.user_id for alert in alerts}
    places = {alert.table_id for alert in alerts if alert.table_id}
    users = {user.id: user for user in await session.scalars(_of(User.id, people, User))}
    return Known(
        users=users,
        tables=await _tables(session, places),
        wishes=await wishes_of(session, people),
        reaches=await _reaches(session, users, has_mail),
        turns=await _turns(session, people, places),
    )


async def _tables(session: AsyncSession, places: set[str]) -> dict[str, TableFacts]:
    wanted = select(Table.id, Table.name, Table.title, Table.status).where(Table.id.in_(places))
    return {row.id: TableFacts(*row) for row in await session.execute(wanted)} if places else {}


async def _turns(
    session: AsyncSession, people: set[str], places: set[str]
) -> dict[tuple[str, str], int]:
    if not places:
        return {}
    wanted = select(Turn.table_id, Turn.user_id, Turn.since).where(
        Turn.table_id.in_(places), Turn.user_id.in_(people)
    )
    # Of several seats of one person the one that has waited longest counts.
    found = await session.execute(wanted.order_by(Turn.since.desc()))
    return {(table_id, user_id or ""): since for table_id, user_id, since in found}


async def reach_of(session: AsyncSession, user_id: str, *, has_mail: bool) -> Reach:
    """Where one person can be told something."""
    user = await session.get_one(User, user_id)
    return (await _reaches(session, {user_id: user}, has_mail))[user_id]


async def _reaches(
    session: AsyncSession, users: dict[str, User], has_mail: bool
) -> dict[str, Reach]:
    browsers: dict[str, dict[str, Keys]] = defaultdict(dict)
    for target in await session.scalars(_of(PushTarget.user_id, users, PushTarget)):
        browsers[target.user_id][target.id] = Keys(target.endpoint, target.key, target.auth)
    hooks = {
        hook.user_id: Hook(hook.url, hook.secret)
        for hook in await session.scalars(_of(Webhook.user_id, users, Webhook))
    }
    return {
        id: Reach(
            email=(user.email or "") if has_mail and user.email_confirmed is not None else "",
            browsers=browsers[id],
            hook=hooks.get(id),
        )
        for id, user in users.items()
    }


def _of(column: Any, values: Iterable[str], model: Any) -> Any:
    return select(model).where(column.in_(list(values)))
