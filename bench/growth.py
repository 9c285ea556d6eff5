"""Long games: what a move costs late against early, and what a game in play weighs."""

from __future__ import annotations

import tracemalloc
from collections import defaultdict

from bench._figures import milliseconds, seconds, show
from bench._games import Played, anew, games
from trunkline.kernel import Position

FEW = 20
"""Kinds of action that occur less often say nothing about growth."""


def _times(played: Played) -> list[float]:
    """How long each action of a game takes: the shortest of three times."""
    log = played.game.log
    best = [float("inf")] * len(log)
    for _ in range(3):
        game = anew(played.game)
        for number, action in enumerate(log):
            best[number] = min(best[number], seconds(lambda game=game, act=action: game.play(act)))
    return best


def _tenths(times: list[float]) -> tuple[float, float]:
    """The mean time in the first and in the last tenth."""
    tenth = max(1, len(times) // 10)
    return sum(times[:tenth]) / tenth, sum(times[-tenth:]) / tenth


def _like_with_like(played: Played, times: list[float]) -> float:
    """The last tenth against the first, each kind of action compared with its own kind.

    A game opens with bids and ends with trains; that alone says nothing about growth.
    """
    kinds: dict[str, list[float]] = defaultdict(list)
    for action, taken in zip(played.game.log, times, strict=True):
        kinds[type(action).__name__].append(taken)
    tenths = [(len(each), *_tenths(each)) for each in kinds.values() if len(each) >= FEW]
    first = sum(count * early for count, early, _ in tenths)
    return sum(count * late for count, _, late in tenths) / first


def _with_history(played: Played) -> float:
    """The last tenth of a game played with all its history, against the same without any."""
    log = played.game.log
    start = len(log) - max(1, len(log) // 10)
    moment = played.game.at(start)
    long, bare = [], []
    for _ in range(5):
        game, position = moment.copy(), Position(moment.title, moment.state.copy())
        long.append(seconds(lambda game=game: [game.play(action) for action in log[start:]]))
        bare.append(seconds(lambda pos=position: [pos.play(action) for action in log[start:]]))
    return min(long) / min(bare)


def _memory(played: Played) -> int:
    """The bytes that a game at its end holds, history included."""
    tracemalloc.start()
    game = anew(played.game)
    for action in played.game.log:
        game.play(action)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size


def main() -> None:
    _memory(games()[0])  # what titles share is loaded before anything is weighed
    rows = []
    for played in games():
        times = _times(played)
        first, last = _tenths(times)
        rows.append(
            (
                played.name,
                str(len(played.game.log)),
                milliseconds(first),
                milliseconds(last),
                f"{last / first:.2f}",
                f"{_like_with_like(played, times):.2f}",
                f"{_with_history(played):.2f}",
                f"{_memory(played) / 1024:,.0f} KiB",
            )
        )
    columns = (
        "Game",
        "Actions",
        "First tenth",
        "Last tenth",
        "Ratio",
        "By kind",
        "History",
        "Memory",
    )
    show("Growth", columns, rows)


if __name__ == "__main__":
    main()
