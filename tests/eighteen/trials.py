"""How much Hypothesis tries: the same cases every time, whatever the machine is doing."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

PROOF = int(os.environ.get("TRUNKLINE_PROOF", "1"))
"""How many times as much is tried where a test asks for ``proof``; see ``make proof``."""


def trials(count: int) -> settings:
    """So many cases, none of them hurried."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def proof(count: int) -> settings:
    """So many cases every day, and many times as many in a proof."""
    return trials(count * PROOF)
