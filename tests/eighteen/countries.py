"""Random countries: a few hexes on which everything is printed that routes may meet.

Cities of several circles, several cities in a hex, towns beside track that passes them,
junctions, passes, ports, off-board areas with several entrances, hexes in which routes end,
and track that leads nowhere. Tokens of three companies lie in cities and passes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

from tests.eighteen.small import Small
from trunkline.eighteen.components import STOP, Face, Hex, Private, Stop, TrainKind
from trunkline.eighteen.hexes import Map
from trunkline.eighteen.routes import Bonus
from trunkline.eighteen.state import Board
from trunkline.kernel import Dice, Position

OURS, RIVAL, OTHER = "A", "B", "S"
MIDDLE = (20, 40)
"""Column and row, far enough from the first of them for countries to be turned round it."""
STEPS = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
SORTS = (
    *["city"] * 5,
    *["town"] * 3,
    *["plain"] * 3,
    *["bypass", "bypass", "cities", "towns", "mixed", "offboard", "pass", "port", "terminal"],
)
AREAS = ("North", "South", "")


def name_of(place: tuple[int, int]) -> str:
    """The hex at a column and row.

    >>> name_of((1, 1)), name_of((27, 40))
    ('A1', 'AA40')
    """
    column, row = place
    letters = ""
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row}"


def places_by_chance(size: int, dice: Dice) -> list[tuple[int, int]]:
    """Places of hexes that hang together."""
    found = [MIDDLE]
    while len(found) < size:
        column, row = dice.pick(found)
        dc, dr = dice.pick(STEPS)
        if (column + dc, row + dr) not in found:
            found.append((column + dc, row + dr))
    return found


class Printer:
    """Draws what is printed on hexes, and remembers in which of them routes end."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.terminals: set[str] = set()

    def hex(self, name: str, exits: Sequence[int]) -> Hex:
        """A hex with something that all its exits lead to."""
        sort = self.dice.pick(SORTS)
        if not exits:
            sort = "plain"
        stops, pieces = self._contents(sort, list(exits))
        if sort == "terminal":
            self.terminals.add(name)
        face = Face("", 0, "grey", "", tuple(stops), tuple(sorted(pieces)))
        area = self.dice.pick(AREAS) if sort == "offboard" else ""
        return Hex(name, "offboard" if sort == "offboard" else "fixed", face, area=area)

    def _contents(self, sort: str, exits: list[int]):
        dice = self.dice
        match sort:
            case "plain":
                return [], self._track(exits)
            case "city" | "town" | "offboard" | "pass" | "port":
                return [self._stop(sort)], {(edge, STOP) for edge in exits}
            case "terminal":
                stops = [self._stop("city") for _ in exits]
                return stops, {(edge, STOP + number) for number, edge in enumerate(exits)}
            case "bypass":
                here = [edge for edge in exits if dice.roll(2)] or exits[:1]
                passing = [edge for edge in exits if edge not in here or dice.roll(3) == 0]
                stop = self._stop("city" if dice.roll(3) == 0 else "town")
                return [stop], {(edge, STOP) for edge in here} | self._track(passing)
        kinds = {"cities": ["city"] * 3, "towns": ["town"] * 2, "mixed": ["city", "town"]}[sort]
        stops = [self._stop(kind) for kind in kinds[: max(1, len(exits))]]
        pieces = {(edge, STOP + dice.roll(len(stops))) for edge in exits}
        if dice.roll(4) == 0:  # Some exits branch off to two stops.
            pieces |= {(dice.pick(exits), STOP + dice.roll(len(stops)))}
        if len(stops) > 1 and dice.roll(3) == 0:  # Some stops are joined to each other.
            pieces |= {(STOP, STOP + 1)}
        return stops, pieces

    def _stop(self, kind: str) -> Stop:
        dice = self.dice
        if kind == "offboard":
            return Stop("offboard", tuple(sorted(10 * dice.roll(10) for _ in range(3))))
        slots = 1 + dice.roll(3) if kind == "city" else int(kind == "pass")
        return Stop(kind, (0 if kind == "pass" else 10 * dice.roll(7),), slots)

    def _track(self, exits: Sequence[int]) -> set[tuple[int, int]]:
        """Plain track between exits, often more than one piece from the same one."""
        pairs = list(combinations(sorted(exits), 2))
        self.dice.shuffle(pairs)
        return set(pairs[: 1 + self.dice.roll(max(1, len(exits) + 1))])


