"""The question behind best routes says the same as the board, in small numbers."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given

from tests.eighteen.boards import COMPANY, positions
from tests.eighteen.trials import trials
from tests.eighteen.walking import Walker
from trunkline.eighteen.routes.problem import problem_of


@trials(40)
@given(positions(colour="brown"))
def test_links_share_a_stretch_if_they_share_a_side(pos):
    problem = problem_of(pos, COMPANY)
    tracks = {step.link: step.track for steps in problem.steps for step in steps}
    assert sorted(tracks) == list(range(len(problem.links)))
    for one, other in combinations(tracks, 2):
        shared = problem.links[one].sides & problem.links[other].sides
        assert bool(shared) == bool(tracks[one] & tracks[other])
    assert all(track and track < 1 << problem.stretches for track in tracks.values())


@trials(40)
@given(positions(colour="brown"))
def test_steps_are_links_in_the_order_of_their_numbers(pos):
    problem = problem_of(pos, COMPANY)
    for number, steps in enumerate(problem.steps):
        assert [step.link for step in steps] == sorted(step.link for step in steps)
        for step in steps:
            link = problem.links[step.link]
            assert link.start == problem.stops[number].name
            assert link.end == problem.stops[step.target].name


@trials(40)
@given(positions(colour="brown"))
def test_stops_are_what_a_walker_sees(pos):
    walker = Walker(pos, COMPANY)
    problem = problem_of(pos, COMPANY)
    names = [stop.name for stop in problem.stops]
    assert [names[home] for home in problem.homes] == walker.homes()
    assert len(set(names)) == len(names)
    walked = {
        stop for home in walker.homes() for walk in walker.from_stop(home) for stop in walk.stops
    }
    assert walked <= set(names)
    for name, stop, end in zip(names, problem.stops, problem.ends, strict=True):
        assert end == (not walker.may_pass(name))
        assert stop.own == walker.is_own(name)
        assert stop.kind == walker.stop(name).kind


@trials(40)
@given(positions(colour="brown"))
def test_stops_of_one_station_have_one_bit(pos):
    walker = Walker(pos, COMPANY)
    problem = problem_of(pos, COMPANY)
    bits = dict(zip((stop.name for stop in problem.stops), problem.stations, strict=True))
    assert all(bit.bit_count() == 1 for bit in bits.values())
    for one, other in combinations(bits, 2):
        assert (bits[one] == bits[other]) == (walker.station(one) == walker.station(other))
