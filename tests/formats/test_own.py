"""The project's own record."""

import json

import pytest

import trunkline.games  # noqa: F401 - registers the titles
from trunkline.bots.random_play import random_action
from trunkline.formats import FormatError, dump, load, parse, verify
from trunkline.formats.own import read_record, text_of
from trunkline.kernel import Dice, Game


@pytest.fixture(scope="module")
def game():
    started = Game.start("1861", ["Ada", "Ben", "Cy"], {"market": "column"}, seed=7)
    dice = Dice(3)
    for _ in range(60):
        started.play(random_action(started, dice))
    return started


def changed(game, **fields):
    return json.dumps({**json.loads(dump(game)), **fields})


def test_parse_and_print_are_inverses(game):
    text = dump(game)
    again = parse(text)
    assert dump(again) == text
    assert again.digest() == game.digest()
    assert again.log == game.log
    assert again.players == game.players


def test_a_game_without_actions():
    fresh = Game.start("1861", ["Ada", "Ben", "Cy"], {}, seed=1)
    assert dump(parse(dump(fresh))) == dump(fresh)
    assert json.loads(dump(fresh))["actions"] == []


def test_one_action_a_line(game):
    lines = [line for line in dump(game).splitlines() if line.startswith("    {")]
    assert len(lines) == len(game.log)


def test_what_may_be_missing(game):
    fields = json.loads(dump(game))
    for name in ("finished", "result", "digest"):
        del fields[name]
    record = read_record(json.dumps(fields).encode())
    assert "digest" not in text_of(record)
    assert parse(json.dumps(fields)).digest() == game.digest()


def test_load_recognises_it(game, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(dump(game))
    assert load(path).digest() == game.digest()


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"version": 2}, "version 2; this program reads version 1"),
        ({"extra": 1}, "not a complete Trunkline record"),
        ({"seed": "x"}, "not a complete Trunkline record"),
        ({"title": "1681"}, "there is no title '1681'"),
        ({"options": {"market": "round"}}, "option market cannot be 'round'"),
        ({"players": ["Ada"]}, "1861 is for"),
        ({"actions": [{"type": "Dance", "seat": "P1"}]}, "action 1: is no action"),
        ({"actions": [{"type": "Pass", "seat": "P2"}]}, "action 1: our rules refuse"),
        ({"digest": "0"}, "replays to another state"),
    ],
)
def test_what_is_wrong_is_said(game, fields, problem):
    with pytest.raises(FormatError) as caught:
        parse(changed(game, **fields), "game.json")
    assert str(caught.value).startswith("game.json: ")
    assert problem in str(caught.value)


def test_an_older_record_says_so_when_it_fails(game):
    text = changed(game, rules=0, actions=[{"type": "Pass", "seat": "P2"}])
    with pytest.raises(FormatError, match="played with version 0 of the rules"):
        parse(text)


def test_verify_agrees(game, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(dump(game))
    report = verify(path)
    assert report.equal
    assert (report.actions, report.finished) == (60, False)
    assert report.scores == report.recorded
    assert set(report.scores) == {"Ada", "Ben", "Cy"}


def test_verify_finds_another_result(game, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(changed(game, result={**game.scores, "P2": 1}))
    report = verify(path)
    assert not report.equal
    assert report.difference is not None
    assert report.difference.what == "final value of Ben"
    assert report.difference.theirs == "1"


def test_verify_takes_no_trace_for_it(game, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(dump(game))
    with pytest.raises(FormatError, match="traces belong to exports"):
        verify(path, path)
