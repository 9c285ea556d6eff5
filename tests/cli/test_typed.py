"""Words read as actions, as menus, and as routes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import trunkline
from tests.cli.conftest import game_in
from trunkline.bots.random_play import random_action
from trunkline.cli.errors import BadInput
from trunkline.cli.table.menu import (
    SHORT,
    Entry,
    distinct,
    entries,
    labelled,
    matching,
    single,
)
from trunkline.cli.table.routes import parse_routes
from trunkline.cli.table.typed import kinds_of, readings
from trunkline.eighteen.actions import Bid, LayTile, Route
from trunkline.eighteen.title import RailTitle
from trunkline.kernel import Choice, Dice, example
from trunkline.play import Game

AtStep = Callable[..., Path]


@pytest.fixture(scope="module")
def game() -> Game:
    """A game that has just begun: the first private is under the hammer."""
    return trunkline.new("1861", ["Ada", "Ben", "Cy"], {"start": "first"}, seed=1)


def read(game: Game, line: str) -> list[tuple[str, dict[str, object]]]:
    return [(reading.kind.__name__, reading.given) for reading in readings(game, line.split())]


@pytest.mark.parametrize(
    ("line", "kind", "given"),
    [
        ("bid TSR 25", "Bid", {"item": "TSR", "price": 25}),
        ("bid 25 for tsr", "Bid", {"item": "TSR", "price": 25}),
        ("bid R25", "Bid", {"price": 25}),
        ("bid k-b 100", "Bid", {"item": "KB", "price": 100}),
        ("lay H8 57", "LayTile", {"hex": "H8", "tile": "57"}),
        ("lay tile 57 in h8, rotation 2", "LayTile", {"hex": "H8", "tile": "57", "rotation": 2}),
        ("Lay Z9 57", "LayTile", {"hex": "Z9", "tile": "57"}),
        ("lay H8 999", "LayTile", {"hex": "H8", "tile": "999"}),
        ("lay H8 57 7", "LayTile", {"hex": "H8", "tile": "57", "rotation": 7}),
        ("token h8.1", "PlaceToken", {"city": "H8.1"}),
        ("buy 3", "BuyTrain", {"train": "3"}),
        ("buy a 5+5e train from the pool", "BuyTrain", {"train": "5+5E", "source": "pool"}),
        ("buy 2 kb 50", "BuyTrain", {"train": "2", "source": "KB", "price": 50}),
        ("buy private wvr 30", "BuyPrivate", {"private": "WVR", "price": 30}),
        ("sell 2 shares of GR", "SellShares", {"company": "GRR", "count": 2}),
        ("buy a share of gr from the treasury", "BuyShare", {"company": "GRR"}),
        ("start NW 100", "StartPublic", {"company": "NW", "price": 100}),
        ("pay half", "PayDividend", {"payout": "half"}),
        ("convert kb into nw", "Convert", {"company": "KB", "into": "NW"}),
        ("pass", "Pass", {}),
        ("buy 2-train from bank", "BuyTrain", {"train": "2", "source": "depot"}),
        ("par NW 100", "StartPublic", {"company": "NW", "price": 100}),
        ("bid (TSR), R25.", "Bid", {"item": "TSR", "price": 25}),
    ],
)
def test_words_name_actions(game: Game, line: str, kind: str, given: dict[str, object]) -> None:
    (name, found), *_ = read(game, line)
    assert name == kind
    assert given.items() <= found.items()


@pytest.mark.parametrize("line", ["", "sing", "bid TSR BSS", "lay H8 57 2 3 4", "bid 25 30"])
def test_words_that_name_no_action(game: Game, line: str) -> None:
    assert read(game, line) == []


def test_a_reading_stands_for_every_way_to_do_it(game: Game) -> None:
    (reading,) = readings(game, ["lay", "H8", "57"])
    assert {(action.hex, action.tile) for action in reading.actions(game)} == {("H8", "57")}
    rotations = {action.rotation for action in reading.actions(game)}
    assert rotations == set(range(6))
    assert not reading.is_complete(game)


def test_what_is_under_the_hammer_goes_without_saying(game: Game) -> None:
    (reading,) = readings(game, ["bid", "25"])
    assert reading.is_complete(game)
    assert list(reading.actions(game)) == [Bid("P1", "TSR", 25)]


def test_what_can_be_done_now_comes_first(game: Game) -> None:
    assert {kind.__name__ for kind in kinds_of(game)[:2]} == {"Bid", "Pass"}


# --- menus ----------------------------------------------------------------------


def test_long_menus_group_what_differs_in_one_thing(at_step: AtStep) -> None:
    game = game_in(at_step("TrackStep", "3", 40))
    choices = list(game.legal())
    menu = entries(game, choices)
    assert len(menu) < len(choices)
    assert sorted(map(repr, choices)) == sorted(repr(c) for entry in menu for c in entry.choices)
    assert [entry.choice for entry in single(game, choices)] == choices


def test_short_menus_show_every_choice(game: Game) -> None:
    choices = list(game.legal())
    assert len(choices) <= SHORT
    assert [entry.choice for entry in entries(game, choices)] == choices


def test_words_match_as_beginnings_but_numbers_in_full(at_step: AtStep) -> None:
    game = game_in(at_step("TrackStep", "3", 40))
    choices = list(game.legal())
    lay = next(choice for choice in choices if isinstance(choice, LayTile))
    found = matching(game, choices, ["la", lay.hex.casefold()])
    assert found
    assert all(example(choice).hex == lay.hex for choice in found)  # type: ignore[attr-defined]
    assert matching(game, choices, [lay.hex[:-1] + "99"]) == []
    assert matching(game, choices, []) == []


def test_rotations_that_look_the_same_are_offered_once(game: Game) -> None:
    title = game.title
    assert isinstance(title, RailTitle)
    for tile, looks in (("9", 3), ("4", 3), ("8", 6), ("57", 3)):
        lays = [LayTile("P1", "KB", "B6", tile, rotation) for rotation in range(6)]
        shown = distinct(game, lays)
        assert len(shown) == looks
        assert shown == tuple(lays[:looks])
    other = LayTile("P1", "KB", "B8", "9", 0)
    assert distinct(game, [*lays, other])[-1] == other


def test_choices_of_other_kinds_are_all_kept(game: Game) -> None:
    assert distinct(game, game.legal()) == tuple(game.legal())


@pytest.mark.parametrize("seed", [5, 6])
def test_every_line_of_every_menu_can_be_typed_back(seed: int) -> None:
    game = trunkline.new("1861", ["Ada", "Ben", "Cy", "Dora"], seed=seed)
    dice = Dice(seed)
    while not game.finished and len(game.log) < 700:
        if len(game.log) % 7 == seed:
            choices = distinct(game, game.legal())
            for entry in single(game, choices):
                _is_read_back(game, choices, entry)
            for entry in entries(game, choices):
                if entry.choice is None:
                    found = matching(game, choices, [re.sub(r" \(\d+ ways\)$", "", entry.label)])
                    assert set(entry.choices) <= set(found), entry.label
        game.play(random_action(game, dice))


def _is_read_back(game: Game, choices: tuple[Choice, ...], entry: Entry) -> None:
    """A label alone, with small letters, and as the beginning of a question."""
    (choice,) = entry.choices
    for typed in (entry.label, entry.label.casefold()):
        words = typed.split()
        assert choice in matching(game, choices, words), typed
        assert choice in labelled(game, choices, words), typed
        found = readings(game, words)
        assert any(example(choice) in set(reading.actions(game)) for reading in found), typed


# --- routes ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def running() -> Game:
    """A game in which some company owns trains."""
    started = trunkline.new("1861", ["Ada", "Ben", "Cy"], seed=1)
    started.state.companies["KB"].trains = ("2", "2", "3")
    return started


@pytest.mark.parametrize(
    ("line", "routes"),
    [
        ("2 H8-H10", [("2", "H8 H10")]),
        ("2 h8 h10", [("2", "H8 H10")]),
        ("3 H8–H10", [("3", "H8 H10")]),
        ("2 H8-H10; 3 E9-F8-G9", [("2", "H8 H10"), ("3", "E9 F8 G9")]),
        ("2 H8-H10, 2 H8-G9", [("2", "H8 H10"), ("2", "H8 G9")]),
        ("H8-H10; H8-G9; E9-F8", [("2", "H8 H10"), ("2", "H8 G9"), ("3", "E9 F8")]),
        ("H8-H10; 2 H8-G9", [("2", "H8 H10"), ("2", "H8 G9")]),
        (" ; ", []),
    ],
)
def test_routes_are_read(running: Game, line: str, routes: list[tuple[str, str]]) -> None:
    read_routes = tuple(Route(train, tuple(hexes.split())) for train, hexes in routes)
    assert parse_routes(running, "KB", line) == read_routes


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("2 H8-XX", "“XX” is neither a train of K-B nor a hex."),
        ("2", "No hexes were given for the 2-train."),
        ("H8-H10; H8-H10; H8-H10; H8-H10", "K-B has no train left for the route H8–H10."),
    ],
)
def test_routes_that_cannot_be_read_are_explained(running: Game, line: str, problem: str) -> None:
    with pytest.raises(BadInput, match="^" + problem.replace(".", r"\.") + "$"):
        parse_routes(running, "KB", line)
