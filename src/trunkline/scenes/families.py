"""Families of games: each says how its games are shown. They register themselves."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from trunkline.kernel import Action, Event, Game, Position
from trunkline.kernel.title import Title


@dataclass(frozen=True, slots=True)
class Family:
    """What a family adds to a scene. ``shown`` is a position that holds only what may be seen."""

    name: str
    includes: Callable[[Title[Any]], bool]
    drawings: Callable[[Position[Any, Any]], dict[str, str]]
    sheet: Callable[[Game, Position[Any, Any], bool], Any]
    """The last argument says whether somebody may act here: only then routes are looked for."""
    components: Callable[[Any], Any]
    tile_chart: Callable[[Position[Any, Any]], Any] | None
    judge: Callable[[Position[Any, Any], Action], tuple[int | None, tuple[int, ...]]]
    """What the routes of an action are worth, together and one by one."""
    follow: Callable[[], Follower]


class Follower:
    """Looks at a game while it is played again, and keeps what its history holds."""

    def start(self, game: Game) -> None:
        """The game before its first action."""

    def mark(self, game: Game) -> tuple[str, str] | None:
        """The label of the round that has begun, long and short; none inside a round."""
        return None

    def saw(self, game: Game, events: Collection[Event]) -> None:
        """What an action led to."""

    def keep(self, game: Game) -> None:
        """Keep the figures of this moment."""

    def finished(self, game: Game) -> Any:
        """What the family adds to a history."""
        return None


_families: list[Family] = []


def register(family: Family) -> None:
    """Make a family known."""
    _families.append(family)


def family_of(title: Title[Any]) -> Family | None:
    """The family of a title; none if it is shown by its tables only."""
    return next((family for family in _families if family.includes(title)), None)
