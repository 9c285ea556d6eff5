"""Tables under load: games that are played, talked about, and taken back here and there."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass

from tests.server.crash.ledger import check, kept_entries
from tests.server.players import Player, seated
from trunkline.bots.random_play import random_action
from trunkline.client import Problem
from trunkline.client.table import new_mark
from trunkline.kernel import Action, Dice, Game
from trunkline.wire import entries as e
from trunkline.wire import requests as r

TALKS, TAKES_BACK = 0.15, 0.05
"""How often somebody says something after a move, or takes it back."""
Choosing = Callable[[Player, int], Action | None]
"""What a player does next; nothing if it is for others to move."""


@dataclass
class Busy:
    """A table at which people play."""

    players: list[Player]
    watchers: list[Player]
    choosing: Choosing
    likes: random.Random

    @property
    def id(self) -> str:
        return self.players[0].seat.id

    @property
    def is_over(self) -> bool:
        return all(each.seat.status == "over" for each in [*self.players, *self.watchers])

    @property
    def acknowledged(self) -> dict[str, int]:
        """Everything that the server has acknowledged to anybody here."""
        return {mark: number for each in self.players for mark, number in each.acknowledged.items()}

    async def play(self) -> None:
        """Play to the end; everybody, whatever happens to the server meanwhile."""
        answers = [asyncio.create_task(self._answer(player)) for player in self.players]
        await asyncio.gather(*(self._play(player) for player in self.players))
        for each in self.watchers:
            await each.seat.until(lambda each=each: each.seat.status == "over")
        await asyncio.gather(*answers)

    async def _play(self, player: Player) -> None:
        seat = player.seat
        while seat.status != "over":
            length, moment = len(player.game.log), seat.moment
            action = self.choosing(player, length)
            if action is None:
                await seat.until(
                    lambda moment=moment: seat.moment != moment or seat.status == "over"
                )
                continue
            if not await player.move(action, new_mark()) or seat.status == "over":
                continue
            if self.likes.random() < TALKS:
                await self._try(player, r.Say(f"after {length} moves, {new_mark()}"))
            if self.likes.random() < TAKES_BACK:
                await self._try(player, r.TakeBack(length))

    async def _answer(self, player: Player) -> None:
        """Answer whoever wants to take something back."""
        async for happened in player.seat:
            body = happened.body
            if isinstance(body, e.Ended):
                return
            if isinstance(body, e.TakeBackAsked) and set(body.of) & set(player.seat.mine):
                await self._try(player, r.AnswerTakeBack(self.likes.random() < 0.7))

    async def _try(self, player: Player, request: r.AnyRequest) -> None:
        """Ask for something that may come too late."""
        with contextlib.suppress(Problem):
            await player.do(request, new_mark())


def by_record(actions: Sequence[Action]) -> Choosing:
    """Players who play a recorded game."""

    def choose(player: Player, length: int) -> Action | None:
        action = actions[length] if length < len(actions) else None
        return action if action is not None and action.seat in player.seat.mine else None

    return choose


def by_chance(seed: int) -> Choosing:
    """Players who do anything that is legal."""
    dice = Dice(seed)

    def choose(player: Player, _: int) -> Action | None:
        if not player.seat.turns:
            return None
        while True:
            action = random_action(player.game, dice)
            if action.seat in player.seat.mine:
                return action

    return choose


@contextlib.asynccontextmanager
async def busy(
    addresses: Sequence[str], record: Game, *, at: int, by: str, seed: int
) -> AsyncIterator[Busy]:
    """A table whose game goes on from a moment of a recorded one: as recorded, or by chance."""
    choosing = by_record(record.log) if by == "record" else by_chance(seed)
    async with seated(addresses, record, at=at) as (players, watchers):
        yield Busy(players, watchers, choosing, random.Random(seed))


def check_on_disk(where: str, tables: Sequence[tuple[str, dict[str, int]]]) -> None:
    """What had been acknowledged at tables is on disk, once."""
    for table, acknowledged in tables:
        check(kept_entries(where, table), acknowledged)


async def check_ended(tables: Sequence[Busy]) -> None:
    """All games are over, and all clients have the same ones."""
    for table in tables:
        assert table.is_over
        served = await asyncio.to_thread(table.players[0].seat.table.game)
        for each in [*table.players, *table.watchers]:
            assert each.game.digest() == served.digest()
            assert each.game.log == served.log
            assert each.live.repairs == 0
