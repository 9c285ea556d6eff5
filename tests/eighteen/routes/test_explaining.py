"""Explanations of routes: what they say is what the plain rules say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.countries import OURS
from tests.eighteen.fuller import Fuller, odd_countries
from tests.eighteen.trials import trials
from tests.games.g1861.kit import Table
from tests.games.g1861.layouts import three_cities
from tests.games.g1861.lines import moscow, nizhnii_line, to_nizhnii
from trunkline.eighteen.actions import Route
from trunkline.eighteen.routes import best_routes, check_routes, explain


def drawn_route(pos, data):
    """A route of our first train: legal or not."""
    train = pos.state.companies[OURS].trains[0]
    walked = list(Fuller(pos, OURS).routes(pos.title.trains[train]))
    hexes = st.lists(st.sampled_from(list(pos.title.map.hexes)), max_size=4).map(tuple)
    if walked:
        hexes = st.one_of(st.sampled_from([route.hexes for route in walked]), hexes)
    return Route(train, data.draw(hexes))


@trials(150)
@given(odd_countries(), st.data())
def test_what_is_explained_adds_up(pos, data):
    route = drawn_route(pos, data)
    told = explain(pos, OURS, route)
    assert told.refusal == check_routes(pos, OURS, (route,))
    if told.refusal is not None:
        assert told.revenue == 0
        assert {stop.treatment for stop in told.stops} <= {"visited"}
        return
    kind = pos.title.trains[route.train]
    counted = [stop for stop in told.stops if stop.treatment in ("counted", "free")]
    within = sum(bonus.amount for bonus in told.bonuses if bonus.is_multiplied)
    beside = sum(bonus.amount for bonus in told.bonuses if not bonus.is_multiplied)
    total = (sum(stop.value for stop in counted) + within) * told.multiplier + beside
    assert told.revenue == total
    plain = Fuller(pos, OURS)
    assert (told.revenue, {stop.stop for stop in counted}) in [
        (value, chosen)
        for one in plain.routes(kind)
        if set(one.hexes) == set(route.hexes)
        for value, chosen in plain.counts(kind, one.stops)
    ]


@trials(100)
@given(odd_countries(), st.data())
def test_stops_are_told_as_they_lie_on_the_way(pos, data):
    route = drawn_route(pos, data)
    told = explain(pos, OURS, route)
    plain = Fuller(pos, OURS)
    for stop in told.stops:
        assert stop.stop.partition(".")[0] in route.hexes
        assert (stop.kind, stop.value) == (plain.stops[stop.stop].kind, plain.value(stop.stop))
        assert stop.own == plain.is_base(stop.stop)


def kharkov(*trains):
    table = Table(phase="3")
    three_cities(table)
    table.public("MK", {"P1": 2}, trains=trains, city="G15.0")
    return table.pos


def test_beside_another_route_its_track_is_taken():
    pos = kharkov("2", "2")
    one, other = best_routes(pos, "MK").routes
    assert explain(pos, "MK", one, beside=(other,)).refusal is None
    assert explain(pos, "MK", one, beside=(one,)).refusal.code == "routes-share-track"
    assert explain(pos, "MK", one, beside=(one, other)).refusal.code == "train-not-owned"


@pytest.mark.parametrize("train", ["9", "8", ""])
def test_a_train_that_is_not_owned_or_does_not_exist(train):
    told = explain(kharkov("2"), "MK", Route(train, ("G15", "F16", "F18")))
    assert told.refusal.code == "train-not-owned"


@pytest.fixture
def express():
    """Moscow at its largest with two privates that make it worth more, and a 5+5E."""
    table = Table(phase="8")
    table.minor("N", "P1", trains=("5+5E",))
    moscow(table, "grey")
    nizhnii_line(table)
    table.private("MRR", "N")
    table.private("MYR", "P1")
    return explain(table.pos, "N", to_nizhnii("5+5E"))


def test_the_rules_behind_a_route_are_named(express):
    assert express.rules == {
        "sum": "1861-6.5.4-7",
        "token": "1861-6.5.4-17",
        "multiplied": "1861-6.5.4-14",
    }
    assert {stop.rule for stop in express.stops} == {"1861-6.5.4-3"}


@pytest.mark.rule("1861-2.2.1-8", "1861-2.2.1-10")
def test_the_private_behind_a_bonus_is_named(express):
    (bonus,) = express.bonuses
    assert (bonus.source, bonus.amount, bonus.rule) == ("MRR", 10, "1861-2.2.1-9")
    assert express.revenue == (100 + 30 + 10) * 2
