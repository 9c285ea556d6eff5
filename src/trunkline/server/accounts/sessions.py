"""The browsers in which somebody is logged in: listed, and logged out from afar."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from trunkline.server.accounts.identity import session_cookie
from trunkline.server.accounts.owning import is_theirs
from trunkline.server.accounts.passkeys import check_passkey
from trunkline.server.accounts.people import end_sessions, revoked
from trunkline.server.accounts.proving import has_proved, in_person
from trunkline.server.given import Asking, Me, TheHouse
from trunkline.server.problems import Problem
from trunkline.server.security.who import AnyRequest
from trunkline.store.models import Session
from trunkline.wire.accounts import Prove, SessionTold


@get("/api/me/sessions", summary="Where one is logged in")
async def list_sessions(house: TheHouse, me: Me, who: Asking) -> list[SessionTold]:
    """All sessions that are not over, the one used last first."""
    in_person(who)
    wanted = (
        select(Session)
        .where(Session.user_id == me.id, Session.expires > house.now())
        .order_by(Session.seen.desc(), Session.id)
    )
    async with house.database.reading() as reading:
        found = (await reading.scalars(wanted)).all()
    return [
        SessionTold(
            id=each.id,
            agent=each.agent,
            created=each.created,
            seen=each.seen,
            is_current=each.id == who.key,
        )
        for each in found
    ]


@delete("/api/me/sessions/{id:str}", status_code=204, summary="Log out one browser")
async def end_session(house: TheHouse, me: Me, who: Asking, id: FromPath[str]) -> None:
    """End one session; it may be this one."""
    in_person(who)
    async with house.database.writing() as writing:
        ended = await end_sessions(writing, me.id, only=id)
    if not ended:
        raise Problem("not-found", 404)
    await revoked(house, me.id, ended)


@delete("/api/me/sessions", status_code=204, summary="Log out everywhere")
async def log_out_everywhere(house: TheHouse, me: Me, who: Asking) -> Response[None]:
    """End all sessions, this one too. Tokens stay."""
    in_person(who)
    async with house.database.writing() as writing:
        ended = await end_sessions(writing, me.id)
    await revoked(house, me.id, ended)
    return Response(None, cookies=[session_cookie(house.settings, "")])


@post("/api/me/prove", status_code=204, summary="Prove once more who one is")
async def prove(
    house: TheHouse, request: AnyRequest, me: Me, who: Asking, data: JSONBody[Prove]
) -> None:
    """By the password or by a passkey. What can put an account at risk asks for it."""
    in_person(who)
    if data.passkey is not None:
        if (await check_passkey(house, request, data.passkey)).user_id != me.id:
            raise Problem("passkey-refused", 403)
    else:
        await is_theirs(house, me, data.password or "")
    async with house.database.writing() as writing:
        await has_proved(house, writing, who)


route_handlers = [list_sessions, end_session, log_out_everywhere, prove]
