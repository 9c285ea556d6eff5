"""The commands that read games and rules: what they print, for people and for programs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import trunkline
from tests.cli.conftest import Run, record_at, refused
from trunkline.formats import dump, parse


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A game in its first operating round."""
    file = tmp_path / "game.json"
    file.write_text(record_at("TrackStep", "2", 2), encoding="utf-8")
    return file


# --- show --------------------------------------------------------------------


def test_show_tells_everything_at_the_end(run: Run, stored: Path) -> None:
    result = run("show", stored)
    assert result.exit_code == 0
    for word in ("1861", "Ada", "Ben", "Cy", "Cash", "Trains"):
        assert word in result.stdout


def test_show_at_a_moment_for_programs(run: Run, stored: Path) -> None:
    game = trunkline.load(stored)
    told = json.loads(run("show", stored, "--at", 5, "--json").stdout)
    assert told["actions"] == 5
    assert told["digest"] == game.at(5).digest()
    assert told["players"] == {"P1": "Ada", "P2": "Ben", "P3": "Cy"}
    assert told["decisions"][0]["step"] == game.at(5).decisions[0].step


@pytest.mark.parametrize("moment", [-1, 100_000])
def test_there_is_no_moment_outside_the_game(run: Run, stored: Path, moment: int) -> None:
    count = len(trunkline.load(stored).log)
    sentence = refused(run("show", stored, "--at", moment))
    assert sentence.startswith(f"{stored}: there is no moment {moment}")
    assert f"--at is from 0 to {count}" in sentence


# --- replay ------------------------------------------------------------------


def test_replay_tells_every_action(run: Run, stored: Path) -> None:
    count = len(trunkline.load(stored).log)
    told = run("replay", stored).stdout.splitlines()
    numbers = [line.split()[0] for line in told if not line.startswith("      ")]
    assert numbers == [str(number) for number in range(1, count + 1)]


def test_replay_of_a_part_for_programs(run: Run, stored: Path) -> None:
    lines = run("replay", stored, "--from", 3, "--to", 6, "--json").stdout.splitlines()
    entries = [json.loads(line) for line in lines]
    assert [entry["number"] for entry in entries] == [3, 4, 5, 6]
    assert all(entry["action"]["type"] and "events" in entry for entry in entries)


@pytest.mark.parametrize("part", [("--from", 0), ("--from", 9, "--to", 3), ("--to", 100_000)])
def test_a_part_that_the_game_does_not_have(run: Run, stored: Path, part: tuple[object]) -> None:
    assert "the game has actions 1 to" in refused(run("replay", stored, *part))


# --- export ------------------------------------------------------------------


def test_export_prints_the_record_itself(run: Run, stored: Path) -> None:
    assert run("export", stored).stdout == stored.read_text(encoding="utf-8")


def test_export_of_a_moment_into_a_file(run: Run, stored: Path, tmp_path: Path) -> None:
    output = tmp_path / "early.json"
    assert run("export", stored, "--at", 4, "-o", output).exit_code == 0
    text = output.read_text(encoding="utf-8")
    assert len(trunkline.load(output).log) == 4
    assert dump(parse(text)) == text


def test_export_to_where_nothing_can_be_written(run: Run, stored: Path, tmp_path: Path) -> None:
    output = tmp_path / "nowhere" / "early.json"
    assert str(output) in refused(run("export", stored, "-o", output))
    assert not output.exists()


@pytest.mark.parametrize("same", [True, False])
def test_export_never_writes_over_a_file_unasked(
    run: Run, stored: Path, tmp_path: Path, same: bool
) -> None:
    output = stored if same else tmp_path / "other.txt"
    before = stored.read_bytes()
    output.write_bytes(before)
    assert "exists already" in refused(run("export", stored, "--at", 4, "-o", output))
    assert output.read_bytes() == before
    assert run("export", stored, "--at", 4, "-o", output, "--force").exit_code == 0
    assert len(trunkline.load(output).log) == 4


# --- verify ------------------------------------------------------------------


