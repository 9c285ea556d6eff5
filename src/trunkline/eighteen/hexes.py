"""The geometry of a map: which hex lies where, its neighbours, sides and distances."""

from __future__ import annotations

import re
from collections.abc import Iterable

from trunkline.eighteen.components import Hex

_STEPS = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
"""Column and row steps over the edges 0 (south) to 5 (south-east) of a flat-topped hex."""
_NAME = re.compile(r"([A-Z]{1,2})(\d{1,2})")


def opposite(edge: int) -> int:
    """The number that the neighbour gives to a shared edge."""
    return (edge + 3) % 6


def place(name: str) -> tuple[int, int]:
    """Column and row of a hex named by letter and number.

    >>> place("A1"), place("C5")
    ((1, 1), (3, 5))
    """
    match = _NAME.fullmatch(name)
    if match is None:
        raise ValueError(f"{name!r} is not a hex name such as E5")
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column, int(match[2])


class Map:
    """The hexes of a map and how they touch."""

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes: dict[str, Hex] = {printed.id: printed for printed in hexes}
        places = {place(name): name for name in self.hexes}
        self.neighbours: dict[str, tuple[str | None, ...]] = {}
        """The hex beyond each of a hex's six edges, if there is one."""
        for name in self.hexes:
            column, row = place(name)
            self.neighbours[name] = tuple(places.get((column + dc, row + dr)) for dc, dr in _STEPS)
        self.sides: dict[tuple[str, int], int] = {}
        """A number for every hex side; two hexes that touch share it."""
        self.side_count = 0
        for name, around in self.neighbours.items():
            for edge, other in enumerate(around):
                if (name, edge) not in self.sides:
                    self.sides[name, edge] = self.side_count
                    if other is not None:
                        self.sides[other, opposite(edge)] = self.side_count
                    self.side_count += 1

    def neighbour(self, hex: str, edge: int) -> str | None:
        """The hex beyond an edge."""
        return self.neighbours[hex][edge]

    def edge_between(self, hex: str, other: str) -> int | None:
        """The edge of ``hex`` that touches ``other``."""
        around = self.neighbours[hex]
        return around.index(other) if other in around else None

    def distance(self, a: str, b: str) -> int:
        """The fewest hex steps between two hexes, whether or not hexes lie between."""
        (ca, ra), (cb, rb) = place(a), place(b)
        columns, rows = abs(ca - cb), abs(ra - rb)
        return columns + max(0, (rows - columns) // 2)

    def distance_on_map(self, a: str, b: str) -> int | None:
        """The fewest steps over existing hexes; none if there is no way."""
        seen, frontier, steps = {a}, [a], 0
        while frontier:
            if b in frontier:
                return steps
            frontier = [
                other
                for name in frontier
                for other in self.neighbours[name]
                if other is not None and not (other in seen or seen.add(other))  # type: ignore[func-returns-value]
            ]
            steps += 1
        return None
