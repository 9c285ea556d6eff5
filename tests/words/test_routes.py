"""Routes explained in sentences, in every language."""

from __future__ import annotations

import pytest

import trunkline
from tests.games.g1861.kit import Table
from tests.games.g1861.lines import moscow, nizhnii_line, petersburg, to_nizhnii, to_petersburg
from trunkline.eighteen.actions import Route
from trunkline.eighteen.routes import explain
from trunkline.words import LANGUAGES, speaking
from trunkline.words.routes import say_route


def game():
    """A game whose names are those of the position explained."""
    return trunkline.new("1861", "Ada, Ben, Cy")


def table(*trains):
    table = Table(phase="8")
    table.minor("N", "P1", trains=trains)
    moscow(table, "grey")
    petersburg(table, "grey")
    nizhnii_line(table)
    table.private("MRR", "N")
    return table.pos


def test_a_legal_route():
    told = say_route(explain(table("5+5E"), "N", to_nizhnii("5+5E")), game())
    assert told == [
        "The 5+5E-train of N may run H8–I7–J8–K7: it earns R280. [1861-6.5.4-17]",
        "Moscow (H8.0): counted, R100, with an own token. [1861-6.5.4-3]",
        "Nizhnii Novgorod (K7): counted, R30. [1861-6.5.4-3]",
        "R10 more for Moscow (H8.0) by Moscow–Ryazan Railway (MRR). [1861-2.2.1-9]",
        "(R100 + R30 + R10) × 2 = R280. [1861-6.5.4-14]",
    ]


def test_a_town_that_is_passed():
    told = say_route(explain(table("2"), "N", to_petersburg("2")), game())
    assert "Tver (G5): passed without being counted. [1861-6.5.4-5]" in told
    assert told[-1] == "R100 + R70 + R10 = R180. [1861-6.5.4-7]"


def test_a_route_that_ends_nowhere():
    legal, why = say_route(explain(table("2"), "N", Route("2", ("K7", "J8", "I7"))), game())
    assert legal == "The 2-train of N may not run K7–J8–I7."
    assert "ends in I7, where no city, town or off-board area is reached." in why
    assert why.endswith("[1861-6.5.4-3]")


def test_a_route_that_is_too_long():
    long = Route("2", (*to_nizhnii("2").hexes[::-1], *to_petersburg("2").hexes[1:]))
    _, why, *stops = say_route(explain(table("2"), "N", long), game())
    assert why.endswith("has 3 stops that count; the train counts at most 2. [1861-6.5.4-3]")
    assert stops == [
        "Nizhnii Novgorod (K7): R30.",
        "Moscow (H8.0): R100, with an own token.",
        "Tver (G5): R10.",
        "St. Petersburg (E1.0): R70.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_figures(language):
    with speaking(language):
        for route in (to_nizhnii("5+5E"), to_petersburg("5+5E"), Route("2", ("K7",))):
            told = say_route(explain(table("5+5E", "2"), "N", route), game())
            assert all(sentence.strip() for sentence in told)
            assert "{" not in "".join(told)
            if len(route.hexes) > 1:
                assert "1861-6.5.4-14" in told[-1]
