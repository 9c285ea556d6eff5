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


def action(**fields):
    """A record with a single action."""
    first = {"type": "Bid", "seat": "P1", "item": "TSR", "price": 20}
    if fields.get("type") in ("Bid", "BuyShare", "RunTrains"):
        first = {"seat": "P1", "item": "TSR"}
    return {"actions": [{**first, **fields}]}


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
        ({"version": "1"}, 'version "1"; this program reads version 1'),
        ({"extra": 1}, "extra is no field that is known; the fields are format, version, title"),
        ({"seed": "x"}, 'record: seed is "x"; it should be a whole number'),
        ({"players": ["Ada", 5, "Cy"]}, "players[1] is 5; it should be a text"),
        ({"result": {"P1": 5, "P2": None}}, "result.P2 is null; it should be a whole number"),
        ({"title": "1681"}, "there is no title '1681'"),
        ({"options": {"market": "round"}}, "option market cannot be 'round'"),
        ({"players": ["Ada"]}, "1861 is for"),
        ({"actions": 5}, "actions is 5; it should be a list"),
        ({"actions": [5]}, "actions[0] is 5; it should be an object"),
        (action(type="Dance"), 'action 1: type is "Dance"; it should be "Pass", "Bid", '),
        (action(type=[]), 'action 1: type is []; it should be "Pass", "Bid", '),
        ({"actions": [{}]}, 'action 1: type is missing; it should be "Pass", "Bid", '),
        (action(price="x"), 'action 1: price is "x"; it should be a whole number'),
        (action(item=None), "action 1: item is null; it should be a text"),
        (action(type="Bid"), "action 1: price is missing; it should be a whole number"),
        (action(type="BuyShare"), "action 1: company is missing; it should be a text"),
        (
            action(type="BuyShare", company="GRR", source="mine"),
            'action 1: source is "mine"; it should be "treasury" or "pool"',
        ),
        (
            action(type="RunTrains", company="KB", routes=[{"train": "2", "hexes": [5]}]),
            "action 1: routes[0].hexes[0] is 5; it should be a text",
        ),
        ({"actions": [{"type": "Pass", "seat": "P2"}]}, "action 1: our rules refuse"),
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


def test_a_newer_record_is_refused(game):
    with pytest.raises(FormatError) as caught:
        parse(changed(game, rules=99), "game.json")
    assert str(caught.value) == (
        "game.json: was played with version 99 of the rules of 1861; this program knows "
        f"them up to version {game.title.version}, and a newer one is needed"
    )


def test_an_older_record_is_replayed(game):
    assert parse(changed(game, rules=0)).digest() == game.digest()


def test_a_game_opens_although_its_states_were_kept_in_another_way(game, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(changed(game, digest="0f3c"))
    assert load(path).digest() == game.digest()
    report = verify(path)
    assert not report.equal
    assert str(report.difference) == (
        f"at the end: the digest of the state is {game.digest()}, recorded 0f3c"
    )


def test_a_byte_order_mark_does_no_harm(game, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(dump(game), encoding="utf-8-sig")
    assert load(path).digest() == game.digest()
    assert parse("\ufeff" + dump(game)).digest() == game.digest()


def test_a_game_from_a_file_tells_what_it_is(game, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(dump(game))
    told = repr(load(path))
    assert told.startswith("<Game 1861: Ada, Ben, Cy; 60 actions; ")
    assert told.endswith(f" to act ({game.decisions[0].step})>")


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
