"""Players who are programs: each has a client of its own, and knows only what that tells."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field

from tests.server.guests import guest
from trunkline.client import Client, Live, LiveTable, Problem, Table
from trunkline.kernel import Action, Game
from trunkline.play import Game as Shown
from trunkline.wire import requests as r

MOVED_ON = {"moved-on", "refused"}
"""What becomes of a move when somebody else was faster, or a take-back came before it."""


@dataclass
class Player:
    """Somebody at a table, with a connection."""

    client: Client
    live: Live
    seat: LiveTable
    over_http: bool = False
    """Whether it moves over HTTP rather than over its connection."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """The marks of what the server has acknowledged, with the number of the entry."""

    @property
    def game(self) -> Shown:
        assert self.seat.game is not None
        return self.seat.game

    async def do(self, request: r.AnyRequest, mark: str = "") -> None:
        """Do something, over one way or the other."""
        if self.over_http:
            number = await asyncio.to_thread(self.seat.table.do, request, mark)
        else:
            number = await self.seat.do(request, mark)
        if number is not None:
            if mark:
                self.acknowledged[mark] = number
            await self.seat.until(lambda: self.seat.number >= number)

    async def move(self, action: Action, mark: str = "") -> bool:
        """Play an action, if the table still stands as it was seen; whether it was played."""
        from trunkline.client.table import as_data

        try:
            await self.do(r.Move(as_data(action), self.seat.moment), mark)
        except Problem as problem:
            if problem.code not in MOVED_ON:
                raise
            return False
        return True


@contextlib.asynccontextmanager
async def seated(
    addresses: Sequence[str],
    record: Game,
    watchers: int = 1,
    *,
    at: int | None = None,
    new_guest: Callable[[str, str], Client] = guest,
) -> AsyncIterator[tuple[list[Player], list[Player]]]:
    """A table for a recorded game that has begun, one player a seat, and people who watch.

    It begins anew, or goes on from a moment of the record. The players are spread over the
    addresses.
    """
    async with contextlib.AsyncExitStack() as stack:

        def address(place: int) -> str:
            return addresses[place % len(addresses)]

        clients = [
            stack.enter_context(await asyncio.to_thread(new_guest, address(place), name))
            for place, name in enumerate(record.players)
        ]
        table = await asyncio.to_thread(_set_up, clients[0], record, at)
        for place, client in enumerate(clients[1:], 2):
            await asyncio.to_thread(client.table(table.id).sit, f"P{place}")
        clients += [
            stack.enter_context(Client(address(place), patience=180)) for place in range(watchers)
        ]
        people = []
        for place, client in enumerate(clients):
            live = await stack.enter_async_context(client.live())
            people.append(Player(client, live, await live.table(table.id), place % 2 == 1))
        await asyncio.to_thread(table.begin)
        for each in people:
            await each.seat.until(lambda seat=each.seat: seat.game is not None)
        yield people[: len(record.players)], people[len(record.players) :]


def _set_up(host: Client, record: Game, at: int | None) -> Table:
    seats = ["me"] + ["open"] * (len(record.players) - 1)
    if at is not None:
        return host.go_on_from(record, seats, at=at)
    return host.create(record.title.name, seats, options=record.options, pace="live")


async def play_record(player: Player, actions: Sequence[Action]) -> None:
    """Play one's own part of a recorded game to its end."""
    seat = player.seat
    while seat.status != "over":
        length = len(player.game.log)
        if length < len(actions) and actions[length].seat in seat.mine:
            await player.move(actions[length])
        else:
            await seat.until(
                lambda length=length: len(player.game.log) != length or seat.status == "over"
            )
