"""Where games are kept, and how a file is written so that nothing is ever lost."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import trunkline
from trunkline.cli.errors import BadInput
from trunkline.cli.table import saving
from trunkline.cli.table.history import RECENT, History
from trunkline.cli.table.saving import Keeper
from trunkline.eighteen.actions import Pass
from trunkline.formats.files import write_whole
from trunkline.play import Game
from trunkline.resources import data_folder


@pytest.fixture
def game() -> Game:
    return trunkline.new("1861", ["Ada/Ben", "Ĉio", "../../Cy"], {"start": "first"}, seed=1)


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, "~/.local/share/trunkline"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/trunkline"),
        ("linux", {"TRUNKLINE_DATA": "/games", "XDG_DATA_HOME": "/data"}, "/games"),
        ("linux", {"TRUNKLINE_DATA": "~/games"}, "~/games"),
        ("darwin", {}, "~/Library/Application Support/trunkline"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/trunkline"),
        ("win32", {}, "~/AppData/Local/trunkline"),
    ],
)
def test_the_folder_is_the_users_own(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: str
) -> None:
    for name in ("TRUNKLINE_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder() == Path(expected).expanduser()


def test_names_of_players_make_harmless_file_names(game: Game, data: Path) -> None:
    keeper = Keeper.of_new(game)
    assert keeper.path.parent == data / "games"
    assert keeper.path.name.endswith("-Ada-Ben-Ĉio-Cy.json")


def test_two_games_never_share_a_file(game: Game, data: Path) -> None:
    assert Keeper.of_new(game).path != Keeper.of_new(game).path


def test_a_failed_write_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    write_whole(file, "old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.touch()
    monkeypatch.setattr(saving.os, "access", lambda path, mode: False)
    with pytest.raises(BadInput, match="cannot be written"):
        Keeper.of_file(file)


def test_a_link_stays_a_link(game: Game, tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    file.touch()
    link.symlink_to(file)
    Keeper.of_file(link).keep(game)
    assert link.is_symlink()
    assert trunkline.load(file).digest() == game.digest()


# --- what happened ----------------------------------------------------------------


def test_history_is_told_from_the_last_decision_of_a_seat(game: Game) -> None:
    history = History(game)
    for seat in ("P1", "P2"):
        history.add(game.play(Pass(seat)))
    told = [type(event).__name__ for event in history.since(game, "P2")]
    assert told == ["Passed"]
    assert len(history.since(game, "P1")) == 2
    assert len(history.since(game, "P3")) == len(game.opening) + 2


def test_history_of_a_long_game_begins_late_and_reaches_back_when_asked() -> None:
    from trunkline.bots.random_play import random_action
    from trunkline.kernel import Dice

    long = trunkline.new("1861", ["Ada", "Ben", "Cy"], seed=2)
    dice = Dice(2)
    for _ in range(3 * RECENT):
        long.play(random_action(long, dice))
    history = History(long)
    assert [number for number, _, _ in history.last(long, 3)] == [118, 119, 120]
    assert len(list(history.last(long, 1000))) == RECENT
    for _ in range(RECENT + 5):
        long.undo()
        history.take_back(long)
    number, action, events = next(iter(history.last(long, 1)))
    assert number == len(long.log)
    assert action == long.log[-1]
    assert events == long.at(number - 1).play(action)
