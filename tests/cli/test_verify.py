"""``trunkline verify``: what it says of good files, bad files, and files that differ."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, record_at, refused
from tests.recorded import EXPORTS

SMALL = sorted(EXPORTS, key=lambda path: path.stat().st_size)[:2]
recorded = pytest.mark.skipif(not SMALL, reason="the recorded games are not on this machine")


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A game of ours in its first operating round."""
    file = tmp_path / "game.json"
    file.write_text(record_at("TrackStep", "2", 2), encoding="utf-8")
    return file


@pytest.fixture
def copies(tmp_path: Path) -> list[Path]:
    """Two exports with their traces, to be spoilt."""
    found = []
    for export in SMALL:
        copy = tmp_path / export.name
        copy.write_bytes(export.read_bytes())
        name = f"{export.stem}.trace.jsonl.gz"
        (tmp_path / name).write_bytes(export.with_name(name).read_bytes())
        found.append(copy)
    return found


def spoil(file: Path, index: int, **fields: object) -> None:
    """Change fields of an entry of an export."""
    export = json.loads(file.read_text(encoding="utf-8"))
    export["actions"][index].update(fields)
    file.write_text(json.dumps(export), encoding="utf-8")


def lines_of(text: str) -> dict[str, str]:
    """The lines of a report by their names."""
    return {line[2:12].strip(): line[14:] for line in text.splitlines() if line[:2] == "  "}


# --- an illegal move -----------------------------------------------------------


def test_an_illegal_move_in_a_record_is_one_sentence(run: Run, stored: Path) -> None:
    record = json.loads(stored.read_text(encoding="utf-8"))
    record["actions"][0] = {"type": "Bid", "seat": "P1", "item": "TSR", "price": 5}
    stored.write_text(json.dumps(record), encoding="utf-8")
    sentence = refused(run("verify", stored))
    assert sentence.startswith(f"{stored}: action 1: our rules refuse “Bid R5 for ")
    assert sentence.endswith("]")
    assert "[1861-5." in sentence


@recorded
def test_an_illegal_move_in_an_export_is_one_sentence(run: Run, copies: list[Path]) -> None:
    spoil(copies[0], 1, price=5000)
    for arguments in ((), ("--trace", copies[0].parent)):
        sentence = refused(run("verify", copies[0], *arguments))
        assert sentence.startswith(f"{copies[0]}: action 2 at index 1 (bid by ")
        assert "our rules refuse" in sentence
        assert "[1861-5.2.4-7]" in sentence


# --- several files ---------------------------------------------------------------


