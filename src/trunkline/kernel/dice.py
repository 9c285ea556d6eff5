"""Chance: a seeded source of numbers whose whole state is one integer.

The generator is SplitMix64: equal seeds give equal games on every machine and
every Python, which the standard library promises for ``random`` only in part.
"""

from __future__ import annotations

from typing import TypeVar

from trunkline.kernel.parts import Part

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Dice(Part):
    """Seeded dice kept inside a state.

    >>> Dice(7).roll(6), Dice(7).roll(6)
    (3, 3)
    """

    state: int

    def _next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def roll(self, sides: int) -> int:
        """A number from 0 to ``sides - 1``, each equally likely."""
        limit = (1 << 64) - (1 << 64) % sides
        while (number := self._next()) >= limit:
            pass
        return number % sides

    def pick(self, items: list[T]) -> T:
        """One of the items."""
        return items[self.roll(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.roll(last + 1)
            items[last], items[other] = items[other], items[last]
