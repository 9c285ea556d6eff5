"""All routes of a train, the best first, against a plain search of everything."""

from __future__ import annotations

import time
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, full_position, positions
from tests.eighteen.countries import OURS
from tests.eighteen.engines import both_engines, no_compiler, running_on
from tests.eighteen.fuller import legal_routes, odd_countries
from tests.eighteen.trials import proof, trials
from tests.eighteen.walking import Walker
from trunkline.eighteen.routes import (
    Interrupted,
    best_routes,
    bonuses_of,
    check_routes,
    listing,
    routes_of,
    value_of,
)


def check_all(pos, company, train, legal):
    """The list is complete, in order, and says what each route is worth."""
    found = list(routes_of(pos, company, train))
    values = [one.revenue for one in found]
    assert values == sorted(values, reverse=True)
    listed = {one.route.hexes: one.revenue for one in found}
    both_ways = listed | {hexes[::-1]: value for hexes, value in listed.items()}
    assert both_ways == legal
    assert len(found) == len(listed), "each once"
    assert not any(hexes[::-1] in listed for hexes in listed if hexes != hexes[::-1])
    for one in found[:10]:
        value = value_of(pos, company, one.route)
        assert (one.revenue, one.counted) == (value.revenue, value.counted)


@both_engines
@proof(150)
@given(odd_countries())
def test_all_routes_in_a_country(engine, pos):
    train = pos.state.companies[OURS].trains[0]
    with running_on(engine):
        check_all(pos, OURS, train, legal_routes(pos, train))


@both_engines
@trials(40)
@given(positions(colour="brown"), st.sampled_from(("2", "4", "8", "5+5E")))
def test_all_routes_among_the_tiles_of_1861(engine, pos, train):
    walker, kind = Walker(pos, COMPANY), pos.title.trains[train]
    bonuses = bonuses_of(pos, COMPANY)
    walked = {walk.hexes: walker.value(kind, walk, bonuses) for walk in walker.routes()}
    with running_on(engine):
        check_all(pos, COMPANY, train, {h: v for h, v in walked.items() if v is not None})


@both_engines
@trials(60)
@given(odd_countries())
def test_nothing_is_lost_where_only_few_are_looked_for_at_once(engine, pos):
    train = pos.state.companies[OURS].trains[0]
    with running_on(engine), pytest.MonkeyPatch.context() as patch:
        patch.setattr(listing, "FIRST_MOST", 1)
        patch.setattr(listing, "MOST", 3)
        check_all(pos, OURS, train, legal_routes(pos, train))


@trials(60)
@given(odd_countries())
def test_both_engines_list_the_same(pos):
    train = pos.state.companies[OURS].trains[0]
    listed = list(routes_of(pos, OURS, train))
    with running_on("Python"):
        assert list(routes_of(pos, OURS, train)) == listed


@trials(60)
@given(odd_countries(), st.data())
def test_track_of_other_trains_is_taken(pos, data):
    train = pos.state.companies[OURS].trains[0]
    everything = list(routes_of(pos, OURS, train))
    if not everything:
        return
    other = data.draw(st.sampled_from(everything)).route
    pos.state.companies[OURS].trains = (train, train)
    left = [one for one in everything if not check_routes(pos, OURS, (other, one.route))]
    beside = list(routes_of(pos, OURS, train, beside=(other,)))
    assert sorted(map(repr, beside)) == sorted(map(repr, left))


@pytest.mark.parametrize(
    ("engine", "train"), [pytest.param("C", "8", marks=no_compiler), ("Python", "3")]
)
def test_the_first_routes_of_a_board_full_of_track_come_at_once(engine, train):
    pos = full_position(seed=3)
    pos.state.companies[COMPANY].trains = (train,)
    best = best_routes(pos, COMPANY)
    began = time.monotonic()
    with running_on(engine):
        first = list(islice(routes_of(pos, COMPANY, train), 50))
    assert time.monotonic() - began < 10
    assert first[0].revenue == best.revenue
    assert len(first) == 50


@both_engines
def test_a_list_is_interrupted(engine):
    pos = full_position(seed=3)
    with running_on(engine), pytest.raises(Interrupted):
        list(routes_of(pos, COMPANY, "8", interrupted=lambda: True))
