"""Tiles on the table: turned, compared, and put in each other's place."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from trunkline.eighteen.components import COLOURS, STOP, Face, Piece, Stop, Tile

ROTATIONS = range(6)


def turned(piece: Piece, rotation: int) -> Piece:
    """A piece of track after turning; stops stay stops."""
    one, other = (end if end >= STOP else (end + rotation) % 6 for end in piece)
    return (one, other) if one < other else (other, one)


def rotated(face: Face, rotation: int) -> Face:
    """The face turned clockwise by so many edges.

    >>> rotated(Face("8", 0, "yellow", "", (), ((0, 2),)), 5).pieces
    ((1, 5),)
    """
    pieces = tuple(sorted(turned(piece, rotation) for piece in face.pieces))
    return msgspec.structs.replace(face, rotation=(face.rotation + rotation) % 6, pieces=pieces)


def next_colour(colour: str) -> str | None:
    """The colour that replaces a colour; none after grey and for hexes that take no tile."""
    if colour not in COLOURS[:-1]:
        return None
    return COLOURS[COLOURS.index(colour) + 1]


def edges_of(face: Face, stop: int) -> frozenset[int]:
    """The edges from which track leads to a stop."""
    return frozenset(edge for edge, end in face.pieces if end == STOP + stop)


def kinds(face: Face) -> frozenset[str]:
    """What sorts of stop lie on a face: none at all on plain track."""
    return frozenset(stop.kind for stop in face.stops)


def stop_mapping(old: Face, new: Face) -> tuple[int, ...] | None:
    """For each old stop the new stop of its kind that has all its track.

    Every new stop must take the place of an old one; circles that are joined have the
    same new stop. None if there is no such mapping.
    """
    found: list[int] = []
    for number, stop in enumerate(old.stops):
        successor = _successor(old, number, stop, new)
        if successor is None:
            return None
        found.append(successor)
    return tuple(found) if set(found) == set(range(len(new.stops))) else None


def _successor(old: Face, number: int, stop: Stop, new: Face) -> int | None:
    edges = edges_of(old, number)
    if not edges:
        # Nothing leads here yet: only its place among the stops tells which one it is.
        number = 0 if len(new.stops) == 1 else number
        same_count = len(new.stops) in (1, len(old.stops))
        return number if same_count and new.stops[number].kind == stop.kind else None
    for other, candidate in enumerate(new.stops):
        if candidate.kind == stop.kind and edges <= edges_of(new, other):
            return other
    return None


def plain_pieces(face: Face) -> frozenset[Piece]:
    """Track that leads from edge to edge without a stop."""
    return frozenset(piece for piece in face.pieces if piece[1] < STOP)


def keeps_track(old: Face, new: Face) -> bool:
    """Whether every edge-to-edge piece of the old face, and every exit, is on the new one."""
    return plain_pieces(old) <= plain_pieces(new) and set(old.exits) <= set(new.exits)


def fits(old: Face, new: Face) -> bool:
    """Whether all that is on the old face is on the new one, in the same position."""
    return keeps_track(old, new) and stop_mapping(old, new) is not None


class Catalogue:
    """The tiles of a title in all rotations, and which can take the place of which."""

    def __init__(self, tiles: Mapping[str, Tile]) -> None:
        self.tiles = tiles
        self.faces: dict[tuple[str, int], Face] = {
            (number, rotation): rotated(tile.face, rotation)
            for number, tile in tiles.items()
            for rotation in ROTATIONS
        }
        """Every tile in every rotation, by number and rotation."""
        self._replacements: dict[Face, tuple[Face, ...]] = {}

    def replacements(self, old: Face) -> tuple[Face, ...]:
        """The faces of the next colour that keep all that is on a face."""
        found = self._replacements.get(old)
        if found is None:
            colour = next_colour(old.colour)
            found = tuple(
                face for face in self.faces.values() if face.colour == colour and fits(old, face)
            )
            self._replacements[old] = found
        return found
