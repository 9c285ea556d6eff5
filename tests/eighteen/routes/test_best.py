"""Best routes: no choice of walks over the board earns more, and the bound says so."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, KINDS, positions
from tests.eighteen.plain import Railway
from tests.eighteen.trials import trials
from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import three_cities
from trunkline.eighteen.routes import best_routes, check_routes, revenue, value_of

fleets = st.lists(st.sampled_from(KINDS), min_size=1, max_size=3).map(tuple)


@trials(100)
@given(positions(colour="brown"), fleets)
def test_no_choice_of_routes_earns_more(pos, trains):
    pos.state.companies[COMPANY].trains = trains
    found = best_routes(pos, COMPANY)
    assert check_routes(pos, COMPANY, found.routes) is None
    assert revenue(pos, COMPANY, found.routes) == found.revenue
    assert found.proven
    assert found.revenue == found.bound == Railway(pos, COMPANY).best(trains)
    assert not Counter(route.train for route in found.routes) - Counter(trains)
    assert all(value_of(pos, COMPANY, route).revenue for route in found.routes)


@trials(30)
@given(positions(colour="brown"), fleets)
def test_the_order_of_the_trains_means_nothing(pos, trains):
    pos.state.companies[COMPANY].trains = trains
    found = best_routes(pos, COMPANY)
    pos.state.companies[COMPANY].trains = trains[::-1]
    assert best_routes(pos, COMPANY) == found


def test_a_company_without_trains_earns_nothing():
    table = Table(phase="3")
    table.minor("N", "P1")
    assert best_routes(table.pos, "N") == best_routes(table.pos, "MV")
    assert (best_routes(table.pos, "N").routes, best_routes(table.pos, "N").bound) == ((), 0)


def test_two_trains_from_one_token_leave_it_in_different_directions():
    table = Table(phase="3")
    three_cities(table)
    table.public("MK", {"P1": 2}, trains=("2", "2"), city="G15.0")
    found = best_routes(table.pos, "MK")
    assert {frozenset((route.hexes[0], route.hexes[-1])) for route in found.routes} == {
        frozenset(("G15", "I13")),
        frozenset(("G15", "F18")),
    }
    assert (found.revenue, found.bound) == (100, 100)


def test_one_stretch_of_track_is_for_one_train():
    table = Table(phase="3")
    three_cities(table)
    table.minor("MV", "P1", trains=("3", "2"))
    found = best_routes(table.pos, "MV")
    assert [route.train for route in found.routes] == ["3"]
    assert found.proven
