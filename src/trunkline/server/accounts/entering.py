"""Coming in and going out: guests, names and passwords, log-out."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody
from sqlalchemy import delete, update

from trunkline.server.accounts.identity import begin_session, session_cookie
from trunkline.server.accounts.names import guest_name, name_key
from trunkline.server.accounts.passwords import check_password
from trunkline.server.accounts.people import account, new_user, of_name, revoked, told
from trunkline.server.given import Asking, TheHouse
from trunkline.server.house import House
from trunkline.server.problems import Problem
from trunkline.server.security.gate import take
from trunkline.server.security.who import AnyRequest, Who, header, language_of
from trunkline.store import Clash
from trunkline.store.models import Session, User
from trunkline.wire.accounts import Account, LogIn, NewAccount, NewGuest


@post("/api/guests", summary="Play at once, as a guest")
async def make_guest(
    house: TheHouse, request: AnyRequest, data: JSONBody[NewGuest]
) -> Response[Account]:
    """Make a guest and log them in. A guest becomes a person by ``/api/me/claim``."""
    language = data.language or language_of(request.scope)
    user = new_user(house, "guest", data.name or guest_name(), language)
    return await begin(house, request, user, is_new=True)


@post("/api/accounts", summary="Make an account with a name and a password")
async def make_account(
    house: TheHouse, request: AnyRequest, data: JSONBody[NewAccount]
) -> Response[Account]:
    """Make an account and log in with it."""
    language = data.language or language_of(request.scope)
    user = new_user(house, "person", data.name, language)
    check_password(data.password, user.name)
    user.password = await house.passwords.hashed(data.password)
    return await begin(house, request, user, is_new=True)


@post("/api/login", status_code=200, summary="Log in with a name and a password")
async def log_in(
    house: TheHouse, request: AnyRequest, who: Asking, data: JSONBody[LogIn]
) -> Response[Account]:
    """Log in. Whether the name or the password is wrong is not told."""
    take(house, "log-in-name", name_key(data.name))
    async with house.database.reading() as reading:
        user = await of_name(reading, data.name)
    kept = user.password if user else None
    if not await house.passwords.fits(kept, data.password) or user is None or kept is None:
        raise Problem("log-in-wrong", 401)
    if house.passwords.is_outdated(kept):
        stronger = await house.passwords.hashed(data.password)
        async with house.database.writing() as writing:
            await writing.execute(
                update(User)
                .where(User.id == user.id, User.password == kept)
                .values(password=stronger)
            )
        kept = stronger
    return await begin(house, request, user, before=who, kept=kept)


async def begin(
    house: House,
    request: AnyRequest,
    user: User,
    is_new: bool = False,
    before: Who | None = None,
    kept: str = "",
) -> Response[Account]:
    """A session for somebody, in place of the one that this browser had.

    ``kept`` is the password that has just been compared: meanwhile it may be another one.
    """
    try:
        async with house.database.writing() as writing:
            if is_new:
                writing.add(user)
                await writing.flush()
            else:
                user = await account(writing, user)
                if kept and user.password != kept:
                    raise Problem("log-in-wrong", 401)
            if before is not None and before.by == "session":
                await writing.execute(delete(Session).where(Session.id == before.key))
            agent = header(request.scope, b"user-agent").replace("\x00", "")
            secret = begin_session(house, writing, user, agent)
    except Clash:
        raise Problem("name-taken", 409, name=user.name) from None
    return Response(
        told(user),
        status_code=201 if is_new else 200,
        cookies=[session_cookie(house.settings, secret)],
    )


@post("/api/logout", status_code=204, summary="Log out")
async def log_out(house: TheHouse, who: Asking) -> Response[None]:
    """End the session that this is asked with."""
    if who.by == "session" and who.user is not None:
        async with house.database.writing() as writing:
            await writing.execute(delete(Session).where(Session.id == who.key))
        await revoked(house, who.user.id, frozenset([who.key]))
    return Response(None, cookies=[session_cookie(house.settings, "")])


route_handlers = [make_guest, make_account, log_in, log_out]
