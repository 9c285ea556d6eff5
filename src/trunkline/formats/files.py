"""Reading a file, with errors that name it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from trunkline.formats.errors import FormatError


def read_bytes(path: str | Path) -> bytes:
    """What is in a file; ``FormatError`` if it cannot be read."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise FormatError(str(path), f"cannot be read ({reason.lower()})") from error


def read_object(content: bytes, source: str) -> dict[str, Any]:
    """The JSON object that a record consists of."""
    try:
        found = msgspec.json.decode(content)
    except msgspec.DecodeError as error:
        raise FormatError(source, f"is not JSON ({error})") from error
    if not isinstance(found, dict):
        raise FormatError(source, "is JSON, but not a record of a game: an object is expected")
    return found
