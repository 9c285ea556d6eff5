"""Packing against the plain truth: every set of runs is looked at, and none is better."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import count

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.eighteen.trials import trials
from trunkline.eighteen.routes import packing
from trunkline.eighteen.routes.packing import Demand, pack
from trunkline.kernel import Dice

MOST_STRETCHES = 9


@st.composite
def demands(draw, most_runs=14):
    """Up to three kinds of train, each with a number of trains and some runs, drawn by dice.

    The fewer different values there are, the closer are the next best sets to the best.
    """
    kinds, most_value = draw(st.integers(1, 3)), draw(st.sampled_from((3, 12, 30)))
    runs, stretches = draw(st.integers(0, most_runs)), draw(st.integers(1, MOST_STRETCHES))
    grain, dice = draw(st.sampled_from((1, 10))), Dice(draw(st.integers(0, 2**32)))

    def run():
        track = 0
        for _ in range(1 + dice.roll(4)):
            track |= 1 << dice.roll(stretches)
        return (1 + dice.roll(most_value)) * grain, track

    return [Demand(1 + dice.roll(3), [run() for _ in range(runs)]) for _ in range(kinds)]


def optimum(demands):
    """The most that any choice of runs earns: every choice is gone through."""
    best = {(0, tuple(demand.trains for demand in demands)): 0}
    for kind, demand in enumerate(demands):
        for value, track in demand.runs:
            for (used, left), earned in list(best.items()):
                if left[kind] and not used & track:
                    fewer = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
                    key = (used | track, fewer)
                    best[key] = max(best.get(key, 0), earned + value)
    return max(best.values())


def check_chosen(demands, packed):
    """The runs chosen can be driven together, and earn what is said."""
    assert len(packed.runs) == len(demands)
    used = earned = 0
    for demand, numbers in zip(demands, packed.runs, strict=True):
        assert len(numbers) <= demand.trains
        assert len(set(numbers)) == len(numbers)
        for number in numbers:
            value, track = demand.runs[number]
            assert not used & track, "two trains use the same track"
            used |= track
            earned += value
    assert earned == packed.value


TRIAL = {
    "as it is": {},
    "hardly any trials": {"ROUNDS": 3},
    "small programmes": {"ROUNDS": 1, "FIRST_COLUMNS": 2, "MORE_COLUMNS": 1, "TRIPLES": 1},
}
"""Prices by trial settle nearly all small tasks; with fewer trials the programme has to."""
resorts = pytest.mark.parametrize("resort", TRIAL)


@contextmanager
def reduced_to(resort):
    with pytest.MonkeyPatch.context() as patch:
        for name, value in TRIAL[resort].items():
            patch.setattr(packing, name, value)
        yield


TRIANGLE = [Demand(3, [(10, 0b011), (10, 0b110), (10, 0b101)])]
FANO = [Demand(3, [(10, sum(1 << (n + step) % 7 for step in (0, 1, 3))) for n in range(7)])]
CLOSE = [Demand(2, [(3, 0b0100100), (2, 0b0101010), (3, 0b1001101), (1, 0b0110010)])]
"""The third and the fourth together earn just one more than the best alone."""
PENTAGON = [Demand(2, [(10, 1 << n | 1 << (n + 1) % 5) for n in range(5)]), Demand(1, [(15, 0b11)])]


@resorts
@trials(150)
@given(demands())
@example(TRIANGLE)
@example(FANO)
@example(PENTAGON)
@example(CLOSE)
def test_no_choice_of_runs_earns_more(resort, demands):
    with reduced_to(resort):
        packed = pack(demands)
    check_chosen(demands, packed)
    assert packed.value == packed.bound == optimum(demands)


@resorts
@trials(150)
@given(demands(), st.integers(0, 25))
@example(FANO, 1)
@example(PENTAGON, 2)
def test_the_bound_holds_whenever_packing_is_interrupted(resort, demands, moment):
    asked = count()
    with reduced_to(resort):
        packed = pack(demands, lambda: next(asked) >= moment)
    check_chosen(demands, packed)
    assert packed.value <= optimum(demands) <= packed.bound


@trials(40)
@given(demands(most_runs=6))
def test_time_makes_neither_value_nor_bound_worse_at_the_end(demands):
    complete = pack(demands)
    for moment in (0, 1, 5):
        asked = count()
        broken_off = pack(demands, lambda: next(asked) >= moment)  # noqa: B023
        assert broken_off.value <= complete.value
        assert broken_off.bound >= complete.bound


@trials(40)
@given(demands())
def test_equal_questions_have_equal_answers(demands):
    assert pack(demands) == pack(demands)


@trials(40)
@given(demands(), st.permutations(range(MOST_STRETCHES)))
def test_the_numbers_of_stretches_mean_nothing(demands, order):
    def renumbered(track):
        return sum(1 << new for old, new in enumerate(order) if track >> old & 1)

    others = [
        Demand(demand.trains, [(value, renumbered(track)) for value, track in demand.runs])
        for demand in demands
    ]
    assert pack(others).value == pack(demands).value


def test_three_runs_of_which_each_two_meet_are_one_run():
    assert pack(TRIANGLE) == (10, ((0,),), 10)


def test_a_set_beats_the_best_single_run():
    packed = pack([Demand(2, [(50, 0b11), (30, 0b01), (30, 0b10)])])
    assert (packed.value, sorted(packed.runs[0]), packed.bound) == (60, [1, 2], 60)


def test_each_kind_has_its_own_number_of_trains():
    runs = [(40, 0b01), (30, 0b10)]
    assert pack([Demand(1, runs), Demand(1, [(20, 0b10)])]).runs == ((0,), (0,))
    assert pack([Demand(2, runs), Demand(1, [(20, 0b10)])]).runs == ((0, 1), ())


def test_without_runs_nothing_is_earned():
    assert pack([]) == (0, (), 0)
    assert pack([Demand(2, []), Demand(0, [(10, 1)])]) == (0, ((), ()), 0)
