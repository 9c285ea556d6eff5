"""Whatever is played at any table: nothing gets lost, and a refused action changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import trunkline
from tests.conformance.checks import check_invariants, is_offered
from tests.conformance.mutants import Inventor
from tests.conformance.tables import NAMES, playable
from trunkline.bots.random_play import play_to_the_end
from trunkline.kernel import Dice, Game, IllegalAction, Ranged, example

LONGEST_OPENING = 500
"""So many actions at most are played by dice before the moment that is looked at."""

trials = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
whole_numbers = st.integers(0, 2**32)


@st.composite
def games(draw):
    """Some moment of a game of random play, of any title with any options."""
    info = draw(st.sampled_from(trunkline.titles()))
    settings = {"ruleset": draw(st.sampled_from(list(info.rulesets)))}
    for option in info.options:
        settings |= (
            {option.name: draw(st.sampled_from(option.values))} if draw(st.booleans()) else {}
        )
    counts = playable(info, settings)
    while not counts:
        settings.popitem()
        counts = playable(info, settings)
    players = draw(st.sampled_from(counts))
    game = Game.start(info.name, NAMES[:players], settings, draw(whole_numbers))
    play_to_the_end(game, Dice(draw(whole_numbers)), draw(st.integers(0, LONGEST_OPENING)))
    return game


def chosen(game, number):
    """The action to which a number leads in the legal list."""
    choices = list(game.legal())
    number, place = divmod(number, len(choices))
    choice = choices[place]
    return (
        choice.at(choice.values[number % len(choice.values)])
        if isinstance(choice, Ranged)
        else example(choice)
    )


@trials
@given(games(), st.lists(whole_numbers, min_size=1, max_size=30))
def test_whatever_is_chosen_nothing_gets_lost(game, numbers):
    check_invariants(game.state, game)
    for number in numbers:
        if game.finished:
            break
        before = game.state.copy()
        game.play(chosen(game, number))
        check_invariants(before, game)


@trials
@given(games(), st.lists(whole_numbers, min_size=1, max_size=12))
def test_a_refused_action_changes_nothing(game, seeds):
    before, length = game.digest(), len(game.log)
    choices = list(game.legal())
    for seed in seeds:
        inventor = Inventor(game.title, Dice(seed))
        inventor.learn(game, choices)
        action = inventor.changed() if seed % 2 else inventor.made_up()
        if game.why_not(action) is None:
            assert is_offered(choices, action), f"{action} is accepted and not offered"
            continue
        with pytest.raises(IllegalAction):
            game.play(action)
        assert game.digest() == before
        assert len(game.log) == length


@trials
@given(games(), st.lists(whole_numbers, min_size=1, max_size=8))
def test_what_is_undone_was_never_played(game, numbers):
    before, length = game.digest(), len(game.log)
    for number in numbers:
        if not game.finished:
            game.play(chosen(game, number))
    if len(game.log) > length:
        game.undo(len(game.log) - length)
    assert game.digest() == before
