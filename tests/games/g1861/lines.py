"""Two lines out of Moscow that tests run trains on, and what is laid at their ends.

The line to St. Petersburg is printed on the map and passes Tver (R10). Moscow is worth R40, 50,
70 or 100 and St. Petersburg R40, 50 or 70 by the colour of their tiles, Nizhnii Novgorod R30.
"""

from __future__ import annotations

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Route

TO_PETERSBURG = ("H8", "G7", "G5", "F4", "F2", "E1")
TO_NIZHNII = ("H8", "I7", "J8", "K7")

MOSCOW = {"green": ("637",), "brown": ("637", "638"), "grey": ("637", "638", "639")}
PETERSBURG = {"brown": ("641",), "grey": ("641", "642")}


def moscow(table: Table, colour: str) -> None:
    """Moscow is upgraded to a colour; brown and grey join its circles to the city ``H8.0``."""
    for tile in MOSCOW[colour]:
        table.tile("H8", tile)


def petersburg(table: Table, colour: str) -> None:
    """St. Petersburg is upgraded to a colour, which joins its circles to the city ``E1.0``."""
    for tile in PETERSBURG[colour]:
        table.tile("E1", tile)


def nizhnii_line(table: Table) -> None:
    """Track from the eastern exit of Moscow to Nizhnii Novgorod."""
    table.tile("I7", "8", 5)
    table.tile("J8", "8", 2)


def to_petersburg(train: str) -> Route:
    return Route(train, TO_PETERSBURG)


def to_nizhnii(train: str) -> Route:
    return Route(train, TO_NIZHNII)
