"""Which tiles may be laid: the list of them, and the reasons against all others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, around, positions
from tests.eighteen.small import lay as put_tile
from tests.eighteen.small import position, put
from tests.eighteen.trials import trials
from trunkline.eighteen.board import supply
from trunkline.eighteen.events import TileLaid
from trunkline.eighteen.moves.lay_tile import (
    homes_without_track,
    is_first_tile,
    lay,
    lay_cost,
    legal_lays,
    why_not_lay,
)
from trunkline.eighteen.tiles import ROTATIONS, fits
from trunkline.eighteen.track import graph


@trials(12)
@given(positions(distance=1))
def test_every_lay_that_nothing_speaks_against_is_offered(pos):
    hexes = {*pos.state.board.tiles, *around("H8", 1), *around("E1", 1)}
    offered = list(legal_lays(pos, COMPANY))
    assert len(set(offered)) == len(offered)
    allowed = {
        (hex, tile, rotation)
        for hex in hexes
        for tile in pos.title.tiles
        for rotation in ROTATIONS
        if why_not_lay(pos, COMPANY, hex, tile, rotation) is None
    }
    assert allowed == {choice for choice in offered if choice[0] in hexes}
    assert all(why_not_lay(pos, COMPANY, *choice) is None for choice in offered)


@trials(40)
@given(positions(), st.integers(0, 2**16))
def test_first_tiles_and_upgrades_are_offered_apart(pos, number):
    title = pos.title
    everything = set(legal_lays(pos, COMPANY))
    first = set(legal_lays(pos, COMPANY, upgrades=False))
    upgrades = set(legal_lays(pos, COMPANY, lays=False))
    assert not first & upgrades
    assert first | upgrades == everything
    assert all(is_first_tile(title, pos.state.board, hex) for hex, _, _ in first)
    assert set(legal_lays(pos, COMPANY, lays=False, upgrades=False)) == set()
    closed = {hex for hex, _, _ in everything}
    assert set(legal_lays(pos, COMPANY, laid_now=closed)) == set()


@trials(40)
@given(positions(), st.integers(0, 2**16))
def test_a_legal_lay_fits_and_is_in_the_box(pos, number):
    title = pos.title
    choices = list(legal_lays(pos, COMPANY))
    if not choices:
        return
    hex, tile, rotation = choices[number % len(choices)]
    before = pos.state.board
    old = (
        title.map.hexes[hex].face
        if hex not in before.tiles
        else title.catalogue.faces[before.tiles[hex]]
    )
    left = supply(title, before, tile)
    new = title.catalogue.faces[tile, rotation]
    assert fits(old, new)
    assert new.colour in title.phases[pos.state.phase].tiles
    assert all(title.map.neighbour(hex, edge) for edge in new.exits)
    graph(title, before)
    lay(pos, COMPANY, hex, tile, rotation)
    assert pos.state.board.tiles == {**before.tiles, hex: (tile, rotation)}
    assert supply(title, pos.state.board, tile) == (None if left is None else left - 1)
    assert pos.events == [TileLaid(COMPANY, hex, tile, rotation, old.tile)]


def table(phase="3"):
    """The minor's token in Alpha (B2), with track towards A3 and C3."""
    pos = position()
    pos.state.phase = phase
    put(pos, "M", "B2.0")
    put_tile(pos, "B2", "201", 5)
    return pos


@pytest.mark.parametrize(
    ("lay", "code"),
    [
        (("A3", "8", 4), None),
        (("Q9", "8", 0), "no-such-hex"),
        (("A3", "99", 0), "no-such-tile"),
        (("A3", "8", 6), "no-such-tile"),
        (("A5", "8", 0), "area-takes-no-tile"),
        (("A3", "24", 0), "wrong-colour"),
        (("A3", "6", 2), "city-tile-without-city"),
        (("A3", "58", 2), "town-tile-for-town"),
        (("C1", "8", 0), "town-tile-for-town"),
        (("B2", "201", 0), "no-tile-left"),
        (("B2", "6", 5), "hex-has-track"),
        (("B2", "15", 0), "label-not-kept"),
        (("B2", "207", 0), "track-not-kept"),
        (("A3", "8", 2), "exit-off-map"),
        (("B4", "8", 1), "exit-against-border"),
        (("A3", "8", 3), "track-not-connected"),
    ],
)
def test_what_is_wrong_with_a_tile_is_said(lay, code):
    refusal = why_not_lay(table(), "M", *lay)
    assert (refusal and refusal.code) == code


def test_colours_wait_for_their_phase():
    assert why_not_lay(table("2"), "M", "B2", "207", 4).code == "colour-not-yet"


def test_no_hex_is_laid_twice_in_a_turn():
    assert why_not_lay(table(), "M", "A3", "8", 2, laid_now=("A3",)).code == "laid-this-turn"


def test_the_first_tile_goes_where_the_token_lies():
    pos = position()
    put(pos, "M", "B2.0")
    assert homes_without_track(pos.title, pos.state.board, "M") == ("B2",)
    assert why_not_lay(pos, "M", "B4", "9", 1).code == "home-tile-first"
    assert {hex for hex, _, _ in legal_lays(pos, "M")} == {"B2"}


def test_a_tile_without_way_to_it_is_refused():
    assert why_not_lay(table(), "M", "B4", "8", 2).code == "track-not-connected"


def test_terrain_is_paid_once_and_upgrades_by_what_is_replaced():
    pos = table()
    assert lay_cost(pos, "A3", "8") == 40
    put_tile(pos, "A3", "8", 2)
    assert lay_cost(pos, "A3", "24") == 0
    assert lay_cost(pos, "B2", "207") == 20
    assert lay_cost(pos, "C3", "15") == 0
    pos.title.charges_printed_upgrade = True
    assert lay_cost(pos, "C3", "15") == 30
