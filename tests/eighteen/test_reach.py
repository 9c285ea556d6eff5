"""Reaching nodes without using anything twice, against a walk through all ways."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from tests.eighteen.trials import trials
from trunkline.eighteen.reach import reach, way_to
from trunkline.eighteen.track import Graph

NODES = range(9)


@st.composite
def graphs(draw):
    """Ways between a few nodes, the nodes that end a way, and those where it may begin."""
    bits = st.integers(0, 6).map(lambda number: 1 << number)
    step = st.tuples(st.sampled_from(NODES), st.sampled_from(NODES), bits)
    ways = {}
    for one, other, bit in draw(st.lists(step, max_size=16)):
        if one != other:
            ways[one] = (*ways.get(one, ()), (other, bit))
    blocked = draw(st.sets(st.sampled_from(NODES), max_size=2))
    sources = draw(st.dictionaries(st.sampled_from(NODES), bits, min_size=1, max_size=2))
    return ways, blocked, sources


def all_ways(ways, blocked, sources):
    """Where every way comes to, with the bits that it has used."""

    def go_on(node, spent):
        yield node, spent
        if node not in blocked:
            for target, bit in ways.get(node, ()):
                if not spent & bit:
                    yield from go_on(target, spent | bit)

    for node, bit in sources.items():
        yield from go_on(node, bit)


A_LOOP = (
    {0: ((1, 2),), 1: ((2, 4), (3, 8)), 3: ((4, 16),), 4: ((2, 2),), 2: ((5, 8),)},
    (),
    {0: 1},
)
"""From 0 to 5 a way must come to 2 at once: the way by 3 and 4 uses up the bit 8."""

ANOTHER_WAY = (
    {
        0: ((5, 16), (5, 32)),
        1: ((2, 1),),
        2: ((5, 16),),
        4: ((2, 16), (2, 2)),
        5: ((1, 16), (1, 1)),
    },
    (),
    {0: 4},
)
"""Only by 32 and 16 can a way come to 1 and still have the bit 1 for the step to 2."""
PAST_THE_END = (
    {
        0: ((6, 32), (2, 8)),
        2: ((1, 8),),
        3: ((2, 1),),
        5: ((3, 4), (3, 2), (6, 4)),
        6: ((3, 8), (2, 32), (1, 32), (3, 4)),
    },
    {3},
    {0: 2},
)
"""From 6 a way could come to 2 and to 1 only by 3, where every way ends."""


@trials(200)
@given(graphs())
@example(A_LOOP)
@example(ANOTHER_WAY)
@example(PAST_THE_END)
def test_every_node_on_some_way_is_reached(graph):
    ways, blocked, sources = graph
    found = reach(Graph(None, ways, None), blocked, sources)
    truth = set(all_ways(*graph))
    assert found.keys() == {node for node, _ in truth}
    assert set(found.items()) <= truth, "what a way uses up is what some way uses up"


@trials(200)
@given(graphs(), st.sampled_from(NODES), st.integers(0, 127))
def test_a_way_is_found_that_avoids_something_if_there_is_one(graph, goal, avoid):
    spent = way_to(Graph(None, graph[0], None), *graph[1:], goal, avoid)
    fitting = {bits for node, bits in all_ways(*graph) if node == goal and not bits & avoid}
    assert (spent is None) == (not fitting)
    assert spent is None or spent in fitting


def test_a_blocked_node_is_reached_and_not_passed():
    ways = {0: ((1, 2),), 1: ((2, 4),)}
    assert reach(Graph(None, ways, None), {1}, {0: 1}) == {0: 1, 1: 3}


def test_a_way_may_begin_where_no_track_leads():
    assert reach(Graph(None, {}, None), (), {3: 1}) == {3: 1}
