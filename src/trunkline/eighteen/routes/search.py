"""Search: every run of a kind of train that is worth at least so much.

A run is found from the first of the company's tokens that lies on it (in the order of the
homes): one arm goes out from there, then another. A part of a run is given up as soon as
even the best stops that are left could not lift it to the floor.

It can be asked for the ``best`` run; for all that matter to a set of runs (``at_least``); or
for every single one (``every``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.counting import best_count
from trunkline.eighteen.routes.keeping import (
    NONE_KEPT,
    NOTHING,
    Kept,
    Wish,
    keepable,
    kept_with,
)
from trunkline.eighteen.routes.problem import Problem, Step
from trunkline.eighteen.routes.timetable import FREE, MAY, MUST, timetable

LOOKS = 32
"""After so many parts of runs, the search asks whether it is interrupted."""


class Run(NamedTuple):
    """A way that a train can take: what it earns, the stretches it takes, and its links."""

    value: int
    track: int
    home: int
    first: tuple[Step, ...]
    """The links of one arm, outwards from the home."""
    second: tuple[Step, ...]
    """The links of the other arm, outwards from the home."""


class Window(NamedTuple):
    """Some of many runs, in the order in which they are found."""

    runs: Sequence[Run]
    is_last: bool
    """Whether there are no more behind them."""


class TooMany(Exception):
    """More runs reach the floor than were asked for."""


class Interrupted(Exception):
    """Somebody did not want to wait any longer."""


class Part(NamedTuple):
    """A part of a run, while it grows."""

    at: int
    """The stop at the end that grows."""
    track: int
    seen: int
    """The stations on it."""
    fixed: int
    """What the stops earn that it has to count."""
    reals: int
    """How many of those make a route."""
    settled: int
    """The stations about which there is nothing to choose."""
    room: int
    """How many more stops the train can count."""
    crossings: int
    """How many more sides of hexes it can cross; below 0 for any number."""
    optional: tuple[int, ...]
    """The stops that it may count or skip."""
    specials: int
    """How many stops belong to bonuses that have to be looked at closely."""
    worth: int
    """The most that any part of it earns; below 0 if none is a run."""
    kept: Kept
    first: tuple[Step, ...]
    second: tuple[Step, ...]
    on_second: bool


class Search:
    """The runs of one kind of train.

    With a wish, every stop kept adds the wish's ``worth`` to the value of a run.
    """

    def __init__(
        self,
        problem: Problem,
        kind: TrainKind,
        interrupted: Callable[[], bool] | None = None,
        wish: Wish = NOTHING,
    ) -> None:
        self.problem = problem
        self.kind = kind
        self._interrupted = interrupted or (lambda: False)
        self._wish = wish
        self._looked = 0
        self._most: int | None = None
        self._ceiling: int | None = None
        self._shared = problem.shared
        self._crosses = all(step.crossings for steps in problem.steps for step in steps)
        self._table = timetable(problem, kind)
        self._values, self._roles = self._table.values, self._table.roles
        self._extra, self._beside = self._table.extra, self._table.beside
        self._is_choosy = self._table.is_choosy
        self._wants_own = self._table.needs_own and self._table.is_simple_but_for_own
        self._counting = self._standings(MUST, MAY)
        self._free = self._standings(FREE)

    def _standings(self, *roles: int) -> list[tuple[int, int]]:
        """The stations with stops of some roles, by the most that each can earn."""
        best: dict[int, int] = {}
        for station, value, role in zip(
            self.problem.stations, self._values, self._roles, strict=True
        ):
            if role in roles and value > best.get(station, 0):
                best[station] = value
        return sorted(((worth, station) for station, worth in best.items()), reverse=True)

    def best(self, avoided: int = 0, floor: int = 1) -> Run | None:
        """The best run that takes none of some track; the first found of equal ones.

        ``Interrupted`` if it was.
        """
        self._begin(floor)
        self._rising = True
        self._explore(avoided)
        return self.best_so_far

    def at_least(self, floor: int, most: int) -> list[Run]:
        """Every run worth the floor or more; ``TooMany`` if there are more than so many.

        Runs over the same track count once, and those that take all the track of a part of
        themselves and earn no more are left out.
        """
        self._begin(floor)
        self._most = most
        self._explore(0)
        best: dict[int, Run] = {}
        for run in self._found:
            known = best.get(run.track)
            if known is None or run.value > known.value:
                best[run.track] = run
        return sorted(best.values(), key=lambda run: -run.value)

    def every(
        self, floor: int, ceiling: int, skip: int = 0, most: int = 1, avoided: int = 0
    ) -> Window:
        """Runs worth the floor or more, but less than the ceiling, none of them left out.

        They come in the order in which they are found; the first ``skip`` of them are passed
        over, and there are ``most`` of them at most.
        """
        self._begin(floor)
        self._ceiling, self._skip, self._most = ceiling, skip, most
        try:
            self._explore(avoided)
        except TooMany:
            return Window(self._found, False)
        return Window(self._found, True)

    def _begin(self, floor: int) -> None:
        self._floor, self._rising = floor, False
        self._ceiling = self._most = None
        self._skip = 0
        self._found: list[Run] = []

    @property
    def best_so_far(self) -> Run | None:
        """What ``best`` has found, be it interrupted."""
        return self._found[-1] if self._found else None

    @property
    def limit(self) -> int:
        """No run can be worth more than this, stops that it keeps apart."""
        hexes = self.kind.hexes
        return self._limit(0, self.kind.stops, -1 if hexes is None else hexes + 1, 0)

    # --- growing ---------------------------------------------------------------

    def _explore(self, avoided: int) -> None:
        self._barred: set[int] = set()
        for home in self.problem.homes:
            part = self._begun(home, avoided)
            if part.room >= 0:
                self._grow(home, part, avoided)
            self._barred.add(home)  # Runs through it have all been found from there.

    def _begun(self, home: int, avoided: int) -> Part:
        station, role = self.problem.stations[home], self._roles[home]
        is_fixed = role in (MUST, FREE)
        return Part(
            at=home,
            track=avoided | self.problem.hexes[home],
            seen=station,
            fixed=self._values[home] if is_fixed else 0,
            reals=is_fixed and self._table.is_real[home],
            settled=0 if role == MAY else station,
            room=self.kind.stops - (role == MUST),
            crossings=-1 if self.kind.hexes is None else self.kind.hexes,
            optional=(home,) if role == MAY else (),
            specials=self._table.is_special[home],
            worth=-1,
            kept=kept_with(self._wish, NONE_KEPT, home, False) or NONE_KEPT,
            first=(),
            second=(),
            on_second=False,
        )

    def _grow(self, home: int, part: Part, avoided: int) -> None:
        problem = self.problem
        self._looked += 1
        if not self._looked % LOOKS and self._interrupted():
            raise Interrupted
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
            if self._ceiling is not None:
                if self._floor <= value < self._ceiling:
                    self._note(home, grown._replace(worth=value), avoided)
            elif value > part.worth:
                grown = grown._replace(worth=value)
                if value >= self._floor:
                    self._note(home, grown, avoided)
            if not problem.ends[step.target]:
                self._grow(home, grown, avoided)
            if not grown.on_second and not problem.ends[home]:
                self._grow(home, grown._replace(at=home, on_second=True), avoided)

    def _grown(self, part: Part, step: Step, station: int) -> Part | None:
        """The part with one more link; none if the train or the floor forbid it."""
        target, crossings = step.target, part.crossings
        fixed, room, settled, optional = part.fixed, part.room, part.settled, part.optional
        reals = part.reals
        if crossings >= 0 and (crossings := crossings - step.crossings) < 0:
            return None
        role = self._roles[target]
        if role == MAY:
            optional = (*optional, target)
        else:
            settled |= station
        if role == MUST:
            if not room:
                return None
            room -= 1
        if role in (MUST, FREE):
            fixed += self._values[target]
            reals += self._table.is_real[target]
        kept, above = part.kept, 0
        if self._wish.size:
            kept_now = kept_with(self._wish, kept, target, part.on_second)
            if kept_now is None:
                return None
            kept, above = kept_now, keepable(self._wish, kept_now, part.on_second)
        if self._limit(fixed, room, crossings, settled) + above * self._wish.worth < self._floor:
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
            reals,
            settled,
            room,
            crossings,
            optional,
            part.specials + self._table.is_special[target],
            part.worth,
            kept,
            first,
            second,
            part.on_second,
        )

    def _limit(self, fixed: int, room: int, crossings: int, settled: int) -> int:
        """The most that a part can come to: the best stops left, as many as there is room."""
        if room:
            for worth, station in self._counting:
                if not station & settled:
                    fixed += worth
                    room -= 1
                    if not room:
                        break
        if not self._crosses:
            crossings = -1  # Some stops are reached without crossing any side.
        if crossings:
            for worth, station in self._free:
                if not station & settled:
                    fixed += worth
                    crossings -= 1
                    if not crossings:
                        break
        return (fixed + self._extra) * self.kind.multiplier + self._beside

    def _note(self, home: int, part: Part, avoided: int) -> None:
        if self._skip:
            self._skip -= 1
            return
        if self._most is not None and len(self._found) >= self._most:
            raise TooMany
        track = part.track & ~avoided & self._shared
        self._found.append(Run(part.worth, track, home, part.first, part.second))
        if self._rising:
            self._floor = part.worth + 1

    # --- value -------------------------------------------------------------------

    def _value(self, home: int, part: Part) -> int:
        """What a run earns: all that it has to count, and the best of what it may count.

        Below 0 if the train cannot run there.
        """
        value = self._earned(home, part)
        return value if value < 0 else value + part.kept.stops * self._wish.worth

    def _earned(self, home: int, part: Part) -> int:
        may_end = self._table.may_end
        other = part.first[-1].target if part.on_second else home
        if not may_end[part.at] or not may_end[other]:
            return -1
        is_simple = self._wants_own or not self._is_choosy
        if not is_simple or part.specials > self._table.harmless:
            return self._careful_value(home, part)
        gains = [self._values[stop] for stop in part.optional]
        if len(gains) > part.room:
            if not part.room:
                return -1 if self._wants_own else self._sum(part, [])
            gains.sort(reverse=True)
            if self._wants_own:
                own = max(self._values[stop] for stop in part.optional if self._table.is_own[stop])
                if own < gains[part.room - 1]:
                    gains[part.room - 1] = own
            del gains[part.room :]
        return self._sum(part, gains)

    def _sum(self, part: Part, gains: list[int]) -> int:
        if part.reals + len(gains) < 2:
            return -1
        return (part.fixed + sum(gains)) * self.kind.multiplier

    def _careful_value(self, home: int, part: Part) -> int:
        visited = [home, *(step.target for step in (*part.first, *part.second))]
        stops = [self.problem.stops[number] for number in visited]
        counted = best_count(stops, self.kind, self.problem.bonuses)
        return -1 if counted is None else counted.revenue


def hexes_of(problem: Problem, run: Run) -> Iterator[str]:
    """The hexes of a run from end to end."""
    back = [hex for step in run.second for hex in problem.links[step.link].hexes[1:]]
    yield from reversed(back)
    yield problem.stops[run.home].name.partition(".")[0]
    for step in run.first:
        yield from problem.links[step.link].hexes[1:]