def test_a_bad_file_is_a_line_of_json_too(run: Run, stored: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    result = run("verify", broken, stored, "--json")
    assert result.exit_code == 2
    first, second = map(json.loads, result.stdout.splitlines())
    assert first.keys() == {"file", "error"}
    assert first["file"] == str(broken)
    assert first["error"].startswith(f"{broken}: is not JSON")
    assert (second["file"], second["equal"]) == (str(stored), True)
    assert result.stderr == f"trunkline: {first['error']}\n"


@recorded
def test_verify_goes_on_where_a_trace_is_missing(run: Run, copies: list[Path]) -> None:
    trace = copies[0].with_name(f"{copies[0].stem}.trace.jsonl.gz")
    trace.unlink()
    result = run("verify", *copies, "--trace", trace.parent)
    assert result.exit_code == 2
    assert (
        result.stderr == f"trunkline: {copies[0]}: its trace is missing; {trace} should be there\n"
    )
    assert str(copies[1]) in result.stdout
    assert lines_of(result.stdout)["equal"] == "yes"


def test_a_trace_that_is_not_there_is_named(run: Run, stored: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.gz"
    assert "traces belong to exports" in refused(run("verify", stored, "--trace", nowhere))
    stored.write_text(json.dumps({**EXPORT, "actions": []}), encoding="utf-8")
    assert refused(run("verify", stored, "--trace", nowhere)).startswith(f"{nowhere}: cannot be")


# --- what was compared -------------------------------------------------------------


def test_without_a_trace_nothing_is_said_of_one(run: Run, stored: Path) -> None:
    assert "trace" not in lines_of(run("verify", stored).stdout)


@recorded
def test_a_trace_that_agrees_is_told(run: Run, copies: list[Path]) -> None:
    result = run("verify", copies[0], "--trace", copies[0].parent)
    assert result.exit_code == 0
    told = json.loads(run("verify", copies[0], "--trace", copies[0].parent, "--json").stdout)
    assert told["compared"] > 500
    assert told["trace"].endswith(".trace.jsonl.gz")
    assert lines_of(result.stdout)["trace"] == f"agrees after all {told['compared']} actions"


@recorded
def test_where_a_trace_differs_both_values_are_told(run: Run, copies: list[Path]) -> None:
    packed = copies[0].with_name(f"{copies[0].stem}.trace.jsonl.gz")
    lines = gzip.decompress(packed.read_bytes()).splitlines()
    changed = json.loads(lines[100])
    changed["bank"] = 99
    lines[100] = json.dumps(changed).encode()
    skipped = sum(b'"skipped":true' in line for line in lines[:100])
    packed.unlink()
    packed.with_suffix("").write_bytes(b"\n".join(lines))  # a trace that is not packed
    result = run("verify", copies[0], "--trace", copies[0].parent)
    assert result.exit_code == 1
    told = lines_of(result.stdout)
    agreed = 100 - skipped
    assert told["trace"] == f"agrees after the first {agreed} actions, not after the next"
    assert told["equal"] == "no"
    assert " at index 100 (" in told["difference"]
    assert ": cash of the bank is " in told["difference"]
    assert told["difference"].endswith(", recorded 99")


@recorded
def test_a_revenue_that_the_export_claims_is_compared(run: Run, copies: list[Path]) -> None:
    actions = json.loads(copies[0].read_text(encoding="utf-8"))["actions"]
    index = next(i for i, action in enumerate(actions) if action["type"] == "run_routes")
    (first, *others) = actions[index]["routes"]
    spoil(copies[0], index, routes=[{**first, "revenue": 7}, *others])
    result = run("verify", copies[0])
    assert result.exit_code == 1
    assert ": revenue of train " in lines_of(result.stdout)["difference"]
    assert lines_of(result.stdout)["difference"].endswith(", recorded 7")


# --- damaged exports ---------------------------------------------------------------

BID = {"type": "bid", "id": 5, "entity": 11, "entity_type": "player"}
EXPORT = {
    "title": "1861",
    "players": [{"id": 11, "name": "Ada"}, {"id": 12, "name": "Ben"}, {"id": 13, "name": "Cy"}],
    "actions": [BID],
}


@pytest.mark.parametrize("command", ["verify", "show", "replay"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"actions": [{**BID, "auto_actions": [5]}]}, "auto_actions[0] is 5"),
        ({"actions": [{**BID, "auto_actions": "x"}]}, 'auto_actions is "x"'),
        ({"actions": [{**BID, "company": "TSR", "price": "zzz"}]}, 'price is "zzz"'),
        ({"actions": [{**BID, "company": "TSR", "price": None}]}, "price is null"),
        ({"actions": [{**BID, "type": "par", "corporation": []}]}, "corporation is []"),
        ({"players": [{"id": 11, "name": "Ada"}] * 3}, "every player should have another id"),
    ],
)
def test_a_damaged_file_is_one_sentence(
    run: Run, tmp_path: Path, command: str, content: dict[str, object], words: str
) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps({**EXPORT, **content}), encoding="utf-8")
    sentence = refused(run(command, file))
    assert sentence.startswith(f"{file}: ")
    assert words in sentence


def test_a_record_of_newer_rules_is_refused(run: Run, stored: Path) -> None:
    record = json.loads(stored.read_text(encoding="utf-8"))
    stored.write_text(json.dumps({**record, "rules": 99}), encoding="utf-8")
    sentence = refused(run("verify", stored))
    assert sentence.startswith(f"{stored}: was played with version 99 of the rules of 1861; ")


def test_a_byte_order_mark_does_no_harm(run: Run, stored: Path) -> None:
    stored.write_text(stored.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert run("verify", stored).exit_code == 0
