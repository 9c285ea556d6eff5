"""Accounts as rows: making them, finding them, and telling their owners of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from trunkline.server.accounts.names import checked_name, name_key
from trunkline.server.problems import Problem
from trunkline.server.security.secrets import make_id
from trunkline.store.models import Session, User
from trunkline.wire.accounts import Account

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from trunkline.server.house import House


def told(user: User) -> Account:
    """An account as its owner sees it."""
    return Account(
        id=user.id,
        name=user.name,
        kind=user.kind,
        language=user.language,
        settings=user.settings,
        email=user.email,
        has_password=user.password is not None,
        created=user.created,
    )


def new_user(house: House, kind: str, name: str, language: str) -> User:
    """Somebody new."""
    name, now = checked_name(name), house.now()
    return User(
        id=make_id(),
        name=name,
        name_key=name_key(name),
        kind=kind,
        language=language,
        settings={},
        created=now,
        seen=now,
    )


async def of_name(reading: AsyncSession, name: str) -> User | None:
    """Whoever has a name."""
    return await reading.scalar(select(User).where(User.name_key == name_key(name)))


async def account(writing: AsyncSession, user: User) -> User:
    """Somebody's row, to be changed."""
    found = await writing.get(User, user.id)
    if found is None or found.kind == "gone":
        raise Problem("log-in", 401)
    return found


async def end_sessions(
    writing: AsyncSession, user_id: str, *, only: str = "", but: str = ""
) -> frozenset[str]:
    """End somebody's sessions: one, or all but one, or all; the ids of those that ended."""
    ended = delete(Session).where(Session.user_id == user_id, Session.id != but)
    if only:
        ended = ended.where(Session.id == only)
    return frozenset(await writing.scalars(ended.returning(Session.id)))


async def revoked(house: House, user_id: str, keys: frozenset[str]) -> None:
    """Let everybody know which sessions and tokens have ended, so that sockets are closed."""
    if keys:
        for listener in house.when_revoked:
            await listener(user_id, keys)


async def renamed(house: House, user_id: str) -> None:
    """Let everybody know that somebody has another name."""
    for listener in house.when_renamed:
        await listener(user_id)
