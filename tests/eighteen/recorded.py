"""Every run of trains in the recorded games, and how it compares with a plain search."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import trunkline.games  # noqa: F401  (the titles register themselves)
from tests.eighteen.plain import Railway, TooLong
from trunkline.eighteen.actions import RunTrains
from trunkline.eighteen.routes import best_routes, check_routes, revenue
from trunkline.formats import load
from trunkline.kernel import Position


class Run(NamedTuple):
    """A company about to run its trains."""

    game: str
    action: int
    """The number of the action in our record."""
    pos: Position[Any, Any]
    company: str
    taken: int
    """What its director took."""

    def __str__(self) -> str:
        trains = ", ".join(self.pos.state.companies[self.company].trains)
        return f"{self.game}, action {self.action}: {self.company} with {trains}"


def runs(path: Path) -> Iterator[Run]:
    """All runs of a game; each position is good until the next is asked for."""
    recorded = load(path)
    game = type(recorded)(recorded.title, recorded.players, recorded.seed)
    for number, action in enumerate(recorded.log):
        if isinstance(action, RunTrains):
            pos = game.position
            taken = revenue(pos, action.company, action.routes)
            yield Run(path.stem, number, pos, action.company, taken)
        game.play(action)


class Verdict(NamedTuple):
    """How a run compares with the best."""

    best: int
    by: str
    """``search`` if the plain search came to its end, else ``bound`` if it did for each train
    alone, else ``nothing``."""


def verdict(run: Run, steps: int) -> Verdict:
    """Compare a run with the plain search; ``AssertionError`` if ours is not the best."""
    found = best_routes(run.pos, run.company)
    trains = run.pos.state.companies[run.company].trains
    assert check_routes(run.pos, run.company, found.routes) is None, run
    assert revenue(run.pos, run.company, found.routes) == found.revenue == found.bound, run
    assert found.revenue >= run.taken, f"{run}: taken {run.taken}, found {found.revenue}"
    try:
        best = Railway(run.pos, run.company, steps).best(trains)
    except TooLong:
        return Verdict(found.revenue, _by_bound(run, found.revenue, steps))
    assert found.revenue == best, f"{run}: best {best}, found {found.revenue}"
    return Verdict(best, "search")


def _by_bound(run: Run, earned: int, steps: int) -> str:
    """No more is possible than the sum of what each train could earn by itself."""
    trains = run.pos.state.companies[run.company].trains
    try:
        alone = {
            train: Railway(run.pos, run.company, steps).best((train,)) for train in set(trains)
        }
    except TooLong:
        return "nothing"
    assert earned <= sum(alone[train] for train in trains), run
    return "bound"
