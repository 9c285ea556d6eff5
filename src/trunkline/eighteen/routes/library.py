"""The compiled search and packing, if there is a library of them: the same answers, sooner.

``compiled/*.c`` do step by step what ``search`` and ``packing`` do. They are built when the
package is installed where there is a C compiler; without one everything works in Python.
``TRUNKLINE_PURE=1`` in the environment leaves the library alone.

Other threads of Python run on while the library works. It asks now and then whether it is
interrupted, every hundredth of a second at most: to ask it has to wait for its turn among
those threads.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterator, Sequence
from ctypes import POINTER, c_int, c_int64, c_uint8, c_uint64
from functools import cache
from pathlib import Path
from typing import Any, overload

from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.keeping import NOTHING, Wish
from trunkline.eighteen.routes.packing import Demand, Packed
from trunkline.eighteen.routes.problem import Problem, Step
from trunkline.eighteen.routes.search import Interrupted, Run, TooMany, Window
from trunkline.eighteen.routes.timetable import Timetable, timetable

NAME = "routes"
INTERFACE = 2
"""The number of the library's interface: one that was built for another is left alone."""
ENDED, TOO_MANY, INTERRUPTED = range(3)
ALL, BEST, EVERY = range(3)
WORD = 64
Asked = ctypes.CFUNCTYPE(c_int)


class _Board(ctypes.Structure):
    _fields_ = [
        ("stops", c_int),
        ("stations", c_int),
        ("words", c_int),
        ("homes", c_int),
        ("station", POINTER(c_int)),
        ("ends", POINTER(c_uint8)),
        ("first_step", POINTER(c_int)),
        ("target", POINTER(c_int)),
        ("crossings", POINTER(c_int)),
        ("track", POINTER(c_uint64)),
        ("home", POINTER(c_int)),
        ("shared", POINTER(c_uint64)),
        ("hexes", POINTER(c_uint64)),
    ]


class _Kind(ctypes.Structure):
    _fields_ = [
        ("stops", c_int),
        ("room", c_int),
        ("hexes", c_int),
        ("multiplier", c_int),
        ("needs_own", c_int),
        ("is_choosy", c_int),
        ("harmless", c_int),
        ("groups", c_int),
        ("extra", c_int64),
        ("beside", c_int64),
        ("value", POINTER(c_int64)),
        ("role", POINTER(c_uint8)),
        ("real", POINTER(c_uint8)),
        ("may_end", POINTER(c_uint8)),
        ("own", POINTER(c_uint8)),
        ("special", POINTER(c_uint8)),
        ("group_amount", POINTER(c_int64)),
        ("group_multiplied", POINTER(c_uint8)),
        ("group_pair", POINTER(c_uint8)),
        ("group_first", POINTER(c_uint8)),
        ("group_second", POINTER(c_uint8)),
        ("places", c_int),
        ("kept_worth", c_int64),
        ("place", POINTER(c_int)),
    ]


class _Wanted(ctypes.Structure):
    _fields_ = [
        ("mode", c_int),
        ("floor", c_int64),
        ("ceiling", c_int64),
        ("skip", c_int64),
        ("most", c_int64),
    ]


class _Run(ctypes.Structure):
    _fields_ = [
        ("value", c_int64),
        ("home", c_int),
        ("first", c_int),
        ("second", c_int),
        ("steps", c_int64),
    ]


class _Runs(ctypes.Structure):
    _fields_ = [
        ("runs", POINTER(_Run)),
        ("tracks", POINTER(c_uint64)),
        ("steps", POINTER(c_int)),
        ("size", c_int64),
        ("room", c_int64),
        ("steps_size", c_int64),
        ("steps_room", c_int64),
    ]


