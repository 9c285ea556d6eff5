"""Ways: which track and which stops a route given by its hexes takes."""

from __future__ import annotations

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
    """The stops of a route in the order of travel, and the hex sides it crosses as bits."""

    stops: tuple[str, ...]
    sides: int


def way_of(pos: Rail, route: Route) -> Way | Refusal:
    """Follow the track of a route; a refusal if there is no such continuous line."""
    links = links_of(pos.title, pos.state.board)
    hexes = route.hexes
    if len(hexes) < 2:
        return pos.refuse("too-few-stops", train=route.train, stops=len(hexes), least=2)
    stops: list[str] = []
    sides = 0
    entered: int | None = None
    for here, following in zip(hexes, (*hexes[1:], None), strict=True):
        if here not in links.map.hexes:
            return pos.refuse("no-such-hex", train=route.train, hex=here)
        left = None
        if following is not None:
            left = links.map.edge_between(here, following)
            if left is None:
                return pos.refuse("hexes-apart", train=route.train, hex=here, other=following)
            side = 1 << links.map.sides[here, left]
            if sides & side:
                return pos.refuse("track-used-twice", train=route.train, hex=here, other=following)
            sides |= side
        stop = stop_between(links, here, entered, left)
        if stop is not None:
            stops.append(stop)
        elif entered is None or left is None:
            return pos.refuse("no-stop-at-end", train=route.train, hex=here)
        elif left not in links.joined(here, entered):
            return pos.refuse("no-track", train=route.train, hex=here, edges=(entered, left))
        entered = None
        if following is not None and left is not None:
            entered = opposite(left)
    return Way(tuple(stops), sides)


def stop_between(links: Links, hex: str, entered: int | None, left: int | None) -> str | None:
    """The stop that track joins to the edges used; at an end of the route one edge is used."""
    edges = [edge for edge in (entered, left) if edge is not None]
    for end in links.joined(hex, edges[0]):
        if end >= STOP and all(end in links.joined(hex, edge) for edge in edges):
            return city_id(hex, end - STOP)
    return None


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
        for place, hex in enumerate(route.hexes):
            if hex in route.hexes[:place]:
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
