"""Finding out who asks: by a session's cookie, or by a personal token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.datastructures import Cookie
from sqlalchemy import select, update

from trunkline.server.problems import Problem
from trunkline.server.security.secrets import hashed, make_id, make_secret
from trunkline.server.security.who import Who
from trunkline.store.models import Session, Token, User

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from trunkline.server.house import House
    from trunkline.server.settings import Settings

DAY = 24 * 3600 * 1000
RENEWED_AFTER = 10 * 60 * 1000
"""A session's last use is written down when this much time has passed, not at every request."""


async def by_session(house: House, secret: str) -> Who:
    """Whose session a cookie holds; nobody's if it is unknown or over."""
    if not secret:
        return Who()
    now = house.now()
    wanted = (
        select(Session, User)
        .join(User, User.id == Session.user_id)
        .where(Session.secret == hashed(secret), Session.expires > now)
    )
    async with house.database.reading() as reading:
        row = (await reading.execute(wanted)).one_or_none()
    if row is None:
        return Who()
    session, user = row
    renewed = now - session.seen > RENEWED_AFTER
    if renewed:
        await _renew(house, session, now)
    return Who(user=user, by="session", key=session.id, proven=session.proven, renewed=renewed)


async def _renew(house: House, session: Session, now: int) -> None:
    """Put off a session's end, because it is used."""
    ends = now + house.settings.session_days * DAY
    async with house.database.writing() as writing:
        await writing.execute(
            update(Session).where(Session.id == session.id).values(seen=now, expires=ends)
        )
        await writing.execute(update(User).where(User.id == session.user_id).values(seen=now))


async def by_token(house: House, header: str) -> Who:
    """Whose personal token a request carries; ``Problem`` if it is nobody's."""
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer":
        raise Problem("token-unknown", 401)
    wanted = (
        select(Token, User)
        .join(User, User.id == Token.user_id)
        .where(Token.secret == hashed(secret.strip()))
    )
    async with house.database.reading() as reading:
        row = (await reading.execute(wanted)).one_or_none()
    if row is None:
        raise Problem("token-unknown", 401)
    token, user = row
    now = house.now()
    if now - (token.seen or 0) > RENEWED_AFTER:
        async with house.database.writing() as writing:
            await writing.execute(update(Token).where(Token.id == token.id).values(seen=now))
    return Who(user=user, by="token", key=token.id)


def begin_session(house: House, writing: AsyncSession, user: User, agent: str) -> str:
    """A new session; what it returns is its secret."""
    now, secret = house.now(), make_secret()
    writing.add(
        Session(
            id=make_id(),
            secret=hashed(secret),
            user_id=user.id,
            agent=agent[:200],
            created=now,
            seen=now,
            proven=now,
            expires=now + house.settings.session_days * DAY,
        )
    )
    return secret


def session_cookie(settings: Settings, secret: str) -> Cookie:
    """The cookie that holds a session's secret; an empty one takes it away."""
    return Cookie(
        key=settings.cookie,
        value=secret,
        path="/",
        max_age=settings.session_days * DAY // 1000 if secret else 0,
        httponly=True,
        samesite="lax",
        secure=settings.is_https,
    )
