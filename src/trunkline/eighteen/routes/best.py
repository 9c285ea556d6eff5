"""Best routes: what a company's trains can earn at most, and how."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from trunkline.eighteen.actions import Route
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes import library, packing
from trunkline.eighteen.routes.bonuses import bonuses_of
from trunkline.eighteen.routes.keeping import NOTHING, Wish
from trunkline.eighteen.routes.packing import Demand, Packed
from trunkline.eighteen.routes.problem import Problem, problem_of
from trunkline.eighteen.routes.search import (
    Interrupted,
    Run,
    Search,
    TooMany,
    Window,
    hexes_of,
)
from trunkline.eighteen.state import Board
from trunkline.eighteen.trains import train_now

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

MOST_RUNS = 1_000_000
"""With more runs than this of one kind of train, sets of them are not looked for."""
NO_RUN = Run(0, 0, 0, (), ())
Chosen: TypeAlias = list[tuple[TrainKind, Run]]
"""Runs for some trains, each with the train."""


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


def best_routes(
    pos: Rail,
    company: str,
    seconds: float | None = None,
    interrupted: Callable[[], bool] | None = None,
) -> BestRoutes:
    """The best routes for all trains of a company; of equal ones, always the same.

    Of routes that earn the same, those are taken that are found first: by the order of
    tokens and links on the board, the dearest train first. If ``seconds`` are over sooner, or
    ``interrupted()`` is true, the answer is the best so far, and a bound on what may be
    missing. The ``is_set`` of a ``threading.Event`` will do for ``interrupted``.
    """
    kinds = fleet(pos, company)
    problem = problem_of(pos, company)
    found = best_runs(problem, kinds, seconds, interrupted)
    routes = [
        Route(kind.id, tuple(hexes_of(problem, run))) for kind, run in found.runs if run.value
    ]
    return BestRoutes(tuple(routes), found.value, found.bound)


def remembered_best_routes(
    pos: Rail,
    company: str,
    seconds: float | None = None,
    interrupted: Callable[[], bool] | None = None,
) -> BestRoutes:
    """The best routes, kept beside the board once they are proven."""
    kinds = fleet(pos, company)
    able = tuple((kind.id, kind.stops, kind.multiplier) for kind in kinds)
    step = pos.title.phases[pos.state.phase].offboard
    key = (pos.title, company, able, step, bonuses_of(pos, company))
    known = _remembered.setdefault(pos.state.board, {})
    found = known.get(key) or best_routes(pos, company, seconds, interrupted)
    if found.proven:
        known[key] = found
    return found


_remembered: WeakKeyDictionary[Board, dict[Hashable, BestRoutes]] = WeakKeyDictionary()


def fleet(pos: Rail, company: str) -> list[TrainKind]:
    """The trains of a company as they run now, the dearest first."""
    kinds = [train_now(pos, train) for train in pos.state.companies[company].trains]
    return sorted(kinds, key=lambda kind: (-kind.price, kind.id))


class Found(NamedTuple):
    """Runs for some trains, what they earn together, and a bound on what any runs earn."""

    runs: Chosen
    value: int
    bound: int


def best_runs(
    problem: Problem,
    trains: Sequence[TrainKind],
    seconds: float | None = None,
    interrupted: Callable[[], bool] | None = None,
) -> Found:
    """The best runs for some trains on the track of a problem."""
    return _Fleet(problem, trains, Patience(seconds, interrupted)).solve()


class Patience:
    """Whether somebody wants an end: once it is so, it stays so."""

    def __init__(
        self, seconds: float | None = None, interrupted: Callable[[], bool] | None = None
    ) -> None:
        self._deadline = None if seconds is None else time.monotonic() + seconds
        self._interrupted = interrupted
        self._is_over = False

    def __call__(self) -> bool:
        if not self._is_over:
            is_late = self._deadline is not None and time.monotonic() >= self._deadline
            self._is_over = is_late or (self._interrupted is not None and self._interrupted())
        return self._is_over


class Finder(Protocol):
    """A search for the runs of one kind of train: ``search.Search``, or the compiled one."""

    @property
    def best_so_far(self) -> Run | None: ...
    @property
    def limit(self) -> int: ...
    def best(self, avoided: int = 0, floor: int = 1) -> Run | None: ...
    def at_least(self, floor: int, most: int) -> Sequence[Run]: ...
    def every(
        self, floor: int, ceiling: int, skip: int = 0, most: int = 1, avoided: int = 0
    ) -> Window: ...


def finders(
    problem: Problem,
    kinds: Iterable[TrainKind],
    interrupted: Callable[[], bool],
    wish: Wish = NOTHING,
) -> dict[str, Finder]:
    """A search for each kind of train, compiled where that is possible."""
    if library.library() is None:
        return {kind.id: Search(problem, kind, interrupted, wish) for kind in kinds}
    terrain = library.Terrain(problem)
    return {kind.id: library.CompiledSearch(terrain, kind, interrupted, wish) for kind in kinds}


class _Fleet:
    """The trains of one company, looking for their best runs."""

    def __init__(
        self, problem: Problem, trains: Sequence[TrainKind], interrupted: Callable[[], bool]
    ) -> None:
        self.trains = list(trains)
        self._interrupted = interrupted
        self._pack: Callable[[Sequence[Demand], Callable[[], bool] | None], Packed]
        self._pack = packing.pack if library.library() is None else library.pack
        self.searches = finders(problem, {kind.id: kind for kind in trains}.values(), interrupted)

    def solve(self) -> Found:
        """Runs for the trains, and a bound on what any runs earn."""
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
        return Found([*free, *quick], above + value, self._bound_of(free, bound_by) + bound)

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
