"""Options of 1861 as people set them: each alone, beside a ruleset, or refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from trunkline.games.g1861.options import RULESETS, SOURCES, Options1861
from trunkline.kernel import Game, OptionError, Value
from trunkline.kernel.options import describe_options, text
from trunkline.kernel.registry import player_counts, title_info

OPTIONS = describe_options(Options1861, SOURCES)
SETTINGS = [(info.name, value) for info in OPTIONS for value in info.values]
DEFAULTS = {info.name: info.default for info in OPTIONS}
NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus")


def start(players: int = 3, **options: Any) -> Game:
    return Game.start("1861", NAMES[:players], options, seed=1)


def refused(players: int = 3, **options: Any) -> str:
    """The one sentence that refuses a game."""
    with pytest.raises(OptionError) as caught:
        start(players, **options)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    assert not sentence.endswith(".")  # whoever shows it puts it into a sentence of its own
    assert ". " not in sentence
    return sentence


# --- what can be chosen ------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), SETTINGS)
def test_each_option_is_set_alone(name: str, value: Value) -> None:
    game = start(**{name: value})
    assert game.options == DEFAULTS | {name: value}
    assert game.decisions


@pytest.mark.parametrize(("name", "value"), SETTINGS)
def test_each_option_is_set_alone_as_people_type_it(name: str, value: Value) -> None:
    found = start(**{name: text(value)}).options[name]
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(("name", "value"), SETTINGS)
def test_each_option_is_set_on_top_of_the_public_sites_ruleset(name: str, value: Value) -> None:
    expected = DEFAULTS | RULESETS["18xx.games"] | {name: value}
    assert start(ruleset="18xx.games", **{name: value}).options == expected


def test_the_rulebook_is_the_default_and_can_be_named() -> None:
    assert start().options == start(ruleset="rulebook").options == DEFAULTS


@pytest.mark.rule("1861-1-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_three_to_six_play_under_every_ruleset(players: int, ruleset: str) -> None:
    assert len(start(players, ruleset=ruleset).scores) == players


@pytest.mark.rule("1861-C-06")
@pytest.mark.parametrize("options", [{"players_two": True}, {"ruleset": "18xx.games"}])
def test_two_play_with_players_two(options: dict[str, Any]) -> None:
    assert len(start(2, **options).scores) == 2


# --- what is refused ---------------------------------------------------------------


@pytest.mark.parametrize("info", OPTIONS, ids=lambda info: info.name)
def test_an_impossible_value_is_named_with_all_possible_ones(info: Any) -> None:
    possible = ", ".join(text(value) for value in info.values)
    expected = f"option {info.name} cannot be 'nonsense'; it is one of {possible}"
    assert refused(**{info.name: "nonsense"}) == expected


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("merger_price_floor", 85),
        ("merger_price_floor", True),
        ("merger_price_floor", 70.0),
        ("merger_price_floor", None),
        ("nizhnii_upgrade_cost", False),  # 0 == False in Python, but not to a person
        ("players_two", 1),
        ("players_two", "yes"),
        ("market", "GRID"),
        ("market", ["grid"]),
        ("yellow_plain_supply", 45),
    ],
)
def test_near_misses_are_refused(name: str, value: Any) -> None:
    assert f"option {name} cannot be {text(value)!r}" in refused(**{name: value})


@pytest.mark.parametrize(("name", "value"), [("merger_price_flor", 70), ("MARKET", "grid")])
def test_an_unknown_option_is_refused(name: str, value: Value) -> None:
    sentence = refused(**{name: value})
    assert f"there is no option {name!r}" in sentence
    assert all(known in sentence for known in DEFAULTS)


def test_a_misspelt_option_is_recognised() -> None:
    assert "did you mean 'merger_price_floor'?" in refused(merger_price_flor=70)


def test_an_unknown_ruleset_is_refused() -> None:
    expected = "there is no ruleset 'rulebok' (did you mean 'rulebook'?); choose one of rulebook, "
    assert refused(ruleset="rulebok") == expected + "18xx.games"
    assert "there is no ruleset 'None'" in refused(ruleset=None)


@pytest.mark.rule("1861-C-31")
def test_two_of_a_train_that_is_not_in_the_game_are_refused() -> None:
    mix = {"two_plus_two": False, "special_train_supply": "two_each"}
    assert refused(**mix) == (
        "the options two_plus_two=false and special_train_supply=two_each contradict each other"
    )
    assert mix in title_info("1861").excluded


@pytest.mark.rule("1861-C-06")
@pytest.mark.parametrize("settings", [{}, {"players_two": True}, {"ruleset": "18xx.games"}])
def test_the_player_counts_described_are_those_that_can_be_played(settings: dict[str, Any]) -> None:
    allowed = player_counts(title_info("1861"), settings)
    for count in range(8):
        if count in allowed:
            assert len(start(count, **settings).scores) == count
        else:
            assert "is for" in refused(count, **settings)


@pytest.mark.rule("1861-1-1")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    assert f"1861 is for 3 to 6 players, not {players}" in refused(players)


@pytest.mark.rule("1861-C-06")
def test_two_players_are_told_which_option_they_need() -> None:
    sentence = "1861 is for 3 to 6 players, not 2; for 2 set the option players_two=true"
    assert refused(2) == refused(2, ruleset="18xx.games", players_two=False) == sentence


@pytest.mark.rule("1861-C-06")
@pytest.mark.parametrize("players", [1, 7])
def test_with_players_two_the_limits_are_two_and_six(players: int) -> None:
    assert refused(players, players_two=True) == f"1861 is for 2 to 6 players, not {players}"
