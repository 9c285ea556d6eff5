"""Tile and map tables: what they say is read, and what they do not say is said to be wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.trials import trials
from trunkline.eighteen.components import STOP, Face, Stop, Tile
from trunkline.eighteen.tables import ComponentError, parse_map, parse_tiles


@pytest.mark.parametrize(
    ("line", "field", "reason"),
    [
        ("57", "count", "is missing"),
        ("57 2", "colour", "is missing"),
        ("57 2 pink 0-1", "colour", "'pink' is not one of yellow, green, brown, grey"),
        ("57 2 none 0-1", "colour", "'none' is not one of"),
        ("57 two yellow 0-1", "count", "'two' is not a whole number"),
        ("57 -2 yellow 0-1", "count", "'-2' is not a whole number"),
        ("57 2 yellow", "track", "a tile without track"),
        ("57 2 yellow city 20 (1)", "track", "a tile without track"),
        ("57 2 yellow 0-1 | Tula", "name", "a tile has none"),
        ("57 2 yellow 1-1", "track", "1-1 leads from an edge to itself"),
        ("57 2 yellow 0-1; 1-0", "track", "1-0 is given twice"),
        ("57 2 yellow 0-6", "contents", "'0-6' is neither track nor a stop nor a setting"),
        ("57 2 yellow town: 0", "contents", "'town: 0' is neither"),
        ("57 2 yellow city 20: 0", "slots", "a city needs its number of slots"),
        ("57 2 yellow pass 0: 0 3", "slots", "a pass needs its number of slots"),
        ("57 2 yellow town 10 (1): 0", "slots", "only cities and passes have slots, not a town"),
        ("57 2 yellow town 10 20: 0", "revenue", "a town has one figure, not 2"),
        ("57 2 yellow city 20 (1): 0 0", "track", "0-6 is given twice"),
        ("57 2 yellow 0-1; label", "label", "has no value"),
        ("57 2 yellow 0-1; label Y; label M", "label", "is given twice"),
        ("57 2 yellow 0-1; upgrade x", "upgrade", "'x' is not a whole number"),
        ("57 2 yellow 0-1; cost 40", "contents", "'cost 40' is neither"),
        ("8 2 yellow 0-1", "number", "8 is given twice"),
    ],
)
def test_a_broken_tile_names_file_line_and_field(line, field, reason):
    text = f"# plain track\n8  *  yellow  0-2\n\n{line}\n9  *  yellow  0-3\n"
    with pytest.raises(ComponentError) as caught:
        parse_tiles(text, "tiles.txt")
    assert str(caught.value).startswith(f"tiles.txt, line 4, {field}: {reason}")
    assert (caught.value.source, caught.value.line, caught.value.field) == ("tiles.txt", 4, field)


@pytest.mark.parametrize(
    ("line", "field", "reason"),
    [
        ("B2", "ground", "is missing"),
        ("22 land", "hex", "'22' is not a hex name such as E5"),
        ("B2 sea", "ground", "'sea' is not one of land, yellow, green, brown, grey, red"),
        ("B2 red offboard 10: 3", "area", "is given for red hexes, and only for them"),
        ("B2 land area West", "area", "is given for red hexes, and only for them"),
        ("B2 land cost much", "cost", "'much' is not a whole number"),
        ("B2 land upgrade ?", "upgrade", "'?' is not a whole number"),
        ("B2 land closed", "closed", "has no value"),
        ("B2 land swamp", "contents", "'swamp' is neither track nor a stop nor a setting"),
        ("A1 land", "hex", "A1 is given twice"),
    ],
)
def test_a_broken_hex_names_file_line_and_field(line, field, reason):
    with pytest.raises(ComponentError) as caught:
        parse_map(f"A1 land\n{line} # a remark\n", "map.txt")
    assert str(caught.value).startswith(f"map.txt, line 2, {field}: {reason}")
    assert (caught.value.source, caught.value.line, caught.value.field) == ("map.txt", 2, field)


def test_a_tile_is_read():
    text = "450 2 brown city 40 (2): 3 0; town 10: 5; 2-1; label Kh; upgrade 20"
    assert parse_tiles(text, "tiles") == {
        "450": Tile(
            "450",
            Face(
                "450",
                0,
                "brown",
                "Kh",
                (Stop("city", (40,), 2), Stop("town", (10,))),
                ((0, 6), (1, 2), (3, 6), (5, 7)),
                20,
            ),
            2,
        )
    }
    assert parse_tiles("9 * yellow 0-3", "tiles")["9"].count is None


def test_a_hex_is_read():
    found = parse_map(
        "A1 red offboard 10 30: 5; area Far East | Amur # far away\n"
        "B2 yellow 1-4; cost 40; upgrade 20; closed 3; label Y | Nowhere at all",
        "map",
    ).hexes
    assert (found["A1"].area, found["A1"].kind, found["A1"].name) == (
        "Far East",
        "offboard",
        "Amur",
    )
    assert found["A1"].face.stops == (Stop("offboard", (10, 30)),)
    land = found["B2"]
    assert (land.kind, land.face.colour, land.face.label) == ("plain", "yellow", "Y")
    assert (land.cost, land.upgrade_cost, land.closed_until) == (40, 20, "3")
    assert (land.name, land.face.exits) == ("Nowhere at all", (1, 4))


def test_grounds_say_what_may_be_built():
    text = "A1 land\nA3 green 0-1\nA5 grey 0-1\nA7 red area West"
    kinds = {
        name: (hex.kind, hex.face.colour) for name, hex in parse_map(text, "map").hexes.items()
    }
    assert kinds == {
        "A1": ("plain", "none"),
        "A3": ("plain", "green"),
        "A5": ("fixed", "grey"),
        "A7": ("offboard", "red"),
    }


def test_remarks_and_empty_lines_say_nothing():
    assert parse_tiles("\n# 8 * yellow 0-2\n   \n", "tiles") == {}
    assert list(parse_map("  # nothing", "map").hexes) == []


numbers = st.integers(0, 5).map(str)
stops = st.builds(
    "{} {}{}: {}".format,
    st.sampled_from(("city", "town", "offboard")),
    st.integers(0, 99),
    st.sampled_from(("", " (1)", " (2)")),
    st.lists(numbers, max_size=3).map(" ".join),
)
parts = st.one_of(st.builds("{}-{}".format, numbers, numbers), stops, st.just("label Y"))
contents = st.lists(parts, max_size=5).map("; ".join)


@trials(150)
@given(st.one_of(contents, st.text(max_size=20)))
def test_whatever_is_written_is_read_or_refused_in_its_place(contents):
    found, fault = {}, None
    try:
        found = parse_tiles(f"\n57 2 yellow {contents}", "tiles.txt")
    except ComponentError as error:
        fault = error
    assert fault is None or (fault.source == "tiles.txt" and fault.line >= 2)
    for tile in found.values():
        ends = {end for piece in tile.face.pieces for end in piece}
        assert all(one < other for one, other in tile.face.pieces)
        assert len(set(tile.face.pieces)) == len(tile.face.pieces)
        assert max(ends) < STOP + len(tile.face.stops)