@cache
def library() -> Any:
    """The library; none if it has not been built, or is not wanted."""
    if os.environ.get("TRUNKLINE_PURE"):
        return None
    for path in sorted(Path(__file__).parent.glob(f"compiled/{NAME}.*")):
        if path.suffix in (".so", ".dylib", ".dll"):
            try:
                found = ctypes.CDLL(str(path))
                if found.tl_interface() != INTERFACE:
                    continue
            except (OSError, AttributeError):
                continue  # Built for another machine, or long ago.
            found.tl_limit.restype = c_int64
            return found
    return None


def _ints(numbers: Sequence[int]) -> Any:
    return (c_int * max(1, len(numbers)))(*numbers)


def _bytes(numbers: Sequence[int]) -> Any:
    return (c_uint8 * max(1, len(numbers)))(*numbers)


def _longs(numbers: Sequence[int]) -> Any:
    return (c_int64 * max(1, len(numbers)))(*numbers)


def _words(sets: Sequence[int], words: int) -> Any:
    data = b"".join(track.to_bytes(words * WORD // 8, "little") for track in sets)
    return (c_uint64 * max(1, words * len(sets))).from_buffer_copy(data or bytes(WORD // 8))


class Terrain:
    """A problem as the library reads it."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.steps = [step for each in problem.steps for step in each]
        tracks = [step.track for step in self.steps]
        bits = max(track.bit_length() for track in (problem.shared, *problem.hexes, *tracks))
        self.words = max(1, -(-bits // WORD))
        numbers = {station: n for n, station in enumerate(dict.fromkeys(problem.stations))}
        first_steps = [0]
        for each in problem.steps:
            first_steps.append(first_steps[-1] + len(each))
        self.board = _Board(
            len(problem.stops),
            len(numbers),
            self.words,
            len(problem.homes),
            _ints([numbers[station] for station in problem.stations]),
            _bytes(problem.ends),
            _ints(first_steps),
            _ints([step.target for step in self.steps]),
            _ints([step.crossings for step in self.steps]),
            _words(tracks, self.words),
            _ints(problem.homes),
            _words([problem.shared], self.words),
            _words(problem.hexes, self.words),
        )


def _kind(table: Timetable, wish: Wish) -> _Kind:
    kind, groups = table.kind, table.groups
    return _Kind(
        len(table.values),
        kind.stops,
        -1 if kind.hexes is None else kind.hexes,
        kind.multiplier,
        table.needs_own,
        table.is_choosy,
        table.harmless,
        len(groups),
        table.extra,
        table.beside,
        _longs(table.values),
        _bytes(table.roles),
        _bytes(table.is_real),
        _bytes(table.may_end),
        _bytes(table.is_own),
        _bytes(table.is_special),
        _longs([group.amount for group in groups]),
        _bytes([group.is_multiplied for group in groups]),
        _bytes([group.is_pair for group in groups]),
        _bytes([flag for group in groups for flag in group.first]),
        _bytes([flag for group in groups for flag in group.second]),
        wish.size,
        wish.worth,
        _ints([wish.places.get(stop, 0) for stop in range(len(table.values))]),
    )


class _Caller:
    """Asks whether it is interrupted on behalf of the library.

    What goes wrong while it is asked, a keyboard interrupt for example, ends the search, and
    is raised when the library has returned.
    """

    def __init__(self, interrupted: Callable[[], bool] | None) -> None:
        self._interrupted = interrupted
        self._error: BaseException | None = None
        self.asked = Asked(self._ask)

    def _ask(self) -> bool:
        try:
            return self._interrupted is not None and self._interrupted()
        except BaseException as error:
            self._error = error
            return True

    def check(self) -> None:
        """Raise what went wrong."""
        if self._error is not None:
            error, self._error = self._error, None
            raise error


class CompiledRuns(Sequence[Run]):
    """Runs that stay with the library until somebody looks at one."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.held = _Runs()

    def __del__(self) -> None:
        if (found := library()) is not None:
            found.tl_drop(ctypes.byref(self.held))

    def __len__(self) -> int:
        return int(self.held.size)

    @overload
    def __getitem__(self, number: int) -> Run: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Run]: ...
    def __getitem__(self, number: int | slice) -> Run | Sequence[Run]:
        if isinstance(number, slice):
            return [self[place] for place in range(*number.indices(len(self)))]
        if not -len(self) <= number < len(self):
            raise IndexError(number)
        number %= len(self)
        run, words = self.held.runs[number], self.terrain.words
        track = sum(self.held.tracks[number * words + word] << word * WORD for word in range(words))
        steps = list(self._steps(run.steps, run.first + run.second))
        return Run(run.value, track, run.home, tuple(steps[: run.first]), tuple(steps[run.first :]))

    def _steps(self, first: int, count: int) -> Iterator[Step]:
        for place in range(first, first + count):
            yield self.terrain.steps[self.held.steps[place]]


class CompiledSearch:
    """``search.Search``, compiled."""

    def __init__(
        self,
        terrain: Terrain,
        kind: TrainKind,
        interrupted: Callable[[], bool] | None = None,
        wish: Wish = NOTHING,
    ) -> None:
        self.terrain = terrain
        self._kind = _kind(timetable(terrain.problem, kind), wish)
        self._caller = _Caller(interrupted)
        self.best_so_far: Run | None = None

    def best(self, avoided: int = 0, floor: int = 1) -> Run | None:
        """The best run that takes none of some track."""
        found = CompiledRuns(self.terrain)
        end = self._search(found, avoided, _Wanted(BEST, floor, 0, 0, -1))
        self.best_so_far = found[-1] if len(found) else None
        if end == INTERRUPTED:
            raise Interrupted
        return self.best_so_far

    def at_least(self, floor: int, most: int) -> CompiledRuns:
        """Every run worth the floor or more."""
        found = CompiledRuns(self.terrain)
        end = self._search(found, 0, _Wanted(ALL, floor, 0, 0, most))
        if end == TOO_MANY:
            raise TooMany
        if end == INTERRUPTED:
            raise Interrupted
        library().tl_distinct(ctypes.byref(found.held), self.terrain.words)
        return found

    def every(
        self, floor: int, ceiling: int, skip: int = 0, most: int = 1, avoided: int = 0
    ) -> Window:
        """Runs worth the floor or more, but less than the ceiling, none of them left out."""
        found = CompiledRuns(self.terrain)
        end = self._search(found, avoided, _Wanted(EVERY, floor, ceiling, skip, most))
        if end == INTERRUPTED:
            raise Interrupted
        return Window(found, end == ENDED)

    @property
    def limit(self) -> int:
        """No run can be worth more than this, stops that it keeps apart."""
        return int(library().tl_limit(ctypes.byref(self.terrain.board), ctypes.byref(self._kind)))

    def _search(self, found: CompiledRuns, avoided: int, wanted: _Wanted) -> int:
        end = library().tl_search(
            ctypes.byref(self.terrain.board),
            ctypes.byref(self._kind),
            _words([avoided], self.terrain.words),
            ctypes.byref(wanted),
            self._caller.asked,
            ctypes.byref(found.held),
        )
        self._caller.check()
        return int(end)


def pack(demands: Sequence[Demand], interrupted: Callable[[], bool] | None = None) -> Packed:
    """``packing.pack``, compiled; the runs of the demands are with the library."""
    runs = [demand.runs for demand in demands]
    held = (POINTER(_Runs) * len(runs))()
    words = 1
    for place, each in enumerate(runs):
        assert isinstance(each, CompiledRuns)
        held[place] = ctypes.pointer(each.held)
        words = each.terrain.words
    trains = [demand.trains for demand in demands]
    answer, chosen = (c_int64 * 3)(), _ints([0] * (2 * sum(trains)))
    caller = _Caller(interrupted)
    library().tl_pack(len(runs), _ints(trains), held, words, caller.asked, answer, chosen)
    caller.check()
    numbers: list[list[int]] = [[] for _ in demands]
    for place in range(answer[2]):
        numbers[chosen[2 * place]].append(chosen[2 * place + 1])
    return Packed(answer[0], tuple(map(tuple, numbers)), answer[1])
