"""What is written on a hex: its name, values, letters and costs, each where there is room."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from trunkline.draw.fonts import lines, text_width
from trunkline.draw.layout import SLOT, Layout, layout, slot_places
from trunkline.draw.placing import Room, Spot
from trunkline.draw.printed import Print
from trunkline.draw.svg import Markup, circle, group, join, rectangle, text
from trunkline.eighteen.components import Face

FIGURE, LETTER, COST, COORDINATE = 21.0, 25.0, 16.0, 16.0
"""Sizes of what is written."""
NAMES = (20.0, 18.5)
"""Sizes of names: the largest one is taken if there is room for it."""
VALUE_BOX = complex(36, 27)
"""Width and height of one off-board value."""
VALUE_ROW = 9.0
"""How far below the middle of its hex the row of off-board values is."""
_COORDINATE_AT = (complex(-31, -76), complex(31, -76))
"""Where a hex's id stands, and where if that place is taken."""
_BADGE = 16.0
_PLATE = complex(10, 3)
"""How much wider and higher than its name a plate is."""


def writing(face: Face, shown: Print) -> Markup:
    """Everything written on a hex, outside its stops."""
    hex = shown.id if shown.coordinate else ""
    return _written(face, hex, shown.name, shown.cost, shown.closed, shown.values)


@lru_cache(maxsize=4096)
def _written(face: Face, hex: str, name: str, cost: int, closed: str, has_values: bool) -> Markup:
    # Looking for room takes most of the time of drawing a map, and few hexes change at a time.
    plan = layout(face)
    room = _room_left(face, plan, has_values)
    parts: list[Markup] = []
    if hex:
        width = text_width(hex, COORDINATE)
        free = (at for at in _COORDINATE_AT if not room.is_crossed(at, width, COORDINATE))
        at = room.take(next(free, _COORDINATE_AT[0]), width, COORDINATE)
        parts.append(text(hex, at, COORDINATE, class_="tl-place"))
    if name:
        parts.append(_name(face, name, room))
    parts.extend(_figures(face, plan, room))
    if face.label:
        at = room.find(text_width(face.label, LETTER), LETTER * 0.75, complex(64, 0))
        parts.append(text(face.label, at, LETTER, class_="tl-letter"))
    parts.extend(_cost(amount, room) for amount in (cost, face.upgrade_cost) if amount)
    if closed:
        words = f"{closed}+"
        at = room.find(text_width(words, FIGURE) + 6, FIGURE, 0j)
        parts.append(text(words, at, FIGURE, class_="tl-name"))
    return join(*parts)


def _room_left(face: Face, plan: Layout, has_values: bool) -> Room:
    room = Room()
    for curve in plan.curves.values():
        room.keep_off(curve.points, 8)
    for index, stop in enumerate(face.stops):
        at, facing = plan.stops[index], plan.facing[index]
        if stop.kind == "city":
            room.keep_off((at + place * facing for place in slot_places(stop.slots)), SLOT + 4)
        elif stop.kind == "town":
            room.keep_off([at + facing * along for along in (-10, 0, 10)], 10)
        elif has_values:
            width = VALUE_BOX.real * len(stop.revenue)
            room.take(complex(0, VALUE_ROW), width, VALUE_BOX.imag)
    return room


def _figures(face: Face, plan: Layout, room: Room) -> list[Markup]:
    """Values of cities and towns; one figure does for stops of equal value."""
    worth = {
        index: stop.revenue[0]
        for index, stop in enumerate(face.stops)
        if stop.kind != "offboard" and stop.revenue[0]
    }
    if len(worth) > 1 and len(set(worth.values())) == 1:
        wanted = {0j: next(iter(worth.values()))}
    else:
        wanted = {plan.stops[index]: revenue for index, revenue in worth.items()}
    return [_badge(room.find_disc(_BADGE, wish), revenue) for wish, revenue in wanted.items()]


def _badge(at: complex, revenue: int) -> Markup:
    size = FIGURE if revenue < 100 else FIGURE * 0.85
    return join(
        circle(at, _BADGE, class_="tl-badge"), text(str(revenue), at, size, class_="tl-figure")
    )


class _Lettering(NamedTuple):
    """One way of writing a name."""

    words: tuple[str, ...]
    size: float
    spot: Spot


def _name(face: Face, name: str, room: Room) -> Markup:
    offboard = any(stop.kind == "offboard" for stop in face.stops)
    best = max(
        (
            _lettered(words, size, room, offboard)
            for size in NAMES
            for words in {(name,), tuple(lines(name, size, 0))}
        ),
        key=lambda way: (way.spot.worth - (NAMES[0] - way.size) * 2.0 - len(way.words), way.words),
    )
    width, height = _extent(best.words, best.size)
    parts: list[Markup] = []
    if room.is_crossed(best.spot.at, width, height):
        parts.append(_plate(best.spot.at, width, height))
    room.take(best.spot.at, width, height)
    top = best.spot.at - 1j * (len(best.words) - 1) * best.size / 2
    return group(
        *parts,
        *(text(each, top + 1j * row * best.size, best.size) for row, each in enumerate(best.words)),
        class_="tl-name",
    )


def _plate(at: complex, width: float, height: float) -> Markup:
    """Ground under a name, where there is no room but on track."""
    wide, high = width + _PLATE.real, height + _PLATE.imag
    corner = at - complex(wide, high) / 2
    return rectangle(corner.real, corner.imag, wide, high, rx=5, class_="tl-plate")


def _lettered(words: tuple[str, ...], size: float, room: Room, offboard: bool) -> _Lettering:
    width, height = _extent(words, size)
    below = complex(0, VALUE_ROW + 35 if offboard else 36 + height / 2)
    above = complex(0, VALUE_ROW - 16 - height / 2) if offboard else below.conjugate()
    wishes = (above, below) if offboard else (below, above)
    return _Lettering(words, size, room.best(width, height, wishes[0], wishes[1:]))


def _extent(words: tuple[str, ...], size: float) -> tuple[float, float]:
    return max(text_width(each, size) for each in words), len(words) * size


def _cost(amount: int, room: Room) -> Markup:
    words = str(amount)
    width, height = text_width(words, COST) + 14, COST + 6
    at = room.find(width, height, complex(0, -50), (0j, complex(0, 56)))
    corner = at - complex(width, height) / 2
    return join(
        rectangle(corner.real, corner.imag, width, height, rx=height / 2, class_="tl-pill"),
        text(words, at, COST, class_="tl-cost"),
    )
