"""Random games to their end with every check of the conformance suite, several at once.

All titles are played with all player counts, rulesets and options. The first game in which a
check fails ends the run; the line printed then sets up the same game again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

import msgspec

from tests.conformance.match import THOROUGH, Failed, play_and_check
from tests.conformance.tables import name_of, tables
from trunkline.bots.simulation import Table
from trunkline.kernel import titles

FIRST_SEED = 1861
WAITING = 2
"""Games that lie ready for each process, so that none is idle."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of one game."""

    table: Table
    seed: int
    actions: int = 0
    end_reason: str = ""
    seconds: float = 0.0
    fault: str = ""


def play(table: Table, seed: int) -> Outcome:
    """One game with all checks; a fault is an outcome too."""
    import trunkline.games  # noqa: F401  (a worker process has to know the titles)

    began = time.perf_counter()
    try:
        game = play_and_check(table, seed, THOROUGH)
    except Failed as failed:
        return Outcome(table, seed, fault=str(failed))
    seconds = time.perf_counter() - began
    return Outcome(table, seed, len(game.log), game.finished, seconds)


def plan(games: int, first_seed: int) -> list[tuple[Table, int]]:
    """The tables and seeds of a run: the titles share it, and every option gets its turn."""
    import trunkline.games  # noqa: F401  (the titles register themselves)

    infos = titles()
    planned = []
    for number, info in enumerate(infos):
        share = games // len(infos) + (number < games % len(infos))
        planned += tables(info, share)[:share]
    return [(table, first_seed + number) for number, table in enumerate(planned)]


def outcomes(planned: Sequence[tuple[Table, int]], jobs: int) -> Iterator[Outcome]:
    """The outcomes as they come, up to the first fault."""
    with ProcessPoolExecutor(max_workers=jobs) as workers:
        left = iter(planned)
        running: set[Future[Outcome]] = set()
        while True:
            for table, seed in left:
                running.add(workers.submit(play, table, seed))
                if len(running) >= WAITING * jobs:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                outcome = future.result()
                yield outcome
                if outcome.fault:
                    workers.shutdown(wait=False, cancel_futures=True)
                    return


def repeat(outcome: Outcome) -> str:
    """The command that plays a game again."""
    options = "".join(f" --option {name}={value}" for name, value in outcome.table.settings)
    table = f"--title {outcome.table.title} --players {outcome.table.players}{options}"
    return f"python -m tools.soak {table} --seed {outcome.seed}"


def run(planned: Sequence[tuple[Table, int]], jobs: int) -> int:
    """Play all games; 1 if one of them fails."""
    began = time.perf_counter()
    ended: list[Outcome] = []
    for outcome in outcomes(planned, jobs):
        if outcome.fault:
            print(f"FAILED: {outcome.fault}\nagain: {repeat(outcome)}", flush=True)
            return 1
        ended.append(outcome)
        print(
            f"{len(ended)}/{len(planned)}  {outcome.actions} actions, {outcome.end_reason},"
            f" {outcome.seconds:.1f} s: {name_of(outcome.table)} seed={outcome.seed}",
            flush=True,
        )
    _summarise(ended, time.perf_counter() - began)
    return 0


def _summarise(ended: Sequence[Outcome], seconds: float) -> None:
    reasons = Counter(outcome.end_reason for outcome in ended)
    longest = max(ended, key=lambda outcome: outcome.actions)
    slowest = max(ended, key=lambda outcome: outcome.seconds)
    print(
        f"\n{len(ended)} games to their end, {sum(o.actions for o in ended)} actions,"
        f" every check passed, {seconds:.0f} s"
    )
    print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in reasons.most_common()))
    print(f"longest: {longest.actions} actions; {repeat(longest)}")
    print(f"slowest: {slowest.seconds:.1f} s; {repeat(slowest)}")


def _settings(written: Sequence[str]) -> tuple[tuple[str, str], ...]:
    pairs = [tuple(setting.partition("=")[::2]) for setting in written]
    return tuple((name, value) for name, value in pairs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="how many games (300)")
    parser.add_argument("--jobs", type=int, default=2, help="games played at once (2)")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="the first game's seed")
    parser.add_argument("--title", help="play one game of this title only")
    parser.add_argument("--players", type=int, default=3, help="how many players it has")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    if given.title:
        table = Table(given.title, given.players, _settings(given.option))
        return run([(table, given.seed)], 1)
    return run(plan(given.games, given.seed), given.jobs)


if __name__ == "__main__":
    sys.exit(main())
