"""Places on a hex and on a map, and the curves of track. Points are complex numbers.

Hexes are flat-topped and measured in units of a hundredth of their side. Edge 0 is the
southern one and the others follow clockwise: south-west, north-west, north, north-east,
south-east. As always in SVG, y grows downwards.
"""

from __future__ import annotations

import cmath
import math
from typing import NamedTuple

from trunkline.draw.svg import number, point
from trunkline.eighteen.hexes import place

SIDE = 100.0
APOTHEM = SIDE * math.sqrt(3) / 2
"""From the middle of a hex to the middle of an edge."""
_SAMPLE = 9.0
"""Track is sampled about every so many units when room for figures is looked for."""


class Curve(NamedTuple):
    """A line as path data, and points along it from end to end."""

    data: str
    points: tuple[complex, ...]


def direction(edge: float) -> complex:
    """The unit vector towards an edge; halves point at corners."""
    return cmath.rect(1, math.radians(90 + 60 * edge))


def edge_point(edge: int) -> complex:
    """The middle of an edge."""
    return direction(edge) * APOTHEM


def corner(edge: int) -> complex:
    """The corner between an edge and the next one clockwise."""
    return direction(edge + 0.5) * SIDE


OUTLINE = " ".join(f"{number(corner(edge).real)},{number(corner(edge).imag)}" for edge in range(6))
"""The six corners as a polygon's points."""


def centre(name: str) -> complex:
    """The middle of a hex on its map."""
    column, row = place(name)
    return complex(column * SIDE * 1.5, row * APOTHEM)


def turn(start: int, end: int) -> tuple[complex, float] | None:
    """Centre and radius of the track from edge to edge; none where it runs straight."""
    apart = (end - start) % 6
    if apart == 3:
        return None
    middle = start + apart / 2 if apart < 3 else end + (6 - apart) / 2
    if apart in (1, 5):
        return direction(middle) * SIDE, SIDE / 2
    return direction(middle) * 2 * APOTHEM, SIDE * 1.5


def line(start: complex, end: complex) -> Curve:
    """A straight line."""
    steps = max(1, round(abs(end - start) / _SAMPLE))
    points = tuple(start + (end - start) * step / steps for step in range(steps + 1))
    return Curve(f"M{point(start)}L{point(end)}", points)


def arc(start: complex, end: complex, middle: complex, radius: float) -> Curve:
    """The shorter arc between two points round a third one."""
    angle = cmath.phase((end - middle) / (start - middle))
    steps = max(1, round(abs(angle) * radius / _SAMPLE))
    points = tuple(
        middle + (start - middle) * cmath.rect(1, angle * step / steps) for step in range(steps + 1)
    )
    sweep = 1 if angle > 0 else 0
    size = number(radius)
    return Curve(f"M{point(start)}A{size} {size} 0 0 {sweep} {point(end)}", points)


def bend(edge: int, end: complex) -> Curve:
    """Track that leaves an edge at a right angle and bends towards a point."""
    start = edge_point(edge)
    control = start * (1 - abs(end - start) / (2 * APOTHEM))
    steps = max(2, round(abs(end - start) / _SAMPLE))
    points = tuple(
        (1 - t) ** 2 * start + 2 * t * (1 - t) * control + t * t * end
        for t in (step / steps for step in range(steps + 1))
    )
    return Curve(f"M{point(start)}Q{point(control)} {point(end)}", points)


def between_edges(start: int, end: int) -> Curve:
    """Track from edge to edge, at right angles to both."""
    turning = turn(start, end)
    first, last = edge_point(start), edge_point(end)
    return line(first, last) if turning is None else arc(first, last, *turning)


def is_on_radius(edge: int, end: complex) -> bool:
    """Whether a straight line from an edge to a point is at a right angle to the edge."""
    return abs((end / direction(edge)).imag) < 0.5
