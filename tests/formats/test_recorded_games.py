"""Games recorded by the public site replay to the recorded result, state by state."""

import gzip
import json

import pytest

from tests.recorded import EXPORTS
from trunkline.formats import FormatError, dump, load, parse, verify

GAMES = EXPORTS
pytestmark = pytest.mark.skipif(not GAMES, reason="the recorded games are not on this machine")
ACTIONS = json.loads(GAMES[0].read_text())["actions"] if GAMES else []
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
    assert report.difference.what == "the game"


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


def test_a_refused_action_is_named_with_its_rule(small):
    def raise_bid(content):
        content["actions"][1]["price"] = 5000

    path = small(raise_bid)
    with pytest.raises(FormatError) as caught:
        verify(path)
    assert str(caught.value).startswith(f"{path}: action 2 at index 1 (bid by ")
    assert caught.value.refusal.rule == "1861-5.2.4-7"


def test_another_recorded_revenue_is_found(small):
    place = next(i for i, a in enumerate(ACTIONS) if a["type"] == "run_routes")

    def count_more(content):
        content["actions"][place]["routes"][0]["revenue"] += 10

    difference = verify(small(count_more)).difference
    assert difference.index == place
    assert difference.what.startswith("revenue of train 2 from ")
    assert int(difference.theirs) == int(difference.ours) + 10


def test_another_recorded_train_is_found(small):
    place = next(i for i, a in enumerate(ACTIONS) if a["type"] == "buy_train")

    def call_it_a_5(content):
        content["actions"][place]["variant"] = "5"

    difference = verify(small(call_it_a_5)).difference
    assert (difference.index, difference.what) == (place, "type of the train")
    assert (difference.ours, difference.theirs) == ("2", "5")


def test_another_recorded_place_on_the_market_is_found(small):
    place = next(i for i, a in enumerate(ACTIONS) if a["type"] == "par")
    price = ACTIONS[place]["share_price"].split(",")[0]

    def move(content):
        content["actions"][place]["share_price"] = f"{price},9,9"

    difference = verify(small(move)).difference
    assert difference.index == place
    assert difference.what.startswith("place on the market of ")
    assert difference.theirs == "row 9, column 9"


@pytest.fixture
def spoilt_trace(tmp_path):
    """A trace of which a test may spoil a line."""

    def spoil(number, change):
        lines = gzip.decompress(trace_of(GAMES[0]).read_bytes()).decode().splitlines()
        line = json.loads(lines[number])
        change(line)
        lines[number] = json.dumps(line)
        trace = tmp_path / "trace.jsonl"
        trace.write_text("\n".join(lines))
        return trace

    return spoil


def test_the_first_difference_in_a_trace_is_named(spoilt_trace):
    trace = spoilt_trace(200, lambda line: line["corps"]["KB"].update(cash=100_000))
    report = verify(GAMES[0], trace)
    difference = report.difference
    assert (difference.index, difference.what) == (200, "cash of KB")
    assert difference.theirs == "100000"
    assert "action 201 at index 200" in str(difference)
    assert report.compared == 200
    assert report.trace == str(trace)


@pytest.mark.parametrize(
    ("change", "what", "theirs"),
    [
        (lambda line: line["players"]["1"].update(cash=-1), "cash of Player 1", "-1"),
        (lambda line: line["corps"]["KB"].update(trains=[]), "trains of KB", "none"),
        (lambda line: line["corps"]["KB"].update(trains=["2", "9"]), "trains of KB", "2, 9"),
        (
            lambda line: line["corps"]["KB"].update(cell=[7, 9]),
            "place on the market of KB",
            "row 7, column 9",
        ),
        (lambda line: line["depot"].update({"4": 90}), "trains left", "4 90"),
    ],
)
def test_both_values_of_a_difference_can_be_read(spoilt_trace, change, what, theirs):
    difference = verify(GAMES[0], spoilt_trace(200, change)).difference
    assert (difference.what, difference.theirs) == (what, theirs)
    assert not set("[]{}'") & set(difference.ours)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda line: line.pop("phase"), "line 201: phase is missing; it should be a text"),
        (lambda line: line.update(bank="x"), 'line 201: bank is "x"; it should be a whole number'),
        (lambda line: line["corps"].update(KB=5), "line 201: corps.KB is 5; it should be an"),
        (lambda line: line["corps"]["KB"].update(cell=[]), "line 201: corps.KB.cell is []; it"),
        (lambda line: line["players"].pop("1"), 'line 201: players has ["2", "3"]; the game'),
        (lambda line: line["corps"].update(ZZ=line["corps"]["KB"]), "line 201: corps has ["),
    ],
)
def test_a_damaged_line_of_a_trace_is_named(spoilt_trace, change, problem):
    trace = spoilt_trace(200, change)
    with pytest.raises(FormatError) as caught:
        verify(GAMES[0], trace)
    assert str(caught.value).startswith(f"{trace}: is no")
    assert problem in str(caught.value)


def test_a_trace_of_another_game_is_refused():
    with pytest.raises(FormatError, match="lines, but"):
        verify(GAMES[0], trace_of(GAMES[1]))


@pytest.mark.parametrize("content", [b"\x1f\x8bnothing", b"[]\n", b"{\n", b"\xff\n"])
def test_a_broken_trace_is_refused(tmp_path, content):
    trace = tmp_path / "trace.jsonl.gz"
    trace.write_bytes(content)
    with pytest.raises(FormatError, match="is not a trace"):
        verify(GAMES[0], trace)


def test_a_trace_that_was_damaged_inside_is_refused(tmp_path):
    packed = bytearray(trace_of(GAMES[0]).read_bytes())
    packed[50:60] = bytes(10)
    trace = tmp_path / "trace.jsonl.gz"
    trace.write_bytes(packed)
    with pytest.raises(FormatError, match="cannot be unpacked"):
        verify(GAMES[0], trace)
