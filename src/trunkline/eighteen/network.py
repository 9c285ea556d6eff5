"""Networks: what the routes of a company reach, of whatever length (1861-6.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from trunkline.eighteen.board import city_id, face_at, hex_of, is_blocked, stop_of, token_cities
from trunkline.eighteen.components import STOP, Piece
from trunkline.eighteen.reach import Used, finish, reach, spread, way_to
from trunkline.eighteen.state import Board
from trunkline.eighteen.track import CHANGE, ENDS, Graph, graph, graph_with_changes

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail, RailTitle

FEW_NODES = 12
"""Ways to so many single nodes are looked for before ways to all of them are."""


class Network:
    """All track, stations and off-board areas on any route of a company (1861-6.3-12).

    A first spread finds nearly all of it at little cost. The rest is looked for when a
    question is asked that the first spread cannot answer.
    """

    def __init__(self, track: Graph, blocked: Collection[int], sources: Mapping[int, int]) -> None:
        self._track = track
        self._blocked = blocked
        self._sources = sources
        self._used: Used = dict(sources)
        self._refused = spread(track.ways, blocked, self._used, list(sources))
        self._asked: dict[int, int | None] = {}
        self._continues: dict[tuple[int, int], bool] = {}

    def _complete(self) -> Used:
        finish(self._track, self._blocked, self._sources, self._used, self._refused)
        return self._used

    def _way(self, node: int) -> int | None:
        """The bits of a way to a node; none if there is no way."""
        spent = self._used.get(node)
        if spent is not None or not self._refused:
            return spent
        if node not in self._asked:
            if len(self._asked) >= FEW_NODES:
                return self._complete().get(node)
            self._asked[node] = way_to(self._track, self._blocked, self._sources, node, 0)
        return self._asked[node]

    def _reaches(self, nodes: Sequence[int]) -> bool:
        """Whether one of some nodes is reached."""
        return any(node in self._used for node in nodes) or any(
            self._way(node) is not None for node in nodes
        )

    @cached_property
    def arrivals(self) -> frozenset[tuple[str, int]]:
        """The hex sides through which track of the company comes into a hex, as the hex and
        its edge, whether or not track goes on from there."""
        places = map(self._track.numbering.place, self._complete())
        return frozenset((hex, end) for hex, end in places if end < STOP)

    @cached_property
    def stops(self) -> frozenset[str]:
        """The cities, towns and off-board hexes that are reached, as ``HEX.stop``."""
        places = map(self._track.numbering.place, self._complete())
        return frozenset(
            city_id(hex, end - STOP) for hex, end in places if STOP <= end < STOP + CHANGE
        )

    def reaches_stop(self, city: str) -> bool:
        """Whether a route leads to a stop."""
        hex, stop = hex_of(city), stop_of(city)
        return self._reaches([self._track.numbering.node(hex, STOP + stop)])

    def arrives(self, hex: str, edges: Iterable[int]) -> bool:
        """Whether track of the company comes into a hex over one of some edges."""
        return self._reaches([self._track.numbering.node(hex, edge) for edge in edges])

    def continues(self, hex: str, piece: Piece) -> bool:
        """Whether a route can come to one end of a piece of track and go on over the piece.

        The piece need not lie there yet: that is how new track is judged.
        """
        one, other = piece
        return self._goes_on(hex, one, other) or self._goes_on(hex, other, one)

    def _goes_on(self, hex: str, start: int, end: int) -> bool:
        numbering = self._track.numbering
        node = numbering.node(hex, start)
        spent = None if node in self._blocked else self._way(node)
        if spent is None:
            return False
        bit = numbering.side(hex, end) if end < STOP else self._station(node, hex, end)
        if not bit or not spent & bit:
            return bool(bit)
        known = self._continues.get((node, bit))
        if known is None:
            way = way_to(self._track, self._blocked, self._sources, node, bit)
            known = self._continues[node, bit] = way is not None
        return known

    def _station(self, node: int, hex: str, end: int) -> int:
        """The bit of the stop that track leads to from a node; 0 if no such track lies here."""
        stop = self._track.numbering.node(hex, end)
        return dict(self._track.ways.get(node, ())).get(stop, 0)

    def belongs(self, hex: str, piece: Piece) -> bool:
        """Whether a piece of track that lies in a hex is on a route of the company."""
        return self.continues(hex, piece)

    @cached_property
    def hexes(self) -> frozenset[str]:
        """The hexes into which routes come or in which they start."""
        return frozenset(hex for hex, _ in self.arrivals) | {hex_of(stop) for stop in self.stops}


def network(pos: Rail, company: str) -> Network:
    """The network of a company as the board lies now."""
    title, board = pos.title, pos.state.board
    track = graph(title, board)
    known = track.networks.get(company)
    if known is None:
        blocked = _blocked(title, board, company)
        sources = _sources(title, board, token_cities(board, company))
        known = track.networks[company] = Network(track, blocked, sources)
    return known


def connects(
    pos: Rail, company: str, others: Sequence[str], free: Collection[str], same_hex: bool
) -> frozenset[str]:
    """The companies to one of whose tokens a route of ``company`` leads (1861-7.2-2 to -5).

    Tokens of the companies in ``free`` do not block; with ``same_hex`` a route may change
    between the circles of a hex.
    """
    title, board = pos.title, pos.state.board
    track = graph_with_changes(title, board) if same_hex else graph(title, board)
    blocked = _blocked(title, board, company, free)
    blocked |= {node + CHANGE for node in blocked}
    sources = _sources(title, board, token_cities(board, company))
    used = reach(track, blocked, sources)

    def is_reached(city: str) -> bool:
        node = title.numbering.node(hex_of(city), STOP + stop_of(city))
        return node in used or node + CHANGE in used

    return frozenset(other for other in others if any(map(is_reached, token_cities(board, other))))


def is_unconnected(pos: Rail, city: str, per_hex: bool) -> bool:
    """Whether no route leads from a city to another station (1861-5.2.3-3, -4).

    With ``per_hex`` no route may lead away from any circle of its hex either (C-39).
    """
    title, board = pos.title, pos.state.board
    track = graph(title, board)
    circles = [city]
    if per_hex:
        stops = face_at(title, board, hex_of(city)).stops
        circles = [city_id(hex_of(city), number) for number in range(len(stops))]
    for circle in circles:
        sources = _sources(title, board, [circle])
        # The first station settles it, so that every other one may stand as blocked.
        blocked = {n for n in track.ways if n % ENDS >= STOP and n not in sources}
        if any(n % ENDS >= STOP and n not in sources for n in reach(track, blocked, sources)):
            return False
    return True


def _blocked(
    title: RailTitle[Any], board: Board, company: str, free: Collection[str] = ()
) -> set[int]:
    return {
        title.numbering.node(hex_of(city), STOP + stop_of(city))
        for city in board.tokens
        if is_blocked(title, board, city, company, free)
    }


def _sources(title: RailTitle[Any], board: Board, cities: Iterable[str]) -> dict[int, int]:
    numbering = title.numbering
    found = {}
    for city in cities:
        hex, stop = hex_of(city), stop_of(city)
        bit = numbering.station(hex, face_at(title, board, hex), stop)
        found[numbering.node(hex, STOP + stop)] = bit
    return found
