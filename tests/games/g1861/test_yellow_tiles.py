"""Laying yellow tiles: where, which, at what cost (6.5.2.2)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import LayTile
from trunkline.eighteen.board import city_id, face_at
from trunkline.eighteen.events import Paid
from trunkline.eighteen.hexes import opposite
from trunkline.games.g1861.track import TrackStep

CLOSED = {"E3", "H6", "I5", "I9", "J10"}


def voronezh(phase: str = "2", home: tuple[str, int] = ("57", 0)) -> Table:
    """M-V in Voronezh with track to I11 (north) and I15 (south, R40), about to lay track."""
    table = Table(phase=phase)
    table.tile("I13", *home)
    table.minor("MV", "P1", cash=200)
    table.turn("MV", TrackStep)
    return table


def lay(hex: str, tile: str, rotation: int = 0, company: str = "MV") -> LayTile:
    return LayTile("P1", company, hex, tile, rotation)


def refused(table: Table, action: LayTile) -> tuple[str, str]:
    """Code and rule of the refusal of an action that is not offered either."""
    assert not table.legal(action)
    refusal = table.why_not(action)
    return refusal.code, refusal.rule


def laid(table: Table, hex: str) -> set[tuple[str, int]]:
    """The tiles and rotations that P1 may lay in a hex."""
    actions = [action for action in table.pos.legal("P1") if isinstance(action, LayTile)]
    return {(action.tile, action.rotation) for action in actions if action.hex == hex}


# --- where -----------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.2.2-1", "1861-C-38")
def test_a_yellow_tile_is_laid_on_a_light_green_hex_without_a_tile() -> None:
    table = Table(phase="2")
    table.minor("RO", "P1", cash=100)
    table.tile("B4", "202", 5)  # exits 5 (C5) and 1 (A5)
    table.turn("RO", TrackStep)
    assert refused(table, lay("A5", "7", 4, "RO")) == ("hex-takes-no-tile", "1861-2.1.1-5")
    assert refused(table, lay("C5", "4", 2, "RO")) == ("hex-takes-no-tile", "1861-2.1.1-5")
    assert refused(table, lay("A9", "9", 1, "RO")) == ("area-takes-no-tile", "1861-2.1.1-2")
    assert refused(table, lay("B4", "201", 0, "RO")) == ("hex-has-track", "1861-6.5.2.2-1")
    assert refused(table, lay("D4", "8", 1, "RO")) == ("hex-has-track", "1861-6.5.2.2-1")
    assert table.legal(lay("B6", "9", 2, "RO"))  # goes on from A5


@pytest.mark.rule("1861-6.5.2.2-2")
@pytest.mark.parametrize("tile", ["5", "6", "57"])
def test_the_first_tile_goes_to_the_home_hex(tile: str) -> None:
    table = Table(phase="2")
    table.minor("MV", "P1", cash=100)
    table.minor("N", "P2")
    table.road("H8", "H10", "I11", "I13")
    table.turn("MV", TrackStep)
    assert refused(table, lay("I15", "9")) == ("home-tile-first", "1861-6.5.2.2-2")
    assert refused(table, lay("J12", "9")) == ("home-tile-first", "1861-6.5.2.2-2")
    assert table.legal(lay("I13", tile))


@pytest.mark.rule("1861-6.5.2.2-2", "1861-6.5.2.2-7")
def test_the_first_tile_must_suit_the_home_hex() -> None:
    table = Table(phase="2")
    table.minor("MV", "P1", cash=100)
    table.turn("MV", TrackStep)
    assert refused(table, lay("I13", "9")) == ("plain-tile-on-city", "1861-6.5.2.2-7")
    assert {tile for tile, _ in laid(table, "I13")} == {"5", "6", "57"}


@pytest.mark.rule("1861-6.5.2.2-2", "1861-6.5.2.2-12")
def test_a_public_that_began_in_a_city_without_track_lays_there_first() -> None:
    table = Table(phase="4")
    table.public("NW", {"P1": 2}, cash=100, trains=("4",), city="F18.0")
    table.turn("NW", TrackStep)
    assert refused(table, lay("F20", "9", 0, "NW")) == ("home-tile-first", "1861-6.5.2.2-2")
    table.play(lay("F18", "57", 0, "NW"))
    assert table.money("NW") == 100 - 40


@pytest.mark.rule("1861-O-38", "1861-6.5.2.2-2")
def test_after_the_home_tile_the_second_action_may_go_elsewhere() -> None:
    table = Table(phase="2")
    table.minor("MV", "P1", cash=100)
    table.turn("MV", TrackStep)
    table.play(lay("I13", "57"))
    assert table.legal(lay("I11", "9"))
    events = table.play(lay("I11", "9"))
    assert Paid("MV", "bank", 20, "track") in events


@pytest.mark.rule("1861-O-37", "1861-6.5.2.2-2")
@pytest.mark.parametrize(
    ("minor", "first"),
    [
        ("M-K", lay("H10", "4", 0, "M-K")),
        ("KB", lay("C13", "9", 2, "KB")),
        ("SPW", lay("B8", "58", 4, "SPW")),
        ("E", lay("P4", "9", 1, "E")),
    ],
)
def test_homes_with_printed_track_need_no_first_tile(minor: str, first: LayTile) -> None:
    table = Table(phase="3")
    table.minor(minor, "P1", cash=100)
    table.turn(minor, TrackStep)
    assert table.legal(first)


@pytest.mark.rule("1861-6.5.2.2-3")
def test_a_tile_must_extend_a_route_of_the_company() -> None:
    table = voronezh()
    assert table.legal(lay("I11", "9", 0))
    assert refused(table, lay("I11", "9", 1)) == ("track-not-connected", "1861-6.5.2.2-3")
    assert refused(table, lay("I7", "9", 0)) == ("track-not-connected", "1861-6.5.2.2-3")
    table.tile("I11", "9", 0)
    table.phase("3")
    assert table.legal(lay("I9", "9", 0))


@pytest.mark.rule("1861-6.5.2.2-3", "1861-6.3-5")
def test_track_behind_a_blocked_city_is_not_extended() -> None:
    table = voronezh(phase="3")
    table.road("I13", "I15", "I17", "I19")
    table.tile("I19", "6", 1)  # exits 1 and 3
    beyond = lay("H20", "7", 3)
    assert table.legal(beyond)
    table.minor("V", "P2")
    assert refused(table, beyond) == ("track-not-connected", "1861-6.5.2.2-3")


# --- which tile --------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.2.2-4", "1861-6.5.2.2-5")
def test_y_tiles_for_y_cities_and_no_others() -> None:
    table = voronezh(home=("6", 1))  # exits 1 and 3
    table.road("I13", "H14", "G15")
    table.road("I13", "I11", "J10", "K11", "L12")
    assert table.legal(lay("G15", "621", 1))
    assert {tile for tile, _ in laid(table, "G15")} == {"201", "202", "621"}
    assert refused(table, lay("G15", "57", 1)) == ("wrong-label", "1861-6.5.2.2-4")
    assert table.legal(lay("L12", "6", 0))
    assert {tile for tile, _ in laid(table, "L12")} == {"5", "6"}  # 57 would leave the map
    assert refused(table, lay("L12", "621", 2)) == ("wrong-label", "1861-6.5.2.2-4")


@pytest.mark.rule("1861-6.5.2.2-4", "1861-6.5.2.2-5")
@pytest.mark.parametrize("tile", ["5", "6", "57", "201", "202", "621"])
def test_no_city_tile_where_there_is_no_city(tile: str) -> None:
    table = voronezh()
    refusal = ("city-tile-without-city", "1861-6.5.2.2-5")
    assert refused(table, lay("I11", tile, 0)) == refusal
    table.tile("I15", "9", 0)
    refusal = ("town-tile-for-town", "1861-6.5.2.2-6")
    assert refused(table, lay("I17", tile, 3)) == refusal


@pytest.mark.rule("1861-6.5.2.2-6")
@pytest.mark.parametrize("tile", ["3", "4", "58"])
def test_town_tiles_for_towns_and_no_others(tile: str) -> None:
    table = voronezh()
    assert refused(table, lay("I11", tile, 0)) == ("town-tile-for-town", "1861-6.5.2.2-6")
    table.tile("I15", "9", 0)
    assert table.legal(lay("I17", tile, 3))
    for plain in ("7", "8", "9"):
        assert refused(table, lay("I17", plain, 3)) == ("town-tile-for-town", "1861-6.5.2.2-6")


@pytest.mark.rule("1861-6.5.2.2-6")
@pytest.mark.parametrize("tile", ["3", "4", "58"])
def test_no_town_tile_on_a_city(tile: str) -> None:
    table = Table()
    table.minor("MV", "P1")
    table.turn("MV", TrackStep)
    assert refused(table, lay("I13", tile)) == ("town-tile-for-town", "1861-6.5.2.2-6")


@pytest.mark.rule("1861-6.5.2.2-16", "1861-6.5.2.2-7")
def test_a_tile_may_be_laid_in_every_rotation_that_meets_the_route() -> None:
    table = voronezh()
    faces = table.title.catalogue.faces
    assert laid(table, "I11") == {
        (tile, rotation)
        for tile in ("7", "8", "9")
        for rotation in range(6)
        if 0 in faces[tile, rotation].exits
    }


# --- where track may lead ------------------------------------------------------------------------


def exit_may_lead(table: Table, hex: str, edge: int) -> str:
    """What F-8 says of track over an edge: nothing, or the refusal of it."""
    beyond = table.title.map.neighbour(hex, edge)
    if beyond is None:
        return "exit-off-map"
    printed = table.title.map.hexes[beyond]
    if printed.kind == "plain" or opposite(edge) in printed.face.exits:
        return ""
    return "exit-against-border"


@pytest.mark.rule("1861-6.5.2.2-10", "1861-6.5.2.2-11", "1861-F-8", "1861-C-38")
def test_no_track_leads_off_the_map_or_against_a_side_without_track() -> None:
    table = voronezh(phase="3")
    rules = {"exit-off-map": "1861-6.5.2.2-10", "exit-against-border": "1861-6.5.2.2-11"}
    met: set[str] = set()
    for hex in table.title.map.hexes.values():
        if hex.face.colour != "none" or hex.face.stops:
            continue
        for rotation in range(6):
            action = lay(hex.id, "8", rotation)
            wrong = [exit_may_lead(table, hex.id, edge) for edge in (rotation, (rotation + 2) % 6)]
            refusal = table.pos.why_not(action)
            if any(wrong):
                assert refusal is not None
                assert refusal.code in wrong
                assert refusal.rule == rules[refusal.code]
                met.add(refusal.code)
            else:
                assert refusal is None or refusal.code not in rules
    assert met == set(rules)


@pytest.mark.rule("1861-6.5.2.2-10", "1861-6.5.2.2-11")
def test_exits_of_riga() -> None:
    table = Table()
    table.minor("RO", "P1")
    table.turn("RO", TrackStep)
    exits = {
        edge
        for tile, rotation in laid(table, "B4")
        for edge in table.title.catalogue.faces[tile, rotation].exits
    }
    assert exits == {0, 1, 4, 5}  # the sea lies to the north and north-west


@pytest.mark.rule("1861-6.5.2.2-11")
def test_grey_and_red_sides_without_track() -> None:
    table = Table()
    table.minor("RO", "P1")
    table.tile("B4", "201", 5)  # exits 5 and 0
    table.turn("RO", TrackStep)
    assert table.legal(lay("B6", "9", 0, "RO"))
    against = ("exit-against-border", "1861-6.5.2.2-11")
    assert refused(table, lay("B6", "7", 3, "RO")) == against  # into the west side of C5
    assert refused(table, lay("H20", "8", 3, "RO")) == against  # into the side of I21
    assert table.legal(lay("B6", "7", 2, "RO"))  # into A5, which has track there


# --- cost -----------------------------------------------------------------------------------


@pytest.mark.rule("1861-EX-15", "1861-6.5.2.2-12")
def test_ground_at_40_as_first_and_as_second_action() -> None:
    table = voronezh()
    assert Paid("MV", "bank", 40, "track") in table.play(lay("I15", "9"))
    table = voronezh()
    table.play(lay("I11", "9"))
    assert Paid("MV", "bank", 60, "track") in table.play(lay("I15", "9"))


@pytest.mark.rule("1861-6.5.2.2-12")
@pytest.mark.parametrize(
    ("company", "road", "hex", "cost"),
    [
        ("MV", "", "I15", 40),
        ("MV", "", "I11", 0),
        ("MNN", "H8 I7 J6", "J6", 20),
        ("KB", "", "D12", 80),
        ("KB", "", "C13", 0),
    ],
)
def test_the_printed_amount_is_paid_to_the_bank(
    company: str, road: str, hex: str, cost: int
) -> None:
    table = Table(phase="3")
    table.tile("I13", "57", 0)
    table.tile("D14", "635", 0)
    table.road(*road.split())
    table.minor(company, "P1", cash=300)
    table.turn(company, TrackStep)
    tile, rotation = min(laid(table, hex))
    events = table.play(lay(hex, tile, rotation, company))
    paid = [event for event in events if isinstance(event, Paid)]
    assert paid == ([Paid(company, "bank", cost, "track")] if cost else [])


@pytest.mark.rule("1861-6.5.2.2-8", "1861-6.5.2.2-9")
def test_what_yellow_stations_are_worth_once_laid() -> None:
    table = voronezh()
    table.tile("G15", "621")
    table.tile("K11", "58")
    for hex, kind, worth, slots in (
        ("I13", "city", 20, 1),
        ("G15", "city", 30, 1),
        ("K11", "town", 10, 0),
    ):
        (stop,) = face_at(table.title, table.state.board, hex).stops
        assert (stop.kind, stop.revenue, stop.slots) == (kind, (worth,), slots)
    assert table.state.board.tokens[city_id("I13", 0)] == ("MV",)


# --- closed hexes -----------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.2.2-14", "1861-6.5.2.2-15")
@pytest.mark.parametrize(("phase", "closed"), [("2", CLOSED), ("3", set()), ("5", set())])
def test_hexes_of_private_railways_are_closed_before_phase_3(phase: str, closed: set[str]) -> None:
    table = voronezh(phase)
    refusals = {hex: table.pos.why_not(lay(hex, "9")) for hex in table.title.map.hexes}
    found = {hex for hex, refusal in refusals.items() if refusal and refusal.code == "hex-closed"}
    assert found == closed
    assert all(refusals[hex].rule == "1861-6.5.2.2-14" for hex in found)  # type: ignore[union-attr]


@pytest.mark.rule("1861-6.5.2.2-14")
@pytest.mark.parametrize(("phase", "open_now"), [("2", False), ("3", True)])
def test_a_closed_hex_is_built_on_from_phase_3(phase: str, open_now: bool) -> None:
    table = voronezh(phase)
    table.road("I13", "I11", "I9")
    table.turn("MV", TrackStep)
    assert table.legal(lay("I9", "9")) is open_now
    table.private("MRR", "P1")  # its owner has no better right
    assert table.legal(lay("I9", "9")) is open_now
