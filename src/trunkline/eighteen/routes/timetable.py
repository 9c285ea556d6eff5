"""Timetables: how one kind of train sees the stops of a problem, in figures.

Bonuses that hang on one station alone are part of its stops' values. The others form
*groups*, and their stops are *special*: which of them to count has to be tried out.
"""

from __future__ import annotations

from typing import NamedTuple

from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.bonuses import Bonus
from trunkline.eighteen.routes.counting import is_real
from trunkline.eighteen.routes.problem import Problem

MUST, MAY, FREE, SKIP = range(4)
ROLES = {"must": MUST, "may": MAY, "free": FREE, "skip": SKIP}


class Group(NamedTuple):
    """A bonus that hangs on several stations."""

    amount: int
    is_multiplied: bool
    is_pair: bool
    """Whether it takes a stop of each kind, or one of the first kind alone."""
    first: tuple[bool, ...]
    second: tuple[bool, ...]


class Timetable(NamedTuple):
    """What a kind of train does at each stop of a problem, by the stops' numbers."""

    kind: TrainKind
    values: tuple[int, ...]
    roles: tuple[int, ...]
    is_real: tuple[bool, ...]
    """Whether a stop is one of the two that a route has to count."""
    may_end: tuple[bool, ...]
    is_own: tuple[bool, ...]
    is_special: tuple[bool, ...]
    groups: tuple[Group, ...]

    @property
    def harmless(self) -> int:
        """So many special stops earn no group's bonus yet."""
        return int(all(group.is_pair for group in self.groups))

    @property
    def needs_own(self) -> bool:
        """Whether it has to be seen to that a stop with an own token is counted."""
        own = zip(self.is_own, self.roles, strict=True)
        return self.kind.counts_own and any(o and role in (MAY, SKIP) for o, role in own)

    @property
    def is_simple_but_for_own(self) -> bool:
        """Whether nothing but an own token makes the best choice of stops another one: all of
        them it may count, as it may every other stop that makes a choice."""
        chosen = zip(self.is_real, self.is_own, self.roles, strict=True)
        return all(real if role == MAY else not own for real, own, role in chosen)

    @property
    def is_choosy(self) -> bool:
        """Whether the best of the stops that it may count need not make a legal choice."""
        chosen = [real for real, role in zip(self.is_real, self.roles, strict=True) if role == MAY]
        return self.needs_own or not all(chosen)

    @property
    def extra(self) -> int:
        """What all groups come to that are multiplied."""
        return sum(group.amount for group in self.groups if group.is_multiplied)

    @property
    def beside(self) -> int:
        """What all groups come to that are not."""
        return sum(group.amount for group in self.groups if not group.is_multiplied)


def timetable(problem: Problem, kind: TrainKind) -> Timetable:
    """How a kind of train sees the stops."""
    groups, values = [], [stop.value for stop in problem.stops]
    for bonus in problem.bonuses:
        first = tuple(not stop.places.isdisjoint(bonus.places) for stop in problem.stops)
        second = tuple(not stop.places.isdisjoint(bonus.together_with) for stop in problem.stops)
        as_value = bonus.is_multiplied or kind.multiplier == 1
        if as_value and _hangs_on_one_station(problem, bonus, first):
            values = [v + bonus.amount * earns for v, earns in zip(values, first, strict=True)]
        else:
            is_pair = bool(bonus.together_with)
            groups.append(Group(bonus.amount, bonus.is_multiplied, is_pair, first, second))
    special = zip(*(pair for group in groups for pair in (group.first, group.second)), strict=True)
    calls = [kind.call(stop.kind) for stop in problem.stops]
    return Timetable(
        kind,
        values=tuple(
            0 if call == "skip" else value for call, value in zip(calls, values, strict=True)
        ),
        roles=tuple(ROLES[call] for call in calls),
        is_real=tuple(
            call != "skip" and is_real(kind, stop)
            for call, stop in zip(calls, problem.stops, strict=True)
        ),
        may_end=tuple(not kind.ends or stop.kind in kind.ends for stop in problem.stops),
        is_own=tuple(stop.own for stop in problem.stops),
        is_special=tuple(map(any, special)) if groups else (False,) * len(problem.stops),
        groups=tuple(groups),
    )


def _hangs_on_one_station(problem: Problem, bonus: Bonus, first: tuple[bool, ...]) -> bool:
    stations = {problem.stations[number] for number, earns in enumerate(first) if earns}
    return not bonus.together_with and len(stations) < 2
