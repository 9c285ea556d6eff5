"""F-1 and F-2: the trains and phases of the program are those of the rule reference."""

import pytest

from tests.games.g1861.reference import money, table
from trunkline.eighteen.components import COLOURS
from trunkline.games.g1861.title import make_title

TITLE = make_title(3, {})
TRAINS = {row["type"]: row for row in table("F-1")}
PHASES = {row["phase"]: row for row in table("F-2")}
ORDINALS = ("1st", "2nd", "3rd", "4th")


def number(text, word):
    """The number in "phase 4" and the like; empty where there is a dash or another word."""
    return text.removeprefix(word) if text.startswith(word) else ""


@pytest.mark.rule("1861-F-1", "1861-2.5-1")
def test_the_types_of_train_are_those_of_the_table():
    assert list(TITLE.trains) == list(TRAINS)


@pytest.mark.rule("1861-F-1", "1861-2.5-4")
@pytest.mark.parametrize("train", TRAINS)
def test_a_train_is_as_the_table_says(train):
    row, kind = TRAINS[train], TITLE.trains[train]
    stops, _, skips = row["stops counted"].partition(",")
    assert kind.price == money(row["price"])
    assert kind.count == (None if row["number"].startswith("unlimited") else int(row["number"]))
    assert kind.obsolete == number(row["removed at start of"], "phase ")
    assert kind.phase == number(row["first purchase starts"], "phase ")
    assert kind.available == number(row["bought from"], "phase ")
    assert kind.stops == int(stops.split("–")[-1])
    assert kind.multiplier == int(row["value"].removeprefix("×"))
    assert (kind.call("city") == "may") == (skips.strip() == "may skip cities")


@pytest.mark.rule("1861-F-1", "1861-2.5-2")
def test_each_type_comes_after_the_one_that_the_table_names():
    one_after_the_other = [train for train, kind in TITLE.trains.items() if not kind.available]
    earlier = [number(TRAINS[train]["bought from"], "all ") for train in one_after_the_other]
    assert earlier == ["", *(f"{train} sold" for train in one_after_the_other[:-1])]


@pytest.mark.rule("1861-F-1")
def test_the_depot_holds_as_many_trains_as_the_table_says():
    assert TITLE.setup(seed=1).depot == {
        train: int(row["number"]) for train, row in TRAINS.items() if row["number"].isdigit()
    }


@pytest.mark.rule("1861-F-2")
def test_the_phases_are_those_of_the_table():
    assert list(TITLE.phases) == list(PHASES)
    first = [f"first {kind.id}" for kind in TITLE.trains.values() if kind.phase]
    assert [row["starts with"] for row in PHASES.values()] == ["start", *first]


@pytest.mark.rule("1861-F-2")
@pytest.mark.parametrize("phase", PHASES)
def test_the_limits_and_values_of_a_phase_are_those_of_the_table(phase):
    row, printed = PHASES[phase], TITLE.phases[phase]
    limits = dict(
        zip(
            ("public", "minor", "national"),
            row["train limit public / minor / RSR"].split(" / "),
            strict=True,
        )
    )
    expected = {kind: int(limit) for kind, limit in limits.items() if limit.isdigit()}
    assert {kind: printed.limits[kind] for kind in expected} == expected
    assert "national" not in printed.limits
    assert ORDINALS[printed.offboard] == row["off-board value"]
    removed = [f"{kind.id}-trains" for kind in TITLE.trains.values() if kind.obsolete == phase]
    assert removed == [part for part in row["removed"].split(", ") if part != "–"]


@pytest.mark.rule("1861-F-2")
@pytest.mark.parametrize("phase", PHASES)
def test_the_tile_colours_of_a_phase_are_those_of_the_table(phase):
    colours: list[str] = []
    for row in list(PHASES.values())[: list(PHASES).index(phase) + 1]:
        text = row["tiles"]
        if text.startswith("+ "):
            colours = [*colours, text.removeprefix("+ ")]
        elif text == "all":
            colours = list(COLOURS[1:])
        else:
            colours = text.split(", ")
    assert list(TITLE.phases[phase].tiles) == colours
