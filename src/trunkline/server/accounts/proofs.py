"""What has to come back once, and soon: a passkey's challenge, a mail's link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete

from trunkline.server.security.secrets import hashed, make_secret
from trunkline.store.models import Proof

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from trunkline.server.house import House

MINUTE = 60 * 1000


def make_proof(
    house: House,
    writing: AsyncSession,
    kind: str,
    user_id: str | None,
    body: dict[str, Any],
    minutes: int,
) -> str:
    """Write down what is expected; what it returns is the secret that has to come back."""
    secret = make_secret()
    writing.add(
        Proof(
            secret=hashed(secret),
            kind=kind,
            user_id=user_id,
            body=body,
            expires=house.now() + minutes * MINUTE,
        )
    )
    return secret


async def redeem(house: House, writing: AsyncSession, kind: str, secret: str) -> Proof | None:
    """What was expected, if it is still: it is not from now on, whoever comes first."""
    taken = (
        delete(Proof)
        .where(Proof.secret == hashed(secret), Proof.kind == kind)
        .returning(Proof.user_id, Proof.body, Proof.expires)
    )
    row = (await writing.execute(taken)).one_or_none()
    if row is None or row.expires <= house.now():
        return None
    return Proof(secret="", kind=kind, user_id=row.user_id, body=row.body, expires=row.expires)
