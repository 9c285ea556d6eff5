"""Finding room on a hex for figures, letters and names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from trunkline.draw.geometry import APOTHEM, SIDE, direction

_WANTED = 7.0
"""More room round a text than this makes it no better."""
_PLACES: tuple[complex, ...] = (
    0j,
    *(direction(n / 2) * far for far in (40, 50, 58, 65, 71, 76) for n in range(12)),
    *(complex(x, y) for y in (-72, -64, -50, -38, 38, 50, 64, 72) for x in (-34, -17, 0, 17, 34)),
)
_INSET = 4.0
"""How far everything keeps from the sides of the hex."""


class Spot(NamedTuple):
    """A place for something, and how good it is: the higher, the better."""

    worth: float
    at: complex


class Room:
    """The room on one hex. What is placed takes it away from what comes later."""

    def __init__(self) -> None:
        self._discs: list[tuple[complex, float]] = []
        self._boxes: list[tuple[complex, float, float]] = []

    def keep_off(self, points: Iterable[complex], radius: float) -> None:
        """Nothing should be placed over discs of a radius about some points."""
        self._discs.extend((point, radius) for point in points)

    def take(self, at: complex, width: float, height: float) -> complex:
        """Use a box of room at a place chosen beforehand."""
        self._boxes.append((at, width / 2, height / 2))
        return at

    def find(
        self, width: float, height: float, wish: complex, others: Sequence[complex] = ()
    ) -> complex:
        """Use the best place for a box of a size, near a wished place if there is room."""
        return self.take(self.best(width, height, wish, others).at, width, height)

    def find_disc(self, radius: float, wish: complex) -> complex:
        """Use the best place for a disc, near a wished place if there is room."""
        fitting = [place for place in (wish, *_PLACES) if _disc_fits(place, radius)]
        spot = self._best(fitting or [wish], radius * 0.8, radius * 0.8, wish)
        return self.take(spot.at, 2 * radius, 2 * radius)

    def best(
        self, width: float, height: float, wish: complex, others: Sequence[complex] = ()
    ) -> Spot:
        """The best place for a box of a size, without using it yet."""
        fitting = [place for place in (wish, *others, *_PLACES) if _fits(place, width, height)]
        return self._best(fitting or [wish], width / 2, height / 2, wish)

    def is_crossed(self, at: complex, width: float, height: float) -> bool:
        """Whether a box lies on something that it should have kept off."""
        return any(
            _gap(point - at, width / 2, height / 2) < radius for point, radius in self._discs
        )

    def _best(self, places: list[complex], wide: float, high: float, wish: complex) -> Spot:
        return max(
            (
                Spot(self._clearance(place, wide, high) - abs(place - wish) / 14, place)
                for place in places
            ),
            key=lambda spot: spot.worth,
        )

    def _clearance(self, at: complex, half_width: float, half_height: float) -> float:
        """The room round a box; the more it covers, the further below zero."""
        nearest, covered = _WANTED, 0.0
        for point, radius in self._discs:
            gap = _gap(point - at, half_width, half_height)
            nearest = min(nearest, gap - radius)
            covered += max(0.0, radius - gap)
        for middle, wide, high in self._boxes:
            away = middle - at
            gap = max(abs(away.real) - half_width - wide, abs(away.imag) - half_height - high)
            nearest = min(nearest, gap)
            covered += 12 * max(0.0, -gap)
        return nearest - covered / 4


def _gap(away: complex, half_width: float, half_height: float) -> float:
    """How far a point is from a box, by its place as the middle of the box sees it."""
    across, down = abs(away.real) - half_width, abs(away.imag) - half_height
    return abs(complex(max(across, 0.0), max(down, 0.0)))


def _fits(at: complex, width: float, height: float) -> bool:
    across, down = abs(at.real) + width / 2, abs(at.imag) + height / 2
    return down < APOTHEM - _INSET and across + down / 3**0.5 < SIDE - _INSET


def _disc_fits(at: complex, radius: float) -> bool:
    to_side = (SIDE - abs(at.real)) * 3**0.5 / 2 - abs(at.imag) / 2
    return min(to_side, APOTHEM - abs(at.imag)) > radius + _INSET
