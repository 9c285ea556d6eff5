"""The outbox: what people have to be told is noted in the transaction in which it happens.

So nothing is told that did not happen, and nothing that happened is forgotten, whatever stops
in between. ``courier`` takes from here what is due.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from sqlalchemy import delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.store.models import Alert

Kind = Literal["turn", "started", "over", "mention", "asked", "confirm"]

FIRST = 2_000
"""Nothing about a table is told sooner: what is settled by then is told to nobody."""


async def note(
    session: AsyncSession,
    kind: Kind,
    user_ids: Iterable[str | None],
    *,
    now: int,
    table_id: str | None = None,
    number: int | None = None,
    body: dict[str, Any] | None = None,
) -> None:
    """Note that people have to be told something; the transaction decides whether it happened.

    ``number`` is the entry that it is about: noted again, it stays noted once. For ``turn``,
    ``now`` is the moment that ``Turn.since`` has: a turn that began later is another one.
    ``body`` is what the sentences need: ``by`` (who did it) for ``mention`` and ``asked``, ``text``
    for ``mention``, ``what`` for ``asked`` (``take-back``, ``hand-over``). ``confirm`` is a mail
    to an ``address`` with a ``link``; ``what`` is ``password`` if the link sets a new one.
    """
    mark = None if number is None else f"{kind}:{table_id}:{number}"
    rows: list[dict[str, Any]] = [
        {
            "user_id": user_id,
            "table_id": table_id,
            "kind": kind,
            "mark": mark,
            "body": body or {},
            "made": now,
            "due": now if kind == "confirm" else now + FIRST,
            "tries": 0,
            "done": [],
        }
        for user_id in dict.fromkeys(user_ids)
        if user_id is not None
    ]
    if rows:
        await add_once(session, rows)


async def add_once(session: AsyncSession, rows: list[dict[str, Any]]) -> None:
    """Add alerts, without those whose mark is there already."""
    shared = session.get_bind().dialect.name == "postgresql"
    insert = postgresql.insert if shared else sqlite.insert
    await session.execute(
        insert(Alert).values(rows).on_conflict_do_nothing(index_elements=["user_id", "mark"])
    )


async def drop(session: AsyncSession, kind: Kind, table_id: str) -> None:
    """Forget what is noted of a kind at a table: a vote that has been decided, for example."""
    await session.execute(delete(Alert).where(Alert.kind == kind, Alert.table_id == table_id))
