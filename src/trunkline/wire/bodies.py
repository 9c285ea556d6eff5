"""What every body of a request and every answer is made of."""

from __future__ import annotations

from typing import Any

import msgspec

MOST_NAME = 40
"""Letters in a name, of a person or a table."""


class Asked(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request: fields that nobody knows are a mistake, not a wish."""


class Told(msgspec.Struct, kw_only=True):
    """An answer."""


class ProblemBody(Told, omit_defaults=True):
    """What is answered in place of what was asked for."""

    code: str
    text: str
    data: dict[str, Any] = {}
    rule: str | None = None
    """The rule of the game that forbids it, if one does."""
