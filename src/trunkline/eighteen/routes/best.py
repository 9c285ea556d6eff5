"""Best routes: what a company's trains can earn at most, and how."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from trunkline.eighteen.actions import Route
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes import library, packing
from trunkline.eighteen.routes.packing import Demand, Packed
from trunkline.eighteen.routes.problem import Problem, problem_of
from trunkline.eighteen.routes.search import Interrupted, Run, Search, TooMany, hexes_of

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

MOST_RUNS = 1_000_000
"""With more runs than this of one kind of train, sets of them are not looked for."""
NO_RUN = Run(0, 0, 0, (), ())


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


class Finder(Protocol):
    """A search for the runs of one kind of train: ``search.Search``, or the compiled one."""

    @property
    def best_so_far(self) -> Run | None: ...
    @property
    def limit(self) -> int: ...
    def best(self, avoided: int = 0) -> Run | None: ...
    def at_least(self, floor: int, most: int) -> Sequence[Run]: ...


def best_routes(pos: Rail, company: str, seconds: float | None = None) -> BestRoutes:
    """The best routes for all trains of a company; of equal ones, always the same.

    Of routes that earn the same, those are taken that are found first: by the order of
    tokens and links on the board, the dearest train first. If ``seconds`` are over sooner,
    the answer is the best so far, and a bound on what may be missing.
    """
    trains = _in_order(pos, company)
    fleet = _Fleet(problem_of(pos, company), [pos.title.trains[train] for train in trains], seconds)
    runs, value, bound = fleet.solve()
    routes = [
        Route(kind.id, tuple(hexes_of(fleet.problem, run))) for kind, run in runs if run.value
    ]
    return BestRoutes(tuple(routes), value, bound)


def _in_order(pos: Rail, company: str) -> list[str]:
    """The trains of a company, the dearest first."""
    kinds = pos.title.trains
    return sorted(
        pos.state.companies[company].trains, key=lambda train: (-kinds[train].price, train)
    )


Chosen = list[tuple[TrainKind, Run]]


class _Fleet:
    """The trains of one company, looking for their best runs."""

    def __init__(self, problem: Problem, trains: list[TrainKind], seconds: float | None) -> None:
        self.problem = problem
        self.trains = trains
        self._deadline = None if seconds is None else time.monotonic() + seconds
        interrupted = self._is_late if seconds is not None else None
        self._interrupted = interrupted
        self.searches: dict[str, Finder] = {}
        self._pack: Callable[[Sequence[Demand], Callable[[], bool] | None], Packed]
        kinds = {kind.id: kind for kind in trains}
        if library.library() is None:
            self._pack = packing.pack
            for id, kind in kinds.items():
                self.searches[id] = Search(problem, kind, interrupted)
        else:
            self._pack = library.pack
            terrain = library.Terrain(problem)
            for id, kind in kinds.items():
                self.searches[id] = library.CompiledSearch(terrain, kind, interrupted)

    def _is_late(self) -> bool:
        return self._deadline is not None and time.monotonic() >= self._deadline

    def solve(self) -> tuple[Chosen, int, int]:
        """Runs for the trains, what they earn, and a bound on what any runs earn."""
        alone = {id: self._alone(search) for id, search in self.searches.items()}
        free = [(kind, alone[kind.id][0]) for kind in self.trains if kind.shares_track]
        bound_by = {id: bound for id, (_, bound) in alone.items()}
        self.trains = [kind for kind in self.trains if not kind.shares_track and bound_by[kind.id]]
        quick = self._one_after_the_other()
        value = sum(run.value for _, run in quick)
        bound = sum(bound_by[kind.id] for kind in self.trains)
        if value < bound:
            quick, value, bound = self._packed(quick, value, bound, bound_by)
        above = sum(run.value for _, run in free)
        return [*free, *quick], above + value, self._bound_of(free, bound_by) + bound

    @staticmethod
    def _bound_of(free: Chosen, bound_by: dict[str, int]) -> int:
        return sum(bound_by[kind.id] for kind, _ in free)

    def _alone(self, search: Finder) -> tuple[Run, int]:
        """The best run of a kind of train that has all track to itself, and a bound on it."""
        try:
            run = search.best() or NO_RUN
        except Interrupted:
            return search.best_so_far or NO_RUN, search.limit
        return run, run.value

    def _one_after_the_other(self) -> Chosen:
        """Each train takes the best run on the track that is left."""
        used = 0
        runs = []
        for kind in self.trains:
            search = self.searches[kind.id]
            try:
                run = search.best(used) or NO_RUN
            except Interrupted:
                run = search.best_so_far or NO_RUN
            used |= run.track
            runs.append((kind, run))
        return runs

    def _packed(
        self, quick: Chosen, value: int, bound: int, bound_by: dict[str, int]
    ) -> tuple[Chosen, int, int]:
        """The best set of runs: what no better one can contain is not even looked at."""
        kinds = {kind.id: kind for kind in self.trains}
        try:
            runs = {
                id: self.searches[id].at_least(max(1, bound_by[id] - bound + value + 1), MOST_RUNS)
                for id in kinds
            }
        except (TooMany, Interrupted):
            return quick, value, bound
        demands = [
            Demand(sum(kind.id == id for kind in self.trains), found) for id, found in runs.items()
        ]
        packed = self._pack(demands, self._interrupted)
        bound = max(value, min(bound, packed.bound))
        if packed.value <= value:
            return quick, value, bound
        chosen = [
            (kinds[id], found[number])
            for (id, found), numbers in zip(runs.items(), packed.runs, strict=True)
            for number in numbers
        ]
        return chosen, packed.value, bound
