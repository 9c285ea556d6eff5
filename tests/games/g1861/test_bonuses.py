"""What routes earn beyond their stops: privates (2.2.1) and Ekaterinburg (2.1.1)."""

from __future__ import annotations

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Route, RunTrains
from trunkline.eighteen.events import TrainsRun
from trunkline.eighteen.routes.counting import Called, best_count
from trunkline.games.g1861.running import RunStep

POLAND = {
    "A9": ("B4", "B6", "B8", "A9"),
    "A11": ("B4", "B6", "B8", "B10", "A11"),
    "A13": ("B4", "B6", "B8", "B10", "B12", "A13"),
    "A15": ("B4", "B6", "B8", "B10", "B12", "B14", "A15"),
}
"""Ways from Riga over Vilna to the hexes of Poland."""


def revenue(table: Table, company: str, *routes: Route) -> int:
    """What a company earns with routes."""
    table.turn(company, RunStep)
    head = table.director(company)
    assert head
    events = table.play(RunTrains(head, company, routes))
    return next(event.revenue for event in events if isinstance(event, TrainsRun))


def odessa(owner: str = "gone") -> Table:
    """Odessa with track to Kiev and to Ekaterinoslav."""
    table = Table(phase="3")
    table.no_privates()
    table.private("BSS", owner)
    table.minor("OK", "P1", trains=["2", "2"])
    table.road("D20", "D18", "D16", "D14")
    table.road("D20", "E19", "F18")
    table.tile("D20", "201", 3)
    table.tile("F18", "6", 1)
    return table


TO_KIEV = Route("2", ("D20", "D18", "D16", "D14"))
TO_EKATERINOSLAV = Route("2", ("D20", "E19", "F18"))


@pytest.mark.rule("1861-2.2.1-8", "1861-2.2.1-10")
@pytest.mark.parametrize(("owner", "bonus"), [("OK", 10), ("P1", 0), ("P2", 0), ("RO", 0)])
def test_the_bonus_location_is_worth_10_more_for_the_owner_if_that_is_a_company(owner, bonus):
    table = odessa(owner)
    table.minor("RO", "P1")
    assert revenue(table, "OK", TO_KIEV) == 30 + 30 + bonus


@pytest.mark.rule("1861-2.2.1-9", "1861-DX-20", "1861-C-26")
def test_the_10_are_added_to_every_route_that_counts_the_location():
    assert revenue(odessa(), "OK", TO_KIEV, TO_EKATERINOSLAV) == 60 + 50
    assert revenue(odessa("OK"), "OK", TO_KIEV, TO_EKATERINOSLAV) == 70 + 60


def moscow_line(**owners: str) -> Table:
    table = Table(phase="3")
    table.no_privates()
    for private, owner in owners.items():
        table.private(private, owner)
    table.minor("N", "P1", trains=["2", "3"])
    return table


TO_TVER = ("H8", "G7", "G5")


@pytest.mark.rule("1861-2.2.1-8", "1861-2.2.1-12")
def test_the_two_moscow_privates_are_cumulative():
    assert revenue(moscow_line(), "N", Route("2", TO_TVER)) == 50
    assert revenue(moscow_line(MYR="N"), "N", Route("2", TO_TVER)) == 60
    assert revenue(moscow_line(MRR="N"), "N", Route("2", TO_TVER)) == 60
    assert revenue(moscow_line(MYR="N", MRR="N"), "N", Route("2", TO_TVER)) == 70
    assert revenue(moscow_line(MYR="N", MRR="P1"), "N", Route("2", TO_TVER)) == 60


@pytest.mark.rule("1861-2.2.1-9")
def test_a_location_that_is_not_on_the_route_adds_nothing():
    others = {"TSR": "N", "BSS": "N", "WVR": "N"}
    assert revenue(moscow_line(**others), "N", Route("2", TO_TVER)) == 50


@pytest.mark.rule("1861-2.2.1-11")
def test_tsarskoye_selo_adds_nothing_anywhere():
    whole_line = Route("3", ("H8", "G7", "G5", "F4", "F2", "E1"))
    assert revenue(moscow_line(TSR="N"), "N", whole_line) == 40 + 10 + 40


