"""The 2+2 and the 5+5E, Ekaterinburg, and the run of the RSR with all privates (6.5.4)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import runs
from trunkline.eighteen.actions import RunTrains
from trunkline.eighteen.events import TrainsRun
from trunkline.games.g1861.running import RunStep

TO_EKATERINBURG = "H8 I7 J6 K5 L6 M5 N4 O5 P4 Q3"
"""From Moscow (exit 4) without a station on the way."""
LINE = "L12 K11 J12 I13 H14 G15 F16 F18 F20 E19 D20"
"""Five cities, and the town Penza (K11) between the first two."""
TO_ROMANIA = f"{LINE} C21 C19 B20"
CITIES = ("L12", "I13", "G15", "F18", "D20")


def run(table: Table, action: RunTrains) -> tuple[int, tuple[str, ...]]:
    """What a single route brings, and the stops it counts; it must be legal."""
    assert table.legal(action)
    (event,) = (event for event in table.play(action) if isinstance(event, TrainsRun))
    ((_, _, counted, value),) = event.routes
    return value, counted


def moscow(train: str, laid: int = 3, phase: str = "8") -> Table:
    """NW in Moscow with track to Ekaterinburg and to Nizhnii Novgorod (brown)."""
    table = Table(phase=phase)
    table.road(*TO_EKATERINBURG.split())
    for tile in ("637", "638", "639")[:laid]:
        table.tile("H8", tile)
    table.road("H8", "I9", "J8", "K7")
    table.tile("K7", "207", 4)
    table.tile("K7", "623", 0)
    city = "H8.0" if laid != 1 else "H8.2"
    table.public("NW", {"P1": 2}, trains=(train,), city=city if laid else "H8.2")
    table.turn("NW", RunStep)
    return table


def south(train: str, own: str, *tiles: tuple[str, int]) -> Table:
    """NW with a token in one of five cities on the way to Romania; tiles laid in order."""
    table = Table(phase="8")
    for hex, (tile, rotation) in zip(CITIES, tiles, strict=True):
        table.tile(hex, tile, rotation)
    table.road(*TO_ROMANIA.split())
    table.public("NW", {"P1": 2}, trains=(train,), city=f"{own}.0")
    table.turn("NW", RunStep)
    return table


GREEN = (("14", 2), ("14", 1), ("208", 1), ("14", 0), ("208", 1))
"""L12, I13 and F18 at R30, G15 and D20 at R40."""
BROWN = (("611", 0), ("63", 0), ("640", 0), ("63", 0), ("801", 1))
"""L12, I13 and F18 at R40, G15 at R60, D20 at R50."""


# --- Ekaterinburg -------------------------------------------------------------------------------


@pytest.mark.rule("1861-EX-12", "1861-6.5.4-7")
def test_ekaterinburg_adds_80_with_moscow() -> None:
    table = moscow("4", laid=0, phase="4")
    assert run(table, runs("P1", "NW", f"4: {TO_EKATERINBURG}"))[0] == 40 + 80


@pytest.mark.rule("1861-EX-12")
def test_ekaterinburg_adds_40_without_moscow() -> None:
    table = Table(phase="4")
    table.tile("P2", "57", 2)
    table.public("NW", {"P1": 2}, trains=("4",), city="P2.0")
    table.turn("NW", RunStep)
    assert run(table, runs("P1", "NW", "4: P2 Q3"))[0] == 20 + 40


# --- 2+2 ----------------------------------------------------------------------------------------


@pytest.mark.rule("1861-DX-18", "1861-6.5.4-15")
def test_a_2_2_from_nizhnii_novgorod_to_moscow() -> None:
    assert run(moscow("2+2"), runs("P1", "NW", "2+2: K7 J8 I9 H8"))[0] == 300


@pytest.mark.rule("1861-DX-18", "1861-6.5.4-15", "1861-6.5.4-18", "1861-O-08")
def test_a_2_2_from_ekaterinburg_to_moscow() -> None:
    assert run(moscow("2+2"), runs("P1", "NW", f"2+2: {TO_EKATERINBURG}"))[0] == 360


@pytest.mark.rule("1861-6.5.4-15", "1861-6.5.4-6")
def test_a_2_2_counts_two_stops_and_skips_towns_but_no_cities() -> None:
    table = south("2+2", "I13", *GREEN)
    past = table.why_not(runs("P1", "NW", "2+2: I13 H14 G15 F16 F18"))
    assert (past.code, past.data["stops"]) == ("too-many-stops", 3)
    value, counted = run(table, runs("P1", "NW", "2+2: L12 K11 J12 I13"))
    assert (value, counted) == (2 * (30 + 30), ("L12.0", "I13.0"))


# --- 5+5E ---------------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.4-14", "1861-6.5.4-16")
def test_a_5_5e_counts_five_stops_and_doubles_them() -> None:
    table = south("5+5E", "L12", *GREEN)
    value, counted = run(table, runs("P1", "NW", f"5+5E: {LINE}"))
    assert value == 2 * (30 + 30 + 40 + 30 + 40)
    assert counted == tuple(f"{city}.0" for city in CITIES)  # Penza is skipped


@pytest.mark.rule("1861-6.5.4-14")
def test_a_5_5e_may_count_fewer_than_five_stops() -> None:
    table = south("5+5E", "L12", *GREEN)
    value, counted = run(table, runs("P1", "NW", "5+5E: L12 K11 J12 I13"))
    assert (value, counted) == (2 * 70, ("L12.0", "K11.0", "I13.0"))


@pytest.mark.rule("1861-6.5.4-16", "1861-6.5.4-6")
def test_a_5_5e_skips_cities_but_counts_the_area_at_its_end() -> None:
    table = south("5+5E", "G15", *BROWN)
    value, counted = run(table, runs("P1", "NW", f"5+5E: {TO_ROMANIA}"))
    assert "B20.0" in counted
    assert len(counted) == 5
    assert value == 2 * (30 + 60 + 50 + 40 + 40)  # one of the cities at R40 is left out
    table = south("5+5E", "G15", *BROWN)
    assert run(table, runs("P1", "NW", f"5+5E: {LINE}"))[0] == 2 * (40 + 40 + 60 + 40 + 50)


@pytest.mark.rule("1861-6.5.4-16", "1861-6.3-5")
def test_a_5_5e_does_not_pass_a_blocked_city_although_it_might_skip_it() -> None:
    table = south("5+5E", "G15", *GREEN)
    through = runs("P1", "NW", f"5+5E: {TO_ROMANIA}")
    assert table.legal(through)
    table.token("SE", "F18.0")
    table.token("SW", "F18.0")
    assert table.why_not(through).code == "city-blocked"


@pytest.mark.rule("1861-6.5.4-17", "1861-O-07")
def test_a_5_5e_counts_a_city_with_an_own_token_even_if_others_pay_more() -> None:
    table = south("5+5E", "L12", ("6", 0), *GREEN[1:])  # Saratov is worth R20
    value, counted = run(table, runs("P1", "NW", f"5+5E: {TO_ROMANIA}"))
    assert "L12.0" in counted
    assert value == 2 * (20 + 40 + 40 + 30 + 30)  # with Romania, but without I13 or F18


@pytest.mark.rule("1861-6.5.4-18", "1861-O-08")
def test_a_5_5e_has_the_increase_of_ekaterinburg_only_if_it_counts_moscow() -> None:
    table = moscow("5+5E")
    value, counted = run(table, runs("P1", "NW", f"5+5E: {TO_EKATERINBURG}"))
    assert (value, set(counted)) == (2 * (100 + 80), {"H8.0", "Q3.0"})


# --- the RSR ------------------------------------------------------------------------------------

POLAND_TO_PETERSBURG = "A11 B12 C13 D14 E13 F12 G11 H10 H8 G7 G5 F4 F2 E1"


@pytest.mark.rule("1861-DX-19")
@pytest.mark.parametrize("operator", ["automatic", "priority_holder"])
def test_the_rsr_with_all_privates_from_poland_to_saint_petersburg(operator: str) -> None:
    table = Table(phase="7", rsr_operator=operator)
    for hex, tiles in (("D14", "635 636"), ("H8", "637 638 639"), ("E1", "641 642")):
        for tile in tiles.split():
            table.tile(hex, tile)
    table.road(*POLAND_TO_PETERSBURG.split())
    for private in table.state.privates:
        table.private(private, "RSR")
    table.token("RSR", "H8.0")
    table.trains("RSR", "4")
    events = table.national_turn()
    if operator == "priority_holder":
        action = runs(table.state.priority, "RSR", f"4: {POLAND_TO_PETERSBURG}")
        assert table.legal(action)
        events = table.play(action)
    event = next(event for event in events if isinstance(event, TrainsRun))
    assert event.revenue == 320
