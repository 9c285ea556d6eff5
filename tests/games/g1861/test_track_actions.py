"""Track in general: how many actions, what a second one costs, which tiles there are (6.5.2.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import LayTile, Pass
from trunkline.eighteen.board import supply
from trunkline.eighteen.events import Paid, TileLaid
from trunkline.games.g1861.track import TrackStep

LAY_NORTH = LayTile("P1", "MV", "I11", "9", 0)
LAY_SOUTH = LayTile("P1", "MV", "I15", "9", 0)
"""On a hex with R40."""
UPGRADE_CITY = LayTile("P1", "MV", "I13", "15", 0)


def voronezh(phase: str = "3", cash: int = 200, loans: int = 0, **options: Any) -> Table:
    """M-V in Voronezh with track to the north and south about to lay track, R-O after it."""
    table = Table(phase=phase, **options)
    table.tile("I13", "57", 0)
    table.minor("MV", "P1", cash=cash, loans=loans, trains=("3",))
    table.minor("RO", "P2", trains=("3",))
    table.turn("MV", TrackStep, waiting=("RO",))
    return table


def played(table: Table, *actions: LayTile) -> int:
    """Play track actions, each of which must be legal; what the company paid for them."""
    before = table.money("MV")
    for action in actions:
        assert table.legal(action)
        table.play(action)
    return before - table.money("MV")


# --- how many ------------------------------------------------------------------------------


@pytest.mark.rule("1861-EX-14", "1861-6.5.2.1-2", "1861-6.5.2.1-6")
def test_a_lay_and_an_upgrade_cost_20_in_all_and_are_all() -> None:
    table = voronezh()
    assert played(table, LAY_NORTH, UPGRADE_CITY) == 20
    assert table.asked()[1] != "TrackStep"
    assert not table.legal(LAY_SOUTH)


@pytest.mark.rule("1861-EX-14", "1861-6.5.2.1-5")
def test_a_tile_laid_in_this_turn_is_not_upgraded() -> None:
    table = voronezh()
    played(table, LAY_NORTH)
    upgrade = LayTile("P1", "MV", "I11", "23", 0)
    assert not table.legal(upgrade)
    refused = table.why_not(upgrade)
    assert (refused.code, refused.rule) == ("laid-this-turn", "1861-6.5.2.1-5")
    table.turn("MV", TrackStep)  # a later turn
    assert table.legal(upgrade)


@pytest.mark.rule("1861-EX-14", "1861-6.5.2.1-4")
def test_two_upgrades_are_refused() -> None:
    table = voronezh()
    table.tile("I13", "15", 0)
    table.road("I13", "H12", "G11", "F10")
    second = LayTile("P1", "MV", "H12", "24", 5)
    assert table.legal(second)
    played(table, LayTile("P1", "MV", "G11", "24", 5))
    assert not table.legal(second)
    refused = table.why_not(second)
    assert (refused.code, refused.rule) == ("second-upgrade", "1861-6.5.2.1-4")
    assert table.legal(LAY_SOUTH)


@pytest.mark.rule("1861-6.5.2.1-1", "1861-6.5.2.1-13")
@pytest.mark.parametrize("kind", ["minor", "public"])
@pytest.mark.parametrize("first", ["lay", "upgrade"])
def test_minors_and_publics_lay_or_upgrade_for_nothing_and_go_on_for_20(
    kind: str, first: str
) -> None:
    table = voronezh(cash=100)
    company = "MV"
    if kind == "public":
        company = "NW"
        table.public(company, {"P1": 2}, cash=100, trains=("3",), city="I13.0")
        table.turn(company, TrackStep, waiting=("RO",))
    actions = [
        LayTile("P1", company, "I11", "9", 0),
        LayTile("P1", company, "I13", "15", 0),
    ]
    if first == "upgrade":
        actions.reverse()
    table.play(actions[0])
    assert table.money(company) == 100
    table.play(actions[1])
    assert table.money(company) == 80
    assert not table.legal(LayTile("P1", company, "I15", "9", 0))


@pytest.mark.rule("1861-6.5.2.1-2")
def test_two_yellow_tiles_in_one_turn() -> None:
    assert played(voronezh(), LAY_NORTH, LayTile("P1", "MV", "I9", "9", 0)) == 20


@pytest.mark.rule("1861-6.5.2.1-3", "1861-EX-15")
def test_the_20_go_to_the_bank_beside_the_cost_of_the_ground() -> None:
    table = voronezh()
    table.play(LAY_NORTH)
    events = table.play(LAY_SOUTH)
    track = [event for event in events if isinstance(event, Paid) and event.reason == "track"]
    assert track == [Paid("MV", "bank", 60, "track")]


@pytest.mark.rule("1861-6.5.2.1-7")
def test_whichever_action_comes_second_costs_the_20() -> None:
    table = voronezh()
    assert played(table, UPGRADE_CITY) == 0
    assert played(table, LAY_SOUTH) == 40 + 20
    table = voronezh()
    assert played(table, LAY_SOUTH) == 40
    assert played(table, UPGRADE_CITY) == 20


@pytest.mark.rule("1861-6.5.2.1-2")
@pytest.mark.parametrize(("cash", "second"), [(20, True), (19, False)])
def test_without_20_there_is_no_second_action(cash: int, second: bool) -> None:
    table = voronezh(cash=cash, loans=2)
    table.play(LAY_NORTH)
    assert table.legal(UPGRADE_CITY) is second


@pytest.mark.rule("1861-6.5-2", "1861-6.5.2.1-1")
def test_both_actions_may_be_left_out() -> None:
    table = voronezh()
    table.play(LAY_NORTH, Pass("P1"))
    assert table.asked()[1] != "TrackStep"
    assert table.money("MV") == 200


@pytest.mark.rule("1861-6.5.2.1-14")
@pytest.mark.parametrize("operator", ["automatic", "priority_holder"])
def test_the_rsr_never_lays_track(operator: str) -> None:
    table = Table(phase="5", rsr_operator=operator)
    table.trains("RSR", "5")
    table.token("RSR", "H8.1")
    table.cash("RSR", 500)
    events = table.national_turn()
    assert not any(isinstance(event, TileLaid) for event in events)
    for seat in table.title.seats:
        assert not any(isinstance(choice, LayTile) for choice in table.pos.legal(seat))


# --- which tiles ----------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.2.1-8", "1861-2.3-1")
@pytest.mark.parametrize("phase", "2345678")
@pytest.mark.parametrize(
    ("before", "tile", "start"),
    [
        (None, ("621", 1), "2"),
        (("621", 1), ("207", 1), "3"),
        (("207", 1), ("623", 0), "5"),
        (("623", 0), ("640", 0), "6"),
    ],
    ids=["yellow", "green", "brown", "grey"],
)
def test_a_colour_can_be_used_from_its_phase_on(
    phase: str, before: tuple[str, int] | None, tile: tuple[str, int], start: str
) -> None:
    table = Table(phase=phase)
    if before:
        table.tile("G15", *before)
    table.public("NW", {"P1": 2}, city="G15.0")
    table.turn("NW", TrackStep)
    lay = LayTile("P1", "NW", "G15", *tile)
    assert table.legal(lay) is (phase >= start)
    if phase < start:
        refused = table.why_not(lay)
        assert (refused.code, refused.rule) == ("colour-not-yet", "1861-6.5.2.1-8")


@pytest.mark.rule("1861-6.5.2.1-9")
def test_printed_yellow_track_takes_no_yellow_tile_but_an_upgrade() -> None:
    table = Table(phase="3")
    table.minor("N", "P1")
    table.turn("N", TrackStep)
    yellow = LayTile("P1", "N", "G5", "58", 0)
    assert not table.legal(yellow)
    refused = table.why_not(yellow)
    assert (refused.code, refused.rule) == ("hex-has-track", "1861-6.5.2.2-1")
    assert table.legal(LayTile("P1", "N", "G5", "87", 0))
    assert not table.legal(LayTile("P1", "N", "F4", "9", 2))
    assert table.legal(LayTile("P1", "N", "F4", "25", 5))


@pytest.mark.rule("1861-6.5.2.1-9", "1861-6.5.2.1-10")
def test_saint_petersburg_counts_as_green() -> None:
    table = Table(phase="5")
    table.minor("SPW", "P1")
    table.turn("SPW", TrackStep)
    assert table.legal(LayTile("P1", "SPW", "E1", "641", 0))
    table.phase("4")
    assert not table.legal(LayTile("P1", "SPW", "E1", "641", 0))
    assert not [a for a in table.pos.legal("P1") if isinstance(a, LayTile) and a.hex == "E1"]


@pytest.mark.rule("1861-6.5.2.1-11", "1861-C-37")
@pytest.mark.parametrize(("in_the_box", "left"), [("unlimited", True), (46, False)])
def test_whether_plain_yellow_tiles_run_out(in_the_box: str | int, left: bool) -> None:
    table = voronezh(yellow_plain_supply=in_the_box)
    far = [
        hex.id
        for hex in table.title.map.hexes.values()
        if hex.face.colour == "none" and not hex.face.stops and hex.id[0] in "BCDKLMNOP"
    ]
    for number, hex in enumerate(far[:46]):
        assert table.legal(LAY_NORTH)
        table.tile(hex, "789"[number % 3])
    assert table.legal(LAY_NORTH) is left
    if not left:
        assert table.why_not(LAY_NORTH).code == "no-tile-left"
        table.tile(far[0], "23")  # an upgrade brings one back
        assert table.legal(LAY_NORTH)


@pytest.mark.rule("1861-6.5.2.1-12", "1861-6.5.2.3-2")
def test_other_tiles_run_out_and_come_back_when_they_are_upgraded() -> None:
    table = voronezh()
    table.tile("L12", "57")  # with Voronezh, both of them are on the map
    table.road("I13", "I15", "I17", "I19")
    straight = LayTile("P1", "MV", "I19", "57", 0)
    assert not table.legal(straight)
    refused = table.why_not(straight)
    assert (refused.code, refused.rule) == ("no-tile-left", "1861-6.5.2.1-12")
    table.play(UPGRADE_CITY)
    assert table.legal(straight)


@pytest.mark.rule("1861-6.5.2.1-12", "1861-F-7")
def test_the_supply_is_the_number_of_the_table_less_what_lies_on_the_map() -> None:
    table = voronezh()
    assert supply(table.title, table.state.board, "57") == 2 - 1
    assert supply(table.title, table.state.board, "207") == 5
    assert supply(table.title, table.state.board, "9") is None
