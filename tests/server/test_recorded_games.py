"""Recorded games, played anew over HTTP and WebSocket by one client a player."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.recorded import EXPORTS
from tests.server.long import IS_LONG
from tests.server.players import Player, play_record, seated
from tests.server.postgres import Cluster
from tests.server.process import Process
from trunkline.client import Watch
from trunkline.formats import load
from trunkline.formats.schema import checked
from trunkline.kernel import Game
from trunkline.wire import entries as e

EVERYDAY = {
    "sqlite": ("1861-p3-s1008",),
    "postgresql": ("public-29683",),
    "two": ("1861-p4-s5001",),
}
"""The games of every day; in the long form it is all of them, everywhere."""
CASES = [
    (kind, path)
    for kind, names in EVERYDAY.items()
    for path in EXPORTS
    if IS_LONG or path.stem in names
]
pytestmark = pytest.mark.skipif(not EXPORTS, reason="the recorded games are not on this machine")


@pytest.fixture(scope="module")
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], list[Process]]]:
    """Starts servers: one on SQLite, one on PostgreSQL, or two on the same PostgreSQL."""
    running: dict[str, list[Process]] = {}
    with contextlib.ExitStack() as stack:

        def start(kind: str) -> list[Process]:
            if kind not in running:
                folder = tmp_path_factory.mktemp(kind)
                where = str(folder)
                if kind != "sqlite":
                    cluster: Cluster = request.getfixturevalue("cluster")
                    where = cluster.new_database()
                count = 2 if kind == "two" else 1
                running[kind] = [stack.enter_context(Process(where, folder)) for _ in range(count)]
            return running[kind]

        yield start


@pytest.mark.parametrize(("kind", "path"), CASES, ids=lambda each: getattr(each, "stem", each))
def test_a_recorded_game(kind: str, path: Path, servers: Callable[[str], list[Process]]) -> None:
    running = servers(kind)
    record = load(path)
    began = time.monotonic()
    asyncio.run(played_anew(record, [server.address for server in running]))
    seconds = time.monotonic() - began
    print(f"{kind}, {path.stem}: {len(record.log)} moves in {seconds:.1f} s")
    for server in running:
        assert not server.faults()


async def played_anew(record: Game, addresses: list[str]) -> None:
    """Play a record's moves, each by the client of its player; compare everything at the end."""
    async with seated(addresses, record, watchers=len(addresses)) as (players, watchers):
        table = players[0].seat.table
        # Whoever comes later is told everything from the first entry on.
        late = watchers[-1].client.live()
        async with late:
            told = asyncio.create_task(entries_of(late.watch(table.id, after=0)))
            await asyncio.gather(*(play_record(player, record.log) for player in players))
            entries = await told
        everybody = [*players, *watchers]
        for each in everybody:
            await each.seat.until(lambda each=each: each.seat.status == "over")
        compare(record, everybody, await asyncio.to_thread(table.game))
        assert late.repairs == 0
    action_type = record.title.action_type
    moves = [checked(body.action, action_type) for body in entries if isinstance(body, e.Moved)]
    assert moves == record.log


def compare(record: Game, everybody: list[Player], served: Game) -> None:
    """All games are the same one, and none was told anything twice, or too late."""
    assert served.scores == record.scores
    assert served.finished == record.finished
    assert served.log == record.log
    for each in everybody:
        assert each.game.digest() == served.digest()
        assert each.game.log == record.log
        assert each.live.repairs == 0
        assert each.live.connections == 1


async def entries_of(watch: Watch) -> list[e.AnyBody]:
    """Everything that happens at a table until its game is over."""
    found: list[e.AnyBody] = []
    async for happened in watch:
        found.append(happened.body)
        assert happened.number == len(found)
        if isinstance(happened.body, e.Ended):
            break
    return found
