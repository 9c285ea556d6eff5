"""A linear programme solved by the simplex method, for the small ones that packing needs.

Figures are floating-point: what comes out serves as advice (prices to try, shares to look
at), never as proof.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

NEARLY = 1e-9
BLAND_AFTER = 50
"""After so many steps without gain, the careful choice of steps that cannot go in circles."""


class Unfinished(Exception):
    """Somebody did not want to wait for the solution."""


class Solution(NamedTuple):
    """How much of each column is taken, and the price of each row."""

    shares: list[float]
    prices: list[float]


def solve(
    values: Sequence[float],
    columns: Sequence[Sequence[int]],
    limits: Sequence[float],
    interrupted: Callable[[], bool] = lambda: False,
) -> Solution:
    """Take as much of the columns as earns most, without going over any row's limit.

    A column takes one of every row that it names. ``Unfinished`` if it was interrupted.

    >>> solve([3, 2, 2], [[0, 1], [0], [1]], [1, 1]).shares
    [0.0, 1.0, 1.0]
    """
    return _Table(values, columns, limits).solve(interrupted)


class _Table:
    def __init__(
        self, values: Sequence[float], columns: Sequence[Sequence[int]], limits: Sequence[float]
    ) -> None:
        self.width = len(columns)
        height = len(limits)
        self.rows = [[0.0] * (self.width + height + 1) for _ in limits]
        for place, column in enumerate(columns):
            for row in column:
                self.rows[row][place] = 1.0
        for row, limit in enumerate(limits):
            self.rows[row][self.width + row] = 1.0
            self.rows[row][-1] = float(limit)
        self.gains = [*map(float, values), *[0.0] * (height + 1)]
        self.basis = [self.width + row for row in range(height)]

    def solve(self, interrupted: Callable[[], bool]) -> Solution:
        idle = 0
        while (entering := self._entering(careful=idle > BLAND_AFTER)) >= 0:
            if interrupted():
                raise Unfinished
            leaving = self._leaving(entering)
            before = self.gains[-1]
            self._pivot(leaving, entering)
            idle = 0 if before - self.gains[-1] > NEARLY else idle + 1
        shares = [0.0] * self.width
        for row, place in zip(self.rows, self.basis, strict=True):
            if place < self.width:
                shares[place] = row[-1]
        return Solution(shares, [max(0.0, -gain) for gain in self.gains[self.width : -1]])

    def _entering(self, careful: bool) -> int:
        gains = self.gains
        if careful:
            return next((p for p, gain in enumerate(gains[:-1]) if gain > NEARLY), -1)
        most = max(gains[:-1], default=0.0)
        return gains.index(most) if most > NEARLY else -1

    def _leaving(self, entering: int) -> int:
        best, chosen = 0.0, -1
        for number, row in enumerate(self.rows):
            if row[entering] > NEARLY:
                room = row[-1] / row[entering]
                if (
                    chosen < 0
                    or room < best - NEARLY
                    or (room < best + NEARLY and self.basis[number] < self.basis[chosen])
                ):
                    best, chosen = room, number
        assert chosen >= 0, "every column takes something that is limited"
        return chosen

    def _pivot(self, leaving: int, entering: int) -> None:
        pivot = self.rows[leaving]
        scale = pivot[entering]
        if scale != 1.0:
            self.rows[leaving] = pivot = [cell / scale for cell in pivot]
        for number, row in enumerate(self.rows):
            factor = row[entering]
            if factor and number != leaving:
                self.rows[number] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
        factor = self.gains[entering]
        self.gains = [a - factor * b for a, b in zip(self.gains, pivot, strict=True)]
        self.basis[leaving] = entering
