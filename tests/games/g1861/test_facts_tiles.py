"""The tiles of 1861 are those of F-7."""

from __future__ import annotations

import re

import pytest

from tests.games.g1861 import reference
from tests.games.g1861.kit import Table
from tests.games.g1861.printed import content, content_of
from trunkline.eighteen.components import COLOURS

TILES = Table().title.tiles
ROWS = {row["tile"]: row for row in reference.table("F-7")}


@pytest.mark.rule("1861-F-7")
def test_the_tiles_are_those_of_the_table() -> None:
    assert set(TILES) == set(ROWS)


@pytest.mark.rule("1861-F-7")
@pytest.mark.parametrize("tile", ROWS)
def test_a_tile_is_as_the_table_says(tile: str) -> None:
    row, face = ROWS[tile], TILES[tile].face
    assert (face.colour, face.label) == (row["colour"], row["label"])
    assert content_of(face) == content(row["content"])


@pytest.mark.rule("1861-F-7")
@pytest.mark.parametrize("tile", ROWS)
def test_there_are_as_many_of_a_tile_as_the_table_says(tile: str) -> None:
    number = ROWS[tile]["number"]
    assert TILES[tile].count == (None if number == "unlimited" else int(number))


@pytest.mark.rule("1861-F-7")
@pytest.mark.parametrize("tile", ROWS)
def test_upgrading_a_tile_costs_what_the_table_says(tile: str) -> None:
    said = re.search(r"upgrading it costs R(\d+)", ROWS[tile]["content"])
    assert TILES[tile].face.upgrade_cost == (int(said[1]) if said else 0)


@pytest.mark.rule("1861-F-7", "1861-2-2")
def test_the_sums_of_each_colour_are_those_under_the_table() -> None:
    line = next(line for line in reference.section("F-7").splitlines() if line.startswith("Sums"))
    written = {colour: int(sum) for colour, sum in re.findall(r"(\w+) (\d+)", line)}
    counted = {
        colour: sum(tile.count or 0 for tile in TILES.values() if tile.face.colour == colour)
        for colour in COLOURS[1:]
    }
    assert {colour: written[colour] for colour in counted} == counted
    assert counted == {"yellow": 24, "green": 66, "brown": 35, "grey": 3}


@pytest.mark.rule("1861-F-7", "1861-6.5.2.2-8", "1861-6.5.2.2-9")
def test_what_yellow_tiles_are_worth() -> None:
    yellow = [tile.face for tile in TILES.values() if tile.face.colour == "yellow"]
    worth = {
        (stop.kind, face.label, stop.revenue, stop.slots) for face in yellow for stop in face.stops
    }
    assert worth == {
        ("city", "Y", (30,), 1),
        ("city", "", (20,), 1),
        ("town", "", (10,), 0),
    }
