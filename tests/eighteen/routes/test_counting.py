"""Which stops a train counts: every choice is tried, and none is better."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.trials import trials
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.bonuses import Bonus
from trunkline.eighteen.routes.counting import Called, best_count, counted_value, earns

PLACES = ("A1", "B2", "C3", "D4", "E5", "F6", "G7")

train_kinds = st.builds(
    TrainKind,
    id=st.just("n"),
    price=st.just(100),
    stops=st.integers(2, 5),
    multiplier=st.sampled_from((1, 2)),
    calls=st.dictionaries(
        st.sampled_from(("city", "town")), st.sampled_from(("must", "may", "free", "skip"))
    ),
    two_of=st.sampled_from(((), ("city", "offboard"))),
)
some_places = st.lists(st.sampled_from(PLACES), min_size=1, max_size=2).map(tuple)
all_bonuses = st.lists(
    st.builds(Bonus, st.sampled_from((10, 40)), some_places, st.one_of(st.just(()), some_places)),
    max_size=3,
)


@st.composite
def ways(draw):
    """The stops of a way, each in a hex of its own."""
    hexes = draw(st.lists(st.sampled_from(PLACES), unique=True, max_size=len(PLACES)))
    return [
        Called(
            name=f"{hex}.0",
            kind=draw(st.sampled_from(("city", "town", "offboard"))),
            value=draw(st.integers(0, 7)) * 10,
            own=draw(st.booleans()),
            places=frozenset((hex,)),
        )
        for hex in hexes
    ]


def choices(stops, kind):
    """Every choice of stops that the train may count."""
    calls = {stop.name: kind.call(stop.kind) for stop in stops}
    must = {stop for stop in stops if calls[stop.name] in ("must", "free")}
    for size in range(2, len(stops) + 1):
        for chosen in combinations(stops, size):
            used = [calls[stop.name] for stop in chosen]
            if not must <= set(chosen) or "skip" in used:
                continue
            if used.count("must") + used.count("may") > kind.stops:
                continue
            if kind.counts_own and not any(stop.own for stop in chosen):
                continue
            if sum(not kind.two_of or stop.kind in kind.two_of for stop in chosen) > 1:
                yield chosen


@trials(200)
@given(ways(), train_kinds, all_bonuses)
def test_no_choice_of_stops_pays_more(stops, kind, bonuses):
    allowed = list(choices(stops, kind))
    found = best_count(stops, kind, bonuses)
    if not allowed:
        assert found is None
        return
    assert found is not None
    by_name = {stop.name: stop for stop in stops}
    counted = tuple(by_name[name] for name in found.counted)
    assert counted in allowed, "in the order of travel"
    assert found.revenue == counted_value(counted, bonuses, kind.multiplier)
    assert found.revenue == max(counted_value(one, bonuses, kind.multiplier) for one in allowed)


def stop(name, kind="city", value=20, own=False, *places):
    return Called(name, kind, value, own, frozenset((name.partition(".")[0], *places)))


def test_a_bonus_for_two_places_needs_two_stops():
    bonus = Bonus(40, ("A1", "north"), ("north",))
    both = stop("A1.0", "offboard", 30, False, "north")
    assert not earns(bonus, [both])
    assert earns(bonus, [both, stop("A1.1", "offboard", 30, False, "north")])
    assert not earns(bonus, [stop("A1.0"), stop("B2.0")])


def test_a_bonus_is_earned_once_and_multiplied_with_the_rest():
    bonus = Bonus(10, ("A1", "B2"))
    assert counted_value([stop("A1.0"), stop("B2.0")], [bonus], 2) == (20 + 20 + 10) * 2


def test_cities_are_skipped_only_by_trains_that_may():
    express = TrainKind("5+5E", 1500, 5, calls={"city": "may"})
    usual = TrainKind("5", 550, 5)
    assert (usual.call("city"), express.call("city")) == ("must", "may")
    assert express.call("offboard") == "must"
    assert usual.call("town") == "may"
