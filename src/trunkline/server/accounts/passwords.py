"""Passwords: what they have to be, and how they are kept."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from trunkline.server.accounts.common import is_common
from trunkline.server.accounts.names import name_key
from trunkline.server.problems import Problem

LEAST = 10
MOST = 200
AT_ONCE = 2
"""So many are worked on at a time: each takes 64 MiB."""


def check_password(password: str, name: str) -> None:
    """``Problem`` if a password is too easily guessed."""
    if not LEAST <= len(password) <= MOST:
        raise Problem("password-length", 400, least=LEAST, most=MOST)
    key = name_key(name)
    if len(key) > 2 and name_key(password).replace(key, "") == "":
        raise Problem("password-is-name", 400)
    if is_common(password):
        raise Problem("password-common", 400)


class Passwords:
    """Hashes and compares with argon2id, beside everything else that goes on."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobody = ""

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self._turns:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was kept.

        Where none was, or nobody is there, it takes as long to say no.
        """
        if not self._nobody:
            self._nobody = await self.hashed("nobody has this password")
        if len(password) > MOST:
            password = ""
        async with self._turns:
            return await asyncio.to_thread(self._verify, kept, password)

    def _verify(self, kept: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(kept or self._nobody, password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, kept: str) -> bool:
        """Whether it is to be hashed again, because today's settings are stronger."""
        return self.hasher.check_needs_rehash(kept)
