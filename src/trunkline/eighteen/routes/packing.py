"""Packing: one run for each train, no track shared, the most revenue.

Stretches of track are given prices until the runs that trains would choose for themselves
hardly touch each other (Lagrange's method). With the prices comes a bound on all sets of
runs, and runs that no better set can contain are left out. For the few that remain, a
linear programme finds the best prices there are.

Such a bound takes half a run for a run: three runs of which each two meet somewhere may
count one half each, though only one of them can be driven. So *triples* of stretches get
prices as well: of all runs that take two stretches of a triple, or all three, a set contains
one at most. If the bound even then stays above the best set known, one run is looked at
both ways: with it, the track that is left is a smaller task of the same kind; without it,
so is the rest.

Bounds are added up in whole numbers. Where the prices came from makes no difference to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import merge
from itertools import combinations
from math import gcd
from typing import NamedTuple

from trunkline.eighteen.routes.search import Run
from trunkline.eighteen.routes.simplex import Unfinished, solve

SCALE = 1024
"""Prices are kept in parts of a rouble."""
UNIT = 16
"""Directions are kept in parts of a train."""
PATIENCE = 6
"""After so many rounds without a better bound, prices go back to the best and move less."""
ROUNDS, FIRST_STRIDE = 100, 2048
"""How often prices move at most, and how far at first, in parts of 1024 of the way to the
best set known."""
LEAST_STRIDE = 16
TRIPLES = 24
"""How many triples are added at once."""
FIRST_COLUMNS, MORE_COLUMNS = 120, 60
"""How many runs a linear programme begins with, and how many are added at once."""
FINE, NEARLY = 1 << 30, 1000
"""Shares and prices that come from a linear programme are kept in parts of this, and are
equal if they are closer than that: so every machine goes the same way."""


class Demand(NamedTuple):
    """Trains of one kind: how many there are, and all runs of that kind."""

    trains: int
    runs: Sequence[tuple[int, int]] | Sequence[Run]
    """The runs, each with its value and its track first."""


class Packed(NamedTuple):
    """The best set found: for each demand the numbers of its runs, and a bound on all sets."""

    value: int
    runs: tuple[tuple[int, ...], ...]
    bound: int


class Column(NamedTuple):
    """A run as packing sees it."""

    value: int
    track: int
    kind: int
    number: int
    rows: tuple[int, ...]
    """The stretches it takes, and the triples of which it takes two: all that has a price."""


Ranked = list[tuple[int, Column]]
"""Runs of one kind with what each is worth after paying for its track, the best first."""
Shares = list[tuple[Column, int]]
"""How much of each run a linear programme takes."""


class Task(NamedTuple):
    """What is left to choose once some runs are settled."""

    columns: list[list[Column]]
    trains: tuple[int, ...]
    settled: tuple[Column, ...]
    value: int
    """What the settled runs earn."""
    prices: list[int]


def pack(demands: Sequence[Demand], interrupted: Callable[[], bool] | None = None) -> Packed:
    """The best choice of runs; the best so far and a bound if it is interrupted."""
    return _Packing(demands, interrupted or (lambda: False)).solve()


class _Packing:
    def __init__(self, demands: Sequence[Demand], interrupted: Callable[[], bool]) -> None:
        columns = [
            [
                Column(value, track, kind, number, _numbers(track))
                for number, (value, track) in enumerate(run[:2] for run in demand.runs)
            ]
            for kind, demand in enumerate(demands)
        ]
        everything = [column for each in columns for column in each]
        self.interrupted = interrupted
        self.grain = gcd(*(column.value for column in everything)) or 1
        """All revenues are multiples of this."""
        self.stretches = 1 + max((n for column in everything for n in column.rows), default=0)
        self.triples: list[int] = []
        """The triples that have a price: the track of each."""
        self.best = 0
        self.chosen: tuple[Column, ...] = ()
        trains = tuple(demand.trains for demand in demands)
        self.task = Task(columns, trains, (), 0, [0] * self.stretches)

    def solve(self) -> Packed:
        bound, task = self._squeeze(self.task)
        if task is None or self._finish(task):
            bound = self.best * SCALE
        runs = tuple(
            tuple(column.number for column in self.chosen if column.kind == kind)
            for kind in range(len(self.task.columns))
        )
        return Packed(self.best, runs, bound // SCALE // self.grain * self.grain)

    # --- bounds --------------------------------------------------------------------

    @property
    def _floor(self) -> int:
        """What a set must come to if it is to be better than the best one known."""
        return (self.best + self.grain) * SCALE

    def _try_greedily(self, task: Task, ranked: Sequence[Ranked]) -> None:
        """Try the set that takes runs by their worth as long as they fit."""
        left = list(task.trains)
        used, value = 0, task.value
        picked = []
        for _, column in merge(*ranked, key=_by_worth):
            if left[column.kind] and not column.track & used:
                left[column.kind] -= 1
                used |= column.track
                value += column.value
                picked.append(column)
                if not any(left):
                    break
        if value > self.best:
            self.best = value
            self.chosen = (*task.settled, *picked)

    def _pruned(self, task: Task, ranked: Sequence[Ranked], total: int) -> Task:
        """The task without the runs that no better set can contain."""
        gap = total - self._floor
        columns = [
            [column for worth, column in each if _last_taken(each, trains) - worth <= gap]
            for trains, each in zip(task.trains, ranked, strict=True)
        ]
        return task._replace(columns=columns)

    # --- prices by trial --------------------------------------------------------------

    def _squeeze(self, task: Task) -> tuple[int, Task | None]:
        """Move prices until they bound the task closely.

        The answer is the bound, and what is left of the task: none if nothing better than
        the best set known is possible in it.
        """
        bound, stride, stalled = _no_bound(task), FIRST_STRIDE, 0
        best_prices, heading = task.prices, [0] * len(task.prices)
        for _ in range(ROUNDS):
            ranked = [_rank(columns, task.prices) for columns in task.columns]
            total = _total(task, ranked)
            self._try_greedily(task, ranked)
            if total < bound:
                bound, best_prices, stalled = total, task.prices, 0
                task = self._pruned(task, ranked, total)
            else:
                stalled += 1
            if bound < self._floor:
                return bound, None
            if self.interrupted() or stride < LEAST_STRIDE:
                break
            if stalled == PATIENCE:
                stride, stalled = stride // 2, 0
                task = task._replace(prices=best_prices)
                heading = [0] * len(heading)
            else:
                gap = total - self.best * SCALE
                task = task._replace(prices=_moved(task, ranked, stride * gap, heading))
        return bound, task._replace(prices=best_prices)

    # --- prices by programme ------------------------------------------------------------

    def _finish(self, task: Task) -> bool:
        """Solve a task to the end; False if there was no time for it."""
        while not self.interrupted():
            task = self._with_triples(task)
            try:
                shares, prices = _programme(task, self.interrupted)
            except Unfinished:
                return False
            rest = self._judged(task, shares, prices)
            if rest is None:
                return True
            task = rest
            if self._find_triples(shares):
                continue
            column = _most_divided(shares)
            if not self._finish(_with(task, column)):
                return False
            task = _without(task, column)
        return False

    def _judged(self, task: Task, shares: Shares, prices: Sequence[int]) -> Task | None:
        """What a programme's answer leaves of a task; none if it settles it."""
        task = task._replace(prices=[price * SCALE // FINE for price in prices])
        ranked = [_rank(each, task.prices) for each in task.columns]
        total = _total(task, ranked)
        shared: list[Ranked] = [[] for _ in task.columns]
        for column, share in shares:
            shared[column.kind].append((share, column))
        self._try_greedily(task, [sorted(each, key=_by_worth) for each in shared])
        self._try_greedily(task, ranked)
        return None if total < self._floor else self._pruned(task, ranked, total)

    # --- triples -----------------------------------------------------------------------

    def _find_triples(self, shares: Shares) -> bool:
        """Look for triples of which the programme takes more than one run."""
        parts = [
            (column.track, share) for column, share in shares if NEARLY < share < FINE - NEARLY
        ]
        usage: dict[int, int] = {}
        for track, share in parts:
            for number in _numbers(track):
                usage[number] = usage.get(number, 0) + share
        busy = sorted(1 << number for number, used in usage.items() if used > FINE // 2)
        found = []
        for one, other, third in combinations(busy, 3):
            triple = one | other | third
            total = sum([share for track, share in parts if (track & triple).bit_count() > 1])
            if total > FINE + NEARLY:
                found.append((-total, triple))
        known = set(self.triples)
        new = [triple for _, triple in sorted(found)[:TRIPLES] if triple not in known]
        self.triples += new
        return bool(new)

    def _with_triples(self, task: Task) -> Task:
        """The task with a price for every triple found so far."""
        first = len(task.prices) - self.stretches
        if first == len(self.triples):
            return task
        new = list(enumerate(self.triples[first:], len(task.prices)))
        columns = [[_with_rows(column, new) for column in each] for each in task.columns]
        return task._replace(columns=columns, prices=task.prices + [0] * len(new))


def _with_rows(column: Column, triples: Sequence[tuple[int, int]]) -> Column:
    rows = [row for row, triple in triples if (column.track & triple).bit_count() > 1]
    return column._replace(rows=(*column.rows, *rows)) if rows else column


# --- worth -----------------------------------------------------------------------------


def _rank(columns: Sequence[Column], prices: Sequence[int]) -> Ranked:
    ranked = [
        (column.value * SCALE - sum([prices[row] for row in column.rows]), column)
        for column in columns
    ]
    ranked.sort(key=_by_worth)
    return ranked


def _by_worth(entry: tuple[int, Column]) -> tuple[int, int, int]:
    return -entry[0], entry[1].kind, entry[1].number


def _total(task: Task, ranked: Sequence[Ranked]) -> int:
    """The bound that comes with the prices: each train takes what suits it best."""
    total = task.value * SCALE + sum(task.prices)
    for trains, each in zip(task.trains, ranked, strict=True):
        total += sum(worth for worth, _ in each[:trains] if worth > 0)
    return total


def _no_bound(task: Task) -> int:
    """More than any set of the task can come to."""
    return 1 + SCALE * (
        task.value + sum(column.value for columns in task.columns for column in columns)
    )


def _last_taken(ranked: Ranked, trains: int) -> int:
    """The worth of the last run taken when every train chooses for itself."""
    if not trains:
        return 0
    return max(0, ranked[trains - 1][0]) if len(ranked) >= trains else 0


def _moved(task: Task, ranked: Sequence[Ranked], push: int, heading: list[int]) -> list[int]:
    """Higher prices for track that several trains want, lower ones where nobody pays.

    ``heading`` is where prices have been going, and keeps part of its way.
    """
    wanted = [-1] * len(task.prices)
    for trains, each in zip(task.trains, ranked, strict=True):
        for worth, column in each[:trains]:
            if worth > 0:
                for row in column.rows:
                    wanted[row] += 1
    norm = 0
    for row, price in enumerate(task.prices):
        way = heading[row] * 7 // 10 + wanted[row] * UNIT
        heading[row] = way = 0 if way < 0 and not price else way
        norm += way * way
    if not norm:
        return task.prices
    push *= UNIT
    return [
        max(0, price + push * way // (1024 * norm))
        for price, way in zip(task.prices, heading, strict=True)
    ]


# --- the programme, and smaller tasks ----------------------------------------------------


def _programme(task: Task, interrupted: Callable[[], bool]) -> tuple[Shares, list[int]]:
    """The linear programme of a task: shares of runs instead of runs, and prices of track.

    It is solved with the runs that look best, and again with those that its prices bring
    to the fore, until no run is missing.
    """
    everything = [column for each in task.columns for column in each]
    rows = len(task.prices)
    ranked = _rank(everything, task.prices)
    columns = [column for _, column in ranked[:FIRST_COLUMNS]]
    left = [column for _, column in ranked[FIRST_COLUMNS:]]
    while True:
        solution = solve(
            [column.value for column in columns],
            [(*column.rows, rows + column.kind) for column in columns],
            [1.0] * rows + [float(trains) for trains in task.trains],
            interrupted,
        )
        prices = [round(price * FINE) for price in solution.prices]
        missing = [
            (-gain, place)
            for place, column in enumerate(left)
            if (
                gain := column.value * FINE
                - prices[rows + column.kind]
                - sum([prices[row] for row in column.rows])
            )
            > NEARLY
        ]
        if not missing:
            shares = [round(share * FINE) for share in solution.shares]
            return list(zip(columns, shares, strict=True)), prices[:rows]
        places = sorted(place for _, place in sorted(missing)[:MORE_COLUMNS])
        columns += [left[place] for place in places]
        for place in reversed(places):
            del left[place]


def _most_divided(shares: Shares) -> Column:
    """The run of which the programme takes the least clear share."""
    return min(
        (abs(share - FINE // 2) // NEARLY, -column.value, column.kind, column.number, column)
        for column, share in shares
    )[-1]


def _with(task: Task, chosen: Column) -> Task:
    """The task once a run is settled: its track and its train are no longer there."""
    trains = tuple(left - (kind == chosen.kind) for kind, left in enumerate(task.trains))
    columns = [
        [column for column in each if not column.track & chosen.track] if left else []
        for left, each in zip(trains, task.columns, strict=True)
    ]
    return Task(columns, trains, (*task.settled, chosen), task.value + chosen.value, task.prices)


def _without(task: Task, refused: Column) -> Task:
    """The task once a run is out of the question."""
    columns = list(task.columns)
    columns[refused.kind] = [c for c in columns[refused.kind] if c.number != refused.number]
    return task._replace(columns=columns)


def _numbers(bits: int) -> tuple[int, ...]:
    """The places of the bits that are set."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)
