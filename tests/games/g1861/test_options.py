"""The options of 1861 are those of the table in the rule reference (4.2)."""

from __future__ import annotations

import pytest

from tests.games.g1861 import reference
from trunkline.games.g1861.options import RULESETS, SOURCES, Options1861
from trunkline.kernel import OptionError
from trunkline.kernel.options import describe_options, resolve, text

TABLE = {row["option"].strip("`"): row for row in reference.table("4.2 Options")}
OPTIONS = {info.name: info for info in describe_options(Options1861, SOURCES)}


def values(cell: str) -> list[str]:
    """The values named in a cell of the table, without what is said about them."""
    return [part.strip("` ") for part in cell.partition("(")[0].split(",")]


def test_the_table_names_every_option_and_no_other() -> None:
    assert list(TABLE) == list(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_the_table_names_the_values_of_an_option(name: str) -> None:
    row, info = TABLE[name], OPTIONS[name]
    assert values(row["values"]) == [text(value) for value in info.values]


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", OPTIONS)
def test_the_table_says_what_a_ruleset_sets(name: str, ruleset: str) -> None:
    set_to = getattr(resolve(Options1861, RULESETS, {"ruleset": ruleset}), name)
    assert values(TABLE[name][f"`{ruleset}`"]) == [text(set_to)]


@pytest.mark.parametrize("name", OPTIONS)
def test_the_table_says_where_an_option_is_explained(name: str) -> None:
    assert OPTIONS[name].rule == TABLE[name]["see"]


def test_the_rulebook_is_the_ruleset_if_none_is_named() -> None:
    assert resolve(Options1861, RULESETS, {}) == Options1861()


def test_an_option_can_be_set_on_its_own_beside_a_ruleset() -> None:
    given = {"ruleset": "18xx.games", "nizhnii_upgrade_cost": 0}
    options = resolve(Options1861, RULESETS, given)
    assert options.nizhnii_upgrade_cost == 0
    assert options.redeem_actions == "one"


def test_an_unknown_ruleset_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(OptionError, match=r"rulebook, 18xx\.games"):
        resolve(Options1861, RULESETS, {"ruleset": "house"})
