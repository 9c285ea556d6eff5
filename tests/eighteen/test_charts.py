"""Charts of railways, trains and markets: what is wrong is named with its place."""

from __future__ import annotations

import pytest

from tests.eighteen.small import MARKET, RAILWAYS, TRAINS
from trunkline.eighteen.charts import parse_market, parse_railways, parse_trains
from trunkline.eighteen.components import MarketCell
from trunkline.eighteen.tables import ComponentError

MARKS = {"R": "start", "B": "minor"}


def fault(read, text):
    with pytest.raises(ComponentError) as caught:
        read(text, "chart")
    return caught.value


@pytest.mark.parametrize(
    ("right", "wrong", "line", "field", "reason"),
    [
        ("price = 200", 'price = "dear"', 4, "train[1].price", "Expected `int`, got `str`"),
        ("price = 200, ", "", 4, "train[1]", "Object missing required field `price`"),
        ("price = 200", "prize = 200", 4, "train[1]", "Object missing required field `price`"),
        ("stops = 9", "stops = 9.5", 6, "train[3].stops", "Expected `int`, got `float`"),
        ('tiles = ["yellow"]', 'tiles = "yellow"', 10, "phase[0].tiles", "Expected `array`"),
        ("offboard = 0", 'offboard = ""', 10, "phase[0].offboard", "Expected `int`"),
    ],
)
def test_a_broken_train_or_phase_names_line_and_field(right, wrong, line, field, reason):
    assert right in TRAINS
    error = fault(parse_trains, TRAINS.replace(right, wrong, 1))
    assert (error.source, error.line, error.field) == ("chart", line, field)
    assert f"chart, line {line}, {field}: {reason}" in str(error)


@pytest.mark.parametrize(
    ("right", "wrong", "line", "field"),
    [
        ('kind = "national"', 'kind = "state"', 9, "company[3].kind"),
        ('id = "B", name = "Second"', 'id = "B", name = 2', 8, "company[2].name"),
        ("minimum = 20", "minimum = true", 3, "private[0].minimum"),
        ('bonus = ["C3"]', "bonus = [3]", 3, "private[0].bonus[0]"),
    ],
)
def test_a_broken_railway_names_line_and_field(right, wrong, line, field):
    assert right in RAILWAYS
    error = fault(parse_railways, RAILWAYS.replace(right, wrong, 1))
    assert (error.line, error.field) == (line, field)


def test_entries_written_as_tables_are_found_too():
    text = 'private = []\n\n[[company]]\nid = "A"\nname = "First"\n\n[[company]]\nname = "Second"\n'
    error = fault(parse_railways, text)
    assert (error.line, error.field) == (4, "company[0]")
    error = fault(parse_railways, text.replace('name = "First"', 'name = "First"\nkind = "minor"\n'
                                               "certificates = []\ntokens = 0"))  # fmt: skip
    assert (error.line, error.field) == (10, "company[1]")


def test_what_is_no_toml_is_said_to_be_none():
    error = fault(parse_trains, "train = [\n  { id = }\n]\nphase = []")
    assert (error.line, error.field) == (2, "syntax")


def test_a_chart_that_breaks_off_is_refused():
    assert fault(parse_trains, "train = [").field == "syntax"


def test_a_missing_or_unknown_list_is_said():
    assert "missing required field `phase`" in str(fault(parse_trains, "train = []"))
    error = fault(parse_trains, "train = []\nphase = []\ncoach = []")
    assert error.field == "file"
    assert "unknown field `coach`" in str(error)


def test_a_market_is_read():
    found = parse_market("# top\n 60R 70 . \n\n.  50RB # low", "market", MARKS)
    assert found.cells == {
        (0, 0): MarketCell(60, frozenset({"start"})),
        (0, 1): MarketCell(70),
        (1, 1): MarketCell(50, frozenset({"start", "minor"})),
    }
    assert not found.is_row
    assert parse_market("40 50", "market", MARKS).is_row


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("x", "'x' is neither a price nor '.'"),
        ("-5", "'-5' is neither a price nor '.'"),
        ("70r", "'70r' is neither a price nor '.'"),
        ("70V", "no zone has the letter V: R, B"),
    ],
)
def test_a_broken_cell_names_file_line_and_field(cell, reason):
    with pytest.raises(ComponentError) as caught:
        parse_market(f"60R 70\n50 {cell}", "market", MARKS)
    assert str(caught.value) == f"market, line 2, cell: {reason}"


def test_the_small_title_can_be_read():
    assert len(parse_trains(TRAINS, "trains").train) == 5
    assert len(parse_railways(RAILWAYS, "railways").company) == 4
    assert len(parse_market(MARKET, "market", MARKS).cells) == 11
