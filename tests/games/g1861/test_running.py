"""Running trains: which routes are legal together, and what they are worth (6.5.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import PRINTED_ROAD, runs, three_cities, two_ways_to_poland
from trunkline.eighteen.actions import Pass, RunTrains
from trunkline.eighteen.events import DividendPaid, PriceMoved, TrainsRun
from trunkline.games.g1861.running import RunStep
from trunkline.games.g1861.track import TrackStep


def revenue(table: Table, action: RunTrains) -> int:
    """What trains bring that run on routes which must be legal."""
    assert table.legal(action)
    (run,) = (event for event in table.play(action) if isinstance(event, TrainsRun))
    assert sum(value for *_, value in run.routes) == run.revenue
    return run.revenue


def refused(table: Table, company: str, *routes: str) -> tuple[str, str]:
    """Code and rule of the refusal of a run by P1."""
    refusal = table.why_not(runs("P1", company, *routes))
    return refusal.code, refusal.rule


def nikolaev(*trains: str, phase: str = "2") -> Table:
    """N in Moscow with the printed road by Tver to St. Petersburg, about to run."""
    table = Table(phase=phase)
    table.minor("N", "P1", trains=trains)
    table.minor("RO", "P2", trains=trains[:1])
    table.turn("N", RunStep, waiting=("RO",))
    return table


def kharkov(*trains: str, phase: str = "5", **options: Any) -> Table:
    """NW in Kharkov (green, R40) between Voronezh (R20) and Ekaterinoslav (R20)."""
    table = Table(phase=phase, **options)
    three_cities(table, middle=("207", 1))
    table.road("I13", "J12", "K11", "L10")
    table.public("NW", {"P1": 2}, trains=trains, city="G15.0")
    table.turn("NW", RunStep)
    return table


EAST, WEST = "G15 H14 I13", "G15 F16 F18"


# --- several trains -------------------------------------------------------------------------


@pytest.mark.rule("1861-EX-11", "1861-6.5.4-1", "1861-6.5.4-7", "1861-6.5.4-10")
def test_two_trains_of_m_nn() -> None:
    table = Table(phase="3")
    table.tile("H8", "637", 0)  # M-NN has the circle with exits 4 and 5
    table.road("H8", "I7", "J8", "K7")
    table.tile("K7", "207", 4)
    table.road("H8", "I9", "I11", "I13", "H14", "G15")
    table.tile("G15", "207", 1)
    table.minor("MNN", "P1", trains=("2", "3"))
    table.minor("RO", "P2", trains=("3",))
    table.turn("MNN", RunStep, waiting=("RO",))
    action = runs("P1", "MNN", "2: H8 I7 J8 K7", "3: H8 I9 I11 I13 H14 G15")
    assert table.legal(action)
    before = table.money("P1")
    events = table.play(action)
    (run,) = (event for event in events if isinstance(event, TrainsRun))
    assert [value for *_, value in run.routes] == [90, 110]
    assert run.revenue == 200
    assert table.money("P1") - before == 100
    assert table.money("MNN") == 100


@pytest.mark.rule("1861-6.5.4-1", "1861-6.5-2")
def test_a_company_with_trains_and_a_route_cannot_pass_over_running() -> None:
    refusal = nikolaev("2").why_not(Pass("P1"))
    assert (refusal.code, refusal.rule) == ("not-now", "1861-6.5-2")


@pytest.mark.rule("1861-6.5.4-13", "1861-O-24", "1861-6.5.5.1-2")
def test_all_trains_may_stay_at_home_and_the_price_falls() -> None:
    table = nikolaev("2")
    nothing = runs("P1", "N")
    assert table.legal(nothing)
    events = table.play(nothing)
    assert TrainsRun("N", (), 0) in events
    assert any(isinstance(event, PriceMoved) and event.direction == "left" for event in events)


@pytest.mark.rule("1861-6.5.4-13", "1861-O-24")
def test_with_route_policy_optimal_no_train_with_a_route_stays_at_home() -> None:
    table = kharkov("3", route_policy="optimal")
    assert refused(table, "NW") == ("not-the-best", "1861-6.5.4-13")


@pytest.mark.rule("1861-6.5.4-1", "1861-6.5.4-19")
def test_every_train_runs_once_at_most() -> None:
    table = kharkov("2")
    assert table.legal(runs("P1", "NW", f"2: {EAST}"))
    assert refused(table, "NW", f"2: {EAST}", f"2: {WEST}")[0] == "train-not-owned"
    assert refused(table, "NW", f"3: {EAST}") == ("train-not-owned", "1861-6.5.4-1")
    table = kharkov("2", "2")
    assert revenue(table, runs("P1", "NW", f"2: {EAST}", f"2: {WEST}")) == 60 + 60


@pytest.mark.rule("1861-6.5.4-2")
def test_routes_may_meet_in_a_city_but_not_share_track() -> None:
    table = kharkov("3", "3")
    assert table.legal(runs("P1", "NW", f"3: {EAST}", f"3: {WEST}"))
    through = "3: I13 H14 G15 F16 F18"
    assert refused(table, "NW", through, f"3: {WEST}") == ("routes-share-track", "1861-6.5.4-2")
    assert refused(table, "NW", f"3: {EAST}", f"3: {EAST}")[0] == "routes-share-track"


@pytest.mark.rule("1861-6.5.4-2")
def test_routes_may_cross_in_a_city_and_meet_in_an_area() -> None:
    table = Table(phase="3")
    two_ways_to_poland(table)
    table.minor("MB", "P1", trains=("3", "3"))
    table.turn("MB", RunStep)
    assert table.legal(runs("P1", "MB", "3: E9 D8 C9 B10 A9", "3: E9 D10 C11 B12 A11"))


@pytest.mark.rule("1861-6.5.4-2", "1861-6.3-8")
def test_routes_may_not_share_the_common_piece_of_a_junction() -> None:
    table = Table(phase="5")
    table.tile("J14", "24", 5)  # 5 with 2 and with 1
    table.tile("K15", "25", 2)  # 2 with 4 and with 0
    table.tile("I13", "57", 2)
    table.tile("I19", "57", 0)
    table.tile("L12", "57", 0)
    table.tile("K17", "57", 0)
    table.road("J14", "I15", "I17", "I19")
    table.road("K15", "L14", "L12")
    table.public("NW", {"P1": 2}, trains=("2", "2"), city="I13.0")
    table.token("NW", "I19.0")
    table.turn("NW", RunStep)
    one, other = "2: I13 J14 K15 L14 L12", "2: I19 I17 I15 J14 K15 K17"
    assert table.legal(runs("P1", "NW", one))
    assert table.legal(runs("P1", "NW", other))
    assert refused(table, "NW", one, other) == ("routes-share-track", "1861-6.5.4-2")


# --- how many stops ---------------------------------------------------------------------------


@pytest.mark.rule("1861-DX-17", "1861-6.5.4-4", "1861-6.5.4-5")
def test_a_2_train_skips_tver_on_its_way() -> None:
    assert revenue(nikolaev("2"), runs("P1", "N", f"2: {PRINTED_ROAD}")) == 80


@pytest.mark.rule("1861-6.5.4-3", "1861-6.5.4-5")
def test_a_3_train_counts_tver_as_well() -> None:
    assert revenue(nikolaev("3"), runs("P1", "N", f"3: {PRINTED_ROAD}")) == 90


@pytest.mark.rule("1861-6.5.4-3", "1861-6.5.4-6")
def test_a_train_counts_no_more_stops_than_its_number_and_skips_no_city() -> None:
    table = kharkov("2", "3")
    line = "I13 H14 G15 F16 F18"
    assert refused(table, "NW", f"2: {line}") == ("too-many-stops", "1861-6.5.4-3")
    assert table.legal(runs("P1", "NW", f"3: {line}"))
    with_town = f"K11 J12 {line}"
    assert revenue(table, runs("P1", "NW", f"3: {with_town}")) == 80


@pytest.mark.rule("1861-6.5.4-3", "1861-6.5.4-4")
@pytest.mark.parametrize("train", ["2", "3"])
def test_a_train_counts_at_least_two_stops(train: str) -> None:
    table = nikolaev(train)
    assert refused(table, "N", f"{train}: H8") == ("too-few-stops", "1861-6.5.4-3")
    assert refused(table, "N", f"{train}: H8 G7") == ("no-stop-at-end", "1861-6.5.4-3")
    assert revenue(table, runs("P1", "N", f"{train}: H8 G7 G5")) == 50


@pytest.mark.rule("1861-O-25", "1861-6.5.4-5")
def test_a_route_may_end_in_a_town_that_is_skipped() -> None:
    table = kharkov("2")
    assert revenue(table, runs("P1", "NW", f"2: {EAST} J12 K11")) == 60
    table = kharkov("2")
    assert revenue(table, runs("P1", "NW", f"2: {EAST}")) == 60


# --- values ---------------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.4-8")
def test_stations_are_worth_10_to_100() -> None:
    title = Table().title
    faces = [hex.face for hex in title.map.hexes.values() if hex.face.colour not in ("none", "red")]
    faces += [tile.face for tile in title.tiles.values()]
    values = {value for face in faces for stop in face.stops for value in stop.revenue}
    assert (min(values), max(values)) == (10, 100)


@pytest.mark.rule("1861-DX-21", "1861-6.5.4-9", "1861-F-9", "1861-6.5.4-7")
@pytest.mark.parametrize(
    ("phase", "worth"), [*zip("2345678", (30, 40, 40, 50, 70, 70, 70), strict=True)]
)
def test_poland_by_phase(phase: str, worth: int) -> None:
    table = Table(phase=phase)
    two_ways_to_poland(table)
    table.public("NW", {"P1": 2}, trains=("8",), city="E9.0")
    table.turn("NW", RunStep)
    assert revenue(table, runs("P1", "NW", "8: E9 D10 C11 B12 A11")) == 20 + worth


@pytest.mark.rule("1861-6.5.4-9", "1861-F-9")
@pytest.mark.parametrize("phase", "2345678")
@pytest.mark.parametrize(
    ("area", "city", "road"),
    [
        ("Romania", "D20", "D20 C21 C19 B20"),
        ("Caucasus", "I19", "I19 J18 J20"),
        ("Central Asia", "P8", "P8 P10 Q11"),
    ],
)
def test_other_areas_by_phase(phase: str, area: str, city: str, road: str) -> None:
    table = Table(phase=phase)
    edge = table.title.map.edge_between(*road.split()[:2])
    assert edge is not None
    table.tile(city, "621" if city == "D20" else "57", (edge + 3) % 6)
    table.road(*road.split())
    table.public("NW", {"P1": 2}, trains=("8",), city=f"{city}.0")
    table.turn("NW", RunStep)
    row = next(row for row in reference.table("F-9") if row["area"] == area)
    column = {"2": "phase 2", "3": "phases 3–4", "4": "phases 3–4", "5": "phase 5"}
    worth = int(row[column.get(phase, "phases 6–8")])
    assert revenue(table, runs("P1", "NW", f"8: {road}")) == (30 if city == "D20" else 20) + worth


# --- without a route ---------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.4-20")
@pytest.mark.parametrize("trains", [(), ("3",)])
def test_without_trains_or_without_a_route_the_revenue_is_0(trains: tuple[str, ...]) -> None:
    table = Table(phase="3")
    table.tile("I13", "57", 0)
    table.minor("MV", "P1", price=70, trains=trains)
    if not trains:
        table.road("I13", "I15", "I17", "I19")
    table.minor("RO", "P2", trains=("3",))
    table.turn("MV", TrackStep, waiting=("RO",))
    table.pos.events = []
    table.turn("MV", RunStep, waiting=("RO",))
    assert TrainsRun("MV", (), 0) in table.pos.events
    assert DividendPaid("MV", "half", 0, 0, 0) in table.pos.events
    assert PriceMoved("MV", "left", 70, 65) in table.pos.events


# --- what is accepted ---------------------------------------------------------------------------


@pytest.mark.rule("1861-6.5.4-13", "1861-O-24")
@pytest.mark.parametrize(("policy", "accepted"), [("declared", True), ("optimal", False)])
def test_whether_less_than_the_best_may_be_declared(policy: str, accepted: bool) -> None:
    table = kharkov("3", route_policy=policy)
    less = runs("P1", "NW", f"3: {EAST}")
    best = runs("P1", "NW", "3: I13 H14 G15 F16 F18")
    assert (table.pos.why_not(less) is None) is accepted
    if not accepted:
        assert refused(table, "NW", f"3: {EAST}") == ("not-the-best", "1861-6.5.4-13")
        assert table.why_not(less).data == {"revenue": 60, "best": 80}
    assert table.legal(best)


@pytest.mark.rule("1861-6.5.4-13", "1861-O-24")
@pytest.mark.parametrize(("policy", "accepted"), [("declared", True), ("optimal", False)])
def test_whether_a_train_may_stay_at_home(policy: str, accepted: bool) -> None:
    table = kharkov("2", "2", route_policy=policy)
    assert (table.pos.why_not(runs("P1", "NW", f"2: {EAST}")) is None) is accepted
    assert table.legal(runs("P1", "NW", f"2: {EAST}", f"2: {WEST}"))
