"""Undo, redo, chat and automatic actions in an export."""

import pytest

from trunkline.formats import FormatError
from trunkline.formats.eighteen_games.entries import read_entry
from trunkline.formats.eighteen_games.history import played, standing


def entry(number, kind="pass", **fields):
    raw = {"id": number, "type": kind, "entity": 1, "entity_type": "player", **fields}
    return read_entry(raw, 0, "x")


def test_nothing_undone():
    assert standing([entry(1), entry(2)], "x") == [0, 1]


def test_undo_takes_back_the_last_entry():
    assert standing([entry(1), entry(2), entry(3, "undo"), entry(4)], "x") == [0, 3]


def test_undo_passes_over_chat():
    log = [entry(1), entry(2), entry(3, "message"), entry(4, "undo")]
    assert standing(log, "x") == [0]


def test_undo_back_to_an_action_keeps_that_action():
    log = [entry(1), entry(2), entry(3), entry(4, "undo", action_id=1)]
    assert standing(log, "x") == [0]


def test_undo_back_to_zero_takes_everything():
    assert standing([entry(1), entry(2), entry(3, "undo", action_id=0)], "x") == []


def test_redo_brings_back_what_the_last_undo_took():
    log = [entry(1), entry(2), entry(3), entry(4, "undo", action_id=1), entry(5, "redo")]
    assert standing(log, "x") == [0, 1, 2]


def test_redo_after_two_undos():
    log = [entry(1), entry(2), entry(3, "undo"), entry(4, "undo"), entry(5, "redo")]
    assert standing(log, "x") == [0]
    assert standing([*log, entry(6, "redo")], "x") == [0, 1]


def test_after_a_new_action_there_is_nothing_to_redo():
    log = [entry(1), entry(2), entry(3, "undo"), entry(4), entry(5, "redo")]
    assert standing(log, "x") == [0, 3]


def test_chat_between_undo_and_redo_changes_nothing():
    log = [entry(1), entry(2), entry(3, "undo"), entry(4, "message"), entry(5, "redo")]
    assert standing(log, "x") == [0, 3, 1]


def test_skipped_entries_were_undone_by_the_site():
    log = [entry(1), entry(2, skip=True), entry(3, "undo", skip=True), entry(4)]
    assert standing(log, "x") == [0, 3]


def test_undo_to_an_unknown_action_is_an_error():
    with pytest.raises(FormatError, match=r"x: action 2 at index 1 \(undo by 1\): action_id is 9"):
        standing([entry(1), entry(2, "undo", action_id=9)], "x")


def test_automatic_actions_follow_their_entry():
    automatic = {"type": "pass", "entity": "KB", "entity_type": "corporation"}
    bid = entry(2, "bid", company="TSR", price=20)
    log = [entry(1, "program_share_pass", auto_actions=[automatic]), bid]
    done = list(played(log, "x"))
    assert [(one.index, one.kind, one.has_effect) for one in done] == [
        (0, "program_share_pass", False),
        (0, "pass", True),
        (1, "bid", True),
    ]
    assert [one.by_player for one in done] == [True, False, True]


def test_automatic_actions_of_automatic_actions_follow_them():
    inner = {"type": "pass", "entity": "KB", "entity_type": "corporation"}
    outer = {"type": "pass", "entity": 1, "auto_actions": [inner]}
    last = {"type": "pass", "entity": 2}
    done = list(played([entry(1, auto_actions=[outer, last])], "x"))
    assert [one.by for one in done] == [1, 1, "KB", 2]
    assert [one.is_automatic for one in done] == [False, True, True, True]
