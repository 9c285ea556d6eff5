"""Reading exports, and saying what is wrong with other files."""

import json

import pytest

from trunkline.formats import FormatError, load
from trunkline.formats.eighteen_games import is_foreign, read

EXPORT = {
    "title": "1861",
    "status": "finished",
    "players": [{"id": 11, "name": "Ada"}, {"id": 12, "name": "Ben"}, {"id": 13, "name": "Cy"}],
    "settings": {"seed": 7, "optional_rules": ["column_market"]},
    "actions": [{"type": "pass", "entity": 11, "entity_type": "player", "id": 1}],
    "result": {"12": 500, "11": 400, "13": 300},
    "game_end_reason": "bank",
}


def written(tmp_path, content):
    path = tmp_path / "game.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def test_reading(tmp_path):
    game = read(written(tmp_path, EXPORT))
    assert (game.title, game.seed, game.optional_rules) == ("1861", 7, ("column_market",))
    assert [player.key for player in game.players] == [11, 12, 13]
    assert game.result == {"Ada": 400, "Ben": 500, "Cy": 300}
    assert (game.finished, game.end_reason) == (True, "bank")
    assert game.source.endswith("game.json")


def test_a_game_at_one_screen_has_names_only():
    export = {**EXPORT, "players": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}], "result": {}}
    game = read(json.dumps(export).encode())
    assert [player.key for player in game.players] == ["Ada", "Ben", "Cy"]


def test_a_running_game():
    export = {**EXPORT, "status": "active", "game_end_reason": None, "result": None}
    game = read(json.dumps(export).encode())
    assert (game.finished, game.end_reason, game.result) == (False, "", {})


def test_exports_are_known_by_their_content():
    assert is_foreign(EXPORT)
    assert not is_foreign({**EXPORT, "format": "trunkline"})
    assert not is_foreign({"title": "1861"})


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("{", "is not JSON"),
        ("[]", "an object is expected"),
        ({"title": "1861"}, "neither a Trunkline record nor an export"),
        ({**EXPORT, "players": 3}, "is not an export of 18xx.games"),
        ({**EXPORT, "actions": [{}]}, "action at index 0: type is missing"),
        ({**EXPORT, "title": "1830"}, "is a game of '1830'"),
        ({**EXPORT, "settings": {"optional_rules": ["fog"]}}, "optional rule 'fog'"),
        ({**EXPORT, "players": EXPORT["players"][:1]}, "1861 is for"),
        ({**EXPORT, "players": [{"id": 1}]}, "players[0].name is missing; it should be a player"),
        (
            {**EXPORT, "players": [{"id": 1, "name": "Ada"}, {"name": "Ben"}]},
            "players[1].id is missing; it should be a player's id",
        ),
        (
            {**EXPORT, "players": [{"id": None, "name": "Ada"}]},
            "players[0].id is null; it should be a player's id",
        ),
        (
            {**EXPORT, "players": [{"id": 1, "name": "Ada"}, {"id": 1, "name": "Ben"}]},
            "players[1].id is 1, which players[0] has too; every player should have another id",
        ),
        (
            {**EXPORT, "players": [{"name": "Ada"}, {"name": "Ada"}]},
            "players[1].name is Ada, which players[0] has too; every player should have another",
        ),
        ({**EXPORT, "settings": {"seed": "9" * 5000}}, "settings.seed is "),
        ({**EXPORT, "settings": 5}, "settings is 5; it should be an object"),
        ({**EXPORT, "result": {"11": "x"}}, 'result.11 is "x"; it should be a number'),
        ({**EXPORT, "actions": "x"}, 'actions is "x"; it should be a list of actions'),
        ({**EXPORT, "actions": [5]}, "action at index 0: it is 5; it should be an object"),
    ],
)
def test_other_files_are_refused_with_their_name(tmp_path, content, problem):
    path = written(tmp_path, content)
    with pytest.raises(FormatError) as caught:
        load(path)
    assert str(caught.value).startswith(str(path))
    assert problem in str(caught.value)


def test_a_missing_file(tmp_path):
    with pytest.raises(FormatError, match="cannot be read"):
        load(tmp_path / "nowhere.json")


@pytest.mark.parametrize(
    ("action", "problem"),
    [
        ({"type": "dance", "entity": 11}, "action 5 at index 0 (dance by 11): there is no type of"),
        ({"type": "bid", "entity": 99, "company": "TSR", "price": 20}, "there is no player 99"),
        (
            {"type": "bid", "entity": 11, "company": "TSR"},
            "price is missing; it should be a whole number of roubles",
        ),
        ({"type": "bid", "entity": 11, "company": "TSR", "price": 5}, "our rules refuse"),
        ({"type": "bid", "entity": 12, "company": "TSR", "price": 20}, "has nothing to decide now"),
    ],
)
def test_an_impossible_action_is_named(tmp_path, action, problem):
    path = written(tmp_path, {**EXPORT, "actions": [{**action, "id": 5}]})
    with pytest.raises(FormatError) as caught:
        load(path)
    assert problem in str(caught.value)
    assert caught.value.index == 0


def test_a_refused_action_carries_its_rule(tmp_path):
    bid = {"type": "bid", "entity": 11, "company": "TSR", "price": 5, "id": 5}
    with pytest.raises(FormatError) as caught:
        load(written(tmp_path, {**EXPORT, "actions": [bid]}))
    refusal = caught.value.refusal
    assert refusal is not None
    assert refusal.rule.startswith("1861-5.")
