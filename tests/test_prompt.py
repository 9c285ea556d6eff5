"""Games at the Python prompt: how they begin, what they say of wrong values, how they look."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import trunkline
from trunkline.formats import FormatError
from trunkline.kernel import Ranged

PLAYERS = ["Ada", "Ben", "Cy"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"title": 1861}, "a title is text, such as '1861', not 1861"),
        ({"players": 3}, "players are named, as in ['Ada', 'Ben', 'Cy'], not 3"),
        ({"players": None}, "players are named, as in ['Ada', 'Ben', 'Cy'], not None"),
        ({"players": [1, 2, 3]}, "a player's name is text, as in ['Ada', 'Ben', 'Cy'], not 1"),
        ({"players": "abc"}, "1861 is for 3 to 6 players, not 1"),
        ({"players": "Ada,,Cy"}, "a player's name is empty"),
        ({"players": "A\nda,Ben,Cy"}, "a player's name stands in one line of plain text, not 'A"),
        ({"players": "A\x1b[2J,Ben,Cy"}, "a player's name stands in one line of plain text, not"),
        ({"seed": "x"}, "a seed is a whole number from 0 to 9223372036854775807, not 'x'"),
        ({"seed": 1.5}, "a seed is a whole number from 0 to 9223372036854775807, not 1.5"),
        ({"seed": -1}, "a seed is a whole number from 0 to 9223372036854775807, not -1"),
        ({"seed": True}, "a seed is a whole number from 0 to 9223372036854775807, not True"),
        ({"options": 5}, "options are given by name, as in {'market': 'column'}, not as 5"),
        ({"options": {5: 1}}, "options are given by name, as in {'market': 'column'}, not as {5"),
        ({"ruleset": "house"}, "there is no ruleset 'house'"),
        ({"ruleset": "rulebook", "options": {"ruleset": "rulebook"}}, "the ruleset is given twice"),
    ],
)
def test_a_wrong_value_is_one_sentence(arguments: dict[str, Any], told: str) -> None:
    given: dict[str, Any] = {"title": "1861", "players": PLAYERS, **arguments}
    with pytest.raises(trunkline.OptionError) as caught:
        trunkline.new(**given)
    assert str(caught.value).startswith(told)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "players", ["Ada,Ben,Cy", " Ada, Ben , Cy ", tuple(PLAYERS), iter(PLAYERS)]
)
def test_players_in_a_list_or_between_commas(players: Any) -> None:
    assert trunkline.new("1861", players, seed=1).players == tuple(PLAYERS)


def test_a_ruleset_and_single_options_on_top() -> None:
    game = trunkline.new("1861", "Xi,Yu", {"market": "column"}, ruleset="18xx.games")
    assert (game.options["merger_consent"], game.options["market"]) == ("assumed", "column")


def test_a_file_that_is_no_name() -> None:
    with pytest.raises(FormatError, match="5: a file is named by text or by a Path"):
        trunkline.load(5)  # type: ignore[arg-type]
    with pytest.raises(FormatError):
        trunkline.load(Path("nowhere.json"))


def test_a_game_says_what_is_decided_in_words() -> None:
    game = trunkline.new("1861", PLAYERS, {"start": "first"}, seed=7)
    assert repr(game) == ("<Game 1861: Ada, Ben, Cy; 0 actions; Ada to act (auction of a private)>")


def test_all_choices_are_a_list_away() -> None:
    game = trunkline.new("1861", PLAYERS, {"start": "first"}, seed=7)
    bid, *_ = list(game.legal())
    assert isinstance(bid, Ranged)
    game.play(bid.at(25))
    assert len(game.log) == 1
    told = trunkline.Game.legal.__doc__ or ""
    assert "list(game.legal())" in told


def test_completion_offers_what_is_public() -> None:
    names = dir(trunkline.new("1861", PLAYERS, seed=7))
    assert [name for name in names if name[:1] == "_" and name[:2] != "__"] == []
    assert {"legal", "play", "undo", "map", "companies", "decisions"} <= set(names)


def test_a_company_that_is_not_there() -> None:
    game = trunkline.new("1861", PLAYERS, seed=1)
    assert game.card("gr").name == "GRR"
    with pytest.raises(ValueError, match="there is no company 'XX'; the companies are R-O, K-B"):
        game.card("XX")
