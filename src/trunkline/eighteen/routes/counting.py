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
    """Whether it carries a token of the company."""
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
        company in tokens.get(name, ()),
        frozenset((hex, area)) if area else frozenset((hex,)),
    )


def must_count(stop: Called, kind: TrainKind) -> bool:
    """Whether a train has to count a stop on its way (1861-6.5.4-5, -6, -16)."""
    return stop.kind == "offboard" or (stop.kind == "city" and not kind.skips_cities)


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
    fixed = [place for place, stop in enumerate(stops) if must_count(stop, kind)]
    free = [place for place in range(len(stops)) if place not in fixed]
    special = [place for place in free if _concerned(stops[place], bonuses)]
    plain = [place for place in free if place not in special]
    best: RouteValue | None = None
    for chosen in _subsets(special, kind.stops - len(fixed)):
        taken = _filled(stops, [*fixed, *chosen], plain, kind.stops)
        if taken is None:
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
    stops: Sequence[Called], taken: list[int], plain: Sequence[int], most: int
) -> list[int] | None:
    """Fill up with the best plain stops, among them an own token if none is taken yet."""
    order = sorted(plain, key=lambda place: -stops[place].value)
    if not any(stops[place].own for place in taken):
        own = next((place for place in order if stops[place].own), None)
        if own is None:
            return None
        taken = [*taken, own]
        order.remove(own)
    taken = [*taken, *order[: max(0, most - len(taken))]]
    return taken if 2 <= len(taken) <= most else None
