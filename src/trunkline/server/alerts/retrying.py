"""When something that failed is tried again, and for how long."""

from __future__ import annotations

GIVEN_UP = 24 * 3_600_000
"""What could not be told for a day is told no more."""
SHORTEST = 30_000
LONGEST = 2 * 3_600_000


def delay(tries: int, asked: int | None = None) -> int:
    """How long to wait after so many failures; longer if the other side asked for it (seconds).

    >>> [delay(tries) // 1000 for tries in (1, 2, 3, 4, 5, 20)]
    [30, 120, 480, 1920, 7200, 7200]
    >>> delay(1, asked=3600) // 1000
    3600
    """
    grown = min(LONGEST, SHORTEST << 2 * min(tries - 1, 9))
    return min(LONGEST, max(grown, (asked or 0) * 1000))
