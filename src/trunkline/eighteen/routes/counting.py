"""Counting: which stops of a route a train counts, and what they are worth together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import msgspec

from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.bonuses import Bonus
from trunkline.eighteen.routes.links import Links


class Called(msgspec.Struct, frozen=True):
    """A stop as the trains of one company see it in one phase."""

    name: str
    kind: str
    value: int
    own: bool
    """Whether it is a city with a token of the company."""
    places: frozenset[str]
    """The names under which bonuses know it: its hex and its off-board area."""


class RouteValue(msgspec.Struct, frozen=True):
    """What a route is worth, and the stops that it counts in the order of travel."""

    revenue: int
    counted: tuple[str, ...]


def called(
    links: Links, name: str, tokens: dict[str, tuple[str, ...]], company: str, offboard: int
) -> Called:
    """Look at a stop with the eyes of a company; ``offboard`` is the phase's step of values."""
    stop = links.stop(name)
    hex = name.partition(".")[0]
    area = links.map.hexes[hex].area
    return Called(
        name,
        stop.kind,
        stop.revenue[min(offboard, len(stop.revenue) - 1)],
        stop.kind == "city" and company in tokens.get(name, ()),
        frozenset((hex, area)) if area else frozenset((hex,)),
    )


def counted_value(stops: Iterable[Called], bonuses: Iterable[Bonus], multiplier: int) -> int:
    """The value of counted stops with all bonuses they earn."""
    counted = list(stops)
    value = sum(stop.value for stop in counted)
    for bonus in bonuses:
        if earns(bonus, counted):
            value += bonus.amount
    return value * multiplier


def earns(bonus: Bonus, counted: Sequence[Called]) -> bool:
    """Whether counted stops earn a bonus; its two places must be different stops."""
    first = [stop for stop in counted if not stop.places.isdisjoint(bonus.places)]
    if not bonus.together_with:
        return bool(first)
    second = [stop for stop in counted if not stop.places.isdisjoint(bonus.together_with)]
    return any(one is not other for one in first for other in second)


def best_count(
    stops: Sequence[Called], kind: TrainKind, bonuses: Sequence[Bonus]
) -> RouteValue | None:
    """The best-paying legal choice of counted stops; none if there is no legal one.

    Stops that no bonus concerns are worth their own value only, so of those the best are
    taken; the few others are tried in every combination.
    """
    calls = [kind.call(stop.kind) for stop in stops]
    fixed = [place for place, call in enumerate(calls) if call in ("must", "free")]
    room = kind.stops - calls.count("must")
    may = [place for place, call in enumerate(calls) if call == "may"]
    special = [place for place in may if _concerned(stops[place], bonuses)]
    plain = [place for place in may if place not in special]
    best: RouteValue | None = None
    if room < 0:
        return None
    for chosen in _subsets(special, room):
        taken = _filled(stops, kind, [*fixed, *chosen], plain, room - len(chosen))
        if taken is None or not _has_two(stops, kind, taken):
            continue
        counted = [stops[place] for place in sorted(taken)]
        value = counted_value(counted, bonuses, kind.multiplier)
        if best is None or value > best.revenue:
            best = RouteValue(value, tuple(stop.name for stop in counted))
    return best


def _concerned(stop: Called, bonuses: Iterable[Bonus]) -> bool:
    return any(
        not stop.places.isdisjoint((*bonus.places, *bonus.together_with)) for bonus in bonuses
    )


def _subsets(items: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    for size in range(min(len(items), most), -1, -1):
        yield from combinations(items, size)


def _filled(
    stops: Sequence[Called], kind: TrainKind, taken: list[int], plain: Sequence[int], room: int
) -> list[int] | None:
    """Fill up with the best plain stops, among them an own token if one is wanted yet."""
    order = sorted(plain, key=lambda place: -stops[place].value)
    if kind.needs_own and not any(stops[place].own for place in taken):
        own = next((place for place in order if stops[place].own), None)
        if own is None or not room:
            return None
        order.remove(own)
        order.insert(0, own)
    return [*taken, *order[:room]]


def _has_two(stops: Sequence[Called], kind: TrainKind, taken: Iterable[int]) -> bool:
    """Whether enough stops are counted of the kinds that make a route."""
    return sum(not kind.two_of or stops[place].kind in kind.two_of for place in taken) >= 2