def test_verify_a_game_that_agrees(run: Run, stored: Path) -> None:
    result = run("verify", stored, "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["title"], told["equal"], told["finished"]) == ("1861", True, False)
    assert told["players"] == ["Ada", "Ben", "Cy"]


def test_verify_a_game_with_another_result(run: Run, stored: Path) -> None:
    record = json.loads(stored.read_text(encoding="utf-8"))
    record["result"]["P1"] += 1
    stored.write_text(json.dumps(record), encoding="utf-8")
    result = run("verify", stored)
    assert result.exit_code == 1
    assert "equal       no" in result.stdout


def test_verify_goes_on_after_a_broken_file(run: Run, stored: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    result = run("verify", broken, stored)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"trunkline: {broken}: is not JSON")
    assert "equal       yes" in result.stdout


def test_verify_names_file_action_and_rule(run: Run, stored: Path) -> None:
    record = json.loads(stored.read_text(encoding="utf-8"))
    record["actions"].insert(0, {"type": "Bid", "seat": "P1", "item": "TSR", "price": 5})
    stored.write_text(json.dumps(record), encoding="utf-8")
    sentence = refused(run("verify", stored))
    assert sentence.startswith(f"{stored}: action 1")
    assert "1861-5." in sentence


def test_one_trace_is_not_for_two_games(run: Run, stored: Path) -> None:
    assert "one trace belongs to one file" in refused(
        run("verify", stored, stored, "--trace", stored)
    )


# --- games and rules -----------------------------------------------------------


def test_games_lists_the_titles(run: Run) -> None:
    told = run("games").stdout
    assert all(info.full_name in told for info in trunkline.titles())


@pytest.mark.parametrize("info", trunkline.titles(), ids=lambda info: info.name)
def test_games_explains_every_option_and_every_value(run: Run, info: trunkline.TitleInfo) -> None:
    (told,) = json.loads(run("games", info.name, "--json").stdout)
    assert told["rulesets"].keys() == info.rulesets.keys()
    assert [option["name"] for option in told["options"]] == [o.name for o in info.options]
    assert all(option["explanation"] for option in told["options"])
    lines = run("games", info.name).stdout.splitlines()
    assert [line for line in lines if line.rstrip().endswith(":")] == []


def test_a_rule_by_its_number(run: Run) -> None:
    for number in ("1861-6.5.7-1", "6.5.7-1"):
        told = run("rules", number).stdout
        assert told.startswith("1861-6.5.7-1 ")


def test_rules_by_words_for_programs(run: Run) -> None:
    found = json.loads(run("rules", "priority", "card", "--json").stdout)
    assert found
    assert all("priority" in rule["text"].casefold() for rule in found)


def test_rules_that_nothing_says(run: Run) -> None:
    result = run("rules", "zeppelin")
    assert result.exit_code == 1
    assert "zeppelin" in result.output


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (("C-01", "C-02"), ["C-01", "C-02"]),
        (("C-3",), ["C-03"]),
        (("c-31",), ["C-31"]),
        (("6.5.7-1", "C-02"), ["1861-6.5.7-1", "C-02"]),
        (("F-5",), ["F-5"]),
        (("f-11", "O-01"), ["F-11", "O-01"]),
    ],
)
def test_rules_by_their_numbers(run: Run, asked: tuple[str, ...], found: list[str]) -> None:
    told = json.loads(run("rules", *asked, "--json").stdout)
    assert [rule["id"] for rule in told] == found


def test_a_number_is_not_found_in_a_longer_one(run: Run) -> None:
    told = json.loads(run("rules", "C-3", "shares", "--json").stdout)
    assert all("C-3" in rule["text"].replace("C-3" + "1", "") for rule in told)


# --- simulate ------------------------------------------------------------------


def test_simulated_games_are_the_same_for_equal_seeds(run: Run) -> None:
    once, again = (
        [
            {name: value for name, value in json.loads(line).items() if name != "seconds"}
            for line in run(
                "simulate", "1861", "--games", 2, "--seed", 5, "--jobs", jobs, "--json"
            ).stdout.splitlines()
        ]
        for jobs in (1, 2)
    )
    assert once == again
    assert [game["seed"] for game in once] == [5, 6]
    assert all(game["end_reason"] and game["digest"] for game in once)


READY = """
import signal
import trunkline.bots.simulation
from trunkline.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
print("ready", flush=True)
main()
"""