@pytest.mark.rule("1861-2.2.1-13")
@pytest.mark.parametrize("hex", POLAND)
@pytest.mark.parametrize(("owner", "bonus"), [("RO", 10), ("P1", 0)])
def test_the_warsaw_vienna_railway_adds_10_at_any_hex_of_poland(hex, owner, bonus):
    table = Table(phase="3")
    table.no_privates()
    table.private("WVR", owner)
    table.minor("RO", "P1", trains=["3"])
    way = POLAND[hex]
    table.tile("B4", "201")
    table.road("B4", "B6", "B8")
    table.tile("B8", *(("58", 1) if hex == "A9" else ("4", 0)))
    table.road(*way[2:])
    assert revenue(table, "RO", Route("3", way)) == 30 + 10 + 40 + bonus


@pytest.mark.rule("1861-2.2.1-8", "1861-6.6.2-4")
def test_the_national_railway_has_the_bonus_of_its_privates():
    earned = []
    for owner in ("gone", "RSR"):
        table = Table(phase="4")
        table.no_privates()
        table.private("MYR", owner)
        table.trains("RSR", "4")
        events = table.national_turn(number=2)
        earned.append(next(event.revenue for event in events if isinstance(event, TrainsRun)))
    assert earned == [40 + 10 + 40, 40 + 10 + 40 + 10]


# --- Ekaterinburg ---------------------------------------------------------------

TO_PERM = ("Q3", "P2")
TO_MOSCOW = ("Q3", "P2", "P0", "O1", "N2", "M3", "L4", "K5", "J6", "I7", "H8")


def ural(phase: str = "4") -> Table:
    """Track from Ekaterinburg over Perm, and a grey hex behind it, to Moscow."""
    table = Table(phase=phase)
    table.no_privates()
    table.public("MK", {"P1": 2}, trains=["4", "2"], city="Q3.0")
    table.tile("P2", "6", 3)
    table.road(*TO_MOSCOW[1:])
    return table


@pytest.mark.rule("1861-2.1.1-3")
def test_ekaterinburg_is_worth_40_and_80_in_a_route_with_moscow():
    assert revenue(ural(), "MK", Route("4", TO_PERM)) == 40 + 20
    assert revenue(ural(), "MK", Route("4", TO_MOSCOW)) == 80 + 20 + 40


@pytest.mark.rule("1861-2.1.1-4", "1861-O-08")
def test_ekaterinburg_in_one_route_and_moscow_in_another_add_nothing():
    table = ural()
    table.token("MK", "H8.1")
    both = (Route("4", TO_PERM), Route("2", TO_TVER))
    assert revenue(table, "MK", *both) == (40 + 20) + (40 + 10)


@pytest.mark.rule("1861-2.1.1-4", "1861-O-08")
@pytest.mark.parametrize(("others", "counted", "value"), [(100, "Q3.0", 440), (70, "H8.0", 330)])
def test_a_train_that_skips_moscow_counts_ekaterinburg_at_40(others, counted, value):
    # Five of six stops count: four others and Ekaterinburg, or three others and both.
    title = Table(phase="8").title

    def city(name: str, value: int) -> Called:
        return Called(name, "city", value, own=True, places=frozenset({name.partition(".")[0]}))

    stops = [city("Q3.0", 40), *(city(f"X{n}.0", others) for n in range(4)), city("H8.0", 40)]
    found = best_count(stops, title.trains["5+5E"], title.bonuses)
    assert found is not None
    assert found.revenue == 2 * value
    assert counted in found.counted
    assert ("H8.0" in found.counted) == (others == 70)


@pytest.mark.rule("1861-2.1.1-6")
def test_track_on_grey_hexes_can_be_used_by_every_route():
    table = ural()
    assert table.title.map.hexes["P0"].kind == "fixed"
    assert revenue(table, "MK", Route("4", TO_MOSCOW)) == 140
    table = ural()
    table.minor("MNN", "P2", trains=["3"])
    assert revenue(table, "MNN", Route("3", TO_MOSCOW[:0:-1])) == 40 + 20
