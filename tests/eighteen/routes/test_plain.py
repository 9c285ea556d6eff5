"""Best routes against a plain search of everything there is, for the trains of every game."""

from __future__ import annotations

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, positions
from tests.eighteen.countries import OURS, RIVAL, countries, founded
from tests.eighteen.engines import both_engines, running_on
from tests.eighteen.kinds import GAMES, OF_1826, OF_1841
from tests.eighteen.plain import Railway, TooLong
from tests.eighteen.small import put
from tests.eighteen.trials import proof
from trunkline.eighteen.components import STOP, Face, Hex, Stop
from trunkline.eighteen.hexes import Map
from trunkline.eighteen.routes import best_routes, check_routes, value_of

EVERY_KIND = tuple(kind for kinds in GAMES.values() for kind in kinds)
STEPS = 1_000_000
"""The few countries in which the plain search takes longer are left out."""
every_game = pytest.mark.parametrize("game", GAMES)


def check_best(pos, company):
    """The best routes are as good as the plain search says, and known to be."""
    found = best_routes(pos, company)
    try:
        best = Railway(pos, company, STEPS).best(pos.state.companies[company].trains)
    except TooLong:
        reject()
    assert found.revenue == found.bound == best
    return found


@every_game
@both_engines
@proof(150)
@given(st.data())
def test_nothing_earns_more_in_a_random_country(engine, game, data):
    pos = data.draw(countries(GAMES[game]))
    with running_on(engine):
        check_best(pos, OURS)


@both_engines
@proof(25)
@given(countries(EVERY_KIND, sizes=(8, 14), most=5))
def test_nothing_earns_more_in_a_large_country(engine, pos):
    with running_on(engine):
        check_best(pos, OURS)


@every_game
@both_engines
@proof(40)
@given(st.data())
def test_nothing_earns_more_among_the_tiles_of_1861(engine, game, data):
    pos = data.draw(positions(colour="brown"))
    kinds = {kind.id: kind for kind in GAMES[game]}
    trains = data.draw(st.lists(st.sampled_from(list(kinds)), min_size=1, max_size=3))
    pos.title.trains.update(kinds)
    pos.state.companies[COMPANY].trains = tuple(trains)
    with running_on(engine):
        check_best(pos, COMPANY)


LINE = ("J2", "J4", "J6", "J8")
"""Hexes one below the other: edge 0 of each touches edge 3 of the next."""


def line(kinds, *stops, **changes):
    """Stops on one line of track, from north to south."""
    hexes = [
        Hex(name, "fixed", Face("", 0, "grey", "", (stop,), ((0, STOP), (3, STOP))))
        for name, stop in zip(LINE, stops, strict=False)
    ]
    return founded(Map(hexes), kinds, **changes)


@both_engines
def test_a_company_with_its_token_in_paris_runs_out_of_it_in_one_direction(engine):
    cities = [Stop("city", (value,), 1) for value in (30, 50, 20)]
    pos = line(OF_1826, *cities, terminals=frozenset({"J4"}))
    put(pos, OURS, "J4.0")
    pos.state.companies[OURS].trains = ("10H",)
    with running_on(engine):
        assert check_best(pos, OURS).revenue == 80
        pos.state.companies[OURS].trains = ("2H", "E3")
        assert check_best(pos, OURS).revenue == (50 + 20) + 2 * (30 + 50)


@both_engines
def test_a_token_in_a_pass_makes_no_route(engine):
    pos = line(OF_1841, *(Stop(kind, (20,), 1) for kind in ("city", "pass", "city")))
    put(pos, OURS, "J4.0")
    pos.state.companies[OURS].trains = ("1841-3",)
    with running_on(engine):
        assert check_best(pos, OURS).revenue == 0
        put(pos, OURS, "J2.0")
        assert check_best(pos, OURS).revenue == 60
        put(pos, RIVAL, "J6.0")
        assert check_best(pos, OURS).revenue == 60


@both_engines
def test_a_city_and_nothing_but_a_pass_and_a_port_is_no_route(engine):
    pos = line(OF_1841, *(Stop(kind, (20,), 1) for kind in ("pass", "city", "port", "town")))
    put(pos, OURS, "J4.0")
    pos.state.companies[OURS].trains = ("1841-8",)
    with running_on(engine):
        assert check_best(pos, OURS).revenue == 0


@both_engines
def test_passes_count_for_every_train_but_the_8(engine):
    pos = line(OF_1841, *(Stop(kind, (20,), 1) for kind in ("city", "pass", "city", "town")))
    put(pos, OURS, "J2.0")
    with running_on(engine):
        for train, revenue in (("1841-2", 0), ("1841-3", 80), ("1841-8", 80)):
            pos.state.companies[OURS].trains = (train,)
            assert check_best(pos, OURS).revenue == revenue


@both_engines
def test_a_route_goes_from_stop_to_stop_within_a_hex(engine):
    """1841-EX-10: port of Venezia, Venezia (a town), Mestre (a city), Padova, Rovigo."""
    pos = line(OF_1841, *(Stop(kind, (30,), 1) for kind in ("port", "city", "city", "town")))
    venezia = Face("", 0, "grey", "", (Stop("town", (20,)), Stop("city", (10,), 1)),
                   ((3, STOP), (0, STOP + 1), (STOP, STOP + 1)))  # fmt: skip
    hexes = pos.title.map.hexes
    pos.title.map = Map(
        [hexes["J2"], Hex("J4", "fixed", venezia), hexes["J6"], hexes["J8"]],
    )
    put(pos, OURS, "J4.1")
    with running_on(engine):
        for trains, revenue in (
            (("1841-2",), 30 + 20 + 10 + 30 + 30),
            (("2H",), 30 + 20 + 10 + 30),
        ):
            pos.title.trains |= {kind.id: kind for kind in OF_1826}
            pos.state.companies[OURS].trains = trains
            found = check_best(pos, OURS)
            assert found.revenue == revenue
            assert check_routes(pos, OURS, found.routes) is None
            assert value_of(pos, OURS, found.routes[0]).revenue == revenue
