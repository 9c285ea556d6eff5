"""Secrets: 256 random bits each; what is kept of them is a hash."""

from __future__ import annotations

import secrets
from hashlib import sha256

_LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"
"""Digits and letters that are not taken for each other."""
_LENGTH = 12


def make_secret(kind: str = "") -> str:
    """A new secret; its kind stands before it, so that it is known when it turns up somewhere."""
    return kind + secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash will do."""
    return sha256(secret.encode()).hexdigest()


def make_id() -> str:
    """A short id that nobody guesses."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