@pytest.mark.skipif(os.name == "nt", reason="interruptions are sent otherwise there")
@pytest.mark.parametrize("seconds", [0.4, 2.5])
@pytest.mark.parametrize("to_all", [True, False])
def test_interrupting_games_played_at_once_says_so_and_no_more(
    seconds: float, to_all: bool
) -> None:
    command = ("simulate", "1861", "--games", "50", "--jobs", "2", "--json")
    with subprocess.Popen(
        [sys.executable, "-c", READY, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        time.sleep(seconds)
        (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=30)
    assert told == b"stopped\n"
    assert process.returncode == 130


# --- help ----------------------------------------------------------------------


def test_without_a_command_all_are_listed(run: Run) -> None:
    result = run()
    assert result.exit_code == 2
    assert "Usage: trunkline [OPTIONS] COMMAND [ARGS]..." in result.stdout
    assert "Replay recorded games" in result.stdout


@pytest.mark.parametrize(
    ("command", "usage"),
    [("show", "FILE"), ("verify", "FILE..."), ("rules", "[ID|WORDS...]"), ("games", "[TITLE]")],
)
def test_usage_names_arguments_plainly(run: Run, command: str, usage: str) -> None:
    told = run(command, "--help").stdout
    assert f"Usage: trunkline {command} [OPTIONS] {usage}\n" in told
    assert "<" not in told


def test_help_in_a_pipe_has_no_frames_and_no_types_of_flags(run: Run) -> None:
    for command in ((), ("play",), ("simulate",), ("draw",), ("rules",), ("games",)):
        told = run(*command, "--help").stdout
        assert "Options:" in told
        assert not set("╭│╰") & set(told)
        for noise in ("<bool>", "[[", "<int", "<choice"):
            assert noise not in told


@pytest.mark.parametrize("command", ["simulate", "replay"])
def test_help_says_where_json_comes_in_lines(run: Run, command: str) -> None:
    assert "JSON Lines" in " ".join(run(command, "--help").stdout.split())


# --- what is wrong -------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "1862"), "there is no title '1862'"),
        (("simulate", "1861", "--players", 9), "not 9"),
        (("simulate", "1861", "--option", "fog=yes"), "fog"),
        (("simulate", "1861", "--option", "market=cube"), "cube"),
        (("simulate", "1861", "--option", "market"), "name=value"),
        (("simulate", "1861", "--option", "market=grid", "--option", "market=grid"), "twice"),
        (("simulate", "1861", "--games", 0), "0"),
        (("games", "1830"), "1861"),
        (("play", "1861", "--players", "Ada"), "not 1"),
        (("play", "1861", "--players", "Ada,Ada,Ben"), "same name"),
        (("play", "1861", "--players", "Ada,,Ben"), "empty"),
        (("show", "nowhere.json"), "cannot be read"),
        (("simulate", "1861", "--games", "x"), "--games has to be a whole number, not 'x'"),
        (("simulate", "1861", "--games", "0"), "--games has to be at least 1, not 0"),
        (
            ("draw", "x.json", "-o", "x.svg", "--theme", "pink"),
            "one of auto, light, dark, print, not",
        ),
        (("games", ""), "there is no title ''; known are 1861"),
        (("rules", ""), "an empty word finds no rule"),
        (("rules", "C-01", "C-99"), "no rule has the number C-99"),
        (("-v",), "no such option: -v"),
        (("--bogus", "play"), "no such option: --bogus"),
        (("dance",), "dance"),
        (("show",), "FILE"),
        (("bench", "zeppelin"), "zeppelin"),
    ],
)
def test_bad_input_is_one_sentence(
    run: Run, data: Path, arguments: tuple[object, ...], words: str
) -> None:
    assert words in refused(run(*arguments))
    assert not data.exists(), "nothing is written"


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '{"format": "trunkline"}', "\x00\x01"])
@pytest.mark.parametrize("command", ["show", "replay", "export", "verify", "draw", "play"])
def test_files_that_are_no_games(run: Run, tmp_path: Path, command: str, content: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(content, encoding="utf-8")
    output = ("-o", tmp_path / "out.svg") if command == "draw" else ()
    assert refused(run(command, file, *output)).startswith(str(file))
    assert list(tmp_path.glob("out*")) == []
