"""The live connection against a server that does everything wrong that can go wrong."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from trunkline.client import Client, Problem
from trunkline.wire import entries as e
from trunkline.wire import frames as f
from trunkline.wire import requests as r
from trunkline.wire.bodies import ProblemBody

Script = Callable[["Line"], Awaitable[None]]
TABLE = "t"


class Line:
    """The server's end of one connection."""

    def __init__(self, socket: ServerConnection) -> None:
        self._socket = socket

    async def heard(self) -> Any:
        return f.decode.decode(await self._socket.recv())

    async def tell(self, what: f.AnyTell) -> None:
        await self._socket.send(msgspec.json.encode(what).decode())

    async def entries(self, *numbers: int) -> None:
        for number in numbers:
            body = e.Said(f"the {number}th")
            await self.tell(f.Happened(TABLE, number, 0, "u", "Ada", body, ()))

    async def close(self, code: int = 1011) -> None:
        await self._socket.close(code)


@contextlib.asynccontextmanager
async def wrong(*scripts: Script, patience: float = 20) -> AsyncIterator[Client]:
    """A server that talks as scripts say, one for each connection; then it is silent."""
    left = list(scripts)

    async def talk(socket: ServerConnection) -> None:
        line = Line(socket)
        await line.tell(f.Hello("u", "Ada", 0))
        if left:
            await left.pop(0)(line)
        await socket.wait_closed()

    async with serve(talk, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        with Client(f"http://127.0.0.1:{port}", patience=patience) as client:
            yield client


async def taken(watch: AsyncIterator[f.Happened], count: int) -> list[int]:
    """The numbers of the next entries."""
    return [(await asyncio.wait_for(anext(watch), 20)).number for _ in range(count)]


def run(work: Awaitable[Any]) -> Any:
    async def inside() -> Any:
        return await asyncio.wait_for(work, 60)

    return asyncio.run(inside())


def test_a_gap_is_asked_for_and_what_came_twice_is_dropped() -> None:
    async def script(line: Line) -> None:
        assert await line.heard() == f.Watch(TABLE, 0)
        await line.entries(1, 2, 2, 4)
        assert await line.heard() == f.Watch(TABLE, 2)
        await line.entries(3, 4)
        await line.tell(f.Watching(TABLE, 4))

    async def play() -> None:
        async with wrong(script) as client, client.live() as live:
            assert await taken(live.watch(TABLE, after=0), 4) == [1, 2, 3, 4]
            assert live.repairs == 2

    run(play())


def test_a_broken_connection_goes_on_where_it_was() -> None:
    async def first(line: Line) -> None:
        assert await line.heard() == f.Watch(TABLE, 5)
        await line.entries(6, 7)
        await line.close()

    async def second(line: Line) -> None:
        assert await line.heard() == f.Watch(TABLE, 7)
        await line.entries(8)

    async def play() -> None:
        async with wrong(first, second) as client, client.live() as live:
            assert await taken(live.watch(TABLE, after=5), 3) == [6, 7, 8]
            assert (live.connections, live.repairs) == (2, 0)

    run(play())


def test_what_was_not_acknowledged_is_sent_again_under_its_mark() -> None:
    sent: list[f.Do] = []

    async def first(line: Line) -> None:
        sent.append(await line.heard())
        await line.close()

    async def second(line: Line) -> None:
        sent.append(await line.heard())
        await line.tell(f.Done(sent[1].mark, 17))

    async def play() -> None:
        async with wrong(first, second) as client, client.live() as live:
            assert await live.do(TABLE, r.Say("hello")) == 17

    run(play())
    assert sent[0] == sent[1]


def test_what_is_possible_later_is_asked_again() -> None:
    async def script(line: Line) -> None:
        asked = await line.heard()
        for code in ("busy", "database-away"):
            await line.tell(f.Refused(asked.mark, ProblemBody(code=code, text="Not now.")))
            assert await line.heard() == asked
        await line.tell(f.Done(asked.mark, 3))

    async def play() -> None:
        async with wrong(script) as client, client.live() as live:
            assert await live.do(TABLE, r.Say("hello")) == 3

    run(play())


def test_a_refusal_is_a_problem_with_its_rule() -> None:
    body = ProblemBody(code="refused", text="No.", rule="1861-1-1", data={"reason": "why"})

    async def script(line: Line) -> None:
        await line.tell(f.Refused((await line.heard()).mark, body))

    async def play() -> None:
        async with wrong(script) as client, client.live() as live:
            with pytest.raises(Problem) as caught:
                await live.do(TABLE, r.Move({"type": "Pass", "seat": "P1"}))
        problem = caught.value
        assert (problem.code, problem.text, problem.rule) == ("refused", "No.", "1861-1-1")
        assert problem.data == {"reason": "why"}

    run(play())


def test_one_mark_is_sent_once_and_means_one_thing() -> None:
    async def script(line: Line) -> None:
        asked = await line.heard()
        assert (await line.heard()).mark == "other"
        await line.tell(f.Done(asked.mark, 3))
        await line.tell(f.Done("other", 4))

    async def play() -> None:
        async with wrong(script) as client, client.live() as live:
            both = [asyncio.create_task(live.do(TABLE, r.Say("a"), "mark")) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(ValueError, match="something else is being asked"):
                await live.do(TABLE, r.Say("b"), "mark")
            assert await live.do(TABLE, r.Say("c"), "other") == 4
            assert await asyncio.gather(*both) == [3, 3]

    run(play())


def test_a_server_that_was_set_back_ends_the_watching() -> None:
    async def script(line: Line) -> None:
        await line.heard()
        await line.tell(f.Watching(TABLE, 3))

    async def play() -> None:
        async with wrong(script) as client, client.live() as live:
            with pytest.raises(Problem, match="set back") as caught:
                await taken(live.watch(TABLE, after=9), 1)
        assert caught.value.code == "entries-gone"

    run(play())


def test_a_log_in_that_has_ended_is_not_tried_again() -> None:
    async def script(line: Line) -> None:
        await line.heard()
        await line.close(4001)

    async def play() -> None:
        async with wrong(script) as client, client.live() as live:
            with pytest.raises(Problem) as caught:
                await live.do(TABLE, r.Say("hello"))
            assert caught.value.code == "logged-out"
            with pytest.raises(Problem):
                live.watch(TABLE)
            assert live.connections == 1

    run(play())


def test_nobody_there_is_one_sentence() -> None:
    async def play() -> None:
        with Client("http://127.0.0.1:1", patience=0.3) as client:
            with pytest.raises(Problem) as caught:
                client.titles()
            assert caught.value.text == "The server at http://127.0.0.1:1 does not answer."
            with pytest.raises(Problem) as caught:
                async with client.live(patience=0.3):
                    pass
            assert caught.value.code == "unreachable"

    run(play())


@pytest.mark.parametrize("address", ["trunkline.example", "ftp://x", "http://", ""])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(ValueError, match=r"it looks like https://trunkline\.example"):
        Client(address)
