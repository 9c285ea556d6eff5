"""Two servers of one PostgreSQL are asked for the same table at once: nothing is lost, doubled,
or told in another order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest

from tests.server.crash.ledger import check, kept_entries
from tests.server.long import IS_LONG
from tests.server.postgres import Cluster
from tests.server.process import Process
from trunkline.bots.random_play import random_action
from trunkline.client import Client, Live, LiveTable, Problem
from trunkline.client.table import as_data, new_mark
from trunkline.kernel import Dice
from trunkline.wire import requests as r
from trunkline.wire.frames import Happened

TIMES = 150 if IS_LONG else 15
PATIENCE = 1800 if IS_LONG else 120
"""Seconds for one race, on a machine that has much else to do."""
COUNT = 3
"""Players at the table."""
T = TypeVar("T")


@pytest.fixture(scope="module")
def servers(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Process, Process]]:
    """Two servers that share a database."""
    where, folder = cluster.new_database(), tmp_path_factory.mktemp("races")
    with Process(where, folder) as first, Process(where, folder) as second:
        yield first, second
        assert not first.faults()
        assert not second.faults()


@dataclass
class Owner:
    """A player with a connection to each server."""

    lives: tuple[Live, Live]
    seats: tuple[LiveTable, LiveTable]


@dataclass
class Race:
    """A table that is played and watched at two servers."""

    where: str
    owners: list[Owner]
    told: tuple[list[Happened], list[Happened]]
    acknowledged: dict[str, int]
    dice: Dice

    @property
    def id(self) -> str:
        return self.owners[0].seats[0].id

    async def ask(
        self,
        owner: Owner,
        at: int,
        request: r.AnyRequest,
        mark: str = "",
        *,
        over_http: bool = False,
    ) -> int | str:
        """Ask one of the servers: the number of the entry, or the code of the problem."""
        mark = mark or new_mark()
        try:
            if over_http:
                number = await asyncio.to_thread(owner.seats[at].table.do, request, mark)
            else:
                number = await owner.lives[at].do(self.id, request, mark)
        except Problem as problem:
            return problem.code
        assert number is not None
        # A mark has one number, wherever and however often it is sent.
        assert self.acknowledged.setdefault(mark, number) == number
        return number

    async def settled(self, least: int = 0) -> None:
        """Wait until everybody knows all that has been acknowledged."""
        last = max([least, *self.acknowledged.values()])
        for owner in self.owners:
            for seat in owner.seats:
                await seat.until(lambda seat=seat: seat.number >= last)
        last = max(seat.number for owner in self.owners for seat in owner.seats)
        for owner in self.owners:
            for seat in owner.seats:
                await seat.until(lambda seat=seat: seat.number >= last)

    def mover(self) -> tuple[Owner, r.Move]:
        """Whose turn it is, and something that they may do."""
        for owner in self.owners:
            seat = owner.seats[0]
            if seat.turns and seat.game is not None:
                while (action := random_action(seat.game, self.dice)).seat not in seat.turns:
                    pass
                return owner, r.Move(as_data(action), seat.moment)
        raise AssertionError("nobody is asked")

    def length(self) -> int:
        game = self.owners[0].seats[0].game
        assert game is not None
        return len(game.log)


def race(servers: tuple[Process, Process], run: Callable[[Race], Coroutine[Any, Any, T]]) -> T:
    """Set up a table at two servers, run a race, and compare what everybody knows then."""
    return asyncio.run(_race(servers, run))


async def _race(
    servers: tuple[Process, Process], run: Callable[[Race], Coroutine[Any, Any, T]]
) -> T:
    hosts = [Client(servers[0].address) for _ in range(COUNT)]
    for host in hosts:
        host.guest()
    table = hosts[0].create("1861", ["me", "open", "open"], pace="live")
    for number, host in enumerate(hosts[1:], 2):
        host.table(table.id).sit(f"P{number}")
    table.begin()
    tokens = [host.account.make_token("races").token for host in hosts]
    clients, owners, tasks = [], [], []
    watchers: list[Live] = []
    told: tuple[list[Happened], list[Happened]] = ([], [])
    try:
        for token in tokens:
            pair = [Client(server.address, token) for server in servers]
            lives = [await client.live().__aenter__() for client in pair]
            seats = [await live.table(table.id) for live in lives]
            clients += pair
            owners.append(Owner((lives[0], lives[1]), (seats[0], seats[1])))
        watching = [Client(server.address) for server in servers]
        watchers = [await client.live().__aenter__() for client in watching]
        clients += watching

        async def listen(live: Live, to: list[Happened]) -> None:
            async for happened in live.watch(table.id, after=0):
                to.append(happened)

        tasks = [
            asyncio.create_task(listen(live, to)) for live, to in zip(watchers, told, strict=True)
        ]
        running = Race(servers[0].where, owners, told, {}, Dice(1861))
        async with asyncio.timeout(PATIENCE):
            result = await run(running)
            await _compare(running, watchers)
        return result
    finally:
        for live in [*watchers, *(live for owner in owners for live in owner.lives)]:
            await live.close()
        await asyncio.gather(*tasks)
        for client in [*clients, *hosts]:
            client.close()


async def _compare(run: Race, watchers: list[Live]) -> None:
    await run.settled()
    kept = await asyncio.to_thread(kept_entries, run.where, run.id)
    check(kept, run.acknowledged)
    for to in run.told:
        while len(to) < len(kept):
            await asyncio.sleep(0.01)
        assert [happened.number for happened in to] == [entry.number for entry in kept]
    assert [each.body for each in run.told[0]] == [each.body for each in run.told[1]]
    assert [each.lines for each in run.told[0]] == [each.lines for each in run.told[1]]
    served = await asyncio.to_thread(run.owners[0].seats[1].table.game)
    for owner in run.owners:
        for live, seat in zip(owner.lives, owner.seats, strict=True):
            assert seat.game is not None
            assert seat.game.digest() == served.digest()
            assert (live.repairs, live.connections) == (0, 1)
    assert all((live.repairs, live.connections) == (0, 1) for live in watchers)


def test_the_same_mark_is_done_once(servers: tuple[Process, Process]) -> None:
    async def run(race: Race) -> None:
        for _ in range(TIMES):
            owner, move = race.mover()
            mark, before = new_mark(), race.length()
            answers = await asyncio.gather(
                *(race.ask(owner, at, move, mark) for at in (0, 1)),
                *(race.ask(owner, at, move, mark, over_http=True) for at in (0, 1)),
            )
            assert len(set(answers)) == 1, answers
            assert isinstance(answers[0], int)
            await race.settled()
            assert race.length() == before + 1
            said = await asyncio.gather(
                *(race.ask(owner, at, r.Say(f"twice {mark}"), f"said-{mark}") for at in (0, 1))
            )
            assert said[0] == said[1]
        texts = [b.text for b in (each.body for each in race.told[0]) if hasattr(b, "text")]
        assert len(texts) == len(set(texts))

    race(servers, run)


def test_of_two_moves_at_once_one_is_played(servers: tuple[Process, Process]) -> None:
    async def run(race: Race) -> None:
        for _ in range(TIMES):
            owner, move = race.mover()
            before = race.length()
            answers = await asyncio.gather(*(race.ask(owner, at, move) for at in (0, 1)))
            played = [answer for answer in answers if isinstance(answer, int)]
            assert len(played) == 1, answers
            assert "moved-on" in answers
            await race.settled()
            assert race.length() == before + 1

    race(servers, run)


def test_all_talk_at_once(servers: tuple[Process, Process]) -> None:
    async def run(race: Race) -> None:
        texts = [f"{number}" for number in range(TIMES * 4)]
        answers = await asyncio.gather(
            *(
                race.ask(race.owners[place % COUNT], place % 2, r.Say(text))
                for place, text in enumerate(texts)
            )
        )
        assert all(isinstance(answer, int) for answer in answers), answers
        assert len(set(answers)) == len(texts)

    race(servers, run)


def test_taking_back_against_the_next_move(servers: tuple[Process, Process]) -> None:
    async def run(race: Race) -> dict[str, int]:
        chance = random.Random(1861)
        came = {"taken back": 0, "asked": 0}
        for _ in range(TIMES):
            first, move = race.mover()
            await race.ask(first, 0, move)
            await race.settled()
            to = race.length() - 1
            second, reply = race.mover()
            delays = chance.uniform(0, 0.02), chance.uniform(0, 0.02)

            async def later(
                delay: float, owner: Owner, at: int, request: r.AnyRequest
            ) -> int | str:
                await asyncio.sleep(delay)
                return await race.ask(owner, at, request)

            back, moved = await asyncio.gather(
                later(delays[0], first, 0, r.TakeBack(to)), later(delays[1], second, 1, reply)
            )
            await race.settled()
            assert isinstance(back, int)
            if race.length() == to:
                # The move came too late, for it was made for what is not there any more; or
                # both were the same person's, and the take-back took the move with it.
                came["taken back"] += 1
                assert moved == "moved-on" or second is first
            else:
                came["asked"] += 1
                assert isinstance(moved, int)
                assert race.length() == to + 2
                # Whoever asked asks no more, so that the next round begins without a question.
                await race.ask(first, 0, r.WithdrawTakeBack())
                await race.settled()
        return came

    print(f"taking back against a move, {TIMES} times: {race(servers, run)}")


def test_everybody_does_anything(servers: tuple[Process, Process]) -> None:
    async def run(race: Race) -> None:
        async def act(owner: Owner, seed: int) -> None:
            chance = random.Random(seed)
            for _ in range(TIMES * 2):
                at = chance.randrange(2)
                mark = new_mark()
                request = choose(race, owner, chance)
                again = chance.random() < 0.3
                await asyncio.gather(
                    race.ask(owner, at, request, mark),
                    *([race.ask(owner, 1 - at, request, mark)] if again else []),
                )

        await asyncio.gather(
            *(act(owner, seed) for seed, owner in enumerate(race.owners * 2, 1861))
        )

    race(servers, run)


def choose(race: Race, owner: Owner, chance: random.Random) -> r.AnyRequest:
    """Something that somebody might do now."""
    seat = owner.seats[chance.randrange(2)]
    assert seat.game is not None
    drawn = chance.random()
    if drawn < 0.25:
        return r.Say(new_mark())
    if drawn < 0.35 and seat.game.log:
        return r.TakeBack(len(seat.game.log) - 1)
    if drawn < 0.45:
        return r.AnswerTakeBack(chance.random() < 0.5)
    action = random_action(seat.game, race.dice)
    return r.Move(as_data(action), seat.moment if chance.random() < 0.7 else None)
