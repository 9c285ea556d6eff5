"""What lies on the map: tiles, tokens in their circles, and the room that is left."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, OTHER, RIVAL, TITLES, positions
from tests.eighteen.small import lay, position, put
from tests.eighteen.trials import trials
from trunkline.eighteen.board import (
    cities,
    city_now,
    face_at,
    follow,
    free_slots,
    hex_of,
    is_blocked,
    laid,
    slots,
    stop_of,
    supply,
    token_cities,
    with_token,
    without_token,
)
from trunkline.eighteen.tiles import edges_of


@trials(60)
@given(positions(), st.integers(0, 2**16))
def test_tokens_stay_on_their_track_when_a_tile_is_replaced(pos, number):
    title, board = pos.title, pos.state.board
    for hex in sorted({hex_of(city) for city in board.tokens}):
        old = face_at(title, board, hex)
        choices = title.catalogue.replacements(old)
        if not choices:
            continue
        new = choices[number % len(choices)]
        after = laid(title, board, hex, new.tile, new.rotation)
        assert face_at(title, after, hex) == new
        assert after.tiles == {**board.tiles, hex: (new.tile, new.rotation)}
        for company in (COMPANY, RIVAL, OTHER):
            assert edges_under(title, board, company, hex) <= edges_under(
                title, after, company, hex
            )
        before, now = ([*owners] for owners in ((b.tokens.values()) for b in (board, after)))
        assert Counter(name for owners in before for name in owners) == Counter(
            name for owners in now for name in owners
        )
        assert {city: owners for city, owners in board.tokens.items() if hex_of(city) != hex} == {
            city: owners for city, owners in after.tokens.items() if hex_of(city) != hex
        }
        assert all(after.tokens), "no city is left with a token of none"


def edges_under(title, board, company, hex):
    """The edges from which track leads to the tokens of a company in a hex."""
    here = [city for city in token_cities(board, company) if hex_of(city) == hex]
    return {edge for city in here for edge in edges_of(face_at(title, board, hex), stop_of(city))}


@trials(60)
@given(positions(), st.sampled_from((COMPANY, RIVAL, OTHER)))
def test_placing_and_taking_away_a_token_are_opposites(pos, company):
    board = pos.state.board
    for city, stop in cities(pos.title, board).items():
        owners = board.tokens.get(city, ())
        if company in owners or len(owners) == stop.slots:
            continue
        placed = with_token(board, city, company)
        assert placed.tokens[city] == (*owners, company)
        assert city in token_cities(placed, company)
        back = without_token(placed, city, company)
        assert (back.tiles, back.tokens) == (board.tiles, board.tokens)


@trials(60)
@given(positions(), st.sampled_from(((), (RIVAL,), (RIVAL, OTHER))))
def test_an_own_token_always_opens_a_city(pos, free):
    title, board = pos.title, pos.state.board
    for city, stop in cities(title, board).items():
        owners = board.tokens.get(city, ())
        foreign = len(set(owners) - set(free))
        most = stop.slots if title.city_blocking == "full_city" else 1
        expected = COMPANY not in owners and bool(owners) and foreign >= most
        assert is_blocked(title, board, city, COMPANY, free) == expected


def test_a_slot_kept_for_a_company_is_free_for_it_alone():
    pos = position()
    assert free_slots(pos, "B2.0", "M") == 1
    assert free_slots(pos, "B2.0", "A") == 0
    lay(pos, "B2", "207")
    assert [free_slots(pos, "B2.0", company) for company in "MA"] == [2, 1]
    put(pos, "M", "B2.0")
    assert free_slots(pos, "B2.0", "A") == 1


def test_a_city_has_the_slots_of_the_tile_that_lies_there():
    pos = position()
    assert slots(pos.title, pos.state.board, "B2.0") == 1
    lay(pos, "B2", "207")
    assert slots(pos.title, pos.state.board, "B2.0") == 2
    assert cities(pos.title, pos.state.board).keys() == {"B2.0", "C3.0"}


def test_tiles_run_out():
    pos = position()
    title = pos.title
    assert supply(title, pos.state.board, "8") == 3
    assert supply(title, pos.state.board, "9") is None
    for number, hex in enumerate(("A1", "A3", "B4"), 1):
        lay(pos, hex, "8")
        assert supply(title, pos.state.board, "8") == 3 - number


def test_tiles_of_a_group_run_out_together():
    pos = position(shared_supply={"8": "plain", "9": "plain"}, shared_count={"plain": 4})
    lay(pos, "A1", "8")
    lay(pos, "A3", "9")
    assert supply(pos.title, pos.state.board, "8") == supply(pos.title, pos.state.board, "9") == 2
    assert supply(pos.title, pos.state.board, "6") == 2


def test_circles_that_are_joined_share_their_tokens():
    joined = {"H8.0": "H8.0", "H8.1": "H8.0", "H8.2": "H8.0"}
    assert follow({"H8.2": ("A",), "E1.0": ("B",)}, joined) == {"E1.0": ("B",), "H8.0": ("A",)}
    assert follow({"H8.0": ("A",), "H8.2": ("B",)}, joined) == {"H8.0": ("A", "B")}
    assert follow({}, joined) == {}


def test_a_city_is_found_again_by_its_printed_name():
    title = TITLES[0]
    pos = position()
    assert city_now(pos.title, pos.state.board, "B2.0") == "B2.0"
    board = title.setup(seed=1).board
    for tile in ("637", "638"):
        board = laid(title, board, "H8", tile, 0)
    assert {city_now(title, board, f"H8.{number}") for number in range(3)} == {"H8.0"}


def test_what_does_not_fit_cannot_be_laid():
    pos = position()
    with pytest.raises(AssertionError, match="tile 8 does not fit on B2"):
        laid(pos.title, pos.state.board, "B2", "8", 0)
