"""Where the stops and the track of a hex lie.

A city with a hex to itself sits in the middle and its track comes in straight. Several
stops on a hex sit near their own exits. A town with two exits sits on the line that joins
them, and makes way for track that crosses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from trunkline.draw.geometry import (
    Curve,
    arc,
    bend,
    between_edges,
    direction,
    edge_point,
    is_on_radius,
    line,
    turn,
)
from trunkline.eighteen.components import STOP, Face, Piece

SLOT = 25.0
"""Radius of a token's slot."""
STEP = SLOT * 1.04
"""Half the distance between the middles of two slots that touch."""
_ASIDE = 50.0
"""How far from the middle a stop sits that shares its hex with others."""
_CLEAR = 34.0
"""How far a town keeps from track that is not its own, if it can."""


class Layout(NamedTuple):
    """The drawing plan of a face."""

    stops: tuple[complex, ...]
    facing: tuple[complex, ...]
    """For each stop the unit vector its slots or its bar lie along."""
    curves: dict[Piece, Curve]
    strands: tuple[tuple[Piece, ...], ...]
    """Pieces that meet, together; strands only cross each other, over and under."""


@lru_cache(maxsize=4096)
def layout(face: Face) -> Layout:
    """The plan of a face."""
    exits = [_exits_of(face, STOP + index) for index in range(len(face.stops))]
    through = [
        between_edges(*piece) for piece in face.pieces if piece[0] < STOP and piece[1] < STOP
    ]
    stops = tuple(_place(face, index, exits[index], through) for index in range(len(face.stops)))
    facing = tuple(_facing(face, index, exits[index], place) for index, place in enumerate(stops))
    curves = {piece: _curve(piece, stops, exits) for piece in face.pieces}
    return Layout(stops, facing, curves, _strands(face.pieces))


def slot_places(count: int) -> tuple[complex, ...]:
    """Where the slots of a city lie about its middle: a pair, a triangle, a square."""
    if count <= 1:
        return (0j,)
    if count == 2:
        return (complex(-STEP, 0), complex(STEP, 0))
    if count == 3:
        return tuple(direction(edge) * STEP * 1.155 for edge in (2, 4, 0))
    if count == 4:
        return tuple(complex(x * STEP, y * STEP) for y in (-1, 1) for x in (-1, 1))
    return tuple(direction(3 + 6 * n / count) * STEP * 1.7 for n in range(count))


def _exits_of(face: Face, end: int) -> tuple[int, ...]:
    return tuple(sorted(one for one, other in face.pieces if other == end and one < STOP))


def _place(face: Face, index: int, exits: tuple[int, ...], through: list[Curve]) -> complex:
    town = face.stops[index].kind == "town"
    if len(face.stops) == 1:
        if town and len(exits) == 2:
            return _along(*exits, through)
        return 0j
    if not exits:
        return direction(6 * index / len(face.stops) + 3) * _ASIDE
    if len(exits) == 2:
        turning = turn(*exits)
        if town or turning is None or turning[1] < _ASIDE + 1:
            return _along(*exits, through)
    middle = sum((direction(edge) for edge in exits), 0j)
    return middle / abs(middle) * _ASIDE if abs(middle) > 0.1 else 0j


def _along(one: int, other: int, through: list[Curve]) -> complex:
    """A place on the track between two edges, in its middle unless other track is close."""
    points = between_edges(one, other).points
    middle = (
        points[len(points) // 2]
        if len(points) % 2
        else ((points[len(points) // 2 - 1] + points[len(points) // 2]) / 2)
    )
    if turn(one, other) is not None:
        size = turn(one, other)
        assert size is not None
        middle = size[0] - size[0] / abs(size[0]) * size[1]
    if not through:
        return middle

    def room(place: complex) -> float:
        nearest = min(abs(place - point) for curve in through for point in curve.points)
        return min(nearest, _CLEAR) - abs(place - middle) / 20

    inner = [
        place
        for place in points
        if abs(place - edge_point(one)) > 40 < abs(place - edge_point(other))
    ]
    return max([middle, *inner], key=room)


def _facing(face: Face, index: int, exits: tuple[int, ...], place: complex) -> complex:
    if face.stops[index].kind == "town" and len(exits) == 2:
        turning = turn(*exits)
        away = direction(exits[0]) * 1j if turning is None else turning[0] - place
        return away / abs(away)
    if len(face.stops) > 1 and abs(place) > 1:
        return place / abs(place) * 1j
    return 1 + 0j


def _curve(piece: Piece, stops: tuple[complex, ...], exits: list[tuple[int, ...]]) -> Curve:
    one, other = piece
    if other < STOP:
        return between_edges(one, other)
    if one >= STOP:
        return line(stops[one - STOP], stops[other - STOP])
    place, around = stops[other - STOP], exits[other - STOP]
    if is_on_radius(one, place):
        return line(edge_point(one), place)
    if len(around) == 2:
        turning = turn(*around)
        if turning is not None and abs(abs(place - turning[0]) - turning[1]) < 0.5:
            return arc(edge_point(one), place, *turning)
    return bend(one, place)


def _strands(pieces: tuple[Piece, ...]) -> tuple[tuple[Piece, ...], ...]:
    strands: list[list[Piece]] = []
    for piece in pieces:
        meeting = [strand for strand in strands if any(set(piece) & set(other) for other in strand)]
        joined = [other for strand in meeting for other in strand]
        strands = [strand for strand in strands if strand not in meeting]
        strands.append([*joined, piece])
    return tuple(tuple(strand) for strand in strands)
