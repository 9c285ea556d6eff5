"""How much Hypothesis tries: the same cases every time, whatever the machine is doing."""

from __future__ import annotations

from hypothesis import HealthCheck, settings


def trials(count: int) -> settings:
    """So many cases, none of them hurried."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
