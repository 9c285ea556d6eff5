"""Best routes: the most that a company's trains can earn, by trying everything that could."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from trunkline.eighteen.actions import Route
from trunkline.eighteen.board import is_blocked, token_cities
from trunkline.eighteen.bonuses import bonuses_of
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.counting import Called, best_count, called, must_count
from trunkline.eighteen.links import Link, links_of

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


class BestRoutes(msgspec.Struct, frozen=True):
    """Routes for a company's trains, and what they earn together."""

    routes: tuple[Route, ...]
    revenue: int
    proven: bool = True
    """Whether no other routes can earn more."""


class Run(NamedTuple):
    """A way that a train of some kind can take."""

    value: int
    sides: int
    hexes: tuple[str, ...]


def best_routes(pos: Rail, company: str) -> BestRoutes:
    """The best routes for all trains of a company; of equal ones, always the same."""
    trains = sorted(
        pos.state.companies[company].trains, key=lambda train: (-pos.title.trains[train].price, train)
    )
    runs = {train: runs_of(pos, company, pos.title.trains[train]) for train in dict.fromkeys(trains)}
    value, chosen = _best_set([(train, runs[train]) for train in trains if runs[train]])
    return BestRoutes(tuple(Route(train, run.hexes) for train, run in chosen), value)


def runs_of(pos: Rail, company: str, kind: TrainKind) -> list[Run]:
    """Every run of a kind of train that is worth considering, the best first.

    Of runs over the same track one is kept; a run is left out if another one earns at least
    as much on part of its track.
    """
    best: dict[int, Run] = {}
    for run in _all_runs(pos, company, kind):
        known = best.get(run.sides)
        if known is None or (run.value, known.hexes) > (known.value, run.hexes):
            best[run.sides] = run
    kept: list[Run] = []
    for run in sorted(best.values(), key=lambda run: (-run.value, run.sides.bit_count(), run.hexes)):
        if not any(other.sides & ~run.sides == 0 for other in kept):
            kept.append(run)
    return kept


class _Way(NamedTuple):
    """A way from a token, while it is followed."""

    stops: tuple[str, ...]
    stations: frozenset[str]
    sides: int
    hexes: tuple[str, ...]
    counted: int


def _all_runs(pos: Rail, company: str, kind: TrainKind) -> Iterator[Run]:
    title, board = pos.title, pos.state.board
    links = links_of(title, board)
    step = title.phases[pos.state.phase].offboard
    bonuses = bonuses_of(pos, company)
    seen: dict[str, Called] = {}

    def look(stop: str) -> Called:
        if stop not in seen:
            seen[stop] = called(links, stop, board.tokens, company, step)
        return seen[stop]

    def goes_on(stop: str) -> bool:
        kind_of_stop = links.stop(stop).kind
        if kind_of_stop == "offboard":
            return False
        return kind_of_stop == "town" or not is_blocked(title, board, stop, company)

    def follow(way: _Way, from_stop: str, avoided: frozenset[str]) -> Iterator[tuple[_Way, Link]]:
        for link in links.of(from_stop):
            station = links.station(link.end)
            if link.sides & way.sides or station in way.stations or station in avoided:
                continue
            counted = way.counted + must_count(look(link.end), kind)
            if counted <= kind.stops:
                stops = (*way.stops, link.end)
                hexes = (*way.hexes, *link.hexes[1:])
                yield (
                    _Way(stops, way.stations | {station}, way.sides | link.sides, hexes, counted),
                    link,
                )

    def arm(way: _Way, end: str, avoided: frozenset[str]) -> Iterator[_Way]:
        for longer, link in follow(way, end, avoided):
            yield longer
            if goes_on(link.end):
                yield from arm(longer, link.end, avoided)

    earlier: frozenset[str] = frozenset()
    for home in token_cities(board, company):
        station = links.station(home)
        start = _Way((home,), frozenset((station,)), 0, (home.partition(".")[0],), must_count(look(home), kind))
        for first in arm(start, home, earlier):
            yield from _value_of(first, first.hexes, first.stops, look, kind, bonuses)
            second = first._replace(stops=(home,), hexes=(first.hexes[0],))
            for other in arm(second, home, earlier):
                if other.hexes[1:] < first.hexes[1:]:
                    continue
                hexes = (*reversed(other.hexes[1:]), *first.hexes)
                stops = (*reversed(other.stops[1:]), *first.stops)
                yield from _value_of(other, hexes, stops, look, kind, bonuses)
        if not kind.skips_cities:
            earlier |= {station}


def _value_of(way, hexes, stops, look, kind, bonuses):  # type: ignore[no-untyped-def]
    value = best_count([look(stop) for stop in stops], kind, bonuses)
    if value is not None:
        yield Run(value.revenue, way.sides, hexes)


def _best_set(trains: list[tuple[str, list[Run]]]) -> tuple[int, list[tuple[str, Run]]]:
    """Runs for some of the trains that share no track and earn most together."""
    most_left = [0]
    for _, runs in reversed(trains):
        most_left.insert(0, most_left[0] + runs[0].value)
    best: tuple[int, list[tuple[str, Run]]] = (0, [])

    def choose(number: int, used: int, value: int, chosen: list[tuple[str, Run]]) -> None:
        nonlocal best
        if value > best[0]:
            best = value, chosen
        if number == len(trains):
            return
        train, runs = trains[number]
        alike = number > 0 and trains[number - 1][0] == train
        begin = runs.index(chosen[-1][1]) + 1 if alike and chosen and chosen[-1][0] == train else 0
        for run in runs[begin:]:
            if value + run.value + most_left[number + 1] <= best[0]:
                break
            if not run.sides & used:
                choose(number + 1, used | run.sides, value + run.value, [*chosen, (train, run)])
        if value + most_left[number + 1] > best[0]:
            choose(number + 1, used, value, chosen)

    choose(0, 0, 0, [])
    return best
