"""Deleting an account: everything personal goes, the games of the others stay whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete

from trunkline.server.accounts.people import account, end_sessions, revoked
from trunkline.store.models import (
    Alert,
    Note,
    Passkey,
    Proof,
    PushTarget,
    Token,
    User,
    Webhook,
    Wish,
)

if TYPE_CHECKING:
    from trunkline.server.house import House

PERSONAL = (Passkey, Proof, Note, PushTarget, Webhook, Wish, Alert)


async def forget(house: House, me: User) -> None:
    """Wipe an account. Its id stays in the games, with a name that says nothing."""
    async with house.database.writing() as writing:
        user = await account(writing, me)
        for listener in house.when_gone:
            await listener(writing, user)
        ended = await end_sessions(writing, user.id)
        tokens = delete(Token).where(Token.user_id == user.id).returning(Token.id)
        ended |= frozenset(await writing.scalars(tokens))
        for kind in PERSONAL:
            await writing.execute(delete(kind).where(kind.user_id == user.id))
        user.kind = "gone"
        user.name = neutral_name(user.id)
        user.name_key = f"gone:{user.id}"  # no name that can be chosen has a colon in its key
        user.password = user.email = user.email_confirmed = None
        user.language, user.settings = "en", {}
    await revoked(house, me.id, ended)


def neutral_name(user_id: str) -> str:
    """The name of somebody who has gone: it only tells them from others who have.

    >>> neutral_name("k2m9wd4trapq")
    'Former player trapq'
    """
    return f"Former player {user_id[-5:]}"
