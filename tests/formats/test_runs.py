"""Runs of trains found in records: each once, under its id, as it stood then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import trunkline
from tests.formats.exporting import export_of, played_game
from tests.recorded import EXPORTS
from trunkline.bots.random_play import random_action
from trunkline.eighteen.actions import RunTrains
from trunkline.eighteen.routes import check_routes, remembered_best_routes, revenue
from trunkline.formats import FormatError, dump
from trunkline.formats.runs import load_with_ids, runs
from trunkline.kernel import Dice


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of ours that has come to the phase in which the national railway runs."""
    game = trunkline.new("1861", ["Ada", "Ben", "Cy"], seed=12)
    dice = Dice(12)
    while not game.finished and not (
        game.state.companies["RSR"].trains and game.state.phase >= "5"
    ):
        game.play(random_action(game, dice))
    for _ in range(60):
        if not game.finished:
            game.play(random_action(game, dice))
    file = tmp_path_factory.mktemp("games") / "own.json"
    file.write_text(dump(game), encoding="utf-8")
    return file


def found(path: Path):
    game, ids = load_with_ids(path)
    return game, ids, list(runs(game, ids, str(path)))


def check_runs(game, made):
    """Each run is legal in its position, and earns there what it earned."""
    for one in made:
        assert check_routes(one.position, one.company, one.routes) is None
        assert revenue(one.position, one.company, one.routes) == one.revenue
        assert remembered_best_routes(one.position, one.company).revenue >= one.revenue
    asked = [n for n, action in enumerate(game.log, 1) if isinstance(action, RunTrains)]
    assert [one.number for one in made if one.number in asked] == asked


def test_our_own_record_counts_from_one(own: Path) -> None:
    game, ids, made = found(own)
    assert ids == list(range(1, len(game.log) + 1))
    assert [one.action for one in made] == [one.number for one in made]
    check_runs(game, made)


@pytest.mark.rule("1861-6.6.2-2")
def test_the_runs_that_the_national_railway_makes_by_itself_are_there_and_are_the_best(
    own: Path,
) -> None:
    game, _, made = found(own)
    alone = [one for one in made if one.company == "RSR"]
    assert alone
    for one in alone:
        assert not isinstance(game.log[one.number - 1], RunTrains) or one.revenue
        assert one.revenue == remembered_best_routes(one.position, "RSR").revenue


def test_an_export_keeps_its_ids(tmp_path: Path) -> None:
    game = played_game(5, 260)
    content = export_of(game)
    for place, entry in enumerate(content["actions"]):
        entry["id"] = 1000 + place
    file = tmp_path / "export.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    replayed, ids, made = found(file)
    assert len(ids) == len(replayed.log)
    check_runs(replayed, made)
    entries = {entry["id"]: entry for entry in content["actions"]}
    assert made
    for one in made:
        assert entries[one.action]["type"] == "run_routes"
        assert entries[one.action]["entity"] == one.company


@pytest.mark.skipif(not EXPORTS, reason="the recorded games are not on this machine")
def test_every_run_of_a_recorded_game_is_found_once() -> None:
    entries = json.loads(EXPORTS[0].read_text())["actions"]
    wanted = [entry["id"] for entry in entries if entry["type"] == "run_routes"]
    _, _, made = found(EXPORTS[0])
    assert [one.action for one in made] == wanted


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "nothing.json"
    with pytest.raises(FormatError):
        load_with_ids(file)
