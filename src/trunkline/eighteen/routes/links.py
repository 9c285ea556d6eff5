"""Links: the plain track between two stops, derived from what lies on the board.

Every piece of track touches at least one side of its hex, or joins two stops there. Two ways
over the board use a common piece, or a common entry to a junction, if and only if they use a
common side or a common piece between stops. So the track of a link is kept as one whole number
with a bit for every side of ``Map.sides``, and above them one for every piece between stops.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec

from trunkline.eighteen.board import city_id, face_at, hex_of, stop_of
from trunkline.eighteen.components import STOP, Face, Stop
from trunkline.eighteen.hexes import Map, opposite
from trunkline.eighteen.state import Board

if TYPE_CHECKING:
    from trunkline.eighteen.title import RailTitle


class Link(msgspec.Struct, frozen=True):
    """Track from one stop to the next without a stop in between."""

    start: str
    end: str
    sides: int
    """The hex sides it crosses, as bits; or the bit of the piece between two stops of a hex."""
    hexes: tuple[str, ...]
    """Its hexes from start to end, both included; one hex twice if it does not leave it."""

    @property
    def entered(self) -> tuple[str, ...]:
        """The hexes that it comes into, one after the other."""
        return tuple(there for here, there in pairwise(self.hexes) if here != there)


@lru_cache(maxsize=4096)
def ends_joined(face: Face) -> dict[int, tuple[int, ...]]:
    """For every end of track on a face, the ends that a piece joins to it, ascending."""
    joined: dict[int, set[int]] = {}
    for a, b in face.pieces:
        joined.setdefault(a, set()).add(b)
        joined.setdefault(b, set()).add(a)
    return {end: tuple(sorted(others)) for end, others in joined.items()}


class Links:
    """The links of one laying of tiles; each stop's are found when first asked for."""

    def __init__(self, title: RailTitle[Any], board: Board) -> None:
        self.map: Map = title.map
        self.tiles = board.tiles
        self._title = title
        self._board = board
        self._faces: dict[str, Face] = {}
        self._joined: dict[str, dict[int, tuple[int, ...]]] = {}
        self._links: dict[str, tuple[Link, ...]] = {}
        self._inner: dict[tuple[str, int, int], int] = {}

    def inner(self, hex: str, one: int, other: int) -> int:
        """The bit of the piece of track that joins two stops of a hex."""
        key = (hex, min(one, other), max(one, other))
        return 1 << self.map.side_count + self._inner.setdefault(key, len(self._inner))

    def face(self, hex: str) -> Face:
        """What lies on a hex."""
        if hex not in self._faces:
            self._faces[hex] = face_at(self._title, self._board, hex)
        return self._faces[hex]

    def joined(self, hex: str, end: int) -> tuple[int, ...]:
        """The ends of a hex that track joins to one of its ends."""
        if hex not in self._joined:
            self._joined[hex] = ends_joined(self.face(hex))
        return self._joined[hex].get(end, ())

    def stop(self, name: str) -> Stop:
        """The stop of that id."""
        return self.face(hex_of(name)).stops[stop_of(name)]

    def station(self, name: str) -> str:
        """What a route may visit only once because of this stop.

        A town is a station by itself, so are cities where a title says so, elsewhere all of a
        hex are one; all hexes of an off-board area are one place.
        """
        kind = self.stop(name).kind
        hex = hex_of(name)
        if kind == "town" or (kind == "city" and self._title.route_circles == "each_circle"):
            return name
        return self.map.hexes[hex].area or hex if kind == "offboard" else hex

    def of(self, name: str) -> tuple[Link, ...]:
        """All links that begin at a stop and end at another station.

        Of two links between the same stops, one that uses all track of the other and
        more is left out: no route is worth more by it.
        """
        if name not in self._links:
            self._links[name] = tuple(_shortest(self._found_from(name)))
        return self._links[name]

    def all_of(self, name: str) -> tuple[Link, ...]:
        """All links that begin at a stop, those with needless track as well."""
        return tuple(sorted(self._found_from(name), key=lambda link: (link.end, link.hexes)))

    def _found_from(self, start: str) -> list[Link]:
        hex = hex_of(start)
        station = self.station(start)
        found: list[Link] = []
        ways: list[tuple[tuple[str, ...], int, int]] = []
        here = STOP + stop_of(start)
        for end in reversed(self.joined(hex, here)):
            if end < STOP:
                ways.append(((hex,), end, 0))
            elif self.station(name := city_id(hex, end - STOP)) != station:
                found.append(Link(start, name, self.inner(hex, here, end), (hex, hex)))
        while ways:
            hexes, edge, sides = ways.pop()
            side = 1 << self.map.sides[hexes[-1], edge]
            other = self.map.neighbour(hexes[-1], edge)
            if other is None or sides & side:
                continue
            for end in reversed(self.joined(other, opposite(edge))):
                if end < STOP:
                    ways.append(((*hexes, other), end, sides | side))
                elif self.station(name := city_id(other, end - STOP)) != station:
                    found.append(Link(start, name, sides | side, (*hexes, other)))
        return found


def _shortest(found: list[Link]) -> list[Link]:
    """The links whose track does not include that of another one between the same stops."""
    kept: list[Link] = []
    for link in sorted(found, key=lambda link: (link.sides.bit_count(), link.hexes)):
        if not any(link.end == one.end and one.sides & ~link.sides == 0 for one in kept):
            kept.append(link)
    return sorted(kept, key=lambda link: (link.end, link.hexes))


_by_board: WeakKeyDictionary[Board, Links] = WeakKeyDictionary()
_latest: list[Links] = []


def links_of(title: RailTitle[Any], board: Board) -> Links:
    """The links of a board, remembered beside it.

    Boards that differ in their tokens only share them; of those, a few are kept at hand.
    """
    links = _by_board.get(board)
    if links is None or links.map is not title.map:
        links = next(
            (one for one in _latest if one.tiles is board.tiles and one.map is title.map), None
        )
        if links is None:
            links = Links(title, board)
            _latest.insert(0, links)
            del _latest[8:]
        _by_board[board] = links
    return links
