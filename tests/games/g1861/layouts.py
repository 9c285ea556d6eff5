"""Track that several tests lay, and short ways to write down what runs on it."""

from __future__ import annotations

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Route, RunTrains

PRINTED_ROAD = "H8 G7 G5 F4 F2 E1"
"""From Moscow (exit 2) by Tver to St. Petersburg (exit 5), on printed track alone."""


def runs(seat: str, company: str, *routes: str) -> RunTrains:
    """Running trains on routes written as train and hexes.

    >>> runs("P1", "N", "2: H8 G7 G5").routes
    (Route(train='2', hexes=('H8', 'G7', 'G5')),)
    """
    parted = (route.split(":") for route in routes)
    return RunTrains(
        seat, company, tuple(Route(train, tuple(hexes.split())) for train, hexes in parted)
    )


def three_cities(table: Table, middle: tuple[str, int] = ("621", 1)) -> None:
    """Voronezh (I13), Kharkov (G15) and Ekaterinoslav (F18) on one line.

    All are yellow with one slot; ``middle`` may be another tile for Kharkov.
    """
    table.tile("I13", "57", 1)
    table.road("I13", "H14", "G15", "F16", "F18")
    table.tile("F18", "57", 0)
    if middle != ("621", 1):
        table.tile("G15", *middle)


def balloon(table: Table) -> None:
    """From Voronezh (I13) over a junction in J14 to a loop, and from J14 to Lugansk (I17).

    The junction joins its side towards the loop (5) with Voronezh (2) and Lugansk (1).
    """
    table.tile("I13", "57", 2)
    table.tile("J14", "24", 5)
    table.tile("K15", "29", 2)
    table.tile("L14", "7", 1)
    table.tile("K13", "7", 5)
    table.road("J14", "I15", "I17", "I19")


def two_ways_to_poland(table: Table) -> None:
    """From Smolensk (E9) by Minsk (C9) to A9, and by D10 to A11; B10 joins A9 and C9 only."""
    table.tile("E9", "5", 1)
    table.road("E9", "D8", "C9", "B10", "A9")
    table.road("E9", "D10", "C11", "B12", "A11")
