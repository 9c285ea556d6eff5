"""Best routes: what a company's trains can earn at most, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trunkline.eighteen.actions import Route
from trunkline.eighteen.routes.packing import Demand, pack
from trunkline.eighteen.routes.problem import Problem, problem_of
from trunkline.eighteen.routes.search import Run, Search

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

MOST_RUNS = 200_000
"""More runs than this of one kind of train are not looked through."""


class BestRoutes(msgspec.Struct, frozen=True):
    """Routes for a company's trains, and what they earn together."""

    routes: tuple[Route, ...]
    revenue: int
    bound: int
    """No routes can earn more than this."""

    @property
    def proven(self) -> bool:
        """Whether nothing better is possible."""
        return self.revenue == self.bound


def best_routes(pos: Rail, company: str) -> BestRoutes:
    """The best routes for all trains of a company; of equal ones, always the same."""
    trains = _in_order(pos, company)
    problem = problem_of(pos, company)
    searches = {train: Search(problem, pos.title.trains[train]) for train in dict.fromkeys(trains)}
    alone = {train: search.best() for train, search in searches.items()}
    trains = [train for train in trains if alone[train] is not None]
    quick = _one_after_the_other(problem, searches, trains)
    value = sum(run.value for run in quick)
    bound = sum(run.value for train in trains if (run := alone[train]))
    if value < bound:
        runs = {
            train: search.at_least(best.value - (bound - value) + 1, MOST_RUNS)
            for train, search in searches.items()
            if (best := alone[train]) is not None
        }
        packed = pack(
            [
                Demand(trains.count(train), [(run.value, run.track) for run in found])
                for train, found in runs.items()
            ]
        )
        if packed.value > value:
            routes = tuple(
                _route(problem, train, runs[train][number])
                for train, numbers in zip(runs, packed.runs, strict=True)
                for number in numbers
            )
            return BestRoutes(routes, packed.value, packed.bound)
        bound = max(value, packed.bound)
    routes = tuple(
        _route(problem, train, run) for train, run in zip(trains, quick, strict=True) if run.value
    )
    return BestRoutes(routes, value, bound)


NO_RUN = Run(0, 0, 0, (), ())


def _in_order(pos: Rail, company: str) -> list[str]:
    """The trains of a company, the dearest first."""
    kinds = pos.title.trains
    return sorted(
        pos.state.companies[company].trains, key=lambda train: (-kinds[train].price, train)
    )


def _one_after_the_other(
    problem: Problem, searches: dict[str, Search], trains: list[str]
) -> list[Run]:
    """Each train takes the best run on the track that is left."""
    used = 0
    runs = []
    for train in trains:
        run = searches[train].best(avoided=used) or NO_RUN
        used |= run.track
        runs.append(run)
    return runs


def _route(problem: Problem, train: str, run: Run) -> Route:
    """A run as the hexes from end to end."""
    hexes: list[str] = [problem.stops[run.home].name.partition(".")[0]]
    for step in run.first:
        hexes += problem.links[step.link].hexes[1:]
    back: list[str] = []
    for step in run.second:
        back += problem.links[step.link].hexes[1:]
    return Route(train, (*reversed(back), *hexes))
