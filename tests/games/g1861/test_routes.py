"""What a route is: by trains that run, and by track and tokens that follow routes (6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import (
    PRINTED_ROAD,
    balloon,
    runs,
    three_cities,
    two_ways_to_poland,
)
from trunkline.eighteen.actions import LayTile, PlaceToken
from trunkline.eighteen.network import network
from trunkline.games.g1861.running import RunStep
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep


def refusal(table: Table, company: str, *routes: str) -> tuple[str, str]:
    """Code and rule of the refusal of a run by P1."""
    refused = table.why_not(runs("P1", company, *routes))
    return refused.code, refused.rule


def voronezh(*trains: str, middle: tuple[str, int] = ("621", 1), **options: Any) -> Table:
    """M-V in Voronezh, on a line with Kharkov and Ekaterinoslav, about to run."""
    table = Table(phase="5", **options)
    three_cities(table, middle)
    table.minor("MV", "P1", trains=trains)
    return table


# --- one continuous line with an own token --------------------------------------------


@pytest.mark.rule("1861-6.3-1")
def test_a_route_is_a_line_with_a_token_of_the_company() -> None:
    table = Table()
    table.minor("N", "P1", trains=("2",))
    table.turn("N", RunStep)
    assert table.legal(runs("P1", "N", f"2: {PRINTED_ROAD}"))
    assert refusal(table, "N", "2: G5 F4 F2 E1") == ("no-own-token", "1861-6.5.4-17")


@pytest.mark.rule("1861-6.3-1")
@pytest.mark.parametrize(
    ("hexes", "code"),
    [
        ("H8 G7 F4 F2 E1", "hexes-apart"),
        ("H8 G7 G9", "no-track"),
        ("H8 G7", "no-stop-at-end"),
        ("H8 I9 J8 K7", "no-stop-at-end"),
    ],
)
def test_a_route_follows_track_without_a_gap(hexes: str, code: str) -> None:
    table = Table()
    table.minor("N", "P1", trains=("2",))
    table.turn("N", RunStep)
    assert table.why_not(runs("P1", "N", f"2: {hexes}")).code == code


# --- nothing twice ---------------------------------------------------------------------


@pytest.mark.rule("1861-6.3-2")
def test_a_route_does_not_come_back_to_a_city() -> None:
    table = Table(phase="3")
    table.tile("E9", "5", 0)
    table.road("E9", "E11", "D10", "E9")
    table.minor("MB", "P1", trains=("3",))
    table.turn("MB", RunStep)
    assert table.legal(runs("P1", "MB", "3: E9 E11"))
    assert refusal(table, "MB", "3: E9 E11 D10 E9") == ("station-twice", "1861-6.3-2")


@pytest.mark.rule("1861-6.3-2")
def test_a_route_does_not_come_back_to_a_town_even_if_it_is_skipped() -> None:
    table = Table(phase="3")
    table.tile("L12", "57", 2)
    table.tile("K11", "87", 5)
    table.road("K11", "K13", "J12", "K11")
    table.road("K11", "J10", "I9", "H8")
    table.tile("H8", "637", 0)
    table.public("NW", {"P1": 2}, trains=("2",), city="L12.0")
    table.turn("NW", RunStep)
    assert table.legal(runs("P1", "NW", "2: L12 K11 J10 I9 H8"))
    looped = "2: L12 K11 K13 J12 K11 J10 I9 H8"
    assert refusal(table, "NW", looped) == ("station-twice", "1861-6.3-2")


@pytest.mark.rule("1861-6.3-3", "1861-DX-22")
def test_a_route_does_not_reach_one_area_by_two_of_its_hexes() -> None:
    table = Table(phase="3")
    two_ways_to_poland(table)
    table.minor("MB", "P1", trains=("3",))
    table.turn("MB", RunStep)
    assert table.legal(runs("P1", "MB", "3: E9 D10 C11 B12 A11"))
    both = "3: A9 B10 C9 D8 E9 D10 C11 B12 A11"
    assert refusal(table, "MB", both) == ("area-twice", "1861-6.3-3")


@pytest.mark.rule("1861-6.3-10")
def test_a_route_that_reaches_an_area_ends_there() -> None:
    table = Table(phase="3")
    table.tile("E9", "57", 1)
    table.road("E9", "D10", "C11", "B12", "A11", "B10", "C9", "D8")
    table.minor("MB", "P1", trains=("3",))
    table.turn("MB", RunStep)
    assert table.legal(runs("P1", "MB", "3: E9 D10 C11 B12 A11"))
    through = "3: E9 D10 C11 B12 A11 B10 C9"
    assert refusal(table, "MB", through) == ("area-passed", "1861-6.3-10")
    assert network(table.pos, "MB").stops == {"E9.0", "A11.0"}


@pytest.mark.rule("1861-6.3-8")
def test_a_route_does_not_use_the_common_piece_of_a_junction_twice() -> None:
    table = Table(phase="3")
    balloon(table)
    table.minor("MV", "P1", trains=("3",))
    table.road("I13", "I11", "H10", "H8")
    table.tile("I13", "15", 2)
    table.turn("MV", RunStep)
    there_and_back = "3: I13 J14 K15 L14 K13 K15 J14 I15 I17"
    assert refusal(table, "MV", there_and_back) == ("track-used-twice", "1861-6.3-8")


@pytest.mark.rule("1861-6.3-8", "1861-6.3-9", "1861-6.3-12")
def test_track_behind_a_loop_is_not_on_a_route() -> None:
    table = Table(phase="3")
    balloon(table)
    table.minor("MV", "P1")
    table.turn("MV", TrackStep)
    upgrade = LayTile("P1", "MV", "I17", "88", 0)
    assert table.why_not(upgrade).code == "upgrade-not-connected"
    table.tile("J14", "7", 1)  # without the junction, straight from Voronezh to Lugansk
    assert table.legal(upgrade)


@pytest.mark.rule("1861-6.3-9")
@pytest.mark.parametrize(
    ("hexes", "code"),
    [("I13 J14 I15 I17", "no-track"), ("I13 J14 K15 J14 I15 I17", "track-used-twice")],
)
def test_a_route_neither_leaves_a_junction_by_the_acute_angle_nor_reverses(
    hexes: str, code: str
) -> None:
    table = Table(phase="3")
    balloon(table)
    table.road("I13", "I11", "H10", "H8")
    table.tile("I13", "15", 2)
    table.minor("MV", "P1", trains=("3",))
    table.turn("MV", RunStep)
    assert table.why_not(runs("P1", "MV", f"3: {hexes}")).code == code


# --- circles of one hex -----------------------------------------------------------------


def two_circles(circles: str) -> Table:
    """SE in the southern circle of Moscow, from which a loop comes back to the western one."""
    table = Table(phase="3", network_circles=circles)
    table.tile("H8", "637", 0)
    table.road("H8", "G9", "G7")
    table.tile("G7", "30", 5)
    table.road("H8", "H10", "G11")
    table.public("SE", {"P1": 2}, cash=100, trains=("3",), city="H8.0")
    return table


@pytest.mark.rule("1861-6.3-4", "1861-O-06")
@pytest.mark.parametrize("circles", ["one_station", "each_circle"])
def test_circles_of_one_hex_are_one_station_for_trains(circles: str) -> None:
    table = two_circles(circles)
    table.turn("SE", RunStep)
    assert table.legal(runs("P1", "SE", "3: H8 H10"))
    assert refusal(table, "SE", "3: H8 G9 G7 H8") == ("station-twice", "1861-6.3-2")


@pytest.mark.rule("1861-6.3-4", "1861-O-06")
@pytest.mark.parametrize(("circles", "passed"), [("one_station", False), ("each_circle", True)])
def test_circles_of_one_hex_are_one_station_for_track_and_tokens(
    circles: str, passed: bool
) -> None:
    table = two_circles(circles)
    table.turn("SE", TrackStep)
    assert table.legal(LayTile("P1", "SE", "H6", "9", 0)) is passed
    assert ("H8.1" in network(table.pos, "SE").stops) is passed


@pytest.mark.rule("1861-O-06")
def test_different_trains_may_use_different_circles() -> None:
    table = Table(phase="3")
    table.tile("H8", "637", 0)
    table.road("H8", "H10", "G11")
    table.road("H8", "I7", "J8", "K7")
    table.public("SE", {"P1": 2}, trains=("2", "2"), city="H8.0")
    table.token("SE", "K7.0")
    table.turn("SE", RunStep)
    assert table.legal(runs("P1", "SE", "2: H8 H10", "2: K7 J8 I7 H8"))


# --- blocked cities --------------------------------------------------------------------


@pytest.mark.rule("1861-6.3-5", "1861-C-10")
@pytest.mark.parametrize("blocking", ["full_city", "any_foreign_token"])
@pytest.mark.parametrize("owner", ["SE", "KR", "RSR"])
def test_a_route_reaches_but_does_not_pass_a_city_full_of_others(blocking: str, owner: str) -> None:
    table = voronezh("3", "3", city_blocking=blocking)
    table.token(owner, "G15.0")
    table.turn("MV", RunStep)
    assert table.legal(runs("P1", "MV", "3: I13 H14 G15"))
    past = "3: I13 H14 G15 F16 F18"
    assert refusal(table, "MV", past) == ("city-blocked", "1861-6.3-5")
    assert network(table.pos, "MV").stops == {"I13.0", "G15.0"}


@pytest.mark.rule("1861-6.3-5", "1861-C-10")
@pytest.mark.parametrize(
    ("blocking", "passes"), [("full_city", True), ("any_foreign_token", False)]
)
def test_whether_a_city_with_a_free_slot_is_blocked(blocking: str, passes: bool) -> None:
    table = voronezh("3", middle=("207", 1), city_blocking=blocking)
    table.token("SE", "G15.0")
    table.turn("MV", RunStep)
    past = runs("P1", "MV", "3: I13 H14 G15 F16 F18")
    assert (table.pos.why_not(past) is None) is passes
    assert ("F18.0" in network(table.pos, "MV").stops) is passes


@pytest.mark.rule("1861-6.3-5", "1861-C-10")
@pytest.mark.parametrize("blocking", ["full_city", "any_foreign_token"])
def test_an_own_token_opens_a_full_city(blocking: str) -> None:
    table = voronezh(middle=("207", 1), city_blocking=blocking)
    table.public("NW", {"P1": 2}, trains=("3",), city="G15.0")
    table.token("SE", "G15.0")
    table.turn("NW", RunStep)
    assert table.legal(runs("P1", "NW", "3: I13 H14 G15 F16 F18"))


@pytest.mark.rule("1861-6.3-6")
@pytest.mark.parametrize("blocking", ["full_city", "any_foreign_token"])
def test_a_reserved_slot_without_token_does_not_block(blocking: str) -> None:
    table = Table(phase="3", city_blocking=blocking)
    three_cities(table)
    table.minor("MV", "P1", trains=("3",))
    table.turn("MV", RunStep)
    assert table.state.reserved["G15.0"] == ("KR",)
    assert table.legal(runs("P1", "MV", "3: I13 H14 G15 F16 F18"))


@pytest.mark.rule("1861-6.3-7")
def test_towns_take_no_tokens_and_so_never_block() -> None:
    table = Table(phase="5", city_blocking="any_foreign_token")
    table.tile("I13", "57", 1)
    table.road("I13", "J12", "K11", "L12")
    table.tile("L12", "57", 2)
    table.public("NW", {"P1": 2}, cash=500, trains=("3",), city="I13.0")
    table.turn("NW", TokenStep)
    refused = table.why_not(PlaceToken("P1", "NW", "K11.0"))
    assert (refused.code, refused.rule) == ("no-such-city", "1861-6.5.3-13")
    assert table.legal(PlaceToken("P1", "NW", "L12.0"))
    table.turn("NW", RunStep)
    assert table.legal(runs("P1", "NW", "3: I13 J12 K11 L12"))


# --- routes for track and tokens ----------------------------------------------------------


@pytest.mark.rule("1861-6.3-11")
def test_routes_for_track_and_tokens_have_any_length() -> None:
    table = Table(phase="5")
    three_cities(table)
    table.road("F18", "F20", "E19", "D20")
    table.tile("D20", "621", 1)
    table.public("NW", {"P1": 2}, cash=1000, city="I13.0")  # no train at all
    table.turn("NW", TrackStep)
    assert table.legal(LayTile("P1", "NW", "C19", "9", 0))
    table.turn("NW", TokenStep)
    assert table.legal(PlaceToken("P1", "NW", "D20.0"))


@pytest.mark.rule("1861-6.3-12")
def test_a_network_is_all_that_lies_on_any_route() -> None:
    table = voronezh()
    two_ways_to_poland(table)
    table.turn("MV", TrackStep)
    reached = network(table.pos, "MV")
    assert reached.stops == {"I13.0", "G15.0", "F18.0"}
    assert reached.belongs("H14", (1, 4))
    assert not reached.belongs("D10", (1, 4))
    assert table.legal(LayTile("P1", "MV", "F20", "7", 2))
    assert table.legal(LayTile("P1", "MV", "J12", "9", 1))
    assert not table.legal(LayTile("P1", "MV", "F14", "9", 0))
