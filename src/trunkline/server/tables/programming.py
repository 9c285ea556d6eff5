"""Programmed moves over HTTP; only whoever has the seat sees them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, delete, get, put
from litestar.params import FromPath, JSONBody

from trunkline.bots import programmes as p
from trunkline.kernel import Game
from trunkline.server.given import Me, TheHouse
from trunkline.server.house import House
from trunkline.server.live.room import Room
from trunkline.server.problems import Problem
from trunkline.server.security.who import language_of
from trunkline.server.tables.outcome import running
from trunkline.server.tables.programmes import programmes_of, read, set_programme
from trunkline.store.models import User
from trunkline.wire.tables import (
    ProgrammeAsked,
    ProgrammeCause,
    ProgrammesTold,
    ProgrammeTold,
)
from trunkline.words import speaking

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table_id:str}/programmes/{seat:str}", summary="One's programmed move")
async def look(
    house: TheHouse,
    me: Me,
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromPath[str],
) -> ProgrammesTold:
    """What the seat does by itself, and what it could."""
    room = await house.hall.current(table_id)
    game = _own(room, me, seat)
    return await _told(house, room, game, seat, language_of(request.scope))


@put("/api/tables/{table_id:str}/programmes/{seat:str}", summary="Programme a move")
async def resolve(
    house: TheHouse,
    me: Me,
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromPath[str],
    data: JSONBody[ProgrammeAsked],
) -> ProgrammesTold:
    """In place of the one before. It ends by itself when others act against it."""
    room = await house.hall.room(table_id)
    try:
        programme = read(data.programme)
    except msgspec.ValidationError as error:
        raise Problem("no-programme", 400, why=str(error)) from error
    async with room.lock:
        if house.database.is_shared:
            await house.hall.catch_up(room)
        game = _own(room, me, seat)
        refusal = p.why_not(game, seat, programme)
        if refusal is not None:
            with speaking(language_of(request.scope)):
                raise Problem("no-such-programme", 422, text=p.say_why_not(refusal, game))
        async with house.database.writing() as session:
            await set_programme(session, room.id, seat, programme, len(game.log))
    await house.hall.follow(room)
    return await _told(house, room, running(room.game), seat, language_of(request.scope))


@delete("/api/tables/{table_id:str}/programmes/{seat:str}", summary="Programme nothing")
async def cancel(house: TheHouse, me: Me, table_id: FromPath[str], seat: FromPath[str]) -> None:
    """The seat decides by hand again."""
    room = await house.hall.current(table_id)
    async with room.lock:
        _own(room, me, seat)
        async with house.database.writing() as session:
            await set_programme(session, room.id, seat, None, 0)


def _own(room: Room, me: User, seat: str) -> Game:
    """The game at which somebody has a seat; a problem if they have not."""
    if seat not in room.affairs.seats_of(me.id):
        raise Problem("not-your-seat", 403, seat=seat[:40])
    return running(room.game)


async def _told(house: House, room: Room, game: Game, seat: str, language: str) -> ProgrammesTold:
    async with house.database.reading() as session:
        current = (await programmes_of(session, room.id)).get(seat)
    with speaking(language):
        return ProgrammesTold(
            current=_one(game, current) if current is not None else None,
            offered=tuple(_one(game, programme) for programme in p.offered(game, seat)),
        )


def _one(game: Game, programme: p.Programme) -> ProgrammeTold:
    return ProgrammeTold(
        programme=msgspec.to_builtins(programme),
        text=p.say_programme(programme, game),
        causes=tuple(
            ProgrammeCause(code=code, text=p.say_cause(code, game))
            for code in p.causes(game, programme)
        ),
    )


route_handlers = [look, resolve, cancel]
