"""Reading a file, with errors that name it, and writing one whole."""

from __future__ import annotations

import os
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


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that it is at any moment either the old one or the new one.

    ``OSError`` if it cannot be written; then the old file is unharmed.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
