"""Search: every run of a kind of train that is worth at least so much.

A run is found from the first of the company's tokens that lies on it (in the order of the
homes): one arm goes out from there, then another. A part of a run is given up as soon as
even the best stops that are left could not lift it to the floor.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.counting import best_count, must_count
from trunkline.eighteen.routes.problem import Problem, Step


class Run(NamedTuple):
    """A way that a train can take: what it earns, the stretches it takes, and its links."""

    value: int
    track: int
    home: int
    first: tuple[Step, ...]
    """The links of one arm, outwards from the home."""
    second: tuple[Step, ...]
    """The links of the other arm, outwards from the home."""


class TooMany(Exception):
    """More runs reach the floor than were asked for."""


class Part(NamedTuple):
    """A part of a run, while it grows."""

    at: int
    """The stop at the end that grows."""
    track: int
    seen: int
    """The stations on it."""
    fixed: int
    """What the stops earn that it must count."""
    settled: int
    """The stations that it must count."""
    room: int
    """How many more stops the train can count."""
    optional: tuple[int, ...]
    """The stops that it may count or skip."""
    worth: int
    """The most that any part of it earns."""
    first: tuple[Step, ...]
    second: tuple[Step, ...]
    on_second: bool


class Search:
    """The runs of one kind of train."""

    def __init__(self, problem: Problem, kind: TrainKind) -> None:
        self.problem = problem
        self.kind = kind
        self._must = [must_count(stop, kind) for stop in problem.stops]
        self._values = [
            stop.value
            + sum(
                bonus.amount
                for bonus in problem.bonuses
                if not bonus.together_with and not stop.places.isdisjoint(bonus.places)
            )
            for stop in problem.stops
        ]
        self._pairs = [bonus for bonus in problem.bonuses if bonus.together_with]
        self._extra = sum(bonus.amount for bonus in self._pairs)
        self._paired = 0
        best: dict[int, int] = {}
        for stop, station, value in zip(problem.stops, problem.stations, self._values, strict=True):
            best[station] = max(best.get(station, 0), value)
            for bonus in self._pairs:
                if not stop.places.isdisjoint((*bonus.places, *bonus.together_with)):
                    self._paired |= station
        self._ranking = sorted(((worth, station) for station, worth in best.items()), reverse=True)

    def best(self, avoided: int = 0) -> Run | None:
        """The best run that takes none of some track; the first found of equal ones."""
        self._floor, self._rising = 1, True
        self._most: int | None = None
        self._found: list[Run] = []
        self._explore(avoided)
        return self._found[-1] if self._found else None

    def at_least(self, floor: int, most: int) -> list[Run]:
        """Every run worth the floor or more; ``TooMany`` if there are more than so many.

        Runs over the same track count once, and those that take all the track of a part of
        themselves and earn no more are left out.
        """
        self._floor, self._rising = floor, False
        self._most = most
        self._found = []
        self._explore(0)
        best: dict[int, Run] = {}
        for run in self._found:
            known = best.get(run.track)
            if known is None or run.value > known.value:
                best[run.track] = run
        return sorted(best.values(), key=lambda run: -run.value)

    # --- growing ---------------------------------------------------------------

    def _explore(self, avoided: int) -> None:
        problem = self.problem
        self._barred: set[int] = set()
        for home in problem.homes:
            station, must = problem.stations[home], self._must[home]
            part = Part(
                at=home,
                track=avoided,
                seen=station,
                fixed=self._values[home] if must else 0,
                settled=station if must else 0,
                room=self.kind.stops - must,
                optional=() if must else (home,),
                worth=0,
                first=(),
                second=(),
                on_second=False,
            )
            self._grow(home, part, avoided)
            self._barred.add(home)  # Runs through it have all been found from there.

    def _grow(self, home: int, part: Part, avoided: int) -> None:
        problem = self.problem
        for step in problem.steps[part.at]:
            station = problem.stations[step.target]
            if step.track & part.track or station & part.seen or step.target in self._barred:
                continue
            if part.on_second and not part.second and step.link < part.first[0].link:
                continue
            grown = self._grown(part, step, station)
            if grown is None:
                continue
            value = self._value(home, grown)
            if value > part.worth:
                grown = grown._replace(worth=value)
                if value >= self._floor:
                    self._note(home, grown, avoided)
            if not problem.ends[step.target]:
                self._grow(home, grown, avoided)
            if not grown.on_second:
                self._grow(home, grown._replace(at=home, on_second=True), avoided)

    def _grown(self, part: Part, step: Step, station: int) -> Part | None:
        """The part with one more link; none if the train or the floor forbid it."""
        target = step.target
        fixed, room, settled, optional = part.fixed, part.room, part.settled, part.optional
        if self._must[target]:
            if not room:
                return None
            fixed, room, settled = fixed + self._values[target], room - 1, settled | station
        else:
            optional = (*optional, target)
        if self._limit(fixed, room, settled) < self._floor:
            return None
        first, second = part.first, part.second
        if part.on_second:
            second = (*second, step)
        else:
            first = (*first, step)
        return Part(
            target,
            part.track | step.track,
            part.seen | station,
            fixed,
            settled,
            room,
            optional,
            part.worth,
            first,
            second,
            part.on_second,
        )

    def _limit(self, fixed: int, room: int, settled: int) -> int:
        """The most that a part can come to: the best stops left, as many as there is room."""
        if room:
            for worth, station in self._ranking:
                if not station & settled:
                    fixed += worth
                    room -= 1
                    if not room:
                        break
        return (fixed + self._extra) * self.kind.multiplier

    def _note(self, home: int, part: Part, avoided: int) -> None:
        if self._most is not None and len(self._found) >= self._most:
            raise TooMany
        self._found.append(Run(part.worth, part.track & ~avoided, home, part.first, part.second))
        if self._rising:
            self._floor = part.worth + 1

    # --- value -------------------------------------------------------------------

    def _value(self, home: int, part: Part) -> int:
        """What a run earns: all that it must count, and the best of what it may count."""
        if self.kind.skips_cities or (self._paired & part.seen).bit_count() > 1:
            return self._careful_value(home, part)
        gains: Sequence[int] = [self._values[stop] for stop in part.optional]
        if len(gains) > part.room:
            gains = sorted(gains, reverse=True)[: part.room]
        return (part.fixed + sum(gains)) * self.kind.multiplier

    def _careful_value(self, home: int, part: Part) -> int:
        visited = [home, *(step.target for step in (*part.first, *part.second))]
        stops = [self.problem.stops[number] for number in visited]
        counted = best_count(stops, self.kind, self.problem.bonuses)
        return 0 if counted is None else counted.revenue
