"""Many games of random play, one after the other or several at once."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial

import msgspec

from trunkline.bots.random_play import MOST_ACTIONS, play_to_the_end
from trunkline.kernel import Dice, Game, Value

PLAYER_DICE = 0x5EED
"""Mixed into a game's seed, so that the players' dice are not those of the game."""


class Table(msgspec.Struct, frozen=True):
    """What is played: a title, how many players, and the options set."""

    title: str
    players: int
    settings: tuple[tuple[str, Value], ...] = ()


class Played(msgspec.Struct, frozen=True):
    """What came of one game. ``end_reason`` is empty if it did not end."""

    title: str
    players: int
    seed: int
    actions: int
    end_reason: str
    scores: dict[str, int]
    seconds: float
    digest: str


def play_one(table: Table, seed: int, most_actions: int = MOST_ACTIONS) -> Played:
    """One random game. Equal tables and seeds give equal games on every machine."""
    import trunkline.games  # noqa: F401  (a worker process has to know the titles)

    names = [f"Player {number}" for number in range(1, table.players + 1)]
    game = Game.start(table.title, names, dict(table.settings), seed)
    began = time.perf_counter()
    play_to_the_end(game, Dice(seed ^ PLAYER_DICE), most_actions)
    seconds = round(time.perf_counter() - began, 3)
    return Played(
        title=table.title,
        players=table.players,
        seed=seed,
        actions=len(game.log),
        end_reason=game.finished,
        scores=game.scores,
        seconds=seconds,
        digest=game.digest(),
    )


def play_all(table: Table, seeds: Sequence[int], jobs: int = 1) -> Generator[Played, None, None]:
    """A random game for each seed, in the order of the seeds.

    Closing the generator early ends the processes that still play.
    """
    play = partial(play_one, table)
    if jobs == 1:
        yield from map(play, seeds)
        return
    # Only the process that people see is interrupted; it ends the others.
    deaf = (signal.SIGINT, signal.SIG_IGN)
    others = set(multiprocessing.active_children())
    count = min(jobs, len(seeds))
    with ProcessPoolExecutor(count, initializer=signal.signal, initargs=deaf) as workers:
        try:
            with _uninterrupted():
                games = [workers.submit(play, seed) for seed in seeds]
            for game in games:
                yield game.result()
        except BaseException:
            # Not cancelled but ended: the pool trips over futures that are cancelled behind
            # its back, and says so at length.
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """An interruption waits: processes that are being started do not know yet to ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
