"""Improved routes against every route that there is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, full_position
from tests.eighteen.countries import OURS
from tests.eighteen.engines import both_engines, running_on
from tests.eighteen.fuller import Fuller, odd_countries
from tests.eighteen.trials import proof, trials
from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import three_cities
from trunkline.eighteen.actions import Route
from trunkline.eighteen.routes import best_routes, check_routes, improve
from trunkline.eighteen.routes.improving import stops_named


def in_order(numbers):
    return numbers == sorted(numbers) or numbers == sorted(numbers, reverse=True)


def best_of_all(pos, train, wanted, taken=0):
    """How many of the wanted stops a route can keep, and what it can earn then."""
    plain, kind = Fuller(pos, OURS), pos.title.trains[train]
    reached = {
        stop for one in pos.title.trains.values() for r in plain.routes(one) for stop in r.stops
    }
    order = {}
    for names in wanted:
        new = [name for name in names if name in reached]
        if new and not any(name in order for name in new):
            number = len(set(order.values()))
            order |= dict.fromkeys(new, number)
    found = [(-1, -1)]
    for route in plain.routes(kind):
        worth = max((value for value, _ in plain.counts(kind, route.stops)), default=-1)
        kept = [order[stop] for stop in route.stops if stop in order]
        distinct = list(dict.fromkeys(kept))
        if worth >= 0 and in_order(distinct):
            found.append((len(distinct), worth))
    return max(found)


@both_engines
@proof(150)
@given(odd_countries(sizes=(4, 9)), st.data())
def test_no_route_keeps_more_or_earns_more(engine, pos, data):
    train = pos.state.companies[OURS].trains[0]
    hexes = st.lists(st.sampled_from(list(pos.title.map.hexes)), max_size=4)
    given = Route(train, tuple(data.draw(hexes)))
    with running_on(engine):
        found = improve(pos, OURS, given)
    kept, worth = best_of_all(pos, train, stops_named(pos, given.hexes))
    assert found.proven
    if found.best is None:
        assert worth == -1
        return
    assert (len(found.kept), found.best.revenue) == (kept, worth)
    assert check_routes(pos, OURS, (found.best.route,)) is None


@trials(100)
@given(odd_countries(sizes=(4, 9)), st.data())
def test_a_legal_route_is_never_improved_to_less(pos, data):
    train = pos.state.companies[OURS].trains[0]
    plain, kind = Fuller(pos, OURS), pos.title.trains[train]
    routes = [r for r in plain.routes(kind) if any(plain.counts(kind, r.stops))]
    if routes:
        route = data.draw(st.sampled_from(routes))
        found = improve(pos, OURS, Route(train, route.hexes))
        assert found.best is not None
        assert set(found.kept) == set(route.stops)
        assert found.best.revenue >= max(v for v, _ in plain.counts(kind, route.stops))


@trials(60)
@given(odd_countries(sizes=(4, 9)), st.data())
def test_both_engines_improve_alike(pos, data):
    train = pos.state.companies[OURS].trains[0]
    hexes = st.lists(st.sampled_from(list(pos.title.map.hexes)), max_size=4)
    given = Route(train, tuple(data.draw(hexes)))
    found = improve(pos, OURS, given)
    with running_on("Python"):
        assert improve(pos, OURS, given) == found


def table(*trains):
    table = Table(phase="3")
    three_cities(table)
    table.public("MK", {"P1": 2}, trains=trains, city="G15.0")
    return table.pos


def test_two_places_that_do_not_touch_are_enough():
    pos = table("3")
    found = improve(pos, "MK", Route("3", ("I13", "F18")))
    assert found.kept == ("I13.0", "F18.0")
    assert found.best.route.hexes[0] in ("I13", "F18")
    assert found.best.counted[1] == "G15.0"


def test_another_train_may_be_asked_for():
    pos = table("2", "3")
    assert improve(pos, "MK", Route("2", ("G15", "F18")), "3").best.route.train == "3"


def test_track_of_other_trains_is_not_used():
    pos = table("2", "2")
    one, other = best_routes(pos, "MK").routes
    found = improve(pos, "MK", one, beside=(other,))
    assert check_routes(pos, "MK", (other, found.best.route)) is None
    assert found.best.revenue == 50
    again = improve(pos, "MK", other, beside=(other,))
    assert set(again.best.route.hexes) == set(one.hexes)


def test_hexes_that_do_not_exist_are_passed_over():
    pos = table("2")
    found = improve(pos, "MK", Route("2", ("Z99", "F18", "")))
    assert found.kept == ("F18.0",)


def test_without_track_nothing_is_found():
    pos = table("2")
    found = improve(pos, "N", Route("2", ("G15",)))
    assert (found.best, found.kept, found.proven) == (None, (), True)


@pytest.mark.parametrize("limits", [{"seconds": 0}, {"interrupted": lambda: True}])
@both_engines
def test_it_can_be_stopped(engine, limits):
    pos = full_position(seed=3)
    named = sorted(pos.state.board.tokens)[:2]
    with running_on(engine):
        found = improve(pos, COMPANY, Route("8", tuple(n.split(".")[0] for n in named)), **limits)
    if not found.proven and found.best is not None:
        pos.state.companies[COMPANY].trains = ("8",)
        assert check_routes(pos, COMPANY, (found.best.route,)) is None
