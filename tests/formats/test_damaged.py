"""A recorded game that was damaged anywhere is read, or refused in one sentence: never more."""

import json
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.trials import trials
from tests.formats.exporting import export_of, played_game
from trunkline.formats import FormatError, dump, eighteen_games, load, verify

VALUES = st.one_of(
    st.sampled_from(
        [None, [], {}, "", "zzz", 0, -1, 10**9, 10**30, 1.5, True, [5], ["x"], [[]], {"a": 1}]
    ),
    st.sampled_from(
        ["KB", "GRR", "TSR", "E1", "57-0", "2-0", "GRR_1", "E1-0-9", "999-9", "10,0,0"]
    ),
    st.sampled_from(["pass", "bid", "merge", "undo", "player", "corporation", "half", 11, 20, 100]),
)


@pytest.fixture(scope="module")
def game():
    """A game that can be exported: what the site has no entry for does not happen in it."""
    for seed in range(147, 170):
        played = played_game(seed, 500)
        export = json.dumps(export_of(played)).encode()
        if len({entry["type"] for entry in json.loads(export)["actions"]}) < 9:
            continue
        try:
            read_whole(export)
        except FormatError:
            continue
        return played
    raise AssertionError("no game could be exported")


@pytest.fixture(scope="module")
def export(game):
    return export_of(game)


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    return tmp_path_factory.mktemp("damaged") / "game.json"


def read_whole(content):
    return eighteen_games.replay(eighteen_games.read(content, "game.json"))


def is_read_or_refused(file, content):
    """Whether the file was read; anything but a ``FormatError`` in one line fails the test."""
    file.write_text(json.dumps(content))
    for reader in (load, verify):
        try:
            reader(file)
        except FormatError as error:
            sentence = str(error)
            break
    else:
        return True
    assert sentence.startswith(f"{file}: ")
    assert not [jargon for jargon in ("\n", "NoneType", "$") if jargon in sentence]
    return False


def damaged(data, whole):
    """A copy of a JSON value with one thing in it replaced, removed or doubled."""
    copy = deepcopy(whole)
    place = data.draw(st.sampled_from(list(places(copy))))
    inside = copy
    for step in place[:-1]:
        inside = inside[step]
    how = data.draw(st.sampled_from(["replace", "replace", "replace", "remove", "double"]))
    if how == "replace":
        inside[place[-1]] = data.draw(VALUES)
    elif how == "remove":
        del inside[place[-1]]
    elif isinstance(inside, list):
        inside.append(inside[place[-1]])
    else:
        inside[place[-1]] = [inside[place[-1]]] * 2
    return copy


def places(value, at=()):
    """Every place in a JSON value, as the keys and indices that lead there."""
    for key in value if isinstance(value, dict) else range(len(value)):
        yield (*at, key)
        if isinstance(value[key], dict | list):
            yield from places(value[key], (*at, key))


def test_a_game_of_ours_is_the_same_when_it_was_exported(game, export, file):
    assert is_read_or_refused(file, export)
    assert load(file).digest() == game.digest()


@trials(80)
@given(data=st.data())
def test_one_entry_is_damaged(export, file, data):
    kinds = sorted({entry["type"] for entry in export["actions"]})
    kind = data.draw(st.sampled_from(kinds))
    found = [i for i, entry in enumerate(export["actions"]) if entry["type"] == kind]
    index = found[data.draw(st.integers(0, min(3, len(found) - 1)))]
    entry = damaged(data, export["actions"][index])
    before, after = export["actions"][:index], export["actions"][index + 1 : index + 6]
    is_read_or_refused(file, {**export, "actions": [*before, entry, *after]})


@trials(120)
@given(data=st.data())
def test_entries_are_missing_or_there_twice(export, file, data):
    index = data.draw(st.integers(0, 150))
    other = data.draw(st.integers(0, 150))
    actions = [*export["actions"][:index], export["actions"][other], *export["actions"][index:170]]
    if data.draw(st.booleans()):
        del actions[other]
    is_read_or_refused(file, {**export, "actions": actions})


@trials(120)
@given(data=st.data())
def test_the_head_is_damaged(export, file, data):
    whole = {
        **export,
        "actions": export["actions"][:3],
        "settings": {"seed": 7, "optional_rules": ["column_market"]},
        "result": {"11": 100, "12": 200},
        "game_end_reason": "bank",
    }
    is_read_or_refused(file, damaged(data, whole))


@trials(120)
@given(data=st.data())
def test_a_record_of_ours_is_damaged(game, file, data):
    whole = json.loads(dump(game.at(30)))
    is_read_or_refused(file, damaged(data, whole))


def test_actions_after_the_end_are_refused(file):
    for seed in range(1, 20):
        game = played_game(seed, 5000)
        export = export_of(game)
        file.write_text(json.dumps(export))
        try:
            load(file)
        except FormatError:
            continue
        kinds = {entry["type"]: entry for entry in export["actions"]}
        for entry in kinds.values():
            is_read_or_refused(file, {**export, "actions": [*export["actions"], entry, entry]})
        return
    raise AssertionError("no game came to its end")
