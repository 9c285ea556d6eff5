"""Rules that only some titles and trains have, against a plain search of everything."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.countries import OURS
from tests.eighteen.engines import both_engines, running_on
from tests.eighteen.fuller import Fuller, legal_routes, odd_countries
from tests.eighteen.kinds import OF_1826
from tests.eighteen.small import position
from tests.eighteen.trials import proof, trials
from trunkline.eighteen.actions import Route
from trunkline.eighteen.components import Growth, TrainKind
from trunkline.eighteen.routes import any_route, best_routes, check_routes, revenue
from trunkline.eighteen.trains import DEPOT, move_train, train_now
from trunkline.kernel import Dice


@both_engines
@proof(200)
@given(odd_countries())
def test_no_choice_of_routes_earns_more(engine, pos):
    trains = pos.state.companies[OURS].trains
    with running_on(engine):
        found = best_routes(pos, OURS)
    assert check_routes(pos, OURS, found.routes) is None
    assert revenue(pos, OURS, found.routes) == found.revenue
    assert found.revenue == found.bound == Fuller(pos, OURS).best(trains)


@proof(200)
@given(odd_countries(), st.integers(0, 2**32))
def test_legal_routes_are_those_that_can_be_walked(pos, seed):
    train = pos.state.companies[OURS].trains[0]
    legal = legal_routes(pos, train)
    walked = [route.hexes for route in Fuller(pos, OURS).routes(pos.title.trains[train])]
    Dice(seed).shuffle(walked)
    for hexes in walked[:20]:
        route = Route(train, hexes)
        refusal = check_routes(pos, OURS, (route,))
        assert (refusal is None) == (hexes in legal), f"{hexes}: {refusal}"
        if refusal is None:
            assert revenue(pos, OURS, (route,)) == legal[hexes]


@proof(150)
@given(odd_countries())
def test_a_company_has_a_route_if_one_of_its_trains_has(pos):
    trains = pos.state.companies[OURS].trains
    found = any_route(pos, OURS)
    assert bool(found) == any(legal_routes(pos, train) for train in trains)
    assert check_routes(pos, OURS, found) is None


E_TRAIN = TrainKind(
    "E",
    800,
    stops=2,
    count=4,
    multiplier=2,
    calls={"town": "skip"},
    ends=("city", "offboard"),
    grows=(Growth(2, 3, 2), Growth(4, 4, 2), Growth(1, 5, 1, of=("TGV",))),
)


def test_the_trains_of_a_type_grow_as_it_is_sold():
    """1826-EX-01."""
    pos = position(trains={"E": E_TRAIN, "TGV": OF_1826[-1]})
    able = []
    for train in ("E", "E", "E", "E", "TGV"):
        move_train(pos, train, DEPOT, "A")
        able.append((train_now(pos, "E").stops, train_now(pos, "E").multiplier))
    assert able == [(2, 2), (3, 2), (3, 2), (4, 2), (5, 1)]


def test_trains_bought_a_second_time_do_not_count():
    """1826-2.4E-6."""
    pos = position(trains={"E": E_TRAIN})
    move_train(pos, "E", DEPOT, "A")
    for _ in range(3):
        move_train(pos, "E", "A", "B")
        move_train(pos, "E", "B", "A")
    assert train_now(pos, "E").stops == 2


@trials(20)
@given(odd_countries())
def test_best_routes_run_as_far_as_trains_have_grown(pos):
    kind = pos.title.trains["E2"]
    pos.title.trains = {**pos.title.trains, "E2": kind}
    pos.state.companies[OURS].trains = ("E2",)
    before = best_routes(pos, OURS).revenue
    grown = TrainKind(**{**{f: getattr(kind, f) for f in kind.__struct_fields__},
                         "grows": (Growth(1, 4, 2, of=("TGV",)),)})  # fmt: skip
    pos.title.trains["E2"] = grown
    assert best_routes(pos, OURS).revenue == before
    pos.state.sold_trains["TGV"] = 1
    after = best_routes(pos, OURS)
    pos.state.companies[OURS].trains = ("E4",)
    assert after.revenue == best_routes(pos, OURS).revenue
    pos.state.companies[OURS].trains = ("E2",)
    assert check_routes(pos, OURS, after.routes) is None
    assert revenue(pos, OURS, after.routes) == after.revenue
