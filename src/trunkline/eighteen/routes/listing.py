"""All legal routes of one train, one after the other, the best first.

They are found in bands: first those that earn nearly as much as the best, then those below.
Whoever asks for a few of them never waits for the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from trunkline.eighteen.actions import Route
from trunkline.eighteen.board import hex_of, stop_of
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.best import Finder, Patience, finders
from trunkline.eighteen.routes.counting import Called, best_count
from trunkline.eighteen.routes.problem import Problem, problem_of
from trunkline.eighteen.routes.search import Run, hexes_of
from trunkline.eighteen.routes.ways import Way, way_of
from trunkline.eighteen.trains import train_now

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

FIRST_MOST, MOST = 200, 20_000
"""How many routes are looked for at once, at first and later."""
FIRST_BAND = 8
"""The first band is so small a part of the best revenue."""


class ValuedRoute(msgspec.Struct, frozen=True):
    """A legal route with what it earns, and the stops that it counts in the order of travel."""

    route: Route
    revenue: int
    counted: tuple[str, ...]


def routes_of(
    pos: Rail,
    company: str,
    train: str,
    beside: Sequence[Route] = (),
    interrupted: Callable[[], bool] | None = None,
) -> Iterator[ValuedRoute]:
    """All legal routes of a type of train on a company's track, lazily, the best first.

    Track of the routes ``beside`` is taken. Each route comes in one of its directions; of
    equal ones, those first that are found first. ``search.Interrupted`` ends the list if
    ``interrupted()`` is true while the next ones are looked for. The routes are those of the
    position as it is when the first of them is asked for.
    """
    kind = train_now(pos, train)
    problem = problem_of(pos, company, with_detours=True)
    taken = 0 if kind.shares_track else problem.track(sides_taken(pos, beside))
    finder = finders(problem, [kind], Patience(None, interrupted))[kind.id]
    for run in _falling(finder, taken):
        yield valued(problem, kind, run)


def valued(problem: Problem, kind: TrainKind, run: Run) -> ValuedRoute:
    """A run as the route that it is."""
    counted = best_count(stops_of(problem, run), kind, problem.bonuses)
    assert counted is not None
    route = Route(kind.id, tuple(hexes_of(problem, run)))
    return ValuedRoute(route, counted.revenue, counted.counted)


def stops_of(problem: Problem, run: Run) -> list[Called]:
    """The stops of a run in the order of its hexes."""
    numbers = [step.target for step in reversed(run.second)]
    numbers += [run.home, *(step.target for step in run.first)]
    stops = [problem.stops[number] for number in numbers]
    # The hexes of a run that stays in one do not tell its direction: the first stop comes first.
    stays = len({hex_of(stop.name) for stop in stops}) == 1
    return stops[::-1] if stays and stop_of(stops[0].name) > stop_of(stops[-1].name) else stops


def sides_taken(pos: Rail, routes: Sequence[Route]) -> int:
    """The track that routes take, as links have it; if they are broken, the sides they cross.

    Trains that share track with others take none from them.
    """
    map, taken = pos.title.map, 0
    for route in routes:
        if train_now(pos, route.train).shares_track:
            continue
        way = way_of(pos, route)
        if isinstance(way, Way):
            taken |= way.sides
            continue
        for here, following in pairwise(route.hexes):
            edge = map.edge_between(here, following) if here in map.hexes else None
            if edge is not None:
                taken |= 1 << map.sides[here, edge]
    return taken


def _falling(finder: Finder, taken: int) -> Iterator[Run]:
    """All runs of a search, the most valuable first."""
    best = finder.best(taken, floor=0)
    if best is None:
        return
    ceiling, most = best.value + 1, FIRST_MOST
    band = 1 + best.value // FIRST_BAND
    while ceiling > 0:
        floor = max(0, ceiling - band)
        window = finder.every(floor, ceiling, most=most, avoided=taken)
        if not window.is_last and ceiling - floor > 1:
            band = -(-(ceiling - floor) // 4)
            continue
        # Sorting keeps the order of equal runs.
        yield from sorted(window.runs, key=lambda run: -run.value)
        found = len(window.runs)
        while not window.is_last:  # More of one value than are looked for at once.
            window = finder.every(floor, ceiling, found, most, taken)
            yield from window.runs
            found += len(window.runs)
        ceiling, most = floor, min(2 * most, MOST)
        if found < most // 4:
            band *= 2
