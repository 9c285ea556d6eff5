"""A server that is killed while it tells somebody something: another one goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import trustme
from sqlalchemy import func, select

from tests.server.alerts.desk import SECRET
from tests.server.alerts.people import populate
from tests.server.alerts.receivers import Receiver, Request
from trunkline.server.alerts import note
from trunkline.store import open_database
from trunkline.store.models import Alert, Webhook

ROOT = Path(__file__).parents[3]


@contextmanager
def running(where: str, authority: Path, lease: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.server.alerts.process"]
    process = subprocess.Popen(
        [*command, where, str(authority), str(lease)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)


async def noted(where: str, url: str) -> None:
    database = await open_database(where)
    await populate(database)
    async with database.writing() as session:
        session.add(Webhook(user_id="ada", url=url, secret=SECRET, created=0))
        at = int(time.time() * 1000) - 10_000
        await note(session, "over", ["ada"], table_id="t1", number=1, now=at)
    await database.close()


async def left(where: str) -> int:
    database = await open_database(where)
    async with database.reading() as session:
        count = await session.scalar(select(func.count()).select_from(Alert))
    await database.close()
    return count or 0


def test_what_was_not_answered_is_told_again_by_another(
    place: Callable[[], str], ca: trustme.CA, receiver: Receiver, tmp_path: Path
) -> None:
    where, authority = place(), tmp_path / "ca.pem"
    ca.cert_pem.write_to_path(str(authority))
    asyncio.run(noted(where, receiver.url()))
    with running(where, authority, lease=3_000) as first:

        def kill(_: Request) -> None:
            os.kill(first.pid, signal.SIGKILL)
            first.wait()

        receiver.before = kill
        until(lambda: len(receiver.requests) == 1)
        first.wait()
    receiver.before = lambda _: None
    with running(where, authority, lease=3_000):
        until(lambda: len(receiver.requests) == 2)
        until(lambda: asyncio.run(left(where)) == 0)
    assert len(receiver.requests) == 2
    assert len({request.headers["webhook-id"] for request in receiver.requests}) == 1


def test_processes_that_run_together_tell_each_once(
    place: Callable[[], str], ca: trustme.CA, receiver: Receiver, tmp_path: Path
) -> None:
    where, authority = place(), tmp_path / "ca.pem"
    ca.cert_pem.write_to_path(str(authority))
    asyncio.run(noted(where, receiver.url()))

    async def more() -> None:
        database = await open_database(where)
        at = int(time.time() * 1000) - 10_000
        for number in range(2, 61):
            async with database.writing() as session:
                await note(session, "over", ["ada"], table_id="t1", number=number, now=at)
        await database.close()

    with (
        running(where, authority, lease=60_000),
        running(where, authority, lease=60_000),
        running(where, authority, lease=60_000),
    ):
        asyncio.run(more())
        until(lambda: asyncio.run(left(where)) == 0)
    ids = [request.headers["webhook-id"] for request in receiver.requests]
    assert len(ids) == len(set(ids)) == 60
