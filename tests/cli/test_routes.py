"""``trunkline routes``: best routes beside those taken, for one run and for all of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, refused
from trunkline.eighteen.actions import RunTrains
from trunkline.eighteen.routes import best_routes, revenue
from trunkline.formats import dump
from trunkline.formats.runs import load_with_ids, runs
from trunkline.play import Game, load


@pytest.fixture
def stored(at_step) -> Path:
    """A game in which a public is about to run, some runs into it."""
    return at_step("RunStep", phase="3")


@pytest.fixture
def ran(stored: Path, tmp_path: Path) -> Path:
    """The same game after it has run no train, although it could."""
    game = load(stored)
    company = game.position.top.company
    game.play(RunTrains(game.decisions[0].seat, company, ()))
    file = tmp_path / "ran.json"
    file.write_text(dump(game), encoding="utf-8")
    return file


def recorded(file: Path):
    game, ids = load_with_ids(file)
    return list(runs(game, ids, str(file)))


def test_the_best_routes_of_whoever_is_about_to_run(run: Run, stored: Path) -> None:
    game = load(stored)
    company = game.position.top.company
    best = best_routes(game.position, company)
    result = run("routes", stored)
    assert result.exit_code == 0, result.stderr
    for route in best.routes:
        assert "–".join(route.hexes) in result.stdout
    assert f"R{best.revenue} in all, proven to be the best." in result.stdout
    assert "Taken by" not in result.stdout


def test_what_was_taken_stands_beside_it(run: Run, ran: Path) -> None:
    last = recorded(ran)[-1]
    best = best_routes(last.position, last.company).revenue
    for arguments in ((), ("--at", last.number), ("--at", last.number - 1), ("--run", last.action)):
        result = run("routes", ran, *arguments)
        assert f"in action {last.number}" in result.stdout
        assert f"R0 in all, R{best} less than the best." in result.stdout


def test_one_company_for_programs(run: Run, ran: Path) -> None:
    last = recorded(ran)[-1]
    told = json.loads(run("routes", ran, "--run", last.action, "--json").stdout)
    assert (told["company"], told["proven"]) == (last.company, True)
    assert told["best"] == told["bound"] == sum(route["revenue"] for route in told["routes"])
    assert told["taken"] == {"action": last.action, "revenue": 0, "routes": []}
    assert set(told["routes"][0]) == {"train", "hexes", "counted", "revenue"}


def test_another_company_than_the_one_that_runs(run: Run, stored: Path) -> None:
    game = load(stored)
    other = next(name for name in game.title.charters if name != game.position.top.company)
    label = game.title.charters[other].label or other
    told = json.loads(run("routes", stored, "--company", label, "--json").stdout)
    assert told["company"] == other
    assert told["taken"] is None


def test_all_runs_of_a_record(run: Run, ran: Path) -> None:
    lines = run("routes", ran, "--all", "--json").stdout.splitlines()
    told = [json.loads(line) for line in lines]
    made = recorded(ran)
    assert [(line["action"], line["company"], line["revenue"]) for line in told] == [
        (one.action, one.company, one.revenue) for one in made
    ]
    for line, one in zip(told, made, strict=True):
        assert set(line) == {"action", "company", "revenue", "best", "proven", "ms"}
        assert line["best"] == best_routes(one.position, one.company).revenue
        assert line["proven"] is True
        assert line["ms"] > 0
        assert line["revenue"] == revenue(one.position, one.company, one.routes)


def test_the_summary_of_all_runs(run: Run, ran: Path) -> None:
    made = recorded(ran)
    gaps = [best_routes(one.position, one.company).revenue - one.revenue for one in made]
    missed = [gap for gap in gaps if gap]
    *table, summary = run("routes", ran, "--all").stdout.strip().splitlines()
    assert table[0] == "Runs of trains"
    assert len(table) == 3 + len(made) + 1
    assert summary.startswith(f"{len(made)} runs of trains: ") or len(made) == 1
    assert f"missed the best, by R{sum(missed)}" in summary


def test_the_runs_of_one_company(run: Run, ran: Path) -> None:
    last = recorded(ran)[-1]
    lines = run("routes", ran, "--all", "--json", "--company", last.company).stdout.splitlines()
    assert {json.loads(line)["company"] for line in lines} == {last.company}


def test_a_record_without_runs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    file.write_text(dump(Game.start("1861", ["Ada", "Ben", "Cy"], {}, 1)), encoding="utf-8")
    assert run("routes", file, "--all").stdout == "No trains have run in this record.\n"
    assert run("routes", file, "--all", "--json").stdout == ""
    assert "--company names one" in refused(run("routes", file))
    assert run("routes", file, "--company", "MK").stdout == "MK has no route for any train.\n"


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_the_routes_are_drawn(run: Run, stored: Path, tmp_path: Path, kind: str) -> None:
    output = tmp_path / f"out.{kind}"
    result = run("routes", stored, "-o", output, "--theme", "light", "--scale", 0.5)
    assert f"written to {output}" in result.stdout
    content = output.read_bytes()
    assert b'id="route-0"' in content if kind == "svg" else content.startswith(b"\x89PNG")


def test_without_time_the_answer_says_so(run: Run, stored: Path) -> None:
    told = json.loads(run("routes", stored, "--seconds", 0, "--json").stdout)
    assert told["best"] <= told["bound"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--all", "--at", 3), "--at is for a single one"),
        (("--all", "-o", "x.svg"), "--output is for a single one"),
        (("--run", 3, "--at", 3), "one of them is enough"),
        (("--at", -1), "so --at is from 0 to"),
        (("--at", 99999), "there is no moment 99999"),
        (("--company", "XYZ"), "there are R-O, K-B"),
        (("--run", 99999), "no trains run in an action 99999"),
        (("--run", 99999, "--company", "MK"), "no trains of MK run in an action 99999"),
        (("-o", "x.gif"), "x.gif must end in .svg or .png"),
        (("--seconds", -1), "--seconds has to be at least 0"),
        (("--at", "x"), "--at has to be a whole number"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, stored: Path, arguments, said: str) -> None:
    assert said in refused(run("routes", stored, *arguments))


@pytest.mark.parametrize("content", ["", "{}", "[1]"])
def test_a_file_that_is_no_game(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    assert str(file) in refused(run("routes", file))
