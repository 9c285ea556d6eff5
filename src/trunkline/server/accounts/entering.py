"""Coming in and going out: guests, names and passwords, log-out."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from sqlalchemy import delete

from trunkline.server.accounts.identity import begin_session, session_cookie
from trunkline.server.accounts.names import checked_name, guest_name, name_key
from trunkline.server.accounts.wire import Account, NewGuest
from trunkline.server.given import Asking, Me, TheHouse
from trunkline.server.problems import Problem
from trunkline.server.security.secrets import make_id
from trunkline.server.security.who import header, language_of
from trunkline.store import Clash
from trunkline.store.models import Session, User
from trunkline.words import preferred


def told(user: User) -> Account:
    """An account as its owner sees it."""
    return Account(
        id=user.id,
        name=user.name,
        kind=user.kind,
        language=user.language,
        settings=user.settings,
        email=user.email,
        is_email_confirmed=user.email_confirmed is not None,
        has_password=user.password is not None,
        created=user.created,
    )


@post("/api/guests", summary="Play at once, as a guest")
async def make_guest(
    house: TheHouse, request: Request[Any, Any, Any], data: JSONBody[NewGuest]
) -> Response[Account]:
    """Make a guest and log them in. A guest becomes a person by ``/api/me/claim``."""
    now = house.now()
    name = checked_name(data.name) if data.name is not None else guest_name()
    user = User(
        id=make_id(),
        name=name,
        name_key=name_key(name),
        kind="guest",
        language=preferred([data.language or ""]) or language_of(request.scope),
        settings={},
        created=now,
        seen=now,
    )
    try:
        async with house.database.writing() as writing:
            writing.add(user)
            await writing.flush()
            secret = begin_session(house, writing, user, header(request.scope, b"user-agent"))
    except Clash:
        raise Problem("name-taken", 409, name=name) from None
    return Response(told(user), cookies=[session_cookie(house.settings, secret)])


@post("/api/logout", status_code=204, summary="Log out")
async def log_out(house: TheHouse, who: Asking) -> Response[None]:
    """End the session that this is asked with."""
    if who.by == "session":
        async with house.database.writing() as writing:
            await writing.execute(delete(Session).where(Session.id == who.key))
    return Response(None, cookies=[session_cookie(house.settings, "")])


@get("/api/me", summary="One's own account")
async def own_account(me: Me) -> Account:
    """The account that this is asked with."""
    return told(me)


route_handlers = [make_guest, log_out, own_account]