def country(dice: Dice, size: int) -> tuple[Map, set[str]]:
    """A map of some hexes, and the hexes in which routes end."""
    places = places_by_chance(size, dice)
    sides = {}
    for place in sorted(places):
        for dc, dr in STEPS:
            beyond = (place[0] + dc, place[1] + dr)
            inside = beyond in places
            has_track = dice.roll(8) > 0 if inside else dice.roll(12) == 0
            sides.setdefault(frozenset((place, beyond)), has_track)
    printer = Printer(dice)
    hexes = []
    for place in places:
        exits = [
            edge
            for edge, (dc, dr) in enumerate(STEPS)
            if sides[frozenset((place, (place[0] + dc, place[1] + dr)))]
        ]
        hexes.append(printer.hex(name_of(place), exits))
    return Map(hexes), printer.terminals


def tokens_by_chance(map: Map, dice: Dice) -> dict[str, tuple[str, ...]]:
    """Tokens where there is room for them, our own in at least one city if there is any."""
    slots = {
        f"{hex}.{number}": stop
        for hex, printed in map.hexes.items()
        for number, stop in enumerate(printed.face.stops)
        if stop.slots
    }
    cities = [name for name, stop in slots.items() if stop.kind == "city"]
    home = dice.pick(cities) if cities else None
    tokens = {}
    for name, stop in slots.items():
        owners = [owner for owner in (RIVAL, OTHER, OURS) if dice.roll(4) == 0]
        dice.shuffle(owners)
        if name == home and OURS not in owners[: stop.slots]:
            owners.insert(0, OURS)
        if owners:
            tokens[name] = tuple(owners[: stop.slots])
    return tokens


def bonuses_by_chance(map: Map, dice: Dice) -> tuple[Bonus, ...]:
    """Bonuses for hexes and areas, some of them for two places on one route."""
    names = [*map.hexes, *AREAS[:2]]

    def some() -> tuple[str, ...]:
        return tuple(dice.pick(names) for _ in range(1 + dice.roll(3)))

    return tuple(
        Bonus(10 * (1 + dice.roll(5)), some(), some() if dice.roll(2) else ())
        for _ in range(dice.roll(4))
    )


@st.composite
def countries(draw, kinds: Sequence[TrainKind], sizes: tuple[int, int] = (3, 11), most: int = 3):
    """A position in a random country in which our company owns some trains."""
    size = draw(st.integers(*sizes))
    trains = draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=most))
    return settled(size, trains, kinds, Dice(draw(st.integers(0, 2**32))))


def settled(
    size: int, trains: Sequence[TrainKind], kinds: Sequence[TrainKind], dice: Dice
) -> Position[Any, Any]:
    """A country with companies in it."""
    map, terminals = country(dice, size)
    pos = founded(
        map,
        kinds,
        terminals=frozenset(terminals),
        bonuses=bonuses_by_chance(map, dice),
        city_blocking=dice.pick(("full_city", "any_foreign_token")),
        route_circles=dice.pick(("one_station", "one_station", "each_circle")),
    )
    hex = dice.pick(list(map.hexes))
    pos.title.privates = {"X": Private("X", "Ferry", 20, 20, 5, bonus=(hex,), bonus_amount=10)}
    pos.state.privates["X"] = dice.pick((OURS, RIVAL))
    pos.state.phase = dice.pick(list(pos.title.phases))
    pos.state.board = Board({}, tokens_by_chance(map, dice))
    pos.state.companies[OURS].trains = tuple(kind.id for kind in trains)
    return pos


def founded(map: Map, kinds: Sequence[TrainKind], **changes: Any) -> Position[Any, Any]:
    """A country without tokens and without bonuses."""
    title = Small(map=map, trains={kind.id: kind for kind in kinds}, **{"bonuses": (), **changes})
    return Position(title, title.setup(seed=1))
