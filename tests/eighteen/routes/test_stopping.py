"""A search can be stopped from outside, lets other threads run, and never falls over."""

from __future__ import annotations

import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, full_position
from tests.eighteen.countries import OURS, founded, name_of
from tests.eighteen.engines import both_engines, no_compiler, running_on
from tests.eighteen.fuller import odd_countries
from tests.eighteen.small import put
from tests.eighteen.trials import trials
from trunkline.eighteen.components import STOP, Face, Hex, Stop, TrainKind
from trunkline.eighteen.hexes import Map
from trunkline.eighteen.routes import best_routes, check_routes, remembered_best_routes
from trunkline.eighteen.routes.best import best_runs
from trunkline.eighteen.routes.problem import problem_of

FLEET = ("5+5E", "8", "7", "6", "5", "4")


@pytest.fixture(scope="module")
def crowded():
    """Six trains on a map full of track: seconds of work, even when compiled."""
    pos = full_position(seed=5, homes=10)
    pos.state.companies[COMPANY].trains = FLEET
    return pos


@both_engines
def test_an_event_stops_it_and_the_answer_can_be_used(engine, crowded):
    event = threading.Event()
    threading.Timer(0.2, event.set).start()
    began = time.monotonic()
    with running_on(engine):
        found = best_routes(crowded, COMPANY, interrupted=event.is_set)
    if not event.is_set():
        assert found.proven, "it was done before"
    assert time.monotonic() - began < 3
    assert found.revenue <= found.bound
    assert check_routes(crowded, COMPANY, found.routes) is None


@both_engines
def test_a_budget_of_time_is_kept(engine, crowded):
    began = time.monotonic()
    with running_on(engine):
        found = best_routes(crowded, COMPANY, seconds=0.1)
    assert time.monotonic() - began < 3
    assert found.revenue <= found.bound


@both_engines
def test_what_is_over_stays_over(engine, crowded):
    answers = iter([True])
    with running_on(engine):
        found = best_routes(crowded, COMPANY, interrupted=lambda: next(answers))
    assert not found.proven


@pytest.mark.parametrize("error", [KeyboardInterrupt, ValueError])
@both_engines
def test_an_error_of_whoever_is_asked_comes_out(engine, error, crowded):
    def fail():
        raise error

    with running_on(engine), pytest.raises(error):
        best_routes(crowded, COMPANY, interrupted=fail)


@no_compiler
def test_other_threads_run_meanwhile(crowded):
    steps, done = 0, threading.Event()

    def count():
        nonlocal steps
        while not done.is_set():
            steps += 1
            time.sleep(0.001)

    other = threading.Thread(target=count)
    other.start()
    try:
        best_routes(crowded, COMPANY, seconds=0.3)
    finally:
        done.set()
        other.join()
    assert steps > 10


def test_only_what_is_proven_is_remembered(crowded):
    hurried = remembered_best_routes(crowded, COMPANY, interrupted=lambda: True)
    assert not hurried.proven
    crowded.state.companies[COMPANY].trains = ("3", "2")
    try:
        found = remembered_best_routes(crowded, COMPANY)
        assert found.proven
        assert remembered_best_routes(crowded, COMPANY) is found
        crowded.state.companies[COMPANY].trains = ("2",)
        assert remembered_best_routes(crowded, COMPANY) == best_routes(crowded, COMPANY)
    finally:
        crowded.state.companies[COMPANY].trains = FLEET


STOPS = ("city", "town", "offboard", "pass", "port")
odd_kinds = st.builds(
    TrainKind,
    id=st.just("odd"),
    price=st.just(0),
    stops=st.sampled_from((-1, 0, 1, 2, 1000)),
    multiplier=st.sampled_from((0, 1, 2, 1000)),
    calls=st.dictionaries(st.sampled_from(STOPS), st.sampled_from(("must", "may", "free", "skip"))),
    hexes=st.sampled_from((None, 0, 1, 1000)),
    ends=st.sampled_from(((), ("nowhere",), ("city",), STOPS)),
    two_of=st.sampled_from(((), ("nowhere",), ("city",), STOPS)),
    counts_own=st.booleans(),
    shares_track=st.booleans(),
)


@trials(200)
@given(odd_countries(), odd_kinds, st.integers(1, 3))
def test_trains_that_make_no_sense_have_the_same_routes_everywhere(pos, kind, count):
    problem = problem_of(pos, OURS)
    found = best_runs(problem, [kind] * count)
    with running_on("Python"):
        assert best_runs(problem, [kind] * count) == found
    assert found.value == found.bound >= 0


def long_line(length):
    """Towns one below the other, and a city at the end."""
    stops = [*[Stop("town", (10,))] * (length - 1), Stop("city", (20,), 1)]
    return [
        Hex(name_of((1, 1 + 2 * row)), "fixed",
            Face("", 0, "grey", "", (stop,), ((0, STOP), (3, STOP))))
        for row, stop in enumerate(stops)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("engine", "length"), [pytest.param("C", 48, marks=no_compiler), ("Python", 48)]
)
def test_a_line_across_the_whole_map(engine, length):
    hexes = long_line(length)
    kind = TrainKind("H", 1, 0, hexes=1000, calls={"city": "free", "town": "free"})
    pos = founded(Map(hexes), [kind])
    put(pos, OURS, f"{hexes[-1].id}.0")
    pos.state.companies[OURS].trains = ("H",)
    with running_on(engine):
        assert best_routes(pos, OURS).revenue == 10 * (length - 1) + 20
