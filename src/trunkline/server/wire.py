"""What every body of a request and every answer is made of."""

from __future__ import annotations

import msgspec


class Asked(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of a request: fields that nobody knows are a mistake, not a wish."""


class Told(msgspec.Struct, kw_only=True):
    """An answer."""
