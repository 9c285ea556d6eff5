"""A whole game at the terminal, typed by chance: numbers, Enter, questions, and taking back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.cli.conftest import PLAYERS, Run, game_in, kept
from trunkline.formats import verify

LINES = 9_000
"""More lines than a game takes; those after its end are answered and change nothing."""


def typed_by_chance(seed: int) -> tuple[str, ...]:
    """Lines as somebody might type them who does not look."""
    chance = random.Random(seed)
    lines = []
    for _ in range(LINES):
        lines.append(str(chance.choice([1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 11, 14])))
        lines += [""] * (chance.random() < 0.5)
        lines += ["?", "? lay H8", "lay", "u", "nonsense", "t"][: int(chance.random() < 0.01) * 6]
    return (*lines, "q")


@pytest.mark.parametrize(("seed", "ruleset"), [(1, "rulebook"), (2, "18xx.games")])
def test_a_whole_game_is_played_to_its_end(run: Run, data: Path, seed: int, ruleset: str) -> None:
    given = ("1861", *PLAYERS, "--seed", seed, "--ruleset", ruleset)
    result = run("play", *given, lines=typed_by_chance(seed))
    assert result.exit_code == 0, result.output[-2000:]
    assert "Traceback" not in result.output
    assert " won with R" in result.stdout
    game = game_in(kept(data))
    assert game.finished
    assert verify(kept(data)).equal
