"""Running trains: the best routes, the track they take, and links for routes drawn by hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from trunkline.eighteen.actions import Route, RunTrains
from trunkline.eighteen.board import city_id, face_at, token_cities
from trunkline.eighteen.components import STOP
from trunkline.eighteen.hexes import opposite
from trunkline.eighteen.routes import remembered_best_routes, value_of
from trunkline.eighteen.routes.links import Links, links_of
from trunkline.eighteen.routes.ways import stops_in
from trunkline.eighteen.title import Rail
from trunkline.scenes.eighteen import model

SECONDS = 2.0
"""So long the best routes are looked for before the best so far is shown with its bound."""


def running(pos: Rail, is_asked: bool) -> model.RunningSheet | None:
    """What is needed to run trains; none if that is not what is decided now."""
    step = pos.top
    if step is None or not any(move.action is RunTrains for move in step.moves):
        return None
    company = str(getattr(step, "company", ""))
    if company not in pos.title.charters:
        return None
    best = remembered_best_routes(pos, company, SECONDS) if is_asked else None
    return model.RunningSheet(
        company=company,
        trains=pos.state.companies[company].trains,
        best=tuple(run_sheet(pos, company, route) for route in best.routes) if best else (),
        revenue=best.revenue if best else 0,
        bound=best.bound if best else 0,
        proven=best.proven if best else False,
        links=_links(pos) if is_asked else (),
        own=token_cities(pos.state.board, company),
    )


def run_sheet(pos: Rail, company: str, route: Route) -> model.RunSheet:
    """A route with its track, and with its value if it is legal."""
    links = links_of(pos.title, pos.state.board)
    tracks, stops = tracks_of(links, route.hexes)
    try:
        value: int | None = value_of(pos, company, route).revenue
    except ValueError:
        value = None
    return model.RunSheet(route.train, route.hexes, tracks, stops, value)


def worth(pos: Rail, action: RunTrains) -> tuple[int | None, tuple[int, ...]]:
    """What routes are worth, together and one by one; what is not legal counts nothing."""
    values = tuple(
        run_sheet(pos, action.company, route).value or 0
        for route in action.routes
        if all(hex in pos.title.map.hexes for hex in route.hexes)
    )
    return sum(values), values


def tracks_of(links: Links, hexes: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The pieces of track on a way by their ids, and the stops at which it calls."""
    tracks: list[str] = []
    stops: list[str] = []
    entered: int | None = None
    visits = [(hex, len(list(times))) for hex, times in groupby(hexes)]
    for (here, times), following in zip(visits, (*visits[1:], None), strict=True):
        left = None if following is None else links.map.edge_between(here, following[0])
        edges = [edge for edge in (entered, left) if edge is not None]
        ends = stops_in(links, here, entered, left, times) if edges or times > 1 else ()
        stops += [city_id(here, end - STOP) for end in ends]
        line = [*edges[:1], *ends, *edges[1:]] if entered is not None else [*ends, *edges]
        for piece in pairwise(line):
            low, high = sorted(piece)
            tracks.append(f"track-{here}-{low}-{high}")
        entered = None if left is None else opposite(left)
    return tuple(tracks), tuple(stops)


def _links(pos: Rail) -> tuple[model.LinkSheet, ...]:
    """All links between stops, in both directions."""
    links = links_of(pos.title, pos.state.board)
    found = []
    for hex in pos.title.map.hexes:
        for number in range(len(face_at(pos.title, pos.state.board, hex).stops)):
            for link in links.of(city_id(hex, number)):
                tracks, _ = tracks_of(links, link.hexes)
                found.append(model.LinkSheet(link.start, link.end, link.hexes, tracks))
    return tuple(found)
