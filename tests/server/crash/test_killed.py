"""Servers that are killed in the middle of everything: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.recorded import EXPORTS
from tests.server import postgres
from tests.server.crash.balancer import Balancer
from tests.server.crash.load import Busy, busy, check_ended, check_on_disk
from tests.server.long import IS_LONG
from tests.server.process import Process
from trunkline.bots.random_play import play_to_the_end
from trunkline.formats import load
from trunkline.kernel import Dice, Game

KILLS = 50 if IS_LONG else 3
LEFT = 400 if IS_LONG else 60
"""So many moves of each recorded game are left to be played."""
SEED = 1861

Strike = Callable[[], Awaitable[None]]


@pytest.fixture(scope="module")
def durable(request: pytest.FixtureRequest) -> Iterator[postgres.Cluster]:
    """A PostgreSQL that keeps what it has acknowledged, also when it is stopped at once."""
    programs = postgres.programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    cluster = postgres.Cluster(programs, is_durable=True)
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database."""
    if request.param == "postgresql":
        cluster: postgres.Cluster = request.getfixturevalue("durable")
        return cluster.new_database()
    return str(tmp_path)


def records() -> Iterator[Game]:
    """Whole games to be played again: recorded ones, or where there are none, random ones."""
    chosen = sorted(EXPORTS, key=lambda path: path.stat().st_size)[:6]
    return (
        itertools.cycle(load(path) for path in chosen) if chosen else map(drawn, itertools.count())
    )


def drawn(seed: int) -> Game:
    """A random game to its end."""
    game = Game.start("1861", ["Ada", "Ben", "Cy"], {"ruleset": "18xx.games"}, seed)
    assert play_to_the_end(game, Dice(seed))
    return game


async def survive(where: str, addresses: Sequence[str], strike: Strike, strikes: int) -> list[Busy]:
    """Play at several tables, always at two at least, until there were so many strikes; all
    games go on to their end. After each strike, whatever had been acknowledged is on disk."""
    found = records()
    chance = random.Random(SEED)
    # While the server is away, many wait for it over HTTP, and each holds a thread.
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(100))
    tables: list[Busy] = []
    async with contextlib.AsyncExitStack() as stack:
        games: set[asyncio.Task[None]] = set()
        stack.callback(lambda: [game.cancel() for game in games])

        async def open_table(number: int) -> None:
            by = "chance" if number % 3 == 2 else "record"
            record = next(found)
            at = len(record.log) - LEFT
            opened = busy(addresses, record, at=at, by=by, seed=SEED + number)
            table = await stack.enter_async_context(opened)
            tables.append(table)
            games.add(asyncio.create_task(table.play()))

        for number in range(3):
            await open_table(number)
        for _ in range(strikes):
            await asyncio.sleep(chance.uniform(0.2, 1.5))
            acknowledged = [(table.id, dict(table.acknowledged)) for table in tables]
            await strike()
            await asyncio.to_thread(check_on_disk, where, acknowledged)
            for ended in [game for game in games if game.done()]:
                games.remove(ended)
                ended.result()
            while len(games) < 2:
                await open_table(len(tables))
        await asyncio.gather(*games)
        await check_ended(tables)
        acknowledged = [(table.id, table.acknowledged) for table in tables]
        await asyncio.to_thread(check_on_disk, where, acknowledged)
    return tables


def told(what: str, strikes: int, tables: Sequence[Busy], began: float) -> None:
    count = sum(len(table.acknowledged) for table in tables)
    reconnections = sum(
        each.live.connections - 1 for table in tables for each in [*table.players, *table.watchers]
    )
    print(
        f"{what}: {strikes} times, {len(tables)} tables, {count} requests acknowledged, "
        f"{reconnections} reconnections, {time.monotonic() - began:.0f} s"
    )


def test_a_killed_server(where: str, tmp_path: Path) -> None:
    began = time.monotonic()
    with Process(where, tmp_path) as server:

        async def strike() -> None:
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

        tables = asyncio.run(survive(where, [server.address], strike, KILLS))
        assert not server.faults()
    assert all(each.live.connections > 1 for each in tables[0].watchers)
    told("killed", KILLS, tables, began)


def test_one_of_two_servers_is_killed(durable: postgres.Cluster, tmp_path: Path) -> None:
    began, where = time.monotonic(), durable.new_database()
    kills = KILLS // 2
    with Process(where, tmp_path) as first, Process(where, tmp_path) as second:
        chance = random.Random(SEED)

        async def strike() -> None:
            server = chance.choice((first, second))
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(chance.uniform(0, 1))
            await asyncio.to_thread(server.start)

        async def play() -> list[Busy]:
            async with Balancer([first.port, second.port]) as balancer:
                return await survive(where, [balancer.address], strike, kills)

        tables = asyncio.run(play())
        assert not first.faults()
        assert not second.faults()
    told("one of two killed", kills, tables, began)


def test_postgresql_starts_anew(durable: postgres.Cluster, tmp_path: Path) -> None:
    began, where = time.monotonic(), durable.new_database()
    restarts = KILLS // 2
    with Process(where, tmp_path) as first, Process(where, tmp_path) as second:
        modes = itertools.cycle(["fast", "immediate"])

        async def strike() -> None:
            await asyncio.to_thread(durable.restart, next(modes))

        addresses = [first.address, second.address]
        tables = asyncio.run(survive(where, addresses, strike, restarts))
        assert not first.faults()
        assert not second.faults()
    told("PostgreSQL started anew", restarts, tables, began)
