"""The map of 1861 is that of F-8 and F-9."""

from __future__ import annotations

import re

import pytest

from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from tests.games.g1861.printed import content, content_of, exits
from trunkline.eighteen.board import city_id
from trunkline.eighteen.components import Hex
from trunkline.eighteen.hexes import place

TABLE = Table()
MAP = TABLE.title.map
HEXES = MAP.hexes
TEXT = reference.section("F-8")
CITIES, PRINTED, GREY = reference.tables("F-8")
MINUS = str.maketrans("−", "-")


def after(start: str) -> str:
    """The paragraph of F-8 that begins so, without its beginning."""
    line = next(line for line in TEXT.splitlines() if line.startswith(start))
    return line.removeprefix(start)


def names(text: str) -> list[str]:
    """The hexes named in a text.

    >>> names("R20: C17 C19. R40: E15")
    ['C17', 'C19', 'E15']
    """
    return re.findall(r"\b[A-Q]\d{1,2}\b", text)


def cost(text: str) -> int:
    """The amount that a cell names; nothing if it names none."""
    return reference.money(text) if "R" in text else 0


def stationless(hex: Hex) -> bool:
    return hex.face.colour == "none" and not hex.face.stops


# --- F-8: where the hexes are -----------------------------------------------------


@pytest.mark.rule("1861-F-8")
def test_neighbours_lie_where_the_reference_says() -> None:
    column = {"same column": 0, "column −1": -1, "column +1": 1}
    steps = [
        (column[side], int(row.translate(MINUS)))
        for side, row in re.findall(r"\((same column|column .1), row (.\d)\)", after("Neighbours"))
    ]
    assert len(steps) == 6
    at = {place(name): name for name in HEXES}
    for name in HEXES:
        here, row = place(name)
        beyond = tuple(at.get((here + dx, row + dy)) for dx, dy in steps)
        assert tuple(MAP.neighbour(name, edge) for edge in range(6)) == beyond


@pytest.mark.rule("1861-F-8")
def test_columns_have_odd_and_even_rows_in_turn() -> None:
    assert all((column + row) % 2 == 0 for column, row in map(place, HEXES))


@pytest.mark.rule("1861-F-8")
def test_distance_is_by_the_formula() -> None:
    for one in HEXES:
        for other in HEXES:
            dx, dy = (abs(a - b) for a, b in zip(place(one), place(other), strict=True))
            assert MAP.distance(one, other) == dx + max(0, (dy - dx) / 2)


@pytest.mark.rule("1861-F-8")
def test_there_are_as_many_hexes_of_each_colour_as_counted() -> None:
    colours = [hex.face.colour for hex in HEXES.values()]
    counted = {
        "light-green": colours.count("none"),
        "printed yellow": colours.count("yellow"),
        "printed green": colours.count("green"),
        "grey": colours.count("grey"),
        "red": colours.count("red"),
    }
    line = after("Existing hexes ")
    assert {colour: int(n) for n, colour in re.findall(r"(\d+) ([a-z -]+)", line)} == counted
    assert reference.figures(line)[0] == len(HEXES) == sum(counted.values())


# --- F-8: what the hexes are ------------------------------------------------------


@pytest.mark.rule("1861-F-8", "1861-2.1.1-7")
def test_free_hexes_without_station() -> None:
    line = after("**Light-green hexes without station, no cost (")
    free = [hex.id for hex in HEXES.values() if stationless(hex) and not hex.cost]
    assert sorted(names(line)) == sorted(free)
    assert reference.figures(line)[0] == len(free)


@pytest.mark.rule("1861-F-8")
def test_hexes_without_station_that_cost() -> None:
    line = after("**Light-green hexes without station, with cost:**")
    written = {
        name: int(amount)
        for amount, listed in re.findall(r"R(\d+): ([^.]+)\.", line)
        for name in names(listed)
    }
    costly = {hex.id: hex.cost for hex in HEXES.values() if stationless(hex) and hex.cost}
    assert written == costly


@pytest.mark.rule("1861-F-8")
def test_town_hexes() -> None:
    line = after("**Town hexes (")
    written = {
        name: (called, int(amount or 0))
        for name, called, amount in re.findall(r"([A-Q]\d+) ([^,(.]+?)(?: \(R(\d+)\))?[,.]", line)
    }
    towns = {
        hex.id: (hex.name, hex.cost)
        for hex in HEXES.values()
        if hex.face.colour == "none" and [stop.kind for stop in hex.face.stops] == ["town"]
    }
    assert written == towns
    assert reference.figures(line)[0] == len(towns)


