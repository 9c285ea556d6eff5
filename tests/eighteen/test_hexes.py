"""Where hexes lie, what they touch, and how far it is from one to another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.trials import trials
from trunkline.eighteen.components import Face, Hex
from trunkline.eighteen.hexes import Map, opposite, place

COLUMNS = "ABCDEFG"
GRID = [f"{column}{row}" for n, column in enumerate(COLUMNS) for row in range(1 + n % 2, 14, 2)]

names = st.sets(st.sampled_from(GRID), min_size=1, max_size=25)


def map_of(some):
    blank = Face("", 0, "none", "", (), ())
    return Map(Hex(name, "plain", blank) for name in sorted(some))


WHOLE = map_of(GRID)


def steps_over(map, start):
    """The fewest steps to every hex, counted ring by ring."""
    found, ring, steps = {}, {start}, 0
    while ring:
        found |= dict.fromkeys(ring, steps)
        beyond = {map.neighbour(hex, edge) for hex in ring for edge in range(6)}
        ring, steps = {hex for hex in beyond if hex and hex not in found}, steps + 1
    return found


@trials(40)
@given(names)
def test_neighbours_see_each_other_over_opposite_edges(some):
    map = map_of(some)
    for hex in map.hexes:
        for edge, other in enumerate(map.neighbours[hex]):
            if other is not None:
                assert map.neighbour(other, opposite(edge)) == hex
                assert map.edge_between(hex, other) == edge
                assert map.distance(hex, other) == 1


@trials(40)
@given(names)
def test_neighbours_are_all_hexes_at_distance_one(some):
    map = map_of(some)
    for hex in map.hexes:
        near = {other for other in map.hexes if map.distance(hex, other) == 1}
        assert near == {other for other in map.neighbours[hex] if other}


@trials(40)
@given(names)
def test_two_hexes_share_one_side_and_no_more(some):
    map = map_of(some)
    places = {}
    for (hex, edge), number in map.sides.items():
        places.setdefault(number, set()).add((hex, edge))
    assert sorted(places) == list(range(map.side_count))
    assert len(map.sides) == 6 * len(map.hexes)
    for shared in places.values():
        (hex, edge), *others = sorted(shared)
        beyond = map.neighbour(hex, edge)
        assert others == ([(beyond, opposite(edge))] if beyond else [])


@trials(40)
@given(names, st.data())
def test_the_way_over_the_map_is_never_shorter(some, data):
    map = map_of(some)
    start = data.draw(st.sampled_from(sorted(some)))
    steps = steps_over(map, start)
    for other in some:
        assert map.distance_on_map(start, other) == steps.get(other)
        assert other not in steps or steps[other] >= map.distance(start, other)


@pytest.mark.parametrize("start", ["A1", "D8", "G13", "C7"])
def test_on_a_map_without_holes_both_distances_are_the_same(start):
    for other, steps in steps_over(WHOLE, start).items():
        assert WHOLE.distance(start, other) == WHOLE.distance(other, start) == steps


def test_edges_are_counted_clockwise_from_the_south():
    assert WHOLE.neighbours["C5"] == ("C7", "B6", "B4", "C3", "D4", "D6")
    assert WHOLE.neighbours["A1"] == ("A3", None, None, None, None, "B2")
    assert [opposite(edge) for edge in range(6)] == [3, 4, 5, 0, 1, 2]
    assert WHOLE.edge_between("A1", "C5") is None


def test_columns_after_the_twenty_sixth_have_two_letters():
    assert place("Z2") == (26, 2)
    assert place("AA1") == (27, 1)
    assert place("AB12") == (28, 12)


@pytest.mark.parametrize("name", ["", "A", "5", "a5", "A123", "A-1", "5A", "ABC1", "A5 "])
def test_other_names_are_refused(name):
    with pytest.raises(ValueError, match="is not a hex name such as E5"):
        place(name)
