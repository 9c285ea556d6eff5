"""Which nodes of a track graph can be reached by a route: by a way that uses nothing twice.

A fast search goes forward and keeps for every node the first way found to it, with all that
this way uses up. Where that way stands in its own light, an exact search looks backward from
the place in question for another one.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

from trunkline.eighteen.track import Graph, Ways

Used = dict[int, int]
"""Nodes reached, each with the bits that the way to it uses up, its own included."""


def spread(
    ways: Ways, blocked: Container[int], used: Used, frontier: list[int]
) -> list[tuple[int, int, int]]:
    """Go on from the nodes of ``frontier`` as far as routes lead, adding to ``used``.

    The answer is what was refused: steps (from, to, bit) for which the way found uses the
    bit already. ``frontier`` grows while it is gone through.
    """
    refused: list[tuple[int, int, int]] = []
    for node in frontier:
        if node in blocked:
            continue
        spent = used[node]
        for target, bit in ways.get(node, ()):
            if target in used:
                continue
            if spent & bit:
                refused.append((node, target, bit))
            else:
                used[target] = spent | bit
                frontier.append(target)
    return refused


def reach(graph: Graph, blocked: Container[int], sources: Mapping[int, int]) -> Used:
    """Every node that some route from one of the sources reaches.

    ``sources`` are the nodes of cities where a route may start, with their bits.
    """
    used = dict(sources)
    finish(graph, blocked, sources, used, spread(graph.ways, blocked, used, list(used)))
    return used


def finish(
    graph: Graph,
    blocked: Container[int],
    sources: Mapping[int, int],
    used: Used,
    refused: list[tuple[int, int, int]],
) -> None:
    """Add what a first spread has missed: nodes to which only another way leads."""
    while refused:
        node, target, bit = refused.pop()
        if target not in used:
            spent = way_to(graph, blocked, sources, node, bit)
            if spent is not None:
                used[target] = spent | bit
                refused += spread(graph.ways, blocked, used, [target])


def way_to(
    graph: Graph, blocked: Container[int], sources: Mapping[int, int], goal: int, avoid: int
) -> int | None:
    """The bits of some route from a source to a node that uses none of ``avoid``; or none."""
    starts = {node: bit for node, bit in sources.items() if not bit & avoid}
    if goal in starts:
        return starts[goal]
    if not _can_walk(graph.ways, blocked, starts, goal, avoid):
        return None
    used = dict(starts)
    _spread_avoiding(graph.ways, blocked, used, goal, avoid)
    if goal in used:
        return used[goal]
    # The first way found to the goal crosses itself. Try every last step in turn: what it
    # uses up is forbidden for the rest, which makes the task smaller each time.
    for node, bit in graph.before.get(goal, ()):
        if node not in blocked and not bit & avoid:
            spent = way_to(graph, blocked, sources, node, avoid | bit)
            if spent is not None:
                return spent | bit
    return None


def _can_walk(
    ways: Ways, blocked: Container[int], starts: Mapping[int, int], goal: int, avoid: int
) -> bool:
    """Whether the goal can be reached at all without ``avoid``, crossing oneself or not."""
    seen = set(starts)
    frontier = list(starts)
    for node in frontier:
        if node in blocked:
            continue
        for target, bit in ways.get(node, ()):
            if target not in seen and not bit & avoid:
                if target == goal:
                    return True
                seen.add(target)
                frontier.append(target)
    return False


def _spread_avoiding(
    ways: Ways, blocked: Container[int], used: Used, goal: int, avoid: int
) -> None:
    frontier = list(used)
    for node in frontier:
        if node in blocked:
            continue
        spent = used[node]
        for target, bit in ways.get(node, ()):
            if target not in used and not bit & (spent | avoid):
                used[target] = spent | bit
                if target == goal:
                    return
                frontier.append(target)
