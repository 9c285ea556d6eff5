"""Personal tokens, with which somebody's programs act for them."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete as deleted
from sqlalchemy import func, select

from trunkline.server.accounts.people import revoked
from trunkline.server.accounts.proving import freshly, in_person
from trunkline.server.given import Asking, Me, TheHouse
from trunkline.server.problems import Problem
from trunkline.server.security.secrets import hashed, make_id, make_secret
from trunkline.store.models import Token
from trunkline.wire.accounts import MadeToken, NewToken, TokenTold

MOST_TOKENS = 50
KIND = "trunkline_"
"""What every token begins with, so that it is known where it must not be."""


@get("/api/me/tokens", summary="One's personal tokens")
async def list_tokens(house: TheHouse, me: Me, who: Asking) -> list[TokenTold]:
    """All tokens, the oldest first. The tokens themselves are told when they are made only."""
    in_person(who)
    wanted = select(Token).where(Token.user_id == me.id).order_by(Token.created, Token.id)
    async with house.database.reading() as reading:
        found = (await reading.scalars(wanted)).all()
    return [
        TokenTold(id=each.id, label=each.label, created=each.created, seen=each.seen)
        for each in found
    ]


@post("/api/me/tokens", summary="Make a personal token")
async def make_token(house: TheHouse, me: Me, who: Asking, data: JSONBody[NewToken]) -> MadeToken:
    """A token does everything at tables that its owner can do, and nothing to the account."""
    freshly(house, who)
    secret = make_secret(KIND)
    token = Token(
        id=make_id(), secret=hashed(secret), user_id=me.id, label=data.label, created=house.now()
    )
    async with house.database.writing() as writing:
        count = select(func.count()).select_from(Token).where(Token.user_id == me.id)
        if (await writing.scalar(count) or 0) >= MOST_TOKENS:
            raise Problem("too-many", 409, most=MOST_TOKENS)
        writing.add(token)
    return MadeToken(id=token.id, label=token.label, created=token.created, seen=None, token=secret)


@delete("/api/me/tokens/{id:str}", status_code=204, summary="Revoke a token")
async def revoke_token(house: TheHouse, me: Me, who: Asking, id: FromPath[str]) -> None:
    """From now on it is not valid any more."""
    in_person(who)
    gone = deleted(Token).where(Token.user_id == me.id, Token.id == id).returning(Token.id)
    async with house.database.writing() as writing:
        ended = frozenset(await writing.scalars(gone))
    if not ended:
        raise Problem("not-found", 404)
    await revoked(house, me.id, ended)


route_handlers = [list_tokens, make_token, revoke_token]
