"""Tables over HTTP: setting them up, finding them, and doing something at one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from sqlalchemy import update

from trunkline.formats import own
from trunkline.server.given import Me, TheHouse, Visitor
from trunkline.server.live.people import tell_waiting
from trunkline.server.live.watching import earlier
from trunkline.server.problems import Problem
from trunkline.server.security.who import language_of
from trunkline.server.tables import listing
from trunkline.server.tables.creating import create
from trunkline.server.tables.inviting import asker_for, invite
from trunkline.server.tables.notes import note_of, set_note
from trunkline.server.tables.outcome import running
from trunkline.server.tables.telling import table_told
from trunkline.store import models as m
from trunkline.wire import frames
from trunkline.wire.tables import (
    Doing,
    DoneTold,
    HiddenAsked,
    InvitationTold,
    NewTable,
    NoteAsked,
    NoteTold,
    TableList,
    TableTold,
)

MOST_ENTRIES = 500

AnyRequest = Request[Any, Any, Any]
Place = Annotated[str, Parameter(pattern=r"^\d{1,15}-[0-9a-z]{1,16}$")]
Count = Annotated[int, Parameter(ge=1, le=100)]
Number = Annotated[int, Parameter(ge=0)]


@post("/api/tables", summary="Set up a table")
async def make_table(house: TheHouse, me: Me, data: JSONBody[NewTable]) -> TableTold:
    """A new game, a branch of a table's game, or a recorded game."""
    table_id = await create(house, me, data)
    if data.begin:
        tell_waiting(house.hall, [me.id])
    return table_told(house, await house.hall.room(table_id), me)


@get("/api/tables", summary="Find tables")
async def find_tables(
    house: TheHouse,
    visitor: Visitor,
    which: FromQuery[listing.Which] = "open",
    title: FromQuery[str | None] = None,
    pace: FromQuery[Literal["live", "slow"] | None] = None,
    before: FromQuery[Place | None] = None,
    most: FromQuery[Count] = listing.MOST,
) -> TableList:
    """One's own, those that wait for one, those with free seats, running or finished ones."""
    user = visitor.id if visitor else None
    if user is None and which in ("mine", "turn", "hidden"):
        raise Problem("log-in", 401)
    async with house.database.reading() as session:
        return await listing.tables_of(
            session, user, which, title=title, pace=pace, before=before, most=most
        )


@get("/api/tables/{table_id:str}", summary="Look at a table")
async def look(house: TheHouse, visitor: Visitor, table_id: FromPath[str]) -> TableTold:
    """Who sits where, whose turn it is, how the clocks stand, what is asked."""
    return table_told(house, await house.hall.current(table_id), visitor)


@post("/api/tables/{table_id:str}/requests", status_code=200, summary="Do something at a table")
async def do(house: TheHouse, me: Me, table_id: FromPath[str], data: JSONBody[Doing]) -> DoneTold:
    """Sit down, begin, move, take back, say something, vote. It is on disk when this answers."""
    asker = await asker_for(house, me, table_id, data.request)
    number = await house.hall.perform(table_id, asker, data.request, data.mark)
    return DoneTold(number=number, table=table_told(house, await house.hall.room(table_id), me))


@get("/api/tables/{table_id:str}/entries", summary="What happened at a table")
async def entries(
    house: TheHouse,
    visitor: Visitor,
    request: AnyRequest,
    table_id: FromPath[str],
    after: FromQuery[Number] = 0,
    most: FromQuery[Annotated[int, Parameter(ge=1, le=MOST_ENTRIES)]] = MOST_ENTRIES,
) -> list[frames.Happened]:
    """The first entries after a number, with sentences."""
    room = await house.hall.current(table_id)
    glimpse = room.glimpse(visitor.id if visitor else None, language_of(request.scope))
    return await earlier(house.hall, room, after, most, glimpse)


@post("/api/tables/{table_id:str}/seats/{seat:str}/invitation", summary="Invite to a seat")
async def make_invitation(
    house: TheHouse, me: Me, table_id: FromPath[str], seat: FromPath[str]
) -> InvitationTold:
    """A secret that gives a free seat to whoever has it; the one before is void."""
    return InvitationTold(seat=seat, invitation=await invite(house, me, table_id, seat))


@get("/api/tables/{table_id:str}/export", summary="The record of a table's game")
async def export(house: TheHouse, table_id: FromPath[str]) -> dict[str, Any]:
    """Our own form of record; of a game with secrets, once it is over."""
    room = await house.hall.current(table_id)
    game = running(room.game)
    if (game.title.hides or game.title.chance_goes_on) and not game.finished:
        raise Problem("secrets-stay", 409)
    record: dict[str, Any] = msgspec.to_builtins(own.record_of(game))
    return record


@put("/api/tables/{table_id:str}/archive", status_code=204, summary="Put a table away")
async def put_away(
    house: TheHouse, me: Me, table_id: FromPath[str], data: JSONBody[HiddenAsked]
) -> None:
    """Take a table off one's own lists, or back. Nobody else notices; nothing is deleted."""
    await house.hall.room(table_id)
    theirs = (m.Seat.table_id == table_id, m.Seat.user_id == me.id)
    async with house.database.writing() as session:
        done: Any = await session.execute(update(m.Seat).where(*theirs).values(hidden=data.hidden))
    if not done.rowcount:
        raise Problem("no-seat-here", 403)


@get("/api/tables/{table_id:str}/note", summary="One's own notes on a table")
async def read_note(house: TheHouse, me: Me, table_id: FromPath[str]) -> NoteTold:
    """Nobody else can read them."""
    async with house.database.reading() as session:
        return await note_of(session, table_id, me.id)


@put("/api/tables/{table_id:str}/note", summary="Write notes on a table")
async def write_note(
    house: TheHouse, me: Me, table_id: FromPath[str], data: JSONBody[NoteAsked]
) -> NoteTold:
    """In place of those before."""
    await house.hall.room(table_id)
    async with house.database.writing() as session:
        return await set_note(session, table_id, me.id, data.text, house.now())


route_handlers = [
    make_table,
    find_tables,
    look,
    do,
    entries,
    make_invitation,
    export,
    put_away,
    read_note,
    write_note,
]
