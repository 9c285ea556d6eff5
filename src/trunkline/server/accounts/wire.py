"""What is asked of accounts, and what is told of them."""

from __future__ import annotations

from typing import Any

from trunkline.wire.bodies import Asked, Told


class Account(Told):
    """An account as its owner sees it."""

    id: str
    name: str
    kind: str
    """``guest`` or ``person``."""
    language: str
    settings: dict[str, Any]
    email: str | None
    is_email_confirmed: bool
    has_password: bool
    created: int


class NewGuest(Asked):
    """A guest: the name can be left to us."""

    name: str | None = None
    language: str | None = None
