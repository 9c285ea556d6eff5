"""The export of the public site, as it lies in the file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from trunkline.formats.errors import FormatError
from trunkline.formats.files import read_bytes, read_object

RawAction = dict[str, Any]
"""An entry of the export's list: its type, who acted, and the type's own fields."""


class ForeignPlayer(msgspec.Struct, frozen=True):
    """A player, in the order of the table."""

    name: str
    id: int | str = ""

    @property
    def key(self) -> int | str:
        """What actions call the player; games played at one screen have names only."""
        return self.id if self.id != "" else self.name


class ForeignGame(msgspec.Struct, frozen=True):
    """A recorded game, before anything of it has been replayed."""

    title: str
    players: tuple[ForeignPlayer, ...]
    seed: int
    optional_rules: tuple[str, ...]
    actions: tuple[RawAction, ...]
    result: dict[str, int]
    """What the site recorded as the final value of each player, by name."""
    end_reason: str
    finished: bool
    source: str
    """The file, for messages."""


class _Settings(msgspec.Struct):
    seed: int | str | None = None
    optional_rules: tuple[str, ...] | None = None


class _Export(msgspec.Struct):
    title: str
    players: tuple[ForeignPlayer, ...]
    actions: tuple[RawAction, ...]
    settings: _Settings = msgspec.field(default_factory=_Settings)
    result: dict[str, int | float] | None = None
    game_end_reason: str | None = None
    status: str = ""


def is_foreign(content: Mapping[str, Any]) -> bool:
    """Whether a JSON object looks like an export of the public site."""
    return {"title", "players", "actions"} <= content.keys() and "format" not in content


def read(source: str | Path | bytes, name: str = "") -> ForeignGame:
    """Read an export from a file or from its content; ``FormatError`` if it is none."""
    if isinstance(source, bytes):
        content, name = source, name or "the export"
    else:
        content, name = read_bytes(source), name or str(source)
    found = read_object(content, name)
    if not is_foreign(found):
        raise FormatError(
            name, "is not an export of 18xx.games: title, players and actions are expected"
        )
    try:
        export = msgspec.convert(found, _Export, strict=False)
    except msgspec.ValidationError as error:
        raise FormatError(name, f"is not an export of 18xx.games ({error})") from error
    for number, action in enumerate(export.actions):
        if not isinstance(action.get("type"), str):
            raise FormatError(name, "has no type", action=f"action at index {number}")
    seed = export.settings.seed
    return ForeignGame(
        title=export.title,
        players=export.players,
        seed=int(seed) if str(seed or "").lstrip("-").isdigit() else 0,  # type: ignore[arg-type]
        optional_rules=export.settings.optional_rules or (),
        actions=export.actions,
        result=_by_name(export),
        end_reason=export.game_end_reason or "",
        finished=export.status == "finished" or bool(export.game_end_reason),
        source=name,
    )


def _by_name(export: _Export) -> dict[str, int]:
    names = {str(player.key): player.name for player in export.players}
    return {names.get(key, key): int(value) for key, value in (export.result or {}).items()}
