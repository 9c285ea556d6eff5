"""Trains: which are on sale, and that none appears or gets lost on its way."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.small import position, start
from tests.eighteen.trials import trials
from trunkline.eighteen.events import TrainDiscarded, TrainsObsolete
from trunkline.eighteen.state import POOL
from trunkline.eighteen.trains import (
    DEPOT,
    cheapest_on_sale,
    discard,
    excess,
    in_phase,
    move_train,
    new_trains,
    on_sale,
    remove_obsolete,
    train_limit,
    without,
)


def table(phase="2", **depot):
    pos = position()
    for company in "MAB":
        start(pos, company, {"P1": 2})
    pos.state.phase = phase
    pos.state.depot |= {train.removeprefix("t"): left for train, left in depot.items()}
    return pos


def on_offer(pos):
    return [kind.id for kind in new_trains(pos)]


@pytest.mark.parametrize(
    ("phase", "depot", "offered"),
    [
        ("2", {}, ["2"]),
        ("2", {"t2": 0}, ["3"]),
        ("3", {"t2": 0, "t3": 1}, ["3"]),
        ("3", {"t2": 0, "t3": 0}, ["4"]),
        ("4", {"t2": 0, "t3": 0, "t4": 0}, ["D", "E"]),
        ("4", {"t2": 0, "t3": 1}, ["3", "E"]),
    ],
)
def test_the_lowest_train_left_is_on_sale_and_what_is_sold_beside_it(phase, depot, offered):
    assert on_offer(table(phase, **depot)) == offered


def test_every_kind_in_the_pool_is_on_sale_once():
    pos = table()
    pos.state.pool_trains = ("3", "2", "3")
    assert [(source, kind.id) for source, kind in on_sale(pos)] == [
        (DEPOT, "2"),
        (POOL, "3"),
        (POOL, "2"),
    ]
    pos.state.depot["2"] = 0
    assert cheapest_on_sale(pos) == 100


sources = st.sampled_from((DEPOT, POOL, *"MAB", "discard"))
purchases = st.lists(st.tuples(sources, st.sampled_from("MAB"), st.integers(0, 9)), max_size=20)


@trials(80)
@given(purchases)
def test_no_train_appears_or_gets_lost(purchases):
    pos = table()
    state = pos.state

    def everywhere():
        found = Counter(state.depot) + Counter(state.pool_trains)
        for company in state.companies.values():
            found.update(company.trains)
        return found - Counter({"D": found["D"]})

    everything = everywhere()
    for source, company, number in purchases:
        owned = state.companies[company].trains
        if source == "discard":
            if owned:
                discard(pos, company, owned[number % len(owned)])
        else:
            choices = {DEPOT: on_offer(pos), POOL: state.pool_trains}.get(source)
            choices = state.companies[source].trains if choices is None else choices
            if choices and source != company:
                train = choices[number % len(choices)]
                move_train(pos, train, source, company)
                assert Counter(state.companies[company].trains) == Counter((*owned, train))
                assert source != DEPOT or train in state.sold_trains
        assert everywhere() == everything
        assert min(state.sold_trains.values(), default=1) > 0
        assert min(state.depot.values()) >= 0


def test_trains_without_limit_stay_without_limit():
    pos = table("4", t2=0, t3=0, t4=0)
    move_train(pos, "D", DEPOT, "A")
    assert "D" not in pos.state.depot
    assert pos.state.sold_trains == {"D": 1}


def test_obsolete_trains_leave_depot_pool_and_companies():
    pos = table(t2=0)
    pos.state.companies["A"].trains = ("2", "3", "2")
    pos.state.companies["B"].trains = ("3",)
    pos.state.pool_trains = ("2", "3")
    remove_obsolete(pos, "3")
    assert pos.events == []
    remove_obsolete(pos, "4")
    assert pos.events == [TrainsObsolete("2", ("A", POOL))]
    assert [pos.state.companies[name].trains for name in "MAB"] == [(), ("3",), ("3",)]
    assert pos.state.pool_trains == ("3",)
    assert pos.state.depot["2"] == 0


def test_one_train_of_several_equal_ones_is_taken():
    assert without(("2", "3", "2"), "2") == ("3", "2")
    with pytest.raises(ValueError, match="not in tuple"):
        without(("2",), "3")


def test_discarded_trains_lie_in_the_pool():
    pos = table()
    pos.state.companies["A"].trains = ("3", "2")
    discard(pos, "A", "3")
    assert (pos.state.companies["A"].trains, pos.state.pool_trains) == (("2",), ("3",))
    assert pos.events == [TrainDiscarded("A", "3")]


@pytest.mark.parametrize(
    ("company", "phase", "limit"),
    [("A", "2", 3), ("A", "3", 2), ("A", "4", 1), ("M", "2", 2), ("S", "2", None)],
)
def test_limits_depend_on_phase_and_kind_of_company(company, phase, limit):
    pos = table(phase)
    assert train_limit(pos, company) == limit
    pos.state.companies[company].trains = ("2",) * 5
    assert excess(pos, company) == (0 if limit is None else 5 - limit)
    pos.state.companies[company].trains = ("2",)
    assert excess(pos, company) == 0


def test_phases_are_reached_in_their_order():
    assert [in_phase(table("3"), phase) for phase in "234"] == [True, True, False]
