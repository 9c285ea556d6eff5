"""The search for runs against plain walks over the same board."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, EXPRESS, KINDS, positions
from tests.eighteen.trials import trials
from tests.eighteen.walking import Walker
from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import three_cities
from trunkline.eighteen.board import face_at
from trunkline.eighteen.routes.bonuses import bonuses_of
from trunkline.eighteen.routes.problem import problem_of
from trunkline.eighteen.routes.search import Search, TooMany

trains = st.sampled_from(KINDS)
floors = st.integers(1, 25).map(lambda tens: tens * 10)
MOST = 100_000


class Question:
    """All that a train can do on a board, searched for and walked."""

    def __init__(self, pos, train):
        self.problem = problem_of(pos, COMPANY)
        self.search = Search(self.problem, pos.title.trains[train])
        self.map = pos.title.map
        walker = Walker(pos, COMPANY)
        kind, bonuses = pos.title.trains[train], bonuses_of(pos, COMPANY)
        self.values = {}
        """What can be earned on the track of each walk."""
        for walk in walker.routes():
            value = walker.value(kind, walk, bonuses) or 0
            self.values[walk.sides] = max(value, self.values.get(walk.sides, 0))

    @property
    def best(self):
        return max(self.values.values(), default=0)

    def sides(self, run):
        """The track that the links of a run take."""
        found = frozenset()
        for step in (*run.first, *run.second):
            hexes = self.problem.links[step.link].hexes
            sides = {frozenset(pair) for pair in pairwise(hexes)}
            assert not found & sides
            found |= sides
        return found

    def track(self, run):
        bits = 0
        for step in (*run.first, *run.second):
            assert not bits & step.track
            bits |= step.track
        return bits


@trials(60)
@given(positions(colour="brown"), trains)
def test_the_best_run_is_the_best_walk(pos, train):
    question = Question(pos, train)
    best = question.search.best()
    assert (best.value if best else 0) == question.best
    if best:
        assert question.values[question.sides(best)] == best.value
        assert question.track(best) == best.track


@trials(60)
@given(positions(colour="brown"), trains, floors)
def test_every_walk_worth_the_floor_is_found_or_one_that_does_with_less_track(pos, train, floor):
    question = Question(pos, train)
    found = [(run.value, question.sides(run)) for run in question.search.at_least(floor, MOST)]
    for value, sides in found:
        assert floor <= value <= question.values[sides]
    for sides, value in question.values.items():
        if value >= floor:
            assert any(less <= sides and worth >= value for worth, less in found)


@trials(60)
@given(positions(colour="brown"), trains)
def test_runs_are_in_order_and_each_takes_other_track(pos, train):
    question = Question(pos, train)
    runs = question.search.at_least(1, MOST)
    assert [run.value for run in runs] == sorted((run.value for run in runs), reverse=True)
    assert len({run.track for run in runs}) == len(runs)
    for run in runs:
        assert run.track == question.track(run)


@trials(60)
@given(positions(colour="brown"), trains, st.data())
def test_the_best_run_beside_another_shares_no_track_with_it(pos, train, data):
    question = Question(pos, train)
    runs = question.search.at_least(1, MOST)
    if not runs:
        return
    first = data.draw(st.sampled_from(runs))
    second = question.search.best(avoided=first.track)
    taken = question.sides(first)
    left = [value for sides, value in question.values.items() if not sides & taken]
    assert (second.value if second else 0) == max(left, default=0)
    assert second is None or not second.track & first.track


@trials(20)
@given(positions(colour="brown"), trains)
def test_too_many_runs_are_said_to_be_too_many(pos, train):
    search = Search(problem_of(pos, COMPANY), pos.title.trains[train])
    count = len(search.at_least(1, MOST))
    if count:
        with pytest.raises(TooMany):
            search.at_least(1, count - 1)


def test_a_train_that_skips_cities_counts_an_own_token_all_the_same():
    table = Table(phase="3")
    three_cities(table)
    for hex in ("G15", "F18"):
        green = table.title.catalogue.replacements(face_at(table.title, table.state.board, hex))[0]
        table.tile(hex, green.tile, green.rotation)
    table.minor("MV", "P1")
    problem = problem_of(table.pos, "MV")
    own, *others = sorted(stop.value for stop in problem.stops)
    assert [problem.stops[home].value for home in problem.homes] == [own]
    assert len(others) == 2
    assert own < min(others)
    assert Search(problem, EXPRESS).best().value == 2 * (own + max(others))
