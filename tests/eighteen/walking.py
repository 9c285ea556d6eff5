"""The plain truth about routes: every line of track is walked, one piece after the other.

Nothing of what the package knows about track is used here but what is printed on hexes and
tiles, and which hexes touch. It takes long, and is easy to believe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from trunkline.eighteen.components import STOP, TrainKind
from trunkline.eighteen.hexes import opposite
from trunkline.kernel import Position

Side = frozenset[str]
"""The two hexes between which track crosses from one to the other."""


class Walk(NamedTuple):
    """Where a line of track has come to, and what it has used."""

    hex: str
    end: int
    """The edge over which it came in, or the stop at which it is."""
    stops: tuple[str, ...]
    hexes: tuple[str, ...]
    sides: frozenset[Side]
    stations: frozenset[str]


class Walker:
    """Walks over the board of a position as a company may."""

    def __init__(self, pos: Position[Any, Any], company: str, circles: str = "one_station") -> None:
        self.pos = pos
        self.map = pos.title.map
        self.tokens = pos.state.board.tokens
        self.company = company
        self.circles = circles
        tiles = pos.state.board.tiles
        faces = pos.title.catalogue.faces
        self.faces = {
            hex: faces[tiles[hex]] if hex in tiles else printed.face
            for hex, printed in self.map.hexes.items()
        }

    def stop(self, name: str):
        hex, _, number = name.partition(".")
        return self.faces[hex].stops[int(number)]

    def station(self, name: str) -> str:
        hex = name.partition(".")[0]
        kind = self.stop(name).kind
        if kind == "offboard":
            return self.map.hexes[hex].area
        return hex if kind == "city" and self.circles == "one_station" else name

    def is_own(self, name: str) -> bool:
        return self.company in self.tokens.get(name, ())

    def may_pass(self, name: str) -> bool:
        stop, owners = self.stop(name), self.tokens.get(name, ())
        if stop.kind != "city" or self.is_own(name):
            return stop.kind != "offboard"
        if self.pos.title.city_blocking == "any_foreign_token":
            return not owners
        return len(owners) < stop.slots

    def named(self, kinds: Iterable[str]) -> list[str]:
        """All stops of some kinds that track leads to."""
        return [
            f"{hex}.{number}"
            for hex, face in self.faces.items()
            for number, stop in enumerate(face.stops)
            if stop.kind in kinds and any(end == STOP + number for _, end in face.pieces)
        ]

    def homes(self) -> list[str]:
        return sorted(name for name in self.tokens if self.is_own(name))

    def from_stop(self, name: str, may_pass: Callable[[str], bool] | None = None) -> Iterator[Walk]:
        """Every walk that begins at a stop, and every one that goes on from it."""
        hex, _, number = name.partition(".")
        start = Walk(
            hex, STOP + int(number), (name,), (hex,), frozenset(), frozenset({self.station(name)})
        )
        yield from self._go_on(start, may_pass or self.may_pass)

    def _go_on(self, walk: Walk, may_pass: Callable[[str], bool]) -> Iterator[Walk]:
        yield walk
        if walk.end >= STOP and len(walk.stops) > 1 and not may_pass(walk.stops[-1]):
            return
        for piece in self.faces[walk.hex].pieces:
            if walk.end in piece:
                end = piece[0] if piece[1] == walk.end else piece[1]
                taken = self._taken(walk, end)
                if taken is not None:
                    yield from self._go_on(taken, may_pass)

    def _taken(self, walk: Walk, end: int) -> Walk | None:
        """The walk after one more piece of track; none if it would use something twice."""
        if end >= STOP:
            name = f"{walk.hex}.{end - STOP}"
            station = self.station(name)
            if station in walk.stations:
                return None
            return walk._replace(
                end=end, stops=(*walk.stops, name), stations=walk.stations | {station}
            )
        beyond = self.map.neighbour(walk.hex, end)
        if beyond is None:
            return None
        side = frozenset((walk.hex, beyond))
        if side in walk.sides:
            return None
        return walk._replace(
            hex=beyond,
            end=opposite(end),
            hexes=(*walk.hexes, beyond),
            sides=walk.sides | {side},
        )

    # --- trains ----------------------------------------------------------------

    def routes(self) -> Iterator[Walk]:
        """Every line between two stops with a token of the company, in both directions."""
        ends = {
            stop for home in self.homes() for walk in self.from_stop(home) for stop in walk.stops
        }
        for start in sorted(ends):
            for walk in self.from_stop(start):
                if len(walk.stops) > 1 and walk.end >= STOP and any(map(self.is_own, walk.stops)):
                    yield walk

    def value(self, kind: TrainKind, walk: Walk, bonuses) -> int | None:
        """What a walk is worth to a train; none if it cannot run there."""
        ends = {self.stop(walk.stops[0]).kind, self.stop(walk.stops[-1]).kind}
        if kind.hexes is not None and len(walk.sides) > kind.hexes:
            return None
        return (
            None if kind.ends and ends - set(kind.ends) else self.worth(kind, walk.stops, bonuses)
        )

    def worth(self, kind: TrainKind, stops: tuple[str, ...], bonuses) -> int | None:
        """What the best count of stops is worth; none if none is allowed."""
        kinds = {name: self.stop(name).kind for name in stops}
        calls = {name: kind.call(kinds[name]) for name in stops}
        free = [name for name in stops if calls[name] == "free"]
        must = {name for name in stops if calls[name] == "must"}
        room_for = [name for name in stops if calls[name] in ("must", "may")]
        values = [
            self._earned([*free, *chosen], bonuses) * kind.multiplier
            for size in range(min(kind.stops, len(room_for)) + 1)
            for chosen in combinations(room_for, size)
            if must <= set(chosen)
            and any(map(self.is_own, (*free, *chosen)))
            and sum(not kind.two_of or kinds[name] in kind.two_of for name in (*free, *chosen)) > 1
        ]
        return max(values, default=None)

    def _earned(self, counted: Iterable[str], bonuses) -> int:
        step = self.pos.title.phases[self.pos.state.phase].offboard
        total = 0
        for name in counted:
            figures = self.stop(name).revenue
            total += figures[step] if len(figures) > step else figures[-1]
        for bonus in bonuses:
            one = {name for name in counted if self._lies_in(name, bonus.places)}
            other = {name for name in counted if self._lies_in(name, bonus.together_with)}
            earned = len(one | other) > 1 and one and other if bonus.together_with else one
            total += bonus.amount if earned else 0
        return total

    def _lies_in(self, name: str, places: Iterable[str]) -> bool:
        hex = name.partition(".")[0]
        return hex in places or self.map.hexes[hex].area in places
