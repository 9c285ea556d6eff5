"""Families of games: what programs have to know of each to play in it. They register themselves.

Nothing here asks for the name of a title: a family says which titles it includes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from trunkline.kernel import Action, Event, Game, Open, Position, Title

Table = Game | Position[Any, Any]
"""What a program looks at: a game, or a position without its history."""


@dataclass(frozen=True, slots=True)
class Family:
    """What a family knows beyond the kernel."""

    name: str
    includes: Callable[[Title[Any]], bool]
    fill: Callable[[Position[Any, Any], Open], Action]
    """The best action out of a choice that leaves more open than a number."""
    grants: Callable[
        [Position[Any, Any] | None, Sequence[Event], Position[Any, Any]],
        tuple[tuple[str, str], ...],
    ]
    """Who is given time for what has begun; nothing came before the first position."""


_families: list[Family] = []


def register(family: Family) -> None:
    """Make a family known."""
    _families.append(family)


def family_of(title: Title[Any]) -> Family | None:
    """The family of a title; none if programs know it by the kernel only."""
    return next((family for family in _families if family.includes(title)), None)


def position_of(table: Table) -> Position[Any, Any]:
    """The position of a game, or the position itself."""
    return table.position if isinstance(table, Game) else table
