"""Countries turned round and seen in a mirror: the same country in other words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import Any, NamedTuple

import msgspec

from tests.eighteen.countries import MIDDLE, name_of
from trunkline.eighteen.board import face_at
from trunkline.eighteen.components import STOP, Face
from trunkline.eighteen.hexes import Map, place
from trunkline.eighteen.routes import bonuses_of
from trunkline.eighteen.state import Board
from trunkline.kernel import Position


class Symmetry(NamedTuple):
    """What becomes of columns and rows, counted from the middle, and of edges."""

    move: Callable[[int, int], tuple[int, int]]
    edge: Callable[[int], int]


def turn(times: int) -> Symmetry:
    """A turn by so many edges, clockwise."""

    def move(column: int, row: int) -> tuple[int, int]:
        for _ in range(times):
            column, row = (column - row) // 2, (3 * column + row) // 2
        return column, row

    return Symmetry(move, lambda edge: (edge + times) % 6)


MIRROR = Symmetry(lambda column, row: (-column, row), lambda edge: -edge % 6)
"""West and east change places."""


def both(first: Symmetry, second: Symmetry) -> Symmetry:
    """One after the other."""
    return Symmetry(
        lambda column, row: second.move(*first.move(column, row)),
        lambda edge: second.edge(first.edge(edge)),
    )


SYMMETRIES = tuple(both(turn(times), second) for times in range(6) for second in (turn(0), MIRROR))


def turned(pos: Position[Any, Any], company: str, symmetry: Symmetry) -> Position[Any, Any]:
    """A position with everything moved; tiles become the print of their hexes."""
    title = pos.title
    hexes = title.map.hexes
    centre_column, centre_row = place(next(iter(hexes)))

    def name(hex: str) -> str:
        column, row = place(hex)
        column, row = symmetry.move(column - centre_column, row - centre_row)
        return name_of((column + MIDDLE[0], row + MIDDLE[1]))

    def names(places: Iterable[str]) -> tuple[str, ...]:
        return tuple(name(one) if one in hexes else one for one in places)

    def face(old: Face) -> Face:
        pieces = [
            tuple(sorted(end if end >= STOP else symmetry.edge(end) for end in piece))
            for piece in old.pieces
        ]
        return msgspec.structs.replace(old, pieces=tuple(sorted(pieces)))

    board = pos.state.board
    other = copy(title)
    other.map = Map(
        msgspec.structs.replace(printed, id=name(hex), face=face(face_at(title, board, hex)))
        for hex, printed in reversed(hexes.items())
    )
    other.terminals = frozenset(names(title.terminals))
    other.bonuses = tuple(
        msgspec.structs.replace(
            bonus, places=names(bonus.places), together_with=names(bonus.together_with)
        )
        for bonus in bonuses_of(pos, company)
    )
    other.privates = {}
    moved = Position(other, pos.state.copy())
    moved.state.board = Board(
        {},
        {
            f"{name(city.partition('.')[0])}.{city.partition('.')[2]}": owners
            for city, owners in board.tokens.items()
        },
    )
    return moved
