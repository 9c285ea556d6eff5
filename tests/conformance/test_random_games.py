"""Every title keeps its word: games of random play to their end, with every check on."""

import pytest

import trunkline
from tests.conformance.match import QUICK, play_and_check
from tests.conformance.tables import name_of, playable, single_options, tables

GAMES = 20
TITLES = trunkline.titles()
SHORT_FORM = [table for info in TITLES for table in tables(info, GAMES // len(TITLES))]


@pytest.mark.parametrize(
    ("table", "seed"),
    [pytest.param(table, seed, id=name_of(table)) for seed, table in enumerate(SHORT_FORM)],
)
def test_a_random_game(table, seed):
    assert play_and_check(table, seed, QUICK).finished


@pytest.mark.parametrize("info", TITLES, ids=lambda info: info.name)
def test_the_short_form_has_everything(info):
    played = [table for table in SHORT_FORM if table.title == info.name]
    settings = {setting for table in played for setting in table.settings}
    assert set(single_options(info)) <= settings
    assert {("ruleset", ruleset) for ruleset in info.rulesets} <= settings
    for ruleset in info.rulesets:
        counts = {table.players for table in played if table.settings == (("ruleset", ruleset),)}
        assert counts == set(playable(info, {"ruleset": ruleset}))