@pytest.mark.rule("1861-F-8")
def test_city_hexes() -> None:
    cities = [
        hex.id
        for hex in HEXES.values()
        if hex.face.colour == "none" and [stop.kind for stop in hex.face.stops] == ["city"]
    ]
    assert [row["hex"] for row in CITIES] == cities


@pytest.mark.rule("1861-F-8")
@pytest.mark.parametrize("row", CITIES, ids=lambda row: row["city"])
def test_a_city_hex_is_as_the_table_says(row: reference.Row) -> None:
    hex = HEXES[row["hex"]]
    label, _, grey = row["label"].partition(" (grey: ")
    assert (hex.name, hex.face.label, hex.cost) == (row["city"], label, cost(row["cost"]))
    assert TABLE.title.further_labels.get(hex.id, ()) == ((grey.rstrip(")"),) if grey else ())
    kept = TABLE.title.setup(1).reserved.get(city_id(hex.id, 0), ())
    said = [TABLE.title.charters[minor].label for minor in kept]
    assert said == ([row["reserved for"]] if row["reserved for"] else [])


@pytest.mark.rule("1861-F-8")
def test_printed_yellow_hexes() -> None:
    written = {name: row["content"] for row in PRINTED for name in names(row["hex"])}
    yellow = {hex.id: hex for hex in HEXES.values() if hex.face.colour == "yellow"}
    assert set(written) == set(yellow)
    for name, text in written.items():
        hex = yellow[name]
        assert content_of(hex.face) == content(text)
        label = re.search(r"label (\w+)|\b(Y) city", text)
        assert hex.face.label == (label[1] or label[2] if label else "")
        charged = re.search(r"printed amount (R\d+)", text)
        assert hex.upgrade_cost == (cost(charged[1]) if charged else 0)


@pytest.mark.rule("1861-F-8", "1861-6.5.2.1-10")
def test_saint_petersburg_is_the_only_printed_green_hex() -> None:
    line = after("**Printed green (1):** ")
    green = [hex for hex in HEXES.values() if hex.face.colour == "green"]
    assert [hex.id for hex in green] == names(line) == ["E1"]
    assert content_of(green[0].face) == content(line)
    assert f"label {green[0].face.label}," in line


@pytest.mark.rule("1861-F-8")
def test_grey_hexes() -> None:
    written = {name: row["content"] for row in GREY for name in names(row["hex"])[:1]}
    grey = {hex.id: hex for hex in HEXES.values() if hex.kind == "fixed"}
    assert set(written) == set(grey)
    for name, text in written.items():
        assert content_of(grey[name].face) == content(text)


@pytest.mark.rule("1861-F-8", "1861-6.5.2.2-15")
def test_hexes_closed_until_phase_3() -> None:
    closed = {hex.id: hex.closed_until for hex in HEXES.values() if hex.closed_until}
    assert closed == dict.fromkeys(names(after("**Closed until phase 3")), "3")


@pytest.mark.rule("1861-F-8")
def test_places_have_the_names_of_the_reference() -> None:
    for row in (*PRINTED, *GREY):
        first = row["hex"].split()[0]
        if first in HEXES and "," not in row["hex"]:
            assert HEXES[first].name == row["hex"].removeprefix(first).strip()


# --- F-9 --------------------------------------------------------------------------

AREAS = reference.table("F-9")
VALUES = ("phase 2", "phases 3–4", "phase 5", "phases 6–8")


@pytest.mark.rule("1861-F-9")
@pytest.mark.parametrize("row", AREAS, ids=lambda row: row["area"])
def test_an_area_has_the_hexes_and_values_of_the_table(row: reference.Row) -> None:
    listed = re.findall(r"(\w\d+) \(([\d,]+)\)", row["hexes (exits)"])
    written = {name: exits(edges) for name, edges in listed}
    area = {hex.id: hex for hex in HEXES.values() if hex.area == row["area"]}
    assert {name: list(hex.face.exits) for name, hex in area.items()} == written
    for hex in area.values():
        assert hex.face.stops[0].revenue == tuple(int(row[phase]) for phase in VALUES)


@pytest.mark.rule("1861-F-9")
def test_there_is_no_other_area() -> None:
    areas = {hex.area for hex in HEXES.values() if hex.kind == "offboard"}
    assert areas == {row["area"] for row in AREAS}


@pytest.mark.rule("1861-F-9", "1861-6.5.4-9")
@pytest.mark.parametrize(("phase", "column"), [*zip("2345678", (0, 1, 1, 2, 3, 3, 3), strict=True)])
def test_a_phase_pays_the_column_of_the_table(phase: str, column: int) -> None:
    assert TABLE.title.phases[phase].offboard == column
