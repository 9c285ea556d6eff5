"""The track on a board as a graph of small numbers.

A *node* is a moment on a way: coming into a hex over one of its edges, or being at one of
its stops. Every node uses up one thing that a route may use only once, written as a single
bit: the hex side that is crossed, the station that is visited (all circles of a hex are one
station, 1861-6.3-4), or the off-board area. Since every piece of track touches a side or a
station, a way that uses no bit twice is a legal route, and the other way round: it uses no
track twice, nor the short common piece at a junction, and it never reverses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from trunkline.eighteen.board import Derived, face_at
from trunkline.eighteen.components import STOP, Face
from trunkline.eighteen.hexes import Map, opposite
from trunkline.eighteen.state import Board

if TYPE_CHECKING:
    from trunkline.eighteen.network import Network
    from trunkline.eighteen.title import RailTitle

Ways: TypeAlias = dict[int, tuple[tuple[int, int], ...]]
"""Where a route can go on from each node: the next node, and the bit that it uses up."""

ENDS = 32
"""Node numbers set aside for each hex: 6 edges, 10 stops, and as many changes of circle."""
CHANGE = 10
"""From the node of a stop to the node of coming to it from another circle of its hex."""


class Numbering:
    """Numbers for the nodes and bits of a map, and the ways through every face met so far."""

    def __init__(self, map: Map, circles: Literal["one_station", "each_circle"]) -> None:
        self.map = map
        self.circles = circles
        self.names = tuple(map.hexes)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self._stations: dict[str, int] = {}
        self.latest: Graph | None = None
        """The track looked at last: a board with the same tiles has the same."""
        self._ways: dict[tuple[str, Face, bool], Ways] = {}

    def node(self, hex: str, end: int) -> int:
        """The node of coming in over an edge, or of being at a stop."""
        return self.numbers[hex] * ENDS + end

    def place(self, node: int) -> tuple[str, int]:
        """The hex and the end of a node."""
        number, end = divmod(node, ENDS)
        return self.names[number], end

    def side(self, hex: str, edge: int) -> int:
        """The bit of a hex side."""
        return 1 << self.map.sides[hex, edge]

    def station(self, hex: str, face: Face, stop: int) -> int:
        """The bit of the station that a stop is, or is a part of."""
        name = {
            "city": hex if self.circles == "one_station" else f"{hex}.{stop}",
            "town": f"{hex}.{stop}",
            "offboard": f"area {self.map.hexes[hex].area}",
        }[face.stops[stop].kind]
        number = self._stations.setdefault(name, len(self._stations))
        return 1 << (self.map.side_count + number)

    def ways_through(self, hex: str, face: Face, change_circles: bool) -> Ways:
        """The ways from every node of a hex, as its face allows."""
        key = (hex, face, change_circles)
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = self._compile(hex, face, change_circles)
        return ways

    def _compile(self, hex: str, face: Face, change_circles: bool) -> Ways:
        ways: dict[int, list[tuple[int, int]]] = {}
        for one, other in face.pieces:
            for start, end in ((one, other), (other, one)):
                step = self._step(hex, face, end)
                if step is not None:
                    ways.setdefault(self.node(hex, start), []).append(step)
        cities = [STOP + n for n, stop in enumerate(face.stops) if stop.kind == "city"]
        if change_circles and len(cities) > 1:
            onwards = {end: list(ways.get(self.node(hex, end), ())) for end in cities}
            for end in cities:
                ways[self.node(hex, end + CHANGE)] = onwards[end]
                changes = [(self.node(hex, c + CHANGE), 0) for c in cities if c != end]
                ways[self.node(hex, end)] = onwards[end] + changes
        for number, stop in enumerate(face.stops):
            if stop.kind == "offboard":  # a route ends there (1861-6.3-10)
                ways.pop(self.node(hex, STOP + number), None)
        return {node: tuple(steps) for node, steps in ways.items()}

    def _step(self, hex: str, face: Face, end: int) -> tuple[int, int] | None:
        if end >= STOP:
            return self.node(hex, end), self.station(hex, face, end - STOP)
        beyond = self.map.neighbour(hex, end)
        if beyond is None:
            return None
        return self.node(beyond, opposite(end)), self.side(hex, end)


class Graph:
    """All track of one board, and the networks that have been found in it."""

    def __init__(self, numbering: Numbering, ways: Ways, tiles: object) -> None:
        self.numbering = numbering
        self.ways = ways
        self.tiles = tiles
        """The tiles that lie on the board; tokens make no difference to the track."""
        self.networks: dict[str, Network] = {}
        self._before: dict[int, list[tuple[int, int]]] = {}

    @property
    def before(self) -> dict[int, list[tuple[int, int]]]:
        """The nodes from which each node is reached, with the bit that it uses up."""
        if not self._before:
            for node, steps in self.ways.items():
                for target, bit in steps:
                    self._before.setdefault(target, []).append((node, bit))
        return self._before


def _graph(title: RailTitle[Any], board: Board, change_circles: bool) -> Graph:
    numbering = title.numbering
    ways: Ways = {}
    for hex in numbering.names:
        ways.update(numbering.ways_through(hex, face_at(title, board, hex), change_circles))
    return Graph(numbering, ways, board.tiles)


def relaid(title: RailTitle[Any], old: Board, new: Board, hex: str) -> None:
    """Remember the track of a board on which one hex has changed, if the old one is known."""
    before = graph.known.get(old)
    if before is None:
        return
    numbering = title.numbering
    ways = before.ways.copy()
    for node in numbering.ways_through(hex, face_at(title, old, hex), False):
        del ways[node]
    ways.update(numbering.ways_through(hex, face_at(title, new, hex), False))
    graph.known[new] = numbering.latest = Graph(numbering, ways, new.tiles)


@Derived
def graph(title: RailTitle[Any], board: Board) -> Graph:
    """The track of a board."""
    latest = title.numbering.latest
    if latest is not None and latest.tiles is board.tiles:
        found = Graph(title.numbering, latest.ways, board.tiles)
    else:
        found = _graph(title, board, change_circles=False)
    title.numbering.latest = found
    return found


@Derived
def graph_with_changes(title: RailTitle[Any], board: Board) -> Graph:
    """The track of a board where a route may change between the circles of a hex."""
    return _graph(title, board, change_circles=True)
