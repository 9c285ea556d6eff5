"""Titles: the definition of a game."""

import pytest

from tests.kernel.toy import Toy, make
from trunkline.kernel import Dice, Title, seat_names


def test_seats_have_numbers():
    assert seat_names(3) == ("P1", "P2", "P3")


def test_a_title_must_say_how_it_begins_and_scores():
    with pytest.raises(TypeError, match="abstract"):
        Title()


def test_the_rule_behind_a_code():
    title = make(2, {})
    assert title.rule_of("count") == "toy-1"
    assert title.rule_of("never heard of") == ""


@pytest.mark.parametrize("seat", [None, "P1", "P2"])
def test_nobody_sees_the_dice(seat):
    title = make(2, {})
    state = title.setup(1)
    assert title.view(state, seat).dice is None
    assert state.dice == Dice(1)


def test_a_view_is_a_copy():
    title = make(2, {})
    state = title.setup(1)
    title.view(state, "P1").players["P1"].counters = 99
    assert state.players["P1"].counters == 0


def test_a_title_is_shared_by_its_games():
    title = make(2, {})
    assert isinstance(title, Toy)
    one, other = title.setup(1), title.setup(1)
    assert one == other
    one.players["P1"].counters = 5
    one.stack.clear()
    assert other == title.setup(1)
