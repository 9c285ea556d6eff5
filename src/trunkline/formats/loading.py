"""Loading a game from a file, whatever program recorded it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from trunkline.formats import eighteen_games, own
from trunkline.formats.errors import FormatError
from trunkline.formats.files import read_bytes, read_object
from trunkline.kernel import Game


def recognise(content: bytes, source: str) -> Literal["own", "18xx.games"]:
    """Which program's record some content is; ``FormatError`` if it is none we know."""
    found = read_object(content, source)
    if own.is_own(found):
        return "own"
    if eighteen_games.is_foreign(found):
        return "18xx.games"
    raise FormatError(source, "is neither a Trunkline record nor an export of 18xx.games")


def game_of(content: bytes, source: str) -> Game:
    """The game that some content records, replayed; ``FormatError`` says what was wrong."""
    if recognise(content, source) == "own":
        return own.parse(content, source)
    return eighteen_games.replay(eighteen_games.read(content, source))


def load(path: str | Path) -> Game:
    """The game in a file, replayed; ``FormatError`` names the file and what was wrong."""
    return game_of(read_bytes(path), str(path))
