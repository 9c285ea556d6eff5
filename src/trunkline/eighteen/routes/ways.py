"""Ways: which track and which stops a route given by its hexes takes."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING

import msgspec

from trunkline.eighteen.actions import Route
from trunkline.eighteen.board import city_id, hex_of
from trunkline.eighteen.components import STOP
from trunkline.eighteen.hexes import opposite
from trunkline.eighteen.routes.links import Links, links_of
from trunkline.eighteen.routes.problem import is_base, must_end
from trunkline.kernel import Refusal

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


class Way(msgspec.Struct, frozen=True):
    """The stops of a route in the order of travel, and the track between them."""

    stops: tuple[str, ...]
    sides: int
    """Its track, as links have it."""
    crossings: int
    """How many sides of hexes it crosses."""


def way_of(pos: Rail, route: Route) -> Way | Refusal:
    """Follow the track of a route; a refusal if there is no such continuous line.

    A hex that is named twice in a row has two stops of the route, with track between them.
    """
    links = links_of(pos.title, pos.state.board)
    hexes = route.hexes
    if len(hexes) < 2:
        return pos.refuse("too-few-stops", train=route.train, stops=len(hexes), least=2)
    visits = [(hex, len(list(times))) for hex, times in groupby(hexes)]
    stops: list[str] = []
    sides = 0
    entered: int | None = None
    for (here, times), following in zip(visits, (*visits[1:], None), strict=True):
        if here not in links.map.hexes:
            return pos.refuse("no-such-hex", train=route.train, hex=here)
        left = None
        if following is not None:
            beyond = following[0]
            left = links.map.edge_between(here, beyond)
            if left is None:
                return pos.refuse("hexes-apart", train=route.train, hex=here, other=beyond)
            side = 1 << links.map.sides[here, left]
            if sides & side:
                return pos.refuse("track-used-twice", train=route.train, hex=here, other=beyond)
            sides |= side
        ends = stops_in(links, here, entered, left, times)
        if ends:
            stops += [city_id(here, end - STOP) for end in ends]
            for one, other in pairwise(ends):
                sides |= links.inner(here, one, other)
        elif times > 1:
            return pos.refuse("hexes-apart", train=route.train, hex=here, other=here)
        elif entered is None or left is None:
            return pos.refuse("no-stop-at-end", train=route.train, hex=here)
        elif left not in links.joined(here, entered):
            return pos.refuse("no-track", train=route.train, hex=here, edges=(entered, left))
        entered = None if left is None else opposite(left)
    return Way(tuple(stops), sides, len(visits) - 1)


def stop_between(links: Links, hex: str, entered: int | None, left: int | None) -> str | None:
    """The stop that track joins to the edges used; at an end of the route one edge is used."""
    ends = stops_in(links, hex, entered, left, 1)
    return city_id(hex, ends[0] - STOP) if ends else None


def stops_in(
    links: Links, hex: str, entered: int | None, left: int | None, count: int
) -> tuple[int, ...]:
    """So many stops of a hex, joined to each other and to the edges used; none if there are none.

    At an end of the route one edge is used.
    """

    def is_joined(stop: int, edge: int | None) -> bool:
        return edge is None or edge in links.joined(hex, stop)

    numbers = range(STOP, STOP + len(links.face(hex).stops))
    found: list[tuple[int, ...]] = [(end,) for end in numbers if is_joined(end, entered)]
    for _ in range(count - 1):
        found = [
            (*ends, end)
            for ends in found
            for end in links.joined(hex, ends[-1])
            if end >= STOP and end not in ends
        ]
    return next((ends for ends in found if is_joined(ends[-1], left)), ())


def why_not_way(pos: Rail, company: str, route: Route, way: Way) -> Refusal | None:
    """Why a line of track is no route of the company, whatever the length of the train."""
    links = links_of(pos.title, pos.state.board)
    seen: set[str] = set()
    for stop in way.stops:
        station = links.station(stop)
        if station in seen:
            code = "area-twice" if links.stop(stop).kind == "offboard" else "station-twice"
            return pos.refuse(code, train=route.train, stop=stop)
        seen.add(station)
    if pos.title.hexes_once:
        visited = [hex for hex, _ in groupby(route.hexes)]
        for place, hex in enumerate(visited):
            if hex in visited[:place]:
                return pos.refuse("hex-twice", train=route.train, hex=hex)
    for stop in way.stops[1:-1]:
        if must_end(pos, stop, company):
            return _why_not_past(pos, route, stop)
    if not any(map(is_base(pos, company), way.stops)):
        return pos.refuse("no-own-token", train=route.train, company=company)
    return None


def _why_not_past(pos: Rail, route: Route, stop: str) -> Refusal:
    """Why a route may not go on behind a stop at which it has to end."""
    kind = links_of(pos.title, pos.state.board).stop(stop).kind
    if kind == "offboard":
        return pos.refuse("area-passed", train=route.train, hex=hex_of(stop))
    if kind == "port":
        return pos.refuse("port-passed", train=route.train, stop=stop)
    if hex_of(stop) in pos.title.terminals:
        return pos.refuse("terminal-passed", train=route.train, stop=stop)
    return pos.refuse("city-blocked", train=route.train, city=stop)
