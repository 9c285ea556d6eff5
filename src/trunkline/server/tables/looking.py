"""Looking at a table's game: scenes of any moment, branches played in thought, its history."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from trunkline import scenes
from trunkline.kernel import Game, IllegalAction
from trunkline.server.live.room import Room
from trunkline.server.problems import Problem
from trunkline.server.tables.outcome import Refused, read_action, running
from trunkline.wire.tables import GameTold

T = TypeVar("T")

MOST_KEPT = 200
"""So many scenes are kept, of all tables together."""

_kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()


async def at_moment(room: Room, at: int | None, actions: list[dict[str, Any]]) -> Game:
    """A copy of a table's game at a moment, with more actions played in thought."""
    game = running(room.game)
    if at is not None and at > len(game.log):
        raise Problem("no-such-moment", 404, at=at, most=len(game.log))
    if actions and (game.title.hides or game.title.chance_goes_on) and not game.finished:
        # What chance would bring is not to be tried out.
        raise Problem("secrets-stay", 409)
    copy = game.copy()
    if at is None and not actions:
        return copy
    return await asyncio.to_thread(_branched, copy, at, actions)


def _branched(game: Game, at: int | None, actions: list[dict[str, Any]]) -> Game:
    if at is not None and at < len(game.log):
        game.undo(len(game.log) - at)
    for raw in actions:
        action = read_action(game, raw)
        try:
            game.play(action)
        except IllegalAction as error:
            raise Refused(error.refusal, game) from error
    return game


async def scene(
    room: Room, user: str | None, language: str, at: int | None, actions: list[dict[str, Any]]
) -> scenes.Scene:
    """What somebody sees at a moment, or in a branch in which they play all seats."""
    game = await at_moment(room, at, actions)
    seats = room.affairs.seats_of(user)
    view = seats[0] if seats else None
    is_present = at is None and not actions
    acting = seats if is_present else game.title.seats

    def made() -> scenes.Scene:
        return scenes.scene(game, view, language, acting)

    if actions:
        return await asyncio.to_thread(made)
    shown_to = seats if game.title.hides or is_present else ()
    key = ("scene", room.id, game.digest(), len(game.log), shown_to, language, game.players)
    return await _once(key, made)


async def history(room: Room, language: str) -> scenes.History:
    """How the game went, round by round."""
    game = running(room.game).copy()
    key = ("history", room.id, game.digest(), len(game.log), language, game.players)
    return await _once(key, lambda: scenes.history(game, language))


async def components(room: Room, language: str) -> scenes.Components:
    """What never changes while the game is played."""
    game = running(room.game).copy()
    return await _once(("parts", room.id, language), lambda: scenes.components(game, language))


async def tile_chart(room: Room, at: int | None) -> scenes.TileChart:
    """What the map and the tiles allow."""
    game = await at_moment(room, at, [])
    key = ("chart", room.id, game.digest())
    return await _once(key, lambda: scenes.tile_chart(game))


async def judge(
    room: Room, language: str, at: int | None, actions: list[dict[str, Any]], raw: dict[str, Any]
) -> scenes.Judgement:
    """Whether an action would be legal, and what its routes would be worth."""
    game = await at_moment(room, at, actions)
    action = read_action(game, raw)
    return await asyncio.to_thread(scenes.judge, game, action, language)


def as_data(room: Room, user: str | None) -> GameTold:
    """The game as somebody may know it."""
    game = running(room.game)
    title, facts = game.title, room.affairs.facts
    has_secrets = (title.hides or title.chance_goes_on) and not game.finished
    log, state = game.log, game.state
    if has_secrets:
        seat = next(iter(room.affairs.seats_of(user)), None)
        log = [title.shown_action(action, seat) for action in log]
        state = game.view(seat)
    return GameTold(
        number=room.affairs.number,
        title=title.name,
        rules=title.version,
        options=game.options,
        players=game.players,
        seed=None if has_secrets else game.seed,
        opening=len(facts.opening),
        actions=tuple(msgspec.to_builtins(action) for action in log),
        state=msgspec.json.decode(state.to_json()),
    )


async def _once(key: tuple[Any, ...], make: Callable[[], T]) -> T:
    """What was made before under a key, or is made now beside everything else."""
    if key in _kept:
        _kept.move_to_end(key)
        found: T = _kept[key]
        return found
    made = await asyncio.to_thread(make)
    _kept[key] = made
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return made
