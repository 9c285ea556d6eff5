"""The export of the public site, as it lies in the file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from trunkline.formats.eighteen_games.entries import Recorded, read_entry
from trunkline.formats.errors import FormatError
from trunkline.formats.files import read_bytes, read_object
from trunkline.formats.schema import Misfit, checked

Seed = Annotated[
    int | Annotated[str, Meta(pattern=r"^-?[0-9]{0,18}$")], Meta(description="a whole number")
]
Value = Annotated[int | float, Meta(description="a number")]


class ForeignPlayer(msgspec.Struct, frozen=True):
    """A player, in the order of the table."""

    name: Annotated[str, Meta(min_length=1, description="a player's name")]
    id: Annotated[int | str | UnsetType, Meta(description="a player's id")] = UNSET

    @property
    def key(self) -> int | str:
        """What actions call the player; games played at one screen have names only."""
        return self.name if isinstance(self.id, UnsetType) else self.id


class ForeignGame(msgspec.Struct, frozen=True):
    """A recorded game, before anything of it has been replayed."""

    title: str
    players: tuple[ForeignPlayer, ...]
    seed: int
    optional_rules: tuple[str, ...]
    actions: tuple[Recorded, ...]
    result: dict[str, int]
    """What the site recorded as the final value of each player, by name."""
    end_reason: str
    finished: bool
    source: str
    """The file, for messages."""


class _Settings(msgspec.Struct):
    seed: Seed | None = None
    optional_rules: Annotated[tuple[str, ...] | None, Meta(description="a list of names")] = None


class _Export(msgspec.Struct):
    title: str
    players: Annotated[tuple[ForeignPlayer, ...], Meta(description="a list of players")]
    actions: Annotated[tuple[Any, ...], Meta(description="a list of actions")]
    settings: _Settings | None = None
    result: dict[str, Value] | None = None
    game_end_reason: str | None = None
    status: str | None = None


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
        export = checked(found, _Export)
        _check_players(export.players)
    except Misfit as error:
        raise FormatError(name, f"is not an export of 18xx.games: {error}") from error
    settings = export.settings or _Settings()
    return ForeignGame(
        title=export.title,
        players=export.players,
        seed=int(settings.seed or 0),
        optional_rules=settings.optional_rules or (),
        actions=tuple(read_entry(raw, index, name) for index, raw in enumerate(export.actions)),
        result=_by_name(export),
        end_reason=export.game_end_reason or "",
        finished=export.status == "finished" or bool(export.game_end_reason),
        source=name,
    )


def _check_players(players: tuple[ForeignPlayer, ...]) -> None:
    """Every player is told from the others, by id or, where nobody has one, by name."""
    with_id = [player for player in players if player.id is not UNSET]
    keys: dict[str, int] = {}
    for place, player in enumerate(players):
        if with_id and player.id is UNSET:
            raise Misfit(f"players[{place}].id is missing; it should be a player's id")
        other = keys.setdefault(str(player.key), place)
        if other != place:
            field = "id" if with_id else "name"
            raise Misfit(
                f"players[{place}].{field} is {player.key}, which players[{other}] has too; "
                f"every player should have another {field}"
            )


def _by_name(export: _Export) -> dict[str, int]:
    names = {str(player.key): player.name for player in export.players}
    return {names.get(key, key): int(value) for key, value in (export.result or {}).items()}
