"""Games recorded by the public site replay to the recorded result, state by state."""

import gzip
import json
from pathlib import Path

import pytest

from trunkline.formats import FormatError, dump, load, parse, verify

FOLDER = Path(__file__).parents[2].parent / "shared" / "logs" / "1861"
GAMES = sorted(FOLDER.glob("*.json"))
pytestmark = pytest.mark.skipif(not GAMES, reason="the recorded games are not on this machine")
NAMES = [path.stem for path in GAMES]


def trace_of(path):
    return path.with_name(f"{path.stem}.trace.jsonl.gz")


@pytest.mark.parametrize("path", GAMES, ids=NAMES)
def test_no_difference_in_any_trace(path):
    report = verify(path, trace_of(path))
    assert report.difference is None
    assert report.equal
    assert report.finished
    assert report.scores == report.recorded
    assert report.compared > 500


def test_an_export_becomes_a_record_of_ours():
    game = load(GAMES[0])
    assert parse(dump(game)).digest() == game.digest()


@pytest.fixture
def small(tmp_path):
    """A copy of a recorded game that a test may spoil."""

    def spoil(change):
        content = json.loads(GAMES[0].read_text())
        change(content)
        path = tmp_path / "game.json"
        path.write_text(json.dumps(content))
        return path

    return spoil


def test_another_result_is_found(small):
    path = small(lambda content: content["result"].update({"2": 1}))
    report = verify(path)
    assert not report.equal
    assert report.difference.what == "final value of Player 2"
    assert report.difference.theirs == "1"
    assert report.difference.index == -1


def test_another_end_is_found(small):
    report = verify(small(lambda content: content.update(game_end_reason="bank")))
    assert report.difference.what == "end of the game"


def test_a_game_that_breaks_off_is_found(small):
    def cut(content):
        del content["actions"][300:]

    report = verify(small(cut))
    assert not report.equal
    assert not report.finished


def test_a_running_game_is_no_difference(small):
    def cut(content):
        del content["actions"][300:]
        content.update(status="active", result={}, game_end_reason=None)

    report = verify(small(cut))
    assert report.equal
    assert not report.finished


def test_a_refused_action_is_found(small):
    def raise_bid(content):
        content["actions"][1]["price"] = 5000

    report = verify(small(raise_bid))
    assert report.difference.index == 1
    assert report.difference.what == "rules"
    assert report.difference.rule == "1861-5.2.4-7"


def test_the_first_difference_in_a_trace_is_named(tmp_path):
    lines = gzip.decompress(trace_of(GAMES[0]).read_bytes()).decode().splitlines()
    spoilt = json.loads(lines[200])
    spoilt["corps"]["KB"]["cash"] += 1
    lines[200] = json.dumps(spoilt)
    trace = tmp_path / "trace.jsonl"
    trace.write_text("\n".join(lines))
    difference = verify(GAMES[0], trace).difference
    assert (difference.index, difference.what) == (200, "cash of KB")
    assert int(difference.theirs) == int(difference.ours) + 1
    assert "action 201 at index 200" in str(difference)


def test_a_trace_of_another_game_is_refused():
    with pytest.raises(FormatError, match="lines, but"):
        verify(GAMES[0], trace_of(GAMES[1]))


def test_a_broken_trace_is_refused(tmp_path):
    trace = tmp_path / "trace.jsonl.gz"
    trace.write_bytes(b"\x1f\x8bnothing")
    with pytest.raises(FormatError, match="is not a trace"):
        verify(GAMES[0], trace)
