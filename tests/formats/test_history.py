"""Undo, redo, chat and automatic actions in an export."""

import pytest

from trunkline.formats import FormatError
from trunkline.formats.eighteen_games.history import played, standing


def entry(number, kind="pass", **fields):
    return {"id": number, "type": kind, "entity": 1, "entity_type": "player", **fields}


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
    with pytest.raises(FormatError, match=r"x: index 1: undoes back to action 9"):
        standing([entry(1), entry(2, "undo", action_id=9)], "x")


def test_automatic_actions_follow_their_entry():
    automatic = {"type": "pass", "entity": "KB", "entity_type": "corporation"}
    log = [entry(1, "program_share_pass", auto_actions=[automatic]), entry(2, "bid")]
    done = list(played(log, "x"))
    assert [(one.index, one.kind, one.has_effect) for one in done] == [
        (0, "program_share_pass", False),
        (0, "pass", True),
        (1, "bid", True),
    ]
    assert [one.by_player for one in done] == [True, False, True]
