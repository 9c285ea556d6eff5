"""Counting: which stops of a route a train counts, and what they are worth together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, islice
from typing import TYPE_CHECKING

import msgspec

from trunkline.eighteen.board import hex_of
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.bonuses import Bonus
from trunkline.eighteen.routes.links import links_of

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


class Called(msgspec.Struct, frozen=True):
    """A stop as the trains of one company see it in one phase."""

    name: str
    kind: str
    value: int
    own: bool
    """Whether it carries a token of the company that makes a route the company's own."""
    places: frozenset[str]
    """The names under which bonuses know it: its hex and its off-board area."""


class RouteValue(msgspec.Struct, frozen=True):
    """What a route is worth, and the stops that it counts in the order of travel."""

    revenue: int
    counted: tuple[str, ...]


def called_at(pos: Rail, company: str) -> Callable[[str], Called]:
    """How a company sees stops as the board lies now."""
    title, tokens = pos.title, pos.state.board.tokens
    links = links_of(title, pos.state.board)
    offboard = title.phases[pos.state.phase].offboard

    def called(name: str) -> Called:
        stop = links.stop(name)
        hex = hex_of(name)
        area = links.map.hexes[hex].area
        return Called(
            name,
            stop.kind,
            stop.revenue[min(offboard, len(stop.revenue) - 1)],
            stop.kind in title.bases and company in tokens.get(name, ()),
            frozenset((hex, area)) if area else frozenset((hex,)),
        )

    return called


def counted_value(stops: Iterable[Called], bonuses: Iterable[Bonus], multiplier: int) -> int:
    """The value of counted stops with all bonuses they earn."""
    counted = list(stops)
    value, beside = sum(stop.value for stop in counted), 0
    for bonus in bonuses:
        if earns(bonus, counted):
            value += bonus.amount * bonus.is_multiplied
            beside += bonus.amount * (not bonus.is_multiplied)
    return value * multiplier + beside


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
    plain.sort(key=lambda place: -stops[place].value)
    best: RouteValue | None = None
    if room < 0:
        return None
    for chosen in _subsets(special, room):
        for taken in _filled(stops, kind, [*fixed, *chosen], plain, room - len(chosen)):
            counted = [stops[place] for place in sorted(taken)]
            value = counted_value(counted, bonuses, kind.multiplier)
            if best is None or value > best.revenue:
                best = RouteValue(value, tuple(stop.name for stop in counted))
    return best


def is_real(kind: TrainKind, stop: Called) -> bool:
    """Whether a stop that a train counts is one of the two that make a route."""
    return not kind.two_of or stop.kind in kind.two_of


def _concerned(stop: Called, bonuses: Iterable[Bonus]) -> bool:
    return any(
        not stop.places.isdisjoint((*bonus.places, *bonus.together_with)) for bonus in bonuses
    )


def _subsets(items: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    for size in range(min(len(items), most), -1, -1):
        yield from combinations(items, size)


def _filled(
    stops: Sequence[Called], kind: TrainKind, taken: list[int], plain: Sequence[int], room: int
) -> Iterator[list[int]]:
    """Fill up with the best of the plain stops; one of the answers is the best there is.

    If a token is wanted yet, the best stop with one comes first, of those that make a route
    or of those that do not; then as many as are missing of those that do.
    """
    for first in _tokens(stops, kind, taken, plain):
        missing = 2 - sum(is_real(kind, stops[place]) for place in [*taken, *first])
        rest = [place for place in plain if place not in first]
        reals = [place for place in rest if is_real(kind, stops[place])][: max(0, missing)]
        left = room - len(first) - len(reals)
        if left >= 0 and len(reals) >= missing:
            others = [place for place in rest if place not in reals]
            yield [*taken, *first, *reals, *others[:left]]


def _tokens(
    stops: Sequence[Called], kind: TrainKind, taken: Iterable[int], plain: Sequence[int]
) -> Iterator[list[int]]:
    """The stops with a token that come into question, if one is wanted yet."""
    if not kind.counts_own or any(stops[place].own for place in taken):
        yield []
        return
    for wanted in (True, False):
        own = (p for p in plain if stops[p].own and is_real(kind, stops[p]) == wanted)
        yield from ([place] for place in islice(own, 1))
