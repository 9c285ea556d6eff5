"""Best routes, plainly: every route there is, and every choice of routes for the trains.

The rules are written down here a second time, from what is printed on hexes and tiles, what
lies where, and which hexes touch. Nothing else of the package is used, least of all what it
knows about routes. It takes long, and is meant to be believed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from trunkline.eighteen.components import STOP, TrainKind
from trunkline.kernel import Position


class TooLong(Exception):
    """The search takes more steps than it was given."""


class Route(NamedTuple):
    """A line of track from stop to stop."""

    stops: tuple[str, ...]
    track: int
    """The sides of hexes that it crosses, and the track between two stops of one hex: a bit for
    each. Where track crosses a side it is one piece, whatever branches off on either side of
    it: to share a side is to share track."""
    hexes: tuple[str, ...]
    """Its hexes; one that has two of its stops, with track from one to the other, twice."""


class Railway:
    """A company on the board of a position, and what its trains can earn there.

    ``steps`` limits the work, see ``TooLong``.
    """

    def __init__(self, pos: Position[Any, Any], company: str, steps: int = 10_000_000) -> None:
        self.title, self.state, self.company = pos.title, pos.state, company
        self.steps_left = steps
        laid, faces = pos.state.board.tiles, pos.title.catalogue.faces
        self.hexes = pos.title.map.hexes
        self.faces = {
            hex: faces[laid[hex]] if hex in laid else printed.face
            for hex, printed in self.hexes.items()
        }
        self.stops = {
            f"{hex}.{number}": stop
            for hex, face in self.faces.items()
            for number, stop in enumerate(face.stops)
        }
        self.joined: dict[tuple[str, int], list[int]] = {}
        """To which ends of its hex track leads from an edge or a stop."""
        for hex, face in self.faces.items():
            for one, other in face.pieces:
                self.joined.setdefault((hex, one), []).append(other)
                self.joined.setdefault((hex, other), []).append(one)
        self.bits: dict[frozenset[str], int] = {}
        self.bonuses = [
            (bonus.amount, bonus.places, bonus.together_with) for bonus in self.title.bonuses
        ] + [
            (private.bonus_amount, private.bonus, ())
            for name, private in self.title.privates.items()
            if private.bonus and self.state.privates.get(name) == company
        ]

    # --- stops -----------------------------------------------------------------

    def tokens(self, stop: str) -> tuple[str, ...]:
        return self.state.board.tokens.get(stop, ())

    def is_base(self, stop: str) -> bool:
        """Whether it is a city with a token of the company; a pass is no city."""
        return self.stops[stop].kind == "city" and self.company in self.tokens(stop)

    def station(self, stop: str) -> str:
        """What a route may come to only once: a town; a city, or all cities of a hex, as the title
        has it; all of an off-board area."""
        hex, kind = stop.partition(".")[0], self.stops[stop].kind
        if kind == "offboard":
            return self.hexes[hex].area or hex
        return hex if kind == "city" and self.title.route_circles == "one_station" else stop

    def ends_routes(self, stop: str) -> bool:
        """Whether a route may come to a stop, but not go on from there."""
        kind, tokens = self.stops[stop].kind, self.tokens(stop)
        if kind in ("offboard", "port") or stop.partition(".")[0] in self.title.terminals:
            return True
        if kind == "town" or self.company in tokens:
            return False
        if self.title.city_blocking == "any_foreign_token":
            return bool(tokens)
        return bool(tokens) and len(tokens) >= self.stops[stop].slots

    def value(self, stop: str) -> int:
        """What is printed, for off-board areas in the column of the phase."""
        figures = self.stops[stop].revenue
        return figures[min(self.title.phases[self.state.phase].offboard, len(figures) - 1)]

    # --- routes ----------------------------------------------------------------

    def routes(self, train: TrainKind) -> Iterator[Route]:
        """Every route that is not too long for a train, in one of its two directions."""
        for start in self.stops:
            hex, _, number = start.partition(".")
            stops, hexes = [start], [hex]
            seen = {self.station(start)}
            for route in self._onwards(train, STOP + int(number), stops, hexes, seen, 0, 0):
                if start < route.stops[-1] and any(map(self.is_base, route.stops)):
                    yield route

    def _onwards(
        self,
        train: TrainKind,
        end: int,
        stops: list[str],
        hexes: list[str],
        seen: set[str],
        track: int,
        crossed: int,
    ) -> Iterator[Route]:
        """Every route that begins with some line of track.

        The line has come to an end of its last hex: a stop, or the edge where it came in.
        """
        self._count_step()
        hex = hexes[-1]
        for further in self.joined.get((hex, end), ()):
            if further < STOP:
                beyond = self.title.map.neighbours[hex][further]
                if beyond is None:
                    continue
                side = self._bit(hex, beyond)
                if track & side or (train.hexes is not None and crossed == train.hexes):
                    continue
                hexes.append(beyond)
                edge = self.title.map.neighbours[beyond].index(hex)
                yield from self._onwards(train, edge, stops, hexes, seen, track | side, crossed + 1)
                hexes.pop()
                continue
            stop = f"{hex}.{further - STOP}"
            station = self.station(stop)
            if station in seen:
                continue
            between = 0
            if end >= STOP:
                between = self._bit(stops[-1], stop)
                hexes.append(hex)
            stops.append(stop)
            seen.add(station)
            if not self._is_too_short(train, stops):
                yield Route(tuple(stops), track | between, tuple(hexes))
                if not self.ends_routes(stop):
                    yield from self._onwards(
                        train, further, stops, hexes, seen, track | between, crossed
                    )
            seen.remove(station)
            stops.pop()
            if between:
                hexes.pop()

    def _bit(self, one: str, other: str) -> int:
        """The bit of the side between two hexes, or of the track between two stops."""
        return self.bits.setdefault(frozenset((one, other)), 1 << len(self.bits))

    def _is_too_short(self, train: TrainKind, stops: Sequence[str]) -> bool:
        """Whether a train must call at more of these stops than it can."""
        return sum(train.call(self.stops[stop].kind) == "must" for stop in stops) > train.stops

    def _count_step(self) -> None:
        self.steps_left -= 1
        if self.steps_left < 0:
            raise TooLong

    # --- revenue ----------------------------------------------------------------

    def revenue(self, train: TrainKind, stops: Sequence[str]) -> int:
        """The most that a train earns on a route with these stops; 0 if it cannot run there."""
        kinds = {stop: self.stops[stop].kind for stop in stops}
        if train.ends and not {kinds[stops[0]], kinds[stops[-1]]} <= set(train.ends):
            return 0
        calls = {stop: train.call(kinds[stop]) for stop in stops}
        free = [stop for stop in stops if calls[stop] == "free"]
        must = [stop for stop in stops if calls[stop] == "must"]
        may = [stop for stop in stops if calls[stop] == "may"]
        best = 0
        for size in range(min(train.stops - len(must), len(may)) + 1):
            for chosen in combinations(may, size):
                self._count_step()
                counted = [*free, *must, *chosen]
                real = [stop for stop in counted if not train.two_of or kinds[stop] in train.two_of]
                if len(real) >= 2 and any(map(self.is_base, counted)):
                    best = max(best, self.sum_of(counted) * train.multiplier)
        return best

    def sum_of(self, counted: Sequence[str]) -> int:
        """The values of counted stops, and the bonuses that they earn."""
        total = sum(map(self.value, counted))
        for amount, places, together_with in self.bonuses:
            here = [stop for stop in counted if self._lies_in(stop, places)]
            there = [stop for stop in counted if self._lies_in(stop, together_with)]
            if together_with:
                total += amount * any(one != other for one in here for other in there)
            else:
                total += amount * bool(here)
        return total

    def _lies_in(self, stop: str, places: Sequence[str]) -> bool:
        hex = stop.partition(".")[0]
        return hex in places or self.hexes[hex].area in places

    def earnings(self, train: TrainKind) -> dict[int, int]:
        """What a train can earn at most over the same track, for the track of all its routes."""
        earned: dict[int, int] = {}
        worth: dict[tuple[str, ...], int] = {}
        for route in self.routes(train):
            if route.stops not in worth:
                worth[route.stops] = self.revenue(train, route.stops)
            if worth[route.stops] > earned.get(route.track, 0):
                earned[route.track] = worth[route.stops]
        return earned

    # --- several trains ----------------------------------------------------------

    def best(self, trains: Sequence[str]) -> int:
        """The most that trains can earn together, each on a route of its own or on none."""
        kinds = self.title.trains
        earnings = {train: self.earnings(kinds[train]) for train in sorted(set(trains))}
        alone = sum(
            max(earnings[train].values(), default=0)
            for train in trains
            if kinds[train].shares_track
        )
        choices = {
            train: sorted(((value, track) for track, value in earned.items()), reverse=True)
            for train, earned in earnings.items()
        }
        return alone + self._best_together(
            [choices[train] for train in sorted(trains) if not kinds[train].shares_track]
        )

    def _best_together(self, choices: Sequence[list[tuple[int, int]]]) -> int:
        """The most that one choice of each list comes to, if no two share track."""
        most = [sum(each[0][0] for each in choices[n:] if each) for n in range(len(choices) + 1)]
        best = 0

        def go_on(number: int, first: int, earned: int, used: int) -> None:
            """Choose for one train after the other; ``first`` is where its list begins."""
            nonlocal best
            best = max(best, earned)
            if number == len(choices):
                return
            for place in range(first, len(choices[number])):
                value, track = choices[number][place]
                if earned + value + most[number + 1] <= best:
                    break  # All that follow are worth less still.
                self._count_step()
                if not track & used:
                    # Of two trains of a kind the second may as well take what comes later.
                    is_alike = number + 1 < len(choices) and choices[number + 1] is choices[number]
                    go_on(number + 1, place if is_alike else 0, earned + value, used | track)
            go_on(number + 1, 0, earned, used)

        go_on(0, 0, 0, 0)
        return best
