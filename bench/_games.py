"""The games that benchmarks measure: recorded ones where they lie beside the source tree,
random ones otherwise."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import trunkline.games  # noqa: F401  (the titles register themselves)
from trunkline import formats
from trunkline.bots.random_play import play_to_the_end
from trunkline.kernel import Dice, Game

TREE = Path(__file__).parents[1]
LOGS = Path(os.environ.get("TRUNKLINE_LOGS", TREE.parent / "shared" / "logs"))
RANDOM_SEEDS = range(6)
SHORT = 2
"""So many games are enough where ``TRUNKLINE_SHORT`` is set: to see that all benchmarks run."""


class Played(NamedTuple):
    """A game to its end, and how many actions its record had."""

    name: str
    game: Game
    entries: int
    path: Path | None


@cache
def games() -> tuple[Played, ...]:
    """All games to measure."""
    most = SHORT if os.environ.get("TRUNKLINE_SHORT") else None
    return tuple(islice(_recorded(), most)) or tuple(islice(_random(), most))


def _recorded() -> Iterator[Played]:
    for path in sorted(LOGS.glob("*/*.json")):
        game = formats.load(path)
        entries = len(formats.loading.read_object(path.read_bytes(), str(path))["actions"])
        yield Played(path.stem, game, entries, path)


def _random() -> Iterator[Played]:
    for seed in RANDOM_SEEDS:
        game = Game.start("1861", ["Ada", "Ben", "Cy", "Dora"], {}, seed)
        play_to_the_end(game, Dice(seed))
        yield Played(f"random-{seed}", game, len(game.log), None)


def anew(game: Game) -> Game:
    """The same game before its first action."""
    return type(game)(game.title, game.players, game.seed)
