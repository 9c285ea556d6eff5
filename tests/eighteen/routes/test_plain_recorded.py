"""Best routes in recorded games: what a plain search finds, and never less than was taken.

``make proof`` compares every run; here it is one in so many.
"""

from __future__ import annotations

from itertools import islice

import pytest

from tests.eighteen.recorded import runs, verdict
from tests.recorded import EXPORTS

STEPS = 50_000
EVERY = 10

pytestmark = pytest.mark.skipif(not EXPORTS, reason="the recorded games are not on this machine")


@pytest.mark.parametrize("number", range(len(EXPORTS)), ids=[path.stem for path in EXPORTS])
def test_recorded_runs_are_best_as_the_plain_search_has_it(number):
    sample = islice(runs(EXPORTS[number]), number % EVERY, None, EVERY)
    verdicts = [verdict(run, STEPS) for run in sample]
    assert verdicts
    assert sum(one.by == "search" for one in verdicts) > len(verdicts) / 2
