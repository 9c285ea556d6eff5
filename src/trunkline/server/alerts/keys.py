"""The server's own keys: made once, by whichever process comes first, and kept in the database."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable

from cryptography.hazmat.primitives.asymmetric import ec

from trunkline.store import Clash, Database
from trunkline.store.models import Secret

PUSH = "push-key"
LINKS = "alert-links"


async def kept(database: Database, name: str, make: Callable[[], str]) -> str:
    """The secret of a name; servers that start together agree on the first one's."""
    async with database.reading() as session:
        found = await session.get(Secret, name)
    if found is None:
        try:
            async with database.writing() as session:
                session.add(Secret(name=name, value=make()))
        except Clash:
            pass  # somebody else was faster: theirs it is
        async with database.reading() as session:
            found = await session.get_one(Secret, name)
    return found.value


async def push_key(database: Database) -> ec.EllipticCurvePrivateKey:
    """The key with which push messages are signed; browsers know its public half."""
    number = from_base64(await kept(database, PUSH, _new_push_key))
    return ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())


async def links_key(database: Database) -> bytes:
    """The key with which links in mails are signed."""
    return from_base64(await kept(database, LINKS, lambda: to_base64(secrets.token_bytes(32))))


def _new_push_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return to_base64(number.to_bytes(32, "big"))


def to_base64(data: bytes) -> str:
    """Bytes as the web writes them, without padding.

    >>> to_base64(b"1861!")
    'MTg2MSE'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """The bytes of such a text, padded or not; ``ValueError`` if it is none.

    >>> from_base64("MTg2MSE")
    b'1861!'
    """
    bare = text.rstrip("=")
    if not bare.isascii():
        raise ValueError("not base64")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)
