"""Looking at a table's game: scenes of any moment, branches played in thought, its history.

What is costly to make is made beside everything else, once for all who ask for the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from trunkline import scenes
from trunkline.kernel import Game, IllegalAction
from trunkline.server.live.room import Room
from trunkline.server.problems import Problem
from trunkline.server.tables.affairs import Facts
from trunkline.server.tables.outcome import Refused, moment, read_action, running
from trunkline.wire.tables import GameTold, OpeningLine
from trunkline.words import say_events, speaking

T = TypeVar("T")
Raw = list[dict[str, Any]]

MOST_KEPT = 200
"""So many scenes are kept, of all tables together."""


class Looks:
    """What was made lately, or is being made."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Any, ...], asyncio.Future[Any]] = OrderedDict()

    async def once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What is made under a key; who asks while it is being made waits for it."""
        made = self._kept.get(key)
        if made is None:
            made = self._kept[key] = asyncio.ensure_future(asyncio.to_thread(make))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        try:
            found: T = await asyncio.shield(made)
        except Exception:
            self._kept.pop(key, None)
            raise
        return found


def has_secrets(room: Room) -> bool:
    """Whether something of the table's game must not be known yet."""
    game = running(room.game)
    return (game.title.hides or game.title.chance_goes_on) and not game.finished


async def at_moment(room: Room, at: int | None, actions: Raw) -> Game:
    """A copy of a table's game at a moment, with more actions played in thought."""
    game = running(room.game)
    if actions and has_secrets(room):
        # What chance would bring is not to be tried out.
        raise Problem("secrets-stay", 409)
    copy = game.copy()
    if (at is None or at == len(game.log)) and not actions:
        return copy
    return await asyncio.to_thread(_branched, copy, at, actions)


def _branched(game: Game, at: int | None, actions: Raw) -> Game:
    branch = game if at is None else moment(game, at)
    for raw in actions:
        action = read_action(branch, raw)
        try:
            branch.play(action)
        except IllegalAction as error:
            raise Refused(error.refusal, branch) from error
    return branch


async def scene(
    looks: Looks, room: Room, user: str | None, language: str, at: int | None, actions: Raw
) -> scenes.Scene:
    """What somebody sees at a moment, or in a branch in which they play all seats."""
    game = await at_moment(room, at, actions)
    own = room.affairs.seats_of(user)
    hides = game.title.hides
    # Who has several seats sees through that of whose turn it is.
    asked = (seat for seat in room.affairs.standing.turns if seat in own)
    view = next(iter((*asked, *own)), None)
    acting = own if hides or (at is None and not actions) else game.title.seats

    def made() -> scenes.Scene:
        return scenes.scene(game, view, language, acting)

    if actions:
        return await asyncio.to_thread(made)
    eyes = view if hides else None
    key = ("scene", room.id, game.digest(), len(game.log), eyes, acting, language, game.players)
    return await looks.once(key, made)


async def history(looks: Looks, room: Room, language: str) -> scenes.History:
    """How the game went, round by round."""
    game = running(room.game).copy()
    if game.title.hides and has_secrets(room):
        raise Problem("secrets-stay", 409)

    def made() -> scenes.History:
        try:
            return scenes.history(game, language)
        except IllegalAction as error:
            raise Problem("rules-corrected", 409, at=0) from error

    key = ("history", room.id, game.digest(), len(game.log), language, game.players)
    return await looks.once(key, made)


async def opening(looks: Looks, room: Room, user: str | None, language: str) -> list[OpeningLine]:
    """What happened in the game before the table went on with it, in sentences."""
    game = running(room.game)
    seats = room.affairs.seats_of(user) if game.title.hides else ()
    facts, players = room.affairs.facts, game.players
    key = ("opening", room.id, seats, language, players)
    seat = seats[0] if seats else None
    return await looks.once(key, lambda: _opening(facts, players, seat, language))


def _opening(
    facts: Facts, players: Sequence[str], seat: str | None, language: str
) -> list[OpeningLine]:
    game = Game.start(facts.title, players, facts.options, facts.seed)
    lines = []
    with speaking(language):
        for raw in facts.opening:
            events = game.play(read_action(game, raw))
            shown = (game.title.shown_event(event, seat) for event in events)
            told = say_events([event for event in shown if event is not None], game)
            lines.append(OpeningLine(moment=len(game.log), lines=tuple(told)))
    return lines


async def components(looks: Looks, room: Room, language: str) -> scenes.Components:
    """What never changes while the game is played."""
    game = running(room.game).copy()
    key = ("parts", room.id, language)
    return await looks.once(key, lambda: scenes.components(game, language))


async def tile_chart(looks: Looks, room: Room, at: int | None) -> scenes.TileChart:
    """What the map and the tiles allow."""
    game = await at_moment(room, at, [])
    return await looks.once(("chart", room.id, game.digest()), lambda: scenes.tile_chart(game))


async def judge(
    room: Room,
    user: str | None,
    language: str,
    at: int | None,
    actions: Raw,
    raw: dict[str, Any],
) -> scenes.Judgement:
    """Whether an action would be legal, and what its routes would be worth."""
    game = await at_moment(room, at, actions)
    action = read_action(game, raw)
    if game.title.hides and has_secrets(room) and action.seat not in room.affairs.seats_of(user):
        # Whether others could do something tells what they have.
        raise Problem("not-your-seat", 403, seat=action.seat)
    return await asyncio.to_thread(scenes.judge, game, action, language)


def as_data(room: Room, user: str | None) -> GameTold:
    """The game as somebody may know it."""
    game = running(room.game)
    title, facts = game.title, room.affairs.facts
    is_secret = has_secrets(room)
    log, state = game.log, game.state
    if is_secret:
        seat = next(iter(room.affairs.seats_of(user)), None)
        log = [title.shown_action(action, seat) for action in log]
        state = game.view(seat)
    return GameTold(
        number=room.affairs.number,
        title=title.name,
        rules=title.version,
        options=game.options,
        players=game.players,
        seed=None if is_secret else game.seed,
        opening=len(facts.opening),
        actions=tuple(msgspec.to_builtins(action) for action in log),
        state=msgspec.json.decode(state.to_json()),
    )
