"""A live table: a game of one's own, kept in step with the one that is played at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

import msgspec

import trunkline.games  # noqa: F401  (the titles register themselves)
from trunkline.client.problem import own
from trunkline.client.table import AnyAction, Table, as_data
from trunkline.client.watch import Watch
from trunkline.formats.schema import Misfit, checked
from trunkline.kernel import IllegalAction
from trunkline.play import Game
from trunkline.wire import entries as e
from trunkline.wire import requests as r
from trunkline.wire.frames import Happened
from trunkline.wire.names import told_apart
from trunkline.wire.tables import GameTold, SeatTold, TableTold

if TYPE_CHECKING:
    from trunkline.client.live import Live


class LiveTable:
    """A table with its game.

    ``game`` is the program's own: it may be looked at and copied at any time, and is moved by
    what happens at the table only.
    """

    def __init__(self, live: Live, table: Table) -> None:
        self._live = live
        self.table = table
        """The same table over HTTP."""
        self.game: Game | None = None
        """The game; none before it begins."""
        self.number = 0
        """The last entry that is in ``game`` and ``seats``."""
        self.moment = 0
        """The last entry about the game: what is known when one moves."""
        self.status = "open"
        self.standing: e.Standing | None = None
        """Whose turn it is, and how the clocks stand."""
        self.seats: dict[str, SeatTold] = {}
        self._known = 0
        """The last entry that is in the game as the server told it."""
        self._watch: Watch | None = None
        self._begun: asyncio.Task[None] | None = None
        self._following: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._readers: set[asyncio.Queue[Happened | BaseException | None]] = set()
        self._end: BaseException | None = None
        """Why the table is watched no more."""

    def __repr__(self) -> str:
        return f"<LiveTable {self.table.id}: {self.game!r}>"

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def mine(self) -> tuple[str, ...]:
        """The seats that we play."""
        return tuple(seat for seat, who in self.seats.items() if who.user == self._live.user)

    @property
    def turns(self) -> tuple[str, ...]:
        """The seats of ours that have to decide."""
        if self.status != "playing" or self.standing is None:
            return ()
        return tuple(seat for seat in self.standing.turns if seat in self.mine)

    # --- doing ------------------------------------------------------------------------

    async def do(self, request: r.AnyRequest, mark: str = "") -> int | None:
        """Do something at the table; what comes of it is in ``game`` when this returns."""
        number = await self._live.do(self.id, request, mark)
        if number is not None:
            await self.until(lambda: self.number >= number)
        return number

    async def move(self, action: AnyAction) -> int | None:
        """Play an action; ``Problem("moved-on")`` if others have moved since it was chosen."""
        return await self.do(r.Move(as_data(action), self.moment))

    async def say(self, text: str) -> int | None:
        """Say something to the table."""
        return await self.do(r.Say(text))

    async def take_back(self, to: int) -> int | None:
        """Take back actions until so many stand, or ask those who have acted upon them."""
        return await self.do(r.TakeBack(to))

    # --- waiting ----------------------------------------------------------------------

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds of this table; a problem if it is watched no more before."""
        async with self._changed:
            await self._changed.wait_for(lambda: holds() or self._end is not None)
        if self._end is not None and not holds():
            raise self._end

    async def turn(self) -> tuple[str, ...]:
        """Wait until it is our turn; our seats that have to decide, or none: the game is over."""
        await self.until(lambda: bool(self.turns) or self.status == "over")
        return self.turns

    async def __aiter__(self) -> AsyncIterator[Happened]:
        """What happens from now on, each time when it is in ``game``."""
        queue: asyncio.Queue[Happened | BaseException | None] = asyncio.Queue()
        self._readers.add(queue)
        try:
            while (come := await queue.get()) is not None:
                if isinstance(come, BaseException):
                    raise come
                yield come
        finally:
            self._readers.discard(queue)

    def stop(self) -> None:
        """Watch no more: the game stays as it is."""
        if self._watch is not None:
            self._watch.stop()

    # --- keeping in step --------------------------------------------------------------

    async def ready(self) -> None:
        """Wait until the table is known."""
        if self._begun is None:
            self._begun = asyncio.create_task(self._begin())
        await asyncio.shield(self._begun)

    async def _begin(self) -> None:
        told = await asyncio.to_thread(self.table.look)
        self._look(told)
        if told.status != "open":
            await self._fetch()
        self._watch = self._live.watch(self.id, self.number)
        self._following = asyncio.create_task(self._follow(self._watch))
        await self._watch.is_current.wait()
        now = max(self._known, self._watch.last or 0)
        await self.until(lambda: self.number >= now)

    async def ended(self) -> None:
        """Wait until everything that came has been taken in, after the connection is gone."""
        tasks = (task for task in (self._begun, self._following) if task is not None)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _look(self, told: TableTold) -> None:
        self.number, self.moment = told.number, told.moment
        self.status, self.standing = told.status, told.standing
        self.seats = {seat.seat: seat for seat in told.seats}

    async def _fetch(self) -> None:
        """Take the game as the server tells it: perhaps some entries ahead."""
        told = await asyncio.to_thread(self.table.game_told)
        self.game, self._known = game_of(told), told.number

    async def _open(self) -> None:
        """Take the game as it stood when it began."""
        told = await asyncio.to_thread(self.table.game_told)
        self.game, self._known = None, 0
        if told.seed is not None:
            self.game = opened(told)
        if self.game is None:
            self.game, self._known = game_of(told), told.number

    async def _follow(self, watch: Watch) -> None:
        try:
            async for happened in watch:
                await self._take(happened)
                await self._tell(happened)
            self._end = own("hung-up", address=self._live.address)
            await self._tell(None)
        except BaseException as error:
            self._end = error
            await self._tell(error)
            if isinstance(error, asyncio.CancelledError):
                raise

    async def _tell(self, what: Happened | BaseException | None) -> None:
        for queue in self._readers:
            queue.put_nowait(what)
        async with self._changed:
            self._changed.notify_all()

    async def _take(self, happened: Happened) -> None:
        body = happened.body
        match body:
            case e.Begun() | e.Moved() | e.TakenBack():
                if happened.number > self._known:
                    await self._play(body)
                self.status, self.standing = "playing", body.standing
                self.moment = happened.number
            case e.Sat():
                self._seat(body.seat, body.sits, body.user, body.name)
            case e.Rose():
                self._seat(body.seat, "open", None, "")
            case e.Vacated():
                self._seat(body.seat, body.to, None, body.name)
            case e.Ended():
                self.status = "over"
                if self.game is not None and _has_secrets(self.game):
                    await self._fetch()
        self.number = happened.number

    def _seat(self, seat: str, kind: str, user: str | None, name: str) -> None:
        self.seats[seat] = SeatTold(
            seat=seat, kind=kind, user=user, name=name, is_kept_by_house=kind == "caretaker"
        )
        if self.game is not None:
            self.game.players = told_apart(each.name for each in self.seats.values())

    async def _play(self, body: e.Begun | e.Moved | e.TakenBack) -> None:
        """Move the game as the table's has moved."""
        game = self.game
        if isinstance(body, e.Begun):
            await self._open()
            return
        if game is None or _has_secrets(game):
            await self._fetch()
            return
        try:
            if isinstance(body, e.Moved):
                game.play(checked(body.action, game.title.action_type))
            else:
                game.undo(body.count)
        except Exception:
            # The server's rules are not quite ours: it says how the game stands.
            await self._fetch()


def _has_secrets(game: Game) -> bool:
    return game.title.hides or game.title.chance_goes_on


def opened(told: GameTold) -> Game | None:
    """The game of a table as it began; none if our rules do not lead there."""
    game = Game.start(told.title, told.players, told.options, told.seed)
    try:
        for action in told.actions[: told.opening]:
            game.play(checked(action, game.title.action_type))
    except (IllegalAction, Misfit):
        return None
    return game


def game_of(told: GameTold) -> Game:
    """The game that a server has told."""
    action_type = Game.start(told.title, told.players, told.options, 0).title.action_type
    return Game.resume(
        told.title,
        told.players,
        told.options,
        told.seed or 0,
        [checked(action, action_type) for action in told.actions],
        msgspec.json.encode(told.state),
    )
