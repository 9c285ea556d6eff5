"""The courier: looks every second what is due, and sees to it that it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from itertools import groupby

from trunkline.server.alerts.claims import Claims, Job
from trunkline.server.alerts.delivering import Outcome, Ways
from trunkline.server.alerts.digests import finish_digest, gather
from trunkline.server.security.logs import Log
from trunkline.server.security.metrics import Metrics

AT_ONCE = 32
"""So many alerts are told at the same time, so that slow receivers do not hold up the others."""
PAUSE = 1.0
PAUSE_AFTER_FAILURE = 5.0
PATIENCE = 30.0
"""No way takes longer, and a claim outlasts three of them."""


class Courier:
    """Takes what is due, tells it, and gives it back."""

    def __init__(
        self, claims: Claims, ways: Ways, now: Callable[[], int], log: Log, metrics: Metrics
    ) -> None:
        self._claims = claims
        self._ways = ways
        self._now = now
        self._log = log
        self._metrics = metrics
        self._under_way: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                is_more = await self.go()
            except Exception as error:
                # The database may be gone for a while: what is noted there waits.
                self._log.error("alerts-stopped", why=repr(error))
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
                continue
            if len(self._under_way) >= AT_ONCE:
                await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
            elif not is_more:
                await asyncio.sleep(PAUSE)

    async def go(self) -> bool:
        """Begin to tell what is due; says whether there is more of it."""
        jobs, is_more = await self._claims.take(self._now(), AT_ONCE - len(self._under_way))
        for job in jobs:
            task = asyncio.create_task(self._safely(job))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return is_more

    async def rest(self) -> None:
        """Wait until everything under way is done."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def stop(self, seconds: float = 5.0) -> None:
        """Finish what is under way, for a while; what is left is told by others, or later."""
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _safely(self, job: Job) -> None:
        try:
            await (self._digest(job) if job.alert.kind == "digest" else self._tell(job))
        except Exception as error:
            # Its claim runs out, and then it is tried again.
            self._log.error("alert-defect", alert=job.alert.id, why=repr(error))

    async def _tell(self, job: Job) -> None:
        has_failed, asked = False, 0
        for marks in _by_way(job.marks):
            outcomes = await asyncio.gather(*(self._attempt(job, mark) for mark in marks))
            for mark, outcome in zip(marks, outcomes, strict=True):
                if outcome.is_done:
                    job.alert.done = [*job.alert.done, mark]
                else:
                    has_failed, asked = True, max(asked, outcome.wait or 0)
            if marks[-1] != job.marks[-1]:
                await self._claims.told(job)
        await self._claims.finish(job, self._now(), has_failed=has_failed, asked=asked)

    async def _attempt(self, job: Job, mark: str) -> Outcome:
        way = mark.partition(":")[0]
        return await self._in_time(job, way, self._ways.tell(job, mark, self._now()))

    async def _digest(self, job: Job) -> None:
        async with self._ways.database.reading() as session:
            digest = await gather(session, job.user.id)
        now = self._now()
        outcome = await self._in_time(job, "digest", self._ways.tell_digest(job, digest, now))
        if outcome.is_done:
            await finish_digest(self._ways.database, job, digest, self._now())
        else:
            await self._claims.finish(job, self._now(), has_failed=True)

    async def _in_time(self, job: Job, way: str, telling: Awaitable[Outcome]) -> Outcome:
        try:
            async with asyncio.timeout(PATIENCE):
                outcome = await telling
        except TimeoutError:
            outcome = Outcome(False, "too-slow")
        self._note(job, way, outcome)
        return outcome

    def _note(self, job: Job, way: str, outcome: Outcome) -> None:
        if outcome.failure:
            self._metrics.count("alerts_failed_total", way=way)
            self._log.warning(
                "alert-failed",
                alert=job.alert.id,
                user=job.user.id,
                way=way,
                why=outcome.failure,
                tries=job.alert.tries + 1,
                given_up=outcome.is_done,
            )
        elif outcome.is_sent:
            self._metrics.count("alerts_delivered_total", way=way)


def _by_way(marks: Iterable[str]) -> list[list[str]]:
    """Ways one after the other, the browsers of somebody together.

    >>> _by_way(["webhook", "push:a", "push:b", "email"])
    [['webhook'], ['push:a', 'push:b'], ['email']]
    """
    return [list(group) for _, group in groupby(marks, lambda mark: mark.partition(":")[0])]
