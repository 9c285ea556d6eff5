"""The game of a table over HTTP: scenes, branches, judgements, history."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from trunkline import scenes
from trunkline.server.given import TheHouse, Visitor
from trunkline.server.security.who import language_of
from trunkline.server.tables import looking
from trunkline.wire.tables import Branching, GameTold, OpeningLine, Trying

AnyRequest = Request[Any, Any, Any]
Moment = Annotated[int, Parameter(ge=0)] | None


@get("/api/tables/{table_id:str}/scene", summary="The game as one sees it")
async def see(
    house: TheHouse,
    visitor: Visitor,
    request: AnyRequest,
    table_id: FromPath[str],
    at: FromQuery[Moment] = None,
) -> scenes.Scene:
    """Everything that a page shows, now or after so many actions."""
    room = await house.hall.current(table_id)
    user = visitor.id if visitor else None
    return await looking.scene(house.hall.looks, room, user, language_of(request.scope), at, [])


@post("/api/tables/{table_id:str}/branch", status_code=200, summary="Play on in thought")
async def branch(
    house: TheHouse,
    visitor: Visitor,
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[Branching],
) -> scenes.Scene:
    """The game as it would stand after some actions of any seat, from any moment."""
    room = await house.hall.current(table_id)
    user = visitor.id if visitor else None
    language = language_of(request.scope)
    return await looking.scene(house.hall.looks, room, user, language, data.at, data.actions)


@post("/api/tables/{table_id:str}/judge", status_code=200, summary="Ask about an action")
async def judge(
    house: TheHouse,
    visitor: Visitor,
    request: AnyRequest,
    table_id: FromPath[str],
    data: JSONBody[Trying],
) -> scenes.Judgement:
    """Whether it would be legal and, if not, why; what routes would be worth."""
    room = await house.hall.current(table_id)
    language = language_of(request.scope)
    user = visitor.id if visitor else None
    return await looking.judge(room, user, language, data.at, data.actions, data.action)


@get("/api/tables/{table_id:str}/game", summary="The game as data")
async def game(house: TheHouse, visitor: Visitor, table_id: FromPath[str]) -> GameTold:
    """For programs that keep a game of their own in step: its actions, and how it stands."""
    room = await house.hall.current(table_id)
    return looking.as_data(room, visitor.id if visitor else None)


@get("/api/tables/{table_id:str}/components", summary="What never changes in a game")
async def components(
    house: TheHouse, request: AnyRequest, table_id: FromPath[str]
) -> scenes.Components:
    """Map, tiles, charters, trains as printed."""
    room = await house.hall.current(table_id)
    return await looking.components(house.hall.looks, room, language_of(request.scope))


@get("/api/tables/{table_id:str}/history", summary="How a game went")
async def history(house: TheHouse, request: AnyRequest, table_id: FromPath[str]) -> scenes.History:
    """Values, cash and income, round by round."""
    room = await house.hall.current(table_id)
    return await looking.history(house.hall.looks, room, language_of(request.scope))


@get("/api/tables/{table_id:str}/opening", summary="What happened before a table's own game")
async def opening(
    house: TheHouse, visitor: Visitor, request: AnyRequest, table_id: FromPath[str]
) -> list[OpeningLine]:
    """The actions of the game that it goes on from, in sentences."""
    room = await house.hall.room(table_id)
    user = visitor.id if visitor else None
    return await looking.opening(house.hall.looks, room, user, language_of(request.scope))


@get("/api/tables/{table_id:str}/tile-chart", summary="Which tile may go where")
async def tile_chart(
    house: TheHouse, table_id: FromPath[str], at: FromQuery[Moment] = None
) -> scenes.TileChart:
    """What the map and the tiles allow, whoever lays."""
    room = await house.hall.current(table_id)
    return await looking.tile_chart(house.hall.looks, room, at)


route_handlers = [see, game, branch, judge, components, history, opening, tile_chart]
