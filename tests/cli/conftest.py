"""The commands run as from a shell, with everything they keep in a folder of the test."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import trunkline
from trunkline.bots.random_play import random_action
from trunkline.cli import app
from trunkline.formats import dump
from trunkline.kernel import Dice
from trunkline.play import Game

Run = Callable[..., Result]
PLAYERS = ("--players", "Ada,Ben,Cy")
FIXED = ("1861", *PLAYERS, "--seed", "7", "--option", "start=first")
"""A game in which Ada begins."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept in this test."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TRUNKLINE_DATA", str(folder))
    return folder


@pytest.fixture
def run(data: Path) -> Run:
    """Run a command; ``lines`` are what is typed."""

    def run_command(*arguments: object, lines: tuple[str, ...] = ()) -> Result:
        typed = "".join(f"{line}\n" for line in lines)
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)

    return run_command


@pytest.fixture
def play(run: Run) -> Run:
    """Play a new game in which Ada begins with these lines; it has to end well."""

    def play_lines(*lines: str, options: tuple[str, ...] = ()) -> Result:
        result = run("play", *FIXED, *options, lines=lines)
        assert result.exit_code == 0, result.stderr
        return result

    return play_lines


def kept(data: Path) -> Path:
    """The one game that is kept."""
    (file,) = (data / "games").glob("*.json")
    return file


def refused(result: Result) -> str:
    """The sentence with which a command ended: nothing but that, and exit status 2."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    sentence = result.stderr.strip()
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    assert sentence.startswith("trunkline: ")
    return sentence.removeprefix("trunkline: ")


@cache
def record_at(step: str, phase: str, choices: int) -> str:
    """The record of a game that has come to a step with so many choices, in a phase or later."""
    for seed in range(1, 20):
        game = trunkline.new("1861", ["Ada", "Ben", "Cy"], {"start": "first"}, seed=seed)
        dice = Dice(seed)
        while not game.finished:
            found = game.decisions[0].step == step and game.state.phase >= phase
            if found and len(list(game.legal())) >= choices:
                return dump(game)
            game.play(random_action(game, dice))
    raise AssertionError(f"no game came to a {step}")


@pytest.fixture
def at_step(tmp_path: Path) -> Callable[..., Path]:
    """A file with a game that has come to a step."""

    def write(step: str, phase: str = "2", choices: int = 1) -> Path:
        file = tmp_path / "at.json"
        file.write_text(record_at(step, phase, choices), encoding="utf-8")
        return file

    return write


def game_in(file: Path) -> Game:
    """The game that a file holds."""
    return trunkline.load(file)
