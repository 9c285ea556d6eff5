"""What the players of a table are called."""

from __future__ import annotations

from collections.abc import Iterable


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Names of which no two are the same, as games want them.

    >>> told_apart(["Ada", "Ben", "Ada"])
    ('Ada', 'Ben', 'Ada 2')
    """
    found: list[str] = []
    for name in names:
        told, number = name, 2
        while told in found:
            told, number = f"{name} {number}", number + 1
        found.append(told)
    return tuple(found)
