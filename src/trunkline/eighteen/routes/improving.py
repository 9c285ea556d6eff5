"""Improving a route: the best one that keeps the stops of a given one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from trunkline.eighteen.actions import Route
from trunkline.eighteen.board import city_id
from trunkline.eighteen.components import STOP
from trunkline.eighteen.routes.best import Patience, finders
from trunkline.eighteen.routes.keeping import Wish
from trunkline.eighteen.routes.links import Links, links_of
from trunkline.eighteen.routes.listing import ValuedRoute, sides_taken, stops_of, valued
from trunkline.eighteen.routes.problem import Problem, problem_of
from trunkline.eighteen.routes.search import Interrupted, Run, Search
from trunkline.eighteen.routes.ways import stop_between, stops_in
from trunkline.eighteen.trains import train_now

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


class Improvement(msgspec.Struct, frozen=True):
    """The best route that keeps stops of a given one."""

    best: ValuedRoute | None
    """None if none is found: if that is proven, the train has no route at all."""
    kept: tuple[str, ...]
    """The stops of the given route that it keeps, in the order of the given one."""
    proven: bool
    """Whether no legal route keeps more of them, or as many and earns more."""


def improve(
    pos: Rail,
    company: str,
    route: Route,
    train: str | None = None,
    beside: Sequence[Route] = (),
    seconds: float | None = None,
    interrupted: Callable[[], bool] | None = None,
) -> Improvement:
    """The best legal route for a train that keeps the stops of a given one.

    Of all legal routes of the train that take none of the track of the routes ``beside``, and
    that visit stops of the given route in their order, however they get from one to the next
    and go on behind them, those come first that keep most of the stops; of these, the one that
    earns most; of equal ones, the first found. The given route need not be legal, nor its
    hexes touch: two cities are enough to ask for the best route by way of both.

    ``seconds`` and ``interrupted`` are those of ``best_routes``.
    """
    kind = train_now(pos, train or route.train)
    problem = problem_of(pos, company)
    taken = 0 if kind.shares_track else problem.track(sides_taken(pos, beside))
    wish = _wish(pos, problem, route, Search(problem, kind).limit + 1)
    finder = finders(problem, [kind], Patience(seconds, interrupted), wish)[kind.id]
    run: Run | None = None
    is_proven = True
    # With the highest floor first, hardly anything has to be looked at.
    for count in range(wish.size, -1, -1):
        try:
            run = finder.best(taken, floor=count * wish.worth)
        except Interrupted:
            run, is_proven = finder.best_so_far, False
        if run is not None or not is_proven:
            break
    if run is None:
        return Improvement(None, (), is_proven)
    numbers = _numbers(problem)
    kept: dict[int, str] = {}
    for stop in stops_of(problem, run):
        place = wish.places.get(numbers[stop.name])
        if place is not None:
            kept.setdefault(place, stop.name)
    names = tuple(kept[place] for place in sorted(kept))
    return Improvement(valued(problem, kind, run), names, is_proven)


def _numbers(problem: Problem) -> dict[str, int]:
    return {stop.name: number for number, stop in enumerate(problem.stops)}


def _wish(pos: Rail, problem: Problem, route: Route, worth: int) -> Wish:
    """The stops of a route, as far as the company's track leads there."""
    numbers = _numbers(problem)
    places: dict[int, int] = {}
    size = 0
    for names in stops_named(pos, route.hexes):
        new = [numbers[name] for name in names if name in numbers]
        if new and not any(number in places for number in new):
            size += 1
            places |= dict.fromkeys(new, size)
    return Wish(places, size, worth)


def stops_named(pos: Rail, hexes: Sequence[str]) -> list[list[str]]:
    """The stops that a line of hexes names, with gaps or without.

    Where the line does not say which of a hex's stops it means, all of them are possible.
    """
    links = links_of(pos.title, pos.state.board)
    map = links.map
    found = []
    visits = [(hex, len(list(times))) for hex, times in groupby(hexes)]
    for place, (hex, times) in enumerate(visits):
        if hex not in map.hexes:
            continue
        (before, _), (behind, _) = (("", 0), *visits)[place], (*visits, ("", 0))[place + 1]
        entered, left = map.edge_between(hex, before), map.edge_between(hex, behind)
        ends = stops_in(links, hex, entered, left, times) if times > 1 else ()
        if ends:
            found += [[city_id(hex, end - STOP)] for end in ends]
        else:
            found.append(_stops_meant(links, hex, entered, left))
    return [names for names in found if names]


def _stops_meant(links: Links, hex: str, entered: int | None, left: int | None) -> list[str]:
    if entered is not None or left is not None:
        stop = stop_between(links, hex, entered, left)
        if stop is not None:
            return [stop]
    if entered is not None and left is not None and left in links.joined(hex, entered):
        return []
    return [city_id(hex, number) for number in range(len(links.face(hex).stops))]
