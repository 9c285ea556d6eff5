"""Packing: one run for each train, no track shared, the most revenue.

Track is given prices until the runs that trains would choose for themselves hardly touch
each other (Lagrange's method, in whole numbers). With the prices comes a bound on all sets
of runs. How far a run falls short of the best one at these prices is its *loss*: a set of
runs better than the best one known can lose no more, in all, than the gap between that one
and the bound. Few runs are left to try, and trying them is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import NamedTuple

SCALE = 1024
"""Prices are kept in parts of a rouble."""
ROUNDS = 60
"""How often prices are adjusted at most."""


class Column(NamedTuple):
    """A run as packing sees it."""

    value: int
    track: int
    run: int
    """Its number among the runs of its kind; -1: the train stays at home."""


class Packed(NamedTuple):
    """The runs chosen: one number for each train, -1 for a train that stays at home."""

    value: int
    runs: tuple[int, ...]
    bound: int


def pack(choices: Sequence[Sequence[tuple[int, int]]], alike: Sequence[int]) -> Packed:
    """The best choice of one run for each train.

    ``choices`` are the runs of each train as value and track, the best first. ``alike``
    tells which kind each train is: trains of one kind have the same runs.
    """
    return _Packing(choices, alike).solve()


class _Packing:
    def __init__(self, choices: Sequence[Sequence[tuple[int, int]]], alike: Sequence[int]) -> None:
        self.alike = list(alike)
        self.columns = [
            [Column(value, track, number) for number, (value, track) in enumerate(runs)]
            + [Column(0, 0, -1)]
            for runs in choices
        ]
        self.grain = gcd(*(column.value for each in self.columns for column in each)) or 1
        self.best = 0
        self.chosen: list[int] = [-1] * len(self.columns)
        self.prices: dict[int, int] = {}
        """The price of each stretch that has one."""
        self.bound = sum(each[0].value for each in self.columns)

    def solve(self) -> Packed:
        self._keep(self._greedy([[c.value for c in each] for each in self.columns]))
        for step in range(ROUNDS):
            if self.bound < self.best + self.grain:
                return self._packed()
            self._adjust(step)
        self._search()
        return self._packed()

    def _packed(self) -> Packed:
        return Packed(self.best, tuple(self.chosen), self.best)

    def _keep(self, picked: list[Column]) -> None:
        value = sum(column.value for column in picked)
        if value > self.best:
            self.best = value
            self.chosen = [column.run for column in picked]

    def _greedy(self, worths: list[list[int]]) -> list[Column]:
        """Each train in turn takes what is worth most of what is left."""
        used = 0
        picked = []
        for columns, worth in zip(self.columns, worths, strict=True):
            order = range(len(columns))
            place = max(
                (place for place in order if not columns[place].track & used),
                key=lambda place: (worth[place], -place),
            )
            picked.append(columns[place])
            used |= columns[place].track
        return picked

    # --- prices ------------------------------------------------------------------

    def _worths(self) -> list[list[int]]:
        """What each run of each train is worth after paying for its track."""
        known: dict[int, list[int]] = {}
        worths = []
        for kind, columns in zip(self.alike, self.columns, strict=True):
            if kind not in known:
                known[kind] = [
                    column.value * SCALE - self._toll(column.track) for column in columns
                ]
            worths.append(known[kind])
        return worths

    def _toll(self, track: int) -> int:
        return sum(price for bit, price in self.prices.items() if track & bit)

    def _adjust(self, step: int) -> None:
        """Raise the prices of track that several trains want, lower those nobody pays."""
        worths = self._worths()
        wanted: dict[int, int] = {}
        total = sum(self.prices.values())
        for columns, worth in zip(self.columns, worths, strict=True):
            place = max(range(len(worth)), key=lambda number: (worth[number], -number))
            total += worth[place]
            track = columns[place].track
            while track:
                bit = track & -track
                wanted[bit] = wanted.get(bit, 0) + 1
                track ^= bit
        self._bound_by(total)
        self._prune(worths, total)
        self._keep(self._greedy(self._worths()))
        slopes = {bit: count - 1 for bit, count in wanted.items() if count > 1}
        slopes |= {bit: -1 for bit in self.prices if bit not in wanted}
        norm = sum(slope * slope for slope in slopes.values())
        if not norm:
            return
        stride = max(1, (total - self.best * SCALE) * 3 // (norm * (4 + step // 8)))
        for bit, slope in slopes.items():
            price = max(0, self.prices.get(bit, 0) + stride * slope)
            if price:
                self.prices[bit] = price
            else:
                self.prices.pop(bit, None)

    def _bound_by(self, total: int) -> None:
        self.bound = min(self.bound, total // SCALE)

    def _prune(self, worths: list[list[int]], total: int) -> None:
        """Leave out the runs with which no better set can be made."""
        gap = total - (self.best + self.grain) * SCALE
        known: dict[int, list[Column]] = {}
        for train, (columns, worth) in enumerate(zip(self.columns, worths, strict=True)):
            kind = self.alike[train]
            if kind not in known:
                top = max(worth)
                known[kind] = [
                    column
                    for column, each in zip(columns, worth, strict=True)
                    if top - each <= gap or column.run < 0
                ]
            self.columns[train] = known[kind]

    # --- the exact part --------------------------------------------------------------

    def _search(self) -> None:
        worths = self._worths()
        tops = [max(worth) for worth in worths]
        total = sum(self.prices.values()) + sum(tops)
        self._bound_by(total)
        ranked = []
        for columns, worth, top in zip(self.columns, worths, tops, strict=True):
            losses = sorted((top - each, place) for place, each in enumerate(worth))
            ranked.append([(loss, columns[place]) for loss, place in losses])
        self._ranked = ranked
        order = sorted(range(len(ranked)), key=lambda train: (self.alike[train], train))
        self._total = total
        self._try(order, 0, 0, [], 0, 0)
        self.bound = self.best

    def _room(self, lost: int) -> int:
        return self._total - (self.best + self.grain) * SCALE - lost

    def _try(
        self, order: list[int], depth: int, used: int, picked: list[Column], lost: int, since: int
    ) -> None:
        if depth == len(order):
            by_train = dict(zip(order, picked, strict=True))
            self._keep([by_train[train] for train in sorted(by_train)])
            return
        if self._room(lost) < self._least_loss(order[depth:], used):
            return
        train = order[depth]
        twin = depth + 1 < len(order) and self.alike[order[depth + 1]] == self.alike[train]
        ranked = self._ranked[train]
        for place in range(since, len(ranked)):
            loss, column = ranked[place]
            if loss > self._room(lost):
                break
            if not column.track & used:
                following = place if twin else 0
                self._try(
                    order, depth + 1, used | column.track, [*picked, column], lost + loss, following
                )

    def _least_loss(self, trains: list[int], used: int) -> int:
        """What the trains still without a run lose at least."""
        least = 0
        known: dict[int, int] = {}
        for train in trains:
            kind = self.alike[train]
            if kind not in known:
                known[kind] = next(
                    loss for loss, column in self._ranked[train] if not column.track & used
                )
            least += known[kind]
        return least
