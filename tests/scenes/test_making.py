"""Scenes: who sees which choices, in which language, and that they are data through and through."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import msgspec
import pytest

from tests.scenes.conftest import first_moment
from trunkline import scenes
from trunkline.eighteen.actions import Bid, Pass
from trunkline.kernel import Game
from trunkline.words import phrase, say_step, speaking


def test_a_scene_says_where_the_game_stands_and_whose_turn_it_is(start: Game) -> None:
    shown = scenes.scene(start, "P1")
    assert shown.moment.number == 0
    assert [(turn.name, turn.step) for turn in shown.turns] == [("Ada", "PrivateAuction")]
    assert shown.turns[0].help


def test_only_the_seats_that_act_here_see_choices(start: Game) -> None:
    kinds = {choice.kind for choice in scenes.scene(start, "P1").choices}
    assert kinds == {"Bid", "Pass"}
    assert scenes.scene(start, "P2").choices == ()
    assert scenes.scene(start).choices == ()
    assert {choice.kind for choice in scenes.scene(start, acting=["P1", "P2"]).choices} == kinds


def test_every_choice_as_it_is_sent_is_a_legal_action(start: Game) -> None:
    for choice in scenes.scene(start, "P1").choices:
        action = msgspec.convert(choice.action, start.title.action_type)
        assert start.why_not(action) is None


def test_a_range_carries_its_ends(start: Game) -> None:
    bid = next(choice for choice in scenes.scene(start, "P1").choices if choice.kind == "Bid")
    assert bid.range is not None
    low = Bid("P1", bid.action["item"], bid.range.low)
    high = Bid("P1", bid.action["item"], bid.range.high)
    assert start.why_not(low) is None
    assert start.why_not(high) is None
    above = Bid("P1", bid.action["item"], bid.range.high + bid.range.step)
    assert start.why_not(above) is not None


def test_scenes_of_a_whole_game_are_json_that_reads_back(played: Game) -> None:
    for number in range(0, len(played.log) + 1, 40):
        game = played.at(number)
        seat = game.decisions[0].seat if game.decisions else None
        sent = msgspec.json.encode(scenes.scene(game, seat))
        assert msgspec.json.encode(msgspec.json.decode(sent, type=scenes.Scene)) == sent


def test_drawings_are_well_formed_and_leave_styles_to_the_page(played: Game) -> None:
    shown = scenes.scene(played.at(200))
    assert set(shown.drawings) == {"map", "market"}
    for svg in shown.drawings.values():
        assert "<style" not in svg
        ElementTree.fromstring(svg)


def test_the_end_is_said(played: Game) -> None:
    shown = scenes.scene(played)
    assert shown.moment.finished
    assert shown.turns == ()
    assert {seat.seat: seat.score for seat in shown.seats} == played.scores


@pytest.mark.parametrize("language", ["en", "ko", "ja", "fr"])
def test_scenes_speak_the_reader_s_language(start: Game, language: str) -> None:
    shown = scenes.scene(start, "P1", language)
    with speaking(language):
        assert shown.turns[0].title == say_step("PrivateAuction")
        assert shown.tables[0].heading == phrase("table-players")


def test_a_judgement_says_why_not(start: Game) -> None:
    assert scenes.judge(start, Pass("P1")).refusal is None
    refusal = scenes.judge(start, Pass("P2")).refusal
    assert refusal is not None
    assert refusal.code == "not-your-turn"
    assert refusal.text


def test_history_holds_a_mark_for_every_round_and_ends_with_the_scores(played: Game) -> None:
    told = scenes.history(played)
    assert told.length == len(played.log)
    assert [mark.number for mark in told.marks] == sorted({mark.number for mark in told.marks})
    assert told.marks[0].number == 0
    assert told.marks[-1].number == len(played.log)
    assert {seat: values[-1] for seat, values in told.scores.items()} == played.scores
    assert all(len(values) == len(told.marks) for values in told.scores.values())
    assert told.eighteen is not None
    assert len(told.eighteen.bank) == len(told.marks)


def test_history_of_a_game_not_begun_is_one_mark(start: Game) -> None:
    assert len(scenes.history(start).marks) == 1


def test_components_do_not_change_while_a_game_is_played(played: Game) -> None:
    assert scenes.components(played.at(0)) == scenes.components(played)


def test_money_is_written_as_the_title_writes_it(start: Game) -> None:
    assert scenes.components(start).money == "R#"


def test_a_turn_under_way_names_the_company(played: Game) -> None:
    game = first_moment(played, "TrackStep")
    shown = scenes.scene(game, game.decisions[0].seat)
    assert shown.sheet is not None
    assert shown.sheet.operating == game.position.top.company
