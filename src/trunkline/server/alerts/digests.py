"""Digests: one mail from time to time, with all tables that wait, in place of single mails."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.alerts.claims import NEWS, Job
from trunkline.server.alerts.composing import Places
from trunkline.server.alerts.letters import Letter, Link
from trunkline.server.alerts.sentences import tell, tell_digest, tell_waiting
from trunkline.server.alerts.waiting import waiting
from trunkline.server.alerts.wishes import next_digest, ways_at, wishes_of
from trunkline.store import Database
from trunkline.store.models import Alert, Table, Wish
from trunkline.wire.alerts import WaitingTable
from trunkline.words import phrase

REMINDED = 7 * 24 * 3_600_000
"""A table that has waited for longer brings no more digests of its own."""
MOST_NEWS = 50


class Digest(msgspec.Struct, frozen=True):
    """What a digest is about."""

    tables: tuple[WaitingTable, ...]
    news: tuple[tuple[Alert, str], ...]
    """Alerts, each with the name of its table."""


async def gather(session: AsyncSession, user_id: str) -> Digest:
    """What somebody is told of now."""
    wishes = await wishes_of(session, [user_id])

    def is_wanted(table_id: str | None) -> bool:
        return "digest" in ways_at(wishes, user_id, table_id)

    news = await session.execute(
        select(Alert, Table.name)
        .join(Table, Table.id == Alert.table_id)
        .where(Alert.user_id == user_id, Alert.kind.in_(NEWS))
        .order_by(Alert.made)
    )
    told = [
        (alert, name)
        for alert, name in news
        if "digest" in alert.done and is_wanted(alert.table_id)
    ]
    return Digest(
        tuple(each for each in await waiting(session, user_id) if is_wanted(each.table)),
        tuple(told[-MOST_NEWS:]),
    )


def digest_letter(job: Job, digest: Digest, places: Places, now: int) -> Letter | None:
    """The mail, in the language that is spoken; nothing if there is nothing to tell."""
    if not job.reach.email or not (digest.tables or digest.news):
        return None
    told = tell_digest(len(digest.tables))
    lines = [
        Link(tell_waiting(each.name, now - each.since), places.table(each.table))
        for each in digest.tables
    ]
    lines += [
        Link(tell(alert.kind, name, alert.body).text, places.table(alert.table_id or ""))
        for alert, name in digest.news
    ]
    first = places.table(digest.tables[0].table) if digest.tables else ""
    return Letter(
        id=f"digest-{job.user.id}-{job.alert.made}",
        to=job.reach.email,
        subject=told.subject,
        text=told.text,
        lines=tuple(lines),
        button=Link(phrase("mail-open-waiting"), first) if first else None,
        why=phrase("mail-why", host=places.host),
        stop_all=places.stop(job.user.id),
    )


async def finish_digest(database: Database, job: Job, digest: Digest, now: int) -> None:
    """Forget the news that have been told; another digest comes if tables go on waiting."""
    async with database.writing() as session:
        told = [alert.id for alert, _ in digest.news]
        if told:
            await session.execute(delete(Alert).where(Alert.id.in_(told)))
        alert = await session.get(Alert, job.alert.id, with_for_update=True)
        if alert is None or alert.due != job.lease:
            return
        left = await gather(session, job.user.id)
        if left.news or any(now - each.since < REMINDED for each in left.tables):
            alert.due = alert.made = next_digest(now, await session.get(Wish, (job.user.id, "")))
            alert.tries = 0
        else:
            await session.delete(alert)
