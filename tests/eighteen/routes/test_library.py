"""The compiled search and packing do what the ones in Python do, to the last figure."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, KINDS, full_position, positions
from tests.eighteen.trials import trials
from trunkline.eighteen.routes import best, best_routes, library, packing
from trunkline.eighteen.routes.packing import Demand
from trunkline.eighteen.routes.problem import problem_of
from trunkline.eighteen.routes.search import Interrupted, Search, TooMany

pytestmark = pytest.mark.skipif(library.library() is None, reason="there was no C compiler")
MOST = 100_000


def both(pos, train):
    """The search in Python and the compiled one, for one question."""
    problem, kind = problem_of(pos, COMPANY), pos.title.trains[train]
    return Search(problem, kind), library.CompiledSearch(library.Terrain(problem), kind)


@trials(80)
@given(positions(colour="grey"), st.sampled_from(KINDS), st.integers(1, 250), st.data())
def test_both_searches_find_the_same_runs(pos, train, floor, data):
    plain, compiled = both(pos, train)
    assert compiled.limit == plain.limit
    runs = plain.at_least(floor, MOST)
    assert list(compiled.at_least(floor, MOST)) == runs
    avoided = data.draw(st.sampled_from(runs)).track if runs else 0
    for track in (0, avoided):
        assert compiled.best(track) == plain.best(track)
        assert compiled.best_so_far == plain.best_so_far


@trials(40)
@given(positions(distance=3, colour="grey"), st.lists(st.sampled_from(KINDS), max_size=4))
def test_both_packings_choose_the_same_runs(pos, trains):
    problem = problem_of(pos, COMPANY)
    terrain = library.Terrain(problem)
    plain, compiled = [], []
    for train in dict.fromkeys(trains):
        kind, count = pos.title.trains[train], trains.count(train)
        plain.append(Demand(count, Search(problem, kind).at_least(1, MOST)))
        compiled.append(Demand(count, library.CompiledSearch(terrain, kind).at_least(1, MOST)))
    assert library.pack(compiled) == packing.pack(plain)


@trials(60)
@given(positions(distance=3, colour="grey"), st.lists(st.sampled_from(KINDS), max_size=5))
def test_both_ways_lead_to_the_same_routes(pos, trains):
    pos.state.companies[COMPANY].trains = tuple(trains)
    found = best_routes(pos, COMPANY)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(best.library, "library", lambda: None)
        assert best_routes(pos, COMPANY) == found


@trials(10)
@given(positions(colour="brown"), st.sampled_from(KINDS))
def test_too_many_runs_are_said_to_be_too_many(pos, train):
    _, compiled = both(pos, train)
    count = len(compiled.at_least(1, MOST))
    if count:
        with pytest.raises(TooMany):
            compiled.at_least(1, count - 1)


@trials(30)
@given(positions(distance=3, colour="grey"), st.lists(st.sampled_from(KINDS), max_size=5))
def test_without_time_there_is_a_bound(pos, trains):
    pos.state.companies[COMPANY].trains = tuple(trains)
    found = best_routes(pos, COMPANY)
    hurried = best_routes(pos, COMPANY, seconds=0)
    assert found.proven
    assert hurried.revenue <= found.revenue <= hurried.bound


def test_a_search_is_interrupted():
    pos = full_position(seed=1)
    problem, kind = problem_of(pos, COMPANY), pos.title.trains["8"]
    began = time.monotonic()
    search = library.CompiledSearch(library.Terrain(problem), kind, lambda: True)
    with pytest.raises(Interrupted):
        search.at_least(1, 10_000_000)
    assert time.monotonic() - began < 5
    assert search.limit > 0
