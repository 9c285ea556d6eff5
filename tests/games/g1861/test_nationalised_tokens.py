"""6.8.4-18 to -20: which tokens of a nationalised company become tokens of the RSR."""

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.lines import moscow, petersburg
from trunkline.eighteen.actions import PlaceToken
from trunkline.eighteen.board import token_cities
from trunkline.eighteen.events import TokenPlaced, TokenRemoved
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.tokens import TokenStep

ELSEWHERE = ("B4.0", "D20.0", "I13.0", "G15.0", "F18.0", "K17.0")
"""Six cities outside Moscow and St. Petersburg."""


def nationalised(table, company):
    """A company without train and money reaches the end of its turn; what happened."""
    table.public("SE", {"P1": 2}, trains=("5",), city="P2.0")
    table.pos.events = []
    table.turn(company, TrainStep, waiting=("SE",))
    return tuple(table.pos.events)


def tokens(table, company="RSR"):
    return set(token_cities(table.state.board, company))


@pytest.mark.rule("1861-6.8.4-18", "1861-2.4-4")
def test_tokens_are_replaced_by_tokens_of_the_rsr():
    table = Table(phase="5")
    table.public("SW", {"P2": 2})
    for city in ("B4.0", "D14.0", "M7.0"):
        table.token("SW", city)
    events = nationalised(table, "SW")
    assert tokens(table) == {"B4.0", "D14.0", "M7.0"}
    assert tokens(table, "SW") == set()
    assert TokenPlaced("RSR", "M7.0") in events


@pytest.mark.rule("1861-6.8.4-19", "1861-6.8.4-20", "1861-EX-22", "1861-O-36")
def test_a_seventh_token_elsewhere_is_not_placed():
    table = Table(phase="5")
    for city in ELSEWHERE:
        table.token("RSR", city)
    table.public("SW", {"P2": 2}, city="M7.0")
    events = nationalised(table, "SW")
    assert TokenRemoved("SW", "M7.0") in events
    assert tokens(table) == set(ELSEWHERE)
    assert "M7.0" not in table.state.board.tokens
    # The slot is free for anybody whom a route leads there.
    table.tile("M7", "57", 1)
    table.tile("L8", "8", 2)
    table.public("MK", {"P1": 2}, cash=500, city="K7.0", trains=("5",))
    table.turn("MK", TokenStep)
    assert table.legal(PlaceToken("P1", "MK", "M7.0"))


@pytest.mark.rule("1861-6.8.4-19", "1861-6.6.1-2")
def test_moscow_and_petersburg_do_not_count_among_the_six():
    table = Table(phase="5")
    for city in (*ELSEWHERE[:5], "E1.1", "H8.1"):
        table.token("RSR", city)
    table.public("SW", {"P2": 2}, city="M7.0")
    nationalised(table, "SW")
    assert "M7.0" in tokens(table)
    assert len(tokens(table)) == 8


@pytest.mark.rule("1861-6.8.4-20", "1861-O-36")
@pytest.mark.parametrize(
    ("held", "company", "city", "home"),
    [
        ("D14.0", "KB", "D14.1", "Kiev"),
        ("H8.1", "M-K", "H8.0", "Moscow"),
        ("E1.1", "SPW", "E1.0", "St. Petersburg"),
    ],
)
def test_never_two_tokens_in_a_hex(held, company, city, home):
    table = Table(phase="4")
    table.token("RSR", held)
    table.minor(company, "P2")
    assert table.title.map.hexes[city.split(".")[0]].name == home
    events = nationalised(table, company)
    assert TokenRemoved(company, city) in events
    assert tokens(table) == {held}
    # The slot is free, and nobody has a claim to it.
    assert city not in table.state.board.tokens
    assert company not in table.state.reserved.get(city, ())


@pytest.mark.rule("1861-6.8.4-18", "1861-O-33")
def test_any_company_in_petersburg_leaves_the_rsr_its_token_there():
    table = Table(phase="5")
    for city in ELSEWHERE:
        table.token("RSR", city)
    petersburg(table, "brown")
    table.public("SW", {"P2": 2}, city="E1.0")
    assert table.state.reserved["E1.0"] == ("RSR",)
    nationalised(table, "SW")
    assert tokens(table) == {*ELSEWHERE, "E1.0"}
    assert "E1.0" not in table.state.reserved


@pytest.mark.rule("1861-O-05")
def test_the_most_valuable_cities_are_replaced_first():
    table = Table(phase="5")
    for city in ELSEWHERE[:5]:
        table.token("RSR", city)
    table.tile("M7", "57", 1)  # Kazan is worth R20, Kiev R30
    table.public("SW", {"P2": 2})
    for city in ("M7.0", "D14.0"):
        table.token("SW", city)
    nationalised(table, "SW")
    assert tokens(table) - set(ELSEWHERE) == {"D14.0"}


@pytest.mark.rule("1861-O-05")
@pytest.mark.parametrize(
    ("cities", "kept"),
    [
        (("K17.0", "M7.0", "N10.0"), "N10.0"),  # nothing is worth anything yet
        (("D14.0", "K7.0"), "K7.0"),  # R30 each
        (("I19.0", "I13.0", "H18.0"), "I19.0"),
    ],
)
def test_at_equal_value_the_later_hex_comes_first(cities, kept):
    table = Table(phase="5")
    for city in ELSEWHERE[:2]:
        table.token("RSR", city)
    for city in ("G15.0", "F18.0", "L12.0"):
        table.token("RSR", city)
    table.public("SW", {"P2": 2})
    for city in cities:
        table.token("SW", city)
    before = tokens(table)
    nationalised(table, "SW")
    assert tokens(table) - before == {kept}


@pytest.mark.rule("1861-O-05", "1861-6.8.4-19")
def test_moscow_takes_its_own_token_beside_the_sixth_elsewhere():
    table = Table(phase="5")
    moscow(table, "brown")
    for city in ELSEWHERE[:5]:
        table.token("RSR", city)
    table.public("SW", {"P2": 2})
    for city in ("M7.0", "H8.0", "N10.0"):
        table.token("SW", city)
    nationalised(table, "SW")
    assert tokens(table) - set(ELSEWHERE) == {"H8.0", "N10.0"}
