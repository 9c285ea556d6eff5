"""How often what may be done: buckets of tokens that fill up slowly, in memory."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MOST_BUCKETS = 50_000
"""So many are remembered; the one that was used longest ago is forgotten first."""

Positive = Annotated[float, Meta(gt=0)]


class Allowance(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How often something may be done, by whom."""

    per: Literal["address", "user", "name"]
    """Who has a bucket of their own. Who is not logged in counts by address; ``name`` is what
    is named in the request, whoever sends it."""
    burst: Annotated[int, Meta(ge=1)]
    """So often at once."""
    a_minute: Positive
    """So often in the long run."""
    routes: tuple[str, ...] = ()
    """For which requests, as in ``POST /api/login``."""


class Allowances(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of limits."""

    limits: dict[str, Allowance]
    bodies: dict[str, Annotated[int, Meta(ge=1)]]
    """The longest body of a request in bytes, by route; ``default`` is for all others."""

    def of_route(self, route: str) -> list[str]:
        """The names of the limits that a request is under."""
        return [name for name, each in self.limits.items() if route in each.routes]

    def longest(self, route: str) -> int:
        """How many bytes the body of a request may have."""
        return self.bodies.get(route, self.bodies["default"])


class Limits:
    """The buckets. ``take`` takes from one, and says how long to wait if it is empty."""

    def __init__(self, allowances: Allowances, clock: Callable[[], float] = time.monotonic) -> None:
        self.allowances = allowances
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, name: str, key: str) -> int:
        """0, or in how many seconds it may be tried again."""
        allowance = self.allowances.limits[name]
        now, rate = self.clock(), allowance.a_minute / 60
        left, then = self._buckets.pop((name, key), (float(allowance.burst), now))
        left = min(allowance.burst, left + (now - then) * rate)
        is_allowed = left >= 1
        self._buckets[name, key] = (left - is_allowed, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0 if is_allowed else math.ceil((1 - left) / rate)
