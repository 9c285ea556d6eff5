"""F-4: the companies of the program, their homes and their circles are those of the reference."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.reference import figures, section, tables
from trunkline.eighteen.board import hex_of, stop_of
from trunkline.eighteen.components import STOP
from trunkline.games.g1861.title import make_title

TITLE = make_title(3, {})
MINORS, PUBLICS = ({row["18xx.games id"]: row for row in rows} for rows in tables("F-4"))


def exits_of(city):
    """The edges that the track of a printed city leads to."""
    end = STOP + stop_of(city)
    return [
        one
        for one, other in TITLE.map.hexes[hex_of(city)].face.pieces
        if other == end and one < STOP
    ]


@pytest.mark.rule("1861-F-4", "1861-C-41")
@pytest.mark.parametrize(("kind", "rows"), [("minor", MINORS), ("public", PUBLICS)])
def test_the_companies_are_those_of_the_table(kind, rows):
    companies = {name: c for name, c in TITLE.charters.items() if c.kind == kind}
    assert set(companies) == set(rows)
    assert {name: c.label for name, c in companies.items()} == {
        name: row["rulebook id"] for name, row in rows.items()
    }
    for name, row in rows.items():
        assert companies[name].name in row["name"]


@pytest.mark.rule("1861-F-4")
@pytest.mark.parametrize("name", MINORS)
def test_the_home_of_a_minor_is_that_of_the_table(name):
    row, charter = MINORS[name], TITLE.charters[name]
    home = hex_of(charter.home)
    assert home == row["home hex"]
    assert TITLE.map.hexes[home].name == row["city"]
    assert charter.from_phase == ("" if row["from phase"] == "2" else row["from phase"])
    if row["circle"] == "–":
        assert len(TITLE.map.hexes[home].face.stops) == 1
    else:
        assert exits_of(charter.home) == figures(row["circle"])


@pytest.mark.rule("1861-F-4", "1861-6.6.1-4")
def test_the_circles_that_are_nobodys_home():
    text = section("F-4")
    assert "third circle of Kiev (exit 0) is nobody's home" in text
    assert "second circle of St. Petersburg (exit 5) is reserved for the RSR" in text
    reserved = Table().state.reserved
    assert exits_of("D14.0") == [0]
    assert "D14.0" not in reserved
    assert exits_of("E1.1") == [5]
    assert reserved["E1.1"] == ("RSR",)


@pytest.mark.rule("1861-F-4")
def test_a_public_has_three_map_tokens_and_no_home():
    assert "3 map tokens: first free, then R20, then R40 per hex" in section("F-4")
    for name in PUBLICS:
        assert TITLE.charters[name].tokens == 3
        assert TITLE.charters[name].home == ""
    assert TITLE.token_costs_per_hex == (0, 20, 40)
