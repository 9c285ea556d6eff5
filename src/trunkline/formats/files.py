"""Reading a file, with errors that name it, and writing one whole."""

from __future__ import annotations

import codecs
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
    except ValueError as error:
        raise FormatError(str(path), "cannot be read (no file has such a name)") from error


def decoded(content: bytes, source: str) -> Any:
    """What some JSON says; ``FormatError`` if it is none, or none that anybody would write."""
    try:
        return msgspec.json.decode(content.removeprefix(codecs.BOM_UTF8))
    except UnicodeDecodeError as error:
        raise FormatError(source, "is not JSON (its text is not in UTF-8)") from error
    except msgspec.DecodeError as error:
        raise FormatError(source, f"is not JSON ({_what_is_wrong(error)})") from error
    except RecursionError as error:
        raise FormatError(source, "is nested far too deeply to be a record of a game") from error


def _what_is_wrong(error: msgspec.DecodeError) -> str:
    told = str(error).removeprefix("JSON is malformed: ").partition(" - at ")[0]
    return "it breaks off before its end" if "truncated" in told else told.lower()


def read_object(content: bytes, source: str) -> dict[str, Any]:
    """The JSON object that a record consists of."""
    found = decoded(content, source)
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
