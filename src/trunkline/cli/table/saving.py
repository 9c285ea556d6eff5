"""Keeping a game: after every action it is on the disk, whole, whatever happens next."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from trunkline.cli.errors import BadInput, unwritable, why
from trunkline.formats.files import write_whole
from trunkline.resources import VARIABLE, data_folder
from trunkline.words import phrase

if TYPE_CHECKING:
    from trunkline.kernel import Game


def games_folder() -> Path:
    """Where games are kept that were given no place of their own."""
    return data_folder() / "games"


class Keeper:
    """The file that a game is kept in."""

    def __init__(self, path: Path, fresh: bool) -> None:
        self.path = path
        self.fresh = fresh
        """Whether the file was made for this game and nothing has been played yet."""
        self.failure = ""
        """Why the last action is not on the disk; empty if it is."""
        self._left = _mark(path)
        """What the file looked like when it was read or written here."""

    @classmethod
    def of_new(cls, game: Game) -> Keeper:
        """A new file in the user's folder; ``BadInput`` if none can be made there."""
        from trunkline.formats import dump

        folder = games_folder()
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        names = re.sub(r"[^\w]+", "-", "-".join(game.players)).strip("-")[:60]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _unused(folder, f"{game.title.name}-{stamp}-{names}")
            write_whole(path, dump(game))
        except OSError as error:
            raise BadInput(
                f"{folder}: no game can be kept there ({why(error)}); "
                f"{VARIABLE} may name another folder"
            ) from error
        return cls(path, fresh=True)

    @classmethod
    def of_file(cls, path: Path) -> Keeper:
        """The file of a game that is taken up again; ``BadInput`` if it cannot be written."""
        path = path.resolve()
        if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
            raise BadInput(
                f"{path} cannot be written, so no action could be kept in it; "
                "play on with a copy of it"
            )
        return cls(path, fresh=False)

    def keep(self, game: Game) -> None:
        """Write the game down; what goes wrong is remembered until it goes right."""
        from trunkline.formats import dump

        self.fresh = False
        if _mark(self.path) not in (self._left, None):
            self.failure = phrase("play-changed")
            return
        try:
            write_whole(self.path, dump(game))
            self.failure, self._left = "", _mark(self.path)
        except OSError as error:
            self.failure = why(error)

    def drop_if_fresh(self) -> bool:
        """Leave nothing behind of a game in which nothing was done."""
        if self.fresh:
            self.path.unlink(missing_ok=True)
        return self.fresh


def _mark(path: Path) -> tuple[int, int] | None:
    """What tells whether a file has changed; none if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _unused(folder: Path, name: str) -> Path:
    """A file of that name that did not exist and now does: two games never share one."""
    for number in range(1, 1000):
        path = folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(17, "too many games of that name", str(folder))


def save_copy(game: Game, path: Path) -> None:
    """Write the game to a file that a player names; ``BadInput`` if that is no good."""
    from trunkline.formats import dump, own
    from trunkline.formats.errors import FormatError
    from trunkline.formats.files import read_bytes

    if path.is_dir():
        raise BadInput(f"{path} is a folder; name a file")
    if path.exists():
        try:
            own.read_record(read_bytes(path), str(path))
        except FormatError:
            raise BadInput(f"{path} exists and is no saved game; name another file") from None
    try:
        write_whole(path, dump(game))
    except OSError as error:
        raise unwritable(path, error) from error
