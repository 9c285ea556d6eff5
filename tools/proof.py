"""Best routes against the plain search: many random countries, and every recorded run.

First the tests that know a plain search are run with many times their everyday cases. Then
every run of trains in the recorded games is compared, several games at once, and the runs are
listed in which more could have been earned than was taken.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tests.eighteen.recorded import runs, verdict
from tests.recorded import EXPORTS

TESTS = ("tests/eighteen/routes/test_plain.py", "tests/eighteen/routes/test_plain_laws.py")


def generated(times: int) -> int:
    """The tests, with so many times the cases; their exit status."""
    print(f"generated boards, {times} times the everyday number:", flush=True)
    environment = {**os.environ, "TRUNKLINE_PROOF": str(times)}
    command = [sys.executable, "-m", "pytest", "-n", "2", *TESTS]
    return subprocess.run(command, env=environment, check=False).returncode


def compared(path: Path, steps: int) -> tuple[Counter[str], list[str]]:
    """How the runs of one game were compared, and where more was possible."""
    by: Counter[str] = Counter()
    missed = []
    for run in runs(path):
        found = verdict(run, steps)
        by[found.by] += 1
        if found.best > run.taken:
            missed.append(f"{run}: {run.taken} taken, {found.best} possible")
        if found.by != "search":
            print(f"too long for the plain search: {run}", flush=True)
    return by, missed


def recorded(steps: int, jobs: int) -> None:
    """Every run of the recorded games; ``AssertionError`` if one differs."""
    began = time.perf_counter()
    by: Counter[str] = Counter()
    missed: list[str] = []
    with ProcessPoolExecutor(max_workers=jobs) as workers:
        for path, (each, found) in zip(
            EXPORTS, workers.map(compared, EXPORTS, [steps] * len(EXPORTS)), strict=True
        ):
            print(f"{path.stem}: {each.total()} runs agree", flush=True)
            by += each
            missed += found
    for line in missed:
        print(line)
    print(
        f"\n{by.total()} runs of {len(EXPORTS)} games in {time.perf_counter() - began:.0f} s: "
        f"{by['search']} equal to the plain search, {by['bound']} within the sum of what each "
        f"train could earn alone, {by['nothing']} too long even for one train; never below what "
        f"was taken, above it {len(missed)} times"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(prog="python -m tools.proof", description=__doc__)
    parser.add_argument("--times", type=int, default=20, help="generated cases: so many times (20)")
    parser.add_argument("--steps", type=int, default=20_000_000, help="plain search: most steps")
    parser.add_argument("--jobs", type=int, default=2, help="games compared at once (2)")
    given = parser.parse_args(arguments)
    status = generated(given.times)
    if status == 0:
        recorded(given.steps, given.jobs)
    return status


if __name__ == "__main__":
    sys.exit(main())
