"""Packing: one run for each train, no track shared, the most revenue.

Stretches of track are given prices until the runs that trains would choose for themselves
hardly touch each other (Lagrange's method). With the prices comes a bound on all sets of
runs. How far a run falls short of the best ones at these prices is its *loss*: a set that
beats the best one known can lose no more, in all, than the gap between that one and the
bound. Few runs are left to try then, and trying them is exact.

All figures are whole numbers, so that every machine takes the same course.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd
from typing import NamedTuple

SCALE = 1024
"""Prices are kept in parts of a rouble."""
UNIT = 16
"""Directions are kept in parts of a train."""
ROUNDS = 240
"""How often prices are adjusted at most."""
PATIENCE = 6
"""After so many rounds without a better bound, prices go back to the best and move less."""
FIRST_STRIDE = 2048
"""How far prices move at first, in parts of 1024 of the way to the best set known."""
LEAST_STRIDE = 4


class Demand(NamedTuple):
    """Trains of one kind: how many there are, and all runs of that kind."""

    trains: int
    runs: Sequence[tuple[int, int]]
    """Value and track of each run."""


class Packed(NamedTuple):
    """The best set found: for each demand the numbers of its runs, and a bound on all sets."""

    value: int
    runs: tuple[tuple[int, ...], ...]
    bound: int


class Column(NamedTuple):
    """A run as packing sees it; number -1 is a train that stays at home."""

    value: int
    track: int
    number: int
    stretches: tuple[int, ...]


Ranked = list[tuple[int, Column]]
"""Runs of one kind with what each is worth after paying for its track, the best first."""


def pack(demands: Sequence[Demand], interrupted: Callable[[], bool] | None = None) -> Packed:
    """The best choice of runs; the best so far and a bound if it is interrupted."""
    return _Packing(demands, interrupted or (lambda: False)).solve()


class _Packing:
    def __init__(self, demands: Sequence[Demand], interrupted: Callable[[], bool]) -> None:
        self.interrupted = interrupted
        self.trains = [demand.trains for demand in demands]
        self.columns = [
            [
                Column(value, track, number, _numbers(track))
                for number, (value, track) in enumerate(demand.runs)
            ]
            for demand in demands
        ]
        values = [column.value for columns in self.columns for column in columns]
        self.grain = gcd(*values) or 1
        """All revenues are multiples of this."""
        self.best = 0
        self.chosen: list[list[int]] = [[] for _ in demands]
        stretches = 1 + max(
            (number for columns in self.columns for c in columns for number in c.stretches),
            default=0,
        )
        self.prices = [0] * stretches
        self.best_prices = self.prices
        self.bound = SCALE * sum(
            sum(sorted((column.value for column in columns), reverse=True)[:trains])
            for columns, trains in zip(self.columns, self.trains, strict=True)
        )
        """No set is worth more than this, in parts of a rouble."""

    def solve(self) -> Packed:
        self._move_prices()
        if not self._is_closed() and not self.interrupted():
            self._search()
        bound = self.best if self._is_closed() else self.bound // SCALE // self.grain * self.grain
        return Packed(self.best, tuple(tuple(each) for each in self.chosen), bound)

    def _is_closed(self) -> bool:
        """Whether the bound leaves no room for a better set."""
        return self.bound < (self.best + self.grain) * SCALE

    def _keep(self, value: int, picked: Sequence[tuple[int, Column]]) -> None:
        """Keep a set if it is the best so far."""
        if value > self.best:
            self.best = value
            self.chosen = [[] for _ in self.columns]
            for kind, column in picked:
                if column.number >= 0:
                    self.chosen[kind].append(column.number)

    # --- prices ------------------------------------------------------------------

    def _move_prices(self) -> None:
        """Lower the bound by moving prices against the demand."""
        stride, stalled = FIRST_STRIDE, 0
        heading = [0] * len(self.prices)
        for _ in range(ROUNDS):
            ranked = [self._rank(columns) for columns in self.columns]
            total = self._total(ranked)
            self._greedy(ranked)
            if total < self.bound:
                self.bound, self.best_prices, stalled = total, self.prices, 0
                self._prune(ranked, total)
            else:
                stalled += 1
            if self._is_closed() or self.interrupted():
                return
            if stalled == PATIENCE:
                stride, stalled = stride // 2, 0
                if stride < LEAST_STRIDE:
                    return
                self.prices = self.best_prices
                heading = [0] * len(self.prices)
                continue
            self._step(ranked, total, stride, heading)

    def _rank(self, columns: Sequence[Column]) -> Ranked:
        prices = self.prices
        ranked = [
            (column.value * SCALE - sum([prices[number] for number in column.stretches]), column)
            for column in columns
        ]
        ranked.sort(key=_by_worth)
        return ranked

    def _total(self, ranked: Sequence[Ranked]) -> int:
        """The bound that comes with the prices: each train takes what suits it best."""
        total = sum(self.prices)
        for trains, each in zip(self.trains, ranked, strict=True):
            total += sum(worth for worth, _ in each[:trains] if worth > 0)
        return total

    def _step(self, ranked: Sequence[Ranked], total: int, stride: int, heading: list[int]) -> None:
        """Raise the prices of track that several trains want, lower those nobody pays."""
        wanted = [-1] * len(self.prices)
        for trains, each in zip(self.trains, ranked, strict=True):
            for worth, column in each[:trains]:
                if worth > 0:
                    for number in column.stretches:
                        wanted[number] += 1
        norm = 0
        for number, price in enumerate(self.prices):
            way = heading[number] * 7 // 10 + wanted[number] * UNIT
            heading[number] = way = 0 if way < 0 and not price else way
            norm += way * way
        if not norm:
            return
        push = stride * (total - self.best * SCALE) * UNIT
        self.prices = [
            max(0, price + push * way // (1024 * norm))
            for price, way in zip(self.prices, heading, strict=True)
        ]

    def _greedy(self, ranked: Sequence[Ranked]) -> None:
        """Try the set that takes runs by their worth as long as they fit."""
        left = list(self.trains)
        order = sorted(
            (-worth, kind, place)
            for kind, each in enumerate(ranked)
            for place, (worth, _) in enumerate(each)
        )
        used, value = 0, 0
        picked: list[tuple[int, Column]] = []
        for _, kind, place in order:
            column = ranked[kind][place][1]
            if left[kind] and not column.track & used:
                left[kind] -= 1
                used |= column.track
                value += column.value
                picked.append((kind, column))
                if not any(left):
                    break
        self._keep(value, picked)

    def _prune(self, ranked: Sequence[Ranked], total: int) -> None:
        """Leave out the runs that no better set can contain."""
        gap = total - (self.best + self.grain) * SCALE
        self.columns = [
            [column for worth, column in each if _last_taken(each, trains) - worth <= gap]
            for trains, each in zip(self.trains, ranked, strict=True)
        ]

    # --- the exact part ------------------------------------------------------------

    def _search(self) -> None:
        """Try all sets whose losses stay within the gap."""
        self.prices = self.best_prices
        self._tables = []
        for trains, columns in zip(self.trains, self.columns, strict=True):
            at_home = [(0, Column(0, 0, -1, ()))] * trains
            table = sorted([*self._rank(columns), *at_home], key=_by_worth)
            self._tables.append(table)
        self._order = [kind for kind, trains in enumerate(self.trains) for _ in range(trains)]
        total = sum(self.prices)
        for table, trains in zip(self._tables, self.trains, strict=True):
            total += sum(worth for worth, _ in table[:trains])
        self._stopped = False
        self._try(0, 0, 0, [], total, 0)
        if not self._stopped:
            self.bound = self.best * SCALE

    def _try(
        self,
        depth: int,
        since: int,
        used: int,
        picked: list[tuple[int, Column]],
        limit: int,
        value: int,
    ) -> None:
        """Choose the next train's run. ``limit``: what the set can still come to."""
        if depth == len(self._order):
            self._keep(value, picked)
            return
        kind = self._order[depth]
        table = self._tables[kind]
        rank = depth - self._order.index(kind)
        ideal = table[rank][0]
        following = depth + 1 < len(self._order) and self._order[depth + 1] == kind
        for place in range(since, len(table)):
            worth, column = table[place]
            reached = limit - ideal + worth
            if reached < (self.best + self.grain) * SCALE or self._stopped:
                return
            if column.track & used:
                continue
            now_used = used | column.track
            after = place + 1 if following else 0
            if self._still_possible(depth + 1, after, now_used, reached):
                self._try(
                    depth + 1, after, now_used, [*picked, (kind, column)], reached,
                    value + column.value,
                )  # fmt: skip
        self._stopped = self._stopped or self.interrupted()

    def _still_possible(self, depth: int, since: int, used: int, limit: int) -> bool:
        """Whether the trains that follow can lose so little that the set would be better."""
        floor = (self.best + self.grain) * SCALE
        while depth < len(self._order):
            kind = self._order[depth]
            table = self._tables[kind]
            first = self._order.index(kind)
            end = first + self.trains[kind]
            place = since
            while depth < end:
                while place < len(table) and table[place][1].track & used:
                    place += 1
                if place == len(table):
                    return False
                limit += table[place][0] - table[depth - first][0]
                if limit < floor:
                    return False
                place += 1
                depth += 1
            since = 0
        return True


def _by_worth(ranked: tuple[int, Column]) -> tuple[int, int]:
    return -ranked[0], ranked[1].number


def _last_taken(ranked: Ranked, trains: int) -> int:
    """The worth of the last run taken when every train chooses for itself."""
    return max(0, ranked[trains - 1][0]) if len(ranked) >= trains else 0


def _numbers(bits: int) -> tuple[int, ...]:
    """The places of the bits that are set."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)
