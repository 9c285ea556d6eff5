"""Routes of trains: whether given routes are legal, and what they are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from trunkline.eighteen.actions import Route
from trunkline.eighteen.board import hex_of, token_cities
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.bonuses import bonuses_of
from trunkline.eighteen.routes.counting import (
    Called,
    RouteValue,
    best_count,
    called_at,
    is_real,
)
from trunkline.eighteen.routes.links import links_of
from trunkline.eighteen.routes.problem import homes_of, problem_of
from trunkline.eighteen.routes.search import Search, hexes_of
from trunkline.eighteen.routes.ways import Way, way_of, why_not_way
from trunkline.eighteen.trains import train_now
from trunkline.kernel import Dice, Refusal

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

__all__ = ["RouteValue", "check_routes", "has_route", "random_routes", "revenue", "value_of"]


def check_routes(pos: Rail, company: str, routes: tuple[Route, ...]) -> Refusal | None:
    """Why a company may not run its trains on these routes; none if it may.

    Running fewer trains than it owns, or none at all, is no fault (1861-6.5.4-13).
    """
    owned = Counter(pos.state.companies[company].trains)
    used = 0
    for route in routes:
        if not owned[route.train]:
            return pos.refuse("train-not-owned", company=company, train=route.train)
        owned[route.train] -= 1
        way = way_of(pos, route)
        if isinstance(way, Refusal):
            return way
        refusal = why_not_way(pos, company, route, way) or _why_not_counted(
            pos, company, route, way
        )
        if refusal is not None:
            return refusal
        if train_now(pos, route.train).shares_track:
            continue
        if used & way.sides:
            return pos.refuse("routes-share-track", company=company, train=route.train)
        used |= way.sides
    return None


def value_of(pos: Rail, company: str, route: Route) -> RouteValue:
    """What a legal route is worth; ``ValueError`` if it is not legal.

    Of the stops that may be skipped, those are counted that pay best.
    """
    way = way_of(pos, route)
    value = None if isinstance(way, Refusal) else _counted(pos, company, route, way)
    if value is None:
        raise ValueError(f"{route.train}: {'-'.join(route.hexes)} is no route of {company}")
    return value


def revenue(pos: Rail, company: str, routes: tuple[Route, ...]) -> int:
    """What legal routes are worth together (1861-6.5.4-10)."""
    return sum(value_of(pos, company, route).revenue for route in routes)


def has_route(pos: Rail, company: str) -> bool:
    """Whether any train of the company can run."""
    return bool(any_route(pos, company))


def any_route(pos: Rail, company: str) -> tuple[Route, ...]:
    """Some legal route of one train, found at once; none if no train can run."""
    trains = dict.fromkeys(reversed(pos.state.companies[company].trains))
    links = links_of(pos.title, pos.state.board)
    ways = [link.hexes for home in homes_of(pos, company) for link in links.of(home)]
    # Nearly always track from a token to the next stop is enough.
    for train in trains if ways else ():
        for hexes in ways:
            route = Route(train, hexes)
            way = way_of(pos, route)
            if isinstance(way, Way) and _counted(pos, company, route, way) is not None:
                return (route,)
    problem = problem_of(pos, company) if ways else None
    for train in trains if problem else ():
        assert problem is not None
        search = Search(problem, train_now(pos, train))
        for run in search.every(0, search.limit + 1, most=1).runs:
            return (Route(train, tuple(hexes_of(problem, run))),)
    return ()


def _counted(pos: Rail, company: str, route: Route, way: Way) -> RouteValue | None:
    kind = train_now(pos, route.train)
    stops = list(map(called_at(pos, company), way.stops))
    if _hexes_too_many(kind, way) or any(_wrong_ends(kind, stops)):
        return None
    return best_count(stops, kind, bonuses_of(pos, company))


def _hexes_too_many(kind: TrainKind, way: Way) -> bool:
    return kind.hexes is not None and way.crossings > kind.hexes


def _wrong_ends(kind: TrainKind, stops: Sequence[Called]) -> Iterator[Called]:
    """The ends of a way at which a train may not end."""
    return (stop for stop in (stops[0], stops[-1]) if kind.ends and stop.kind not in kind.ends)


def _why_not_counted(pos: Rail, company: str, route: Route, way: Way) -> Refusal | None:
    """Why a train is too short for a way, or the way too short for any train."""
    if len(way.stops) < 2:
        return pos.refuse("too-few-stops", train=route.train, stops=len(way.stops), least=2)
    if _counted(pos, company, route, way) is not None:
        return None
    kind = train_now(pos, route.train)
    stops = list(map(called_at(pos, company), way.stops))
    if _hexes_too_many(kind, way):
        return pos.refuse("too-many-hexes", train=route.train, hexes=way.crossings, most=kind.hexes)
    for stop in _wrong_ends(kind, stops):
        return pos.refuse("no-end-for-train", train=route.train, stop=stop.name)
    needed = sum(kind.call(stop.kind) == "must" for stop in stops)
    if needed > kind.stops:
        return pos.refuse("too-many-stops", train=route.train, stops=needed, most=kind.stops)
    countable = [stop for stop in stops if kind.call(stop.kind) != "skip"]
    reals = sum(is_real(kind, stop) for stop in countable)
    if reals < 2 and kind.two_of:
        kinds = kind.two_of
        return pos.refuse("too-few-of-kind", train=route.train, stop_kinds=kinds, least=2)
    if reals < 2:
        return pos.refuse("too-few-stops", train=route.train, stops=reals, least=2)
    return pos.refuse("no-own-token", train=route.train, company=company)


def random_routes(pos: Rail, company: str, dice: Dice) -> tuple[Route, ...]:
    """Routes drawn by chance, for players that are programs; they may share track."""
    state = pos.state
    links = links_of(pos.title, state.board)
    routes = []
    for train in state.companies[company].trains:
        city = dice.pick(list(token_cities(state.board, company)))
        hexes: tuple[str, ...] = (hex_of(city),)
        kind = train_now(pos, train)
        for _ in range(dice.roll(kind.hexes or kind.stops) + 1):
            onwards = links.of(city)
            if not onwards:
                break
            link = dice.pick(list(onwards))
            city, hexes = link.end, hexes + link.hexes[1:]
        routes.append(Route(train, hexes))
    return tuple(routes)
