"""Taking alerts from the outbox so that no two processes tell the same, and putting them back.

Whoever takes an alert puts its ``due`` forward in the same short transaction: that is the claim.
Until then nobody else takes it, also if its owner dies; afterwards it is anybody's again. What
has been told is written down way by way, so that a death in between repeats one way at most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import delete, select, update

from trunkline.server.alerts.known import Known, TableFacts, know
from trunkline.server.alerts.outbox import add_once
from trunkline.server.alerts.reach import Delays, Reach, marks, ripe_at
from trunkline.server.alerts.retrying import GIVEN_UP, delay
from trunkline.server.alerts.wishes import next_digest, ways_at
from trunkline.store import Database
from trunkline.store.models import Alert, User

BATCH = 200
"""So many are looked at in one transaction."""
LEASE = 120_000
"""For so long a claim holds; every attempt ends sooner."""
NEWS = ("started", "over", "mention", "asked")
"""What a digest tells beside the tables that wait."""
KEPT = 3 * 24 * 3_600_000
"""News are kept for a digest for so long."""
HOUR = 3_600_000

IsPresent = Callable[[str, str], bool]


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """An alert that is told now, and by which ways."""

    alert: Alert
    user: User
    table: TableFacts | None
    reach: Reach
    marks: tuple[str, ...]
    later: int | None
    """When the next of its other ways is due."""
    lease: int


class Claims:
    """The outbox as seen by one process."""

    def __init__(
        self,
        database: Database,
        *,
        delays: Delays,
        has_mail: bool,
        is_present: IsPresent,
        lease: int = LEASE,
    ) -> None:
        self._database = database
        self._delays = delays
        self._has_mail = has_mail
        self._is_present = is_present
        self._lease = lease

    async def take(self, now: int, most: int) -> tuple[list[Job], bool]:
        """Alerts to tell now, no more than ``most``; and whether more are due."""
        is_due = Alert.due <= now
        async with self._database.reading() as session:
            if await session.scalar(select(Alert.id).where(is_due).limit(1)) is None:
                return [], False
        async with self._database.writing() as session:
            found = await session.scalars(
                select(Alert)
                .where(is_due)
                .order_by(Alert.due)
                .limit(BATCH)
                .with_for_update(skip_locked=True)
            )
            alerts = list(found)
            known = await know(session, alerts, has_mail=self._has_mail)
            jobs: list[Job] = []
            spent: list[int] = []
            digests: dict[str, int] = {}
            for alert in alerts:
                job = self._sort(alert, known, now, digests)
                if job is None:
                    spent.append(alert.id)
                elif not job.marks:
                    alert.due = job.later or now
                elif len(jobs) < most:
                    alert.due = job.lease
                    jobs.append(job)
            await session.flush()
            if spent:
                await session.execute(delete(Alert).where(Alert.id.in_(spent)))
            if digests:
                # In one order everywhere, so that no two processes wait for each other.
                await add_once(session, [_digest(user, at) for user, at in sorted(digests.items())])
        return jobs, len(alerts) == BATCH

    def _sort(self, alert: Alert, known: Known, now: int, digests: dict[str, int]) -> Job | None:
        """What to do with an alert: nothing more, or some of its ways now, or all of them later."""
        needs_mail = alert.kind in ("confirm", "digest")
        if not known.holds(alert) or (needs_mail and not self._has_mail):
            return None
        reach = known.reaches[alert.user_id]
        ways = ways_at(known.wishes, alert.user_id, alert.table_id)
        pending = marks(alert.kind, ways, reach, alert.done)
        if "digest" in ways and reach.email and alert.table_id:
            wish = known.wishes.get((alert.user_id, ""))
            digests[alert.user_id] = next_digest(now, wish)
            if "digest" not in alert.done:
                alert.done = [*alert.done, "digest"]
        is_old = now - alert.made > GIVEN_UP
        if is_old or not pending:
            if _is_kept(alert, now):
                pending = []
            else:
                return None
        table_id = alert.table_id or ""
        is_present = bool(table_id) and self._is_present(alert.user_id, table_id)
        ripe = {
            mark: ripe_at(alert.kind, mark, alert.made, self._delays, is_present=is_present)
            for mark in pending
        }
        later = [at for at in ripe.values() if at > now]
        return Job(
            alert=alert,
            user=known.users[alert.user_id],
            table=known.tables.get(table_id),
            reach=reach,
            marks=tuple(mark for mark, at in ripe.items() if at <= now),
            later=min(later) if later else (None if pending else now + HOUR),
            lease=now + self._lease,
        )

    async def told(self, job: Job) -> None:
        """Write down by which ways an alert has been told so far."""
        async with self._database.writing() as session:
            await session.execute(_own(job).values(done=job.alert.done))

    async def finish(
        self, job: Job, now: int, *, has_failed: bool = False, asked: int | None = None
    ) -> None:
        """Give an alert back: for another try, for its other ways, or for good.

        ``asked`` is for how many seconds the other side wants to be left in peace.
        """
        tries = job.alert.tries + has_failed
        due = [job.later] if job.later else []
        if has_failed:
            due.append(now + delay(tries, asked))
        if not due and _is_kept(job.alert, now):
            due = [now + HOUR]
        async with self._database.writing() as session:
            if due:
                values = {"due": min(due), "tries": tries, "done": job.alert.done}
                await session.execute(_own(job).values(values))
            else:
                own = (Alert.id == job.alert.id) & (Alert.due == job.lease)
                await session.execute(delete(Alert).where(own))


def _own(job: Job) -> Any:
    """A change of an alert that has not become somebody else's in the meantime."""
    return update(Alert).where(Alert.id == job.alert.id, Alert.due == job.lease)


def _is_kept(alert: Alert, now: int) -> bool:
    return alert.kind in NEWS and "digest" in alert.done and now - alert.made < KEPT


def _digest(user_id: str, at: int) -> dict[str, Any]:
    return {
        "user_id": user_id,
        "table_id": None,
        "kind": "digest",
        "mark": "digest",
        "body": {},
        "made": at,
        "due": at,
        "tries": 0,
        "done": [],
    }
