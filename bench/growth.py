"""Long games: what a move costs late against early, and what a game in play weighs."""

from __future__ import annotations

import tracemalloc

from bench._figures import milliseconds, seconds, show
from bench._games import Played, anew, games


def _parts(played: Played) -> tuple[float, float]:
    """The mean time of a move in the first and in the last tenth of a game."""
    log = played.game.log
    tenth = max(1, len(log) // 10)
    best: list[tuple[float, float]] = []
    for _ in range(3):
        game = anew(played.game)
        times = [seconds(lambda game=game, action=action: game.play(action)) for action in log]
        best.append((sum(times[:tenth]) / tenth, sum(times[-tenth:]) / tenth))
    return min(first for first, _ in best), min(last for _, last in best)


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
        first, last = _parts(played)
        rows.append(
            (
                played.name,
                str(len(played.game.log)),
                milliseconds(first),
                milliseconds(last),
                f"{last / first:.2f}",
                f"{_memory(played) / 1024:,.0f} KiB",
            )
        )
    show("Growth", ("Game", "Actions", "First tenth", "Last tenth", "Ratio", "Memory"), rows)


if __name__ == "__main__":
    main()
