"""One's own account: looking at it, claiming it, changing it, and leaving it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody
from msgspec import UNSET
from sqlalchemy import exists, select

from trunkline.server.accounts.identity import session_cookie
from trunkline.server.accounts.leaving import forget
from trunkline.server.accounts.names import checked_name, name_key
from trunkline.server.accounts.passwords import check_password
from trunkline.server.accounts.people import account, end_sessions, renamed, revoked, told
from trunkline.server.accounts.proving import freshly, has_proved, in_person
from trunkline.server.given import Asking, Me, TheHouse, Visitor
from trunkline.server.house import House
from trunkline.server.problems import Problem
from trunkline.server.security.gate import take
from trunkline.store import Clash
from trunkline.store.models import Passkey, User
from trunkline.wire.accounts import Account, Change, Claim, NewPassword, WhoTold

MOST_SETTINGS = 8192
"""Bytes of all of somebody's settings as JSON."""


@get("/api/me", summary="One's own account")
async def own_account(me: Me) -> Account:
    """The account that this is asked with."""
    return told(me)


@get("/api/who", summary="Who asks, if it is anybody")
async def who_asks(visitor: Visitor) -> WhoTold:
    """The account that this is asked with, or none: visitors are no error."""
    return WhoTold(account=told(visitor) if visitor else None)


@post("/api/me/claim", status_code=200, summary="Make a guest's account one's own")
async def claim(house: TheHouse, me: Me, who: Asking, data: JSONBody[Claim]) -> Account:
    """A guest becomes a person, and keeps seats and games. They need a password, or have to have
    made a passkey before."""
    in_person(who)
    if me.kind != "guest":
        raise Problem("claimed-already", 409)
    name = checked_name(data.name)
    hashed = None
    if data.password is not None:
        check_password(data.password, name)
        hashed = await house.passwords.hashed(data.password)
    try:
        async with house.database.writing() as writing:
            user = await account(writing, me)
            has_key = await writing.scalar(select(exists().where(Passkey.user_id == me.id)))
            if hashed is None and not has_key:
                raise Problem("claim-by-what", 400)
            if user.kind != "guest":
                raise Problem("claimed-already", 409)
            user.name, user.name_key, user.kind = name, name_key(name), "person"
            user.password = hashed
            await has_proved(house, writing, who)
    except Clash:
        raise Problem("name-taken", 409, name=name) from None
    await renamed(house, me.id)
    return told(user)


@patch("/api/me", summary="Change one's name, language or settings")
async def change(house: TheHouse, me: Me, data: JSONBody[Change]) -> Account:
    """Only what is named changes."""
    name = checked_name(data.name) if data.name is not UNSET else ""
    try:
        async with house.database.writing() as writing:
            user = await account(writing, me)
            if name:
                user.name, user.name_key = name, name_key(name)
            if data.language is not UNSET:
                user.language = data.language
            if data.settings is not UNSET:
                user.settings = _merged(user.settings, data.settings)
    except Clash:
        raise Problem("name-taken", 409, name=name) from None
    if name:
        await renamed(house, me.id)
    return told(user)


def _merged(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Settings with some of them set anew or taken away."""
    merged = {**before, **changes}
    merged = {name: value for name, value in merged.items() if value is not None}
    if len(msgspec.json.encode(merged)) > MOST_SETTINGS:
        raise Problem("settings-too-long", 413, most=MOST_SETTINGS)
    return merged


@put("/api/me/password", summary="Set or change the password")
async def set_password(
    house: TheHouse, me: Me, who: Asking, data: JSONBody[NewPassword]
) -> Account:
    """All other sessions end."""
    in_person(who)
    if me.kind != "person":
        raise Problem("claim-first", 409)
    if me.password is None:
        freshly(house, who)
    else:
        await is_theirs(house, me, data.current or "")
    check_password(data.password, me.name)
    hashed = await house.passwords.hashed(data.password)
    async with house.database.writing() as writing:
        user = await account(writing, me)
        if user.password != me.password:
            raise Problem("clash", 409)
        user.password = hashed
        ended = await end_sessions(writing, me.id, but=who.key)
        await has_proved(house, writing, who)
    await revoked(house, me.id, ended)
    return told(user)


async def is_theirs(house: House, me: User, password: str) -> None:
    """``Problem`` if it is not the password of who is logged in."""
    take(house, "log-in-name", me.name_key)
    if not await house.passwords.fits(me.password, password):
        raise Problem("password-wrong", 403)


@delete("/api/me", status_code=204, summary="Delete one's account")
async def leave(house: TheHouse, me: Me, who: Asking) -> Response[None]:
    """Everything personal is gone at once. Games stay with the others, under a neutral name."""
    freshly(house, who)
    await forget(house, me)
    return Response(None, cookies=[session_cookie(house.settings, "")])


route_handlers = [own_account, who_asks, claim, change, set_password, leave]
