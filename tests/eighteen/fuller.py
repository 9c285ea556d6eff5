"""The plain search, with the rules that only some titles or trains have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby
from typing import Any

from hypothesis import strategies as st
from msgspec import structs

from tests.eighteen.countries import OURS, settled
from tests.eighteen.kinds import CITIES, GAMES, OF_1826, REAL
from tests.eighteen.plain import Railway, Route
from trunkline.eighteen.components import STOP, Hex, Piece, TrainKind
from trunkline.eighteen.hexes import Map
from trunkline.eighteen.routes import Bonus
from trunkline.kernel import Dice, Position

FREE_TGV = TrainKind(
    "TGV-free",
    1000,
    3,
    multiplier=2,
    calls={"city": "may", "offboard": "may", "town": "skip"},
    ends=CITIES,
    counts_own=False,
)
"""Counts its best three stops, an own token among them or not."""
CHOOSY = (
    TrainKind("1841-choosy", 300, 3, calls={"town": "may", "port": "may", "pass": "may"})
    , TrainKind("real-only", 300, 3, calls=dict.fromkeys(("city", "pass", "port"), "may"),
              two_of=REAL),
    TrainKind("2-cities", 310, 2, calls={"city": "may"}, two_of=CITIES),
    TrainKind("H-stops", 80, 4, calls={"town": "must"}),
    TrainKind("H-free", 90, 0, hexes=5, counts_own=False,
              calls={**OF_1826[0].calls, "city": "skip"}),
    FREE_TGV,
)  # fmt: skip
KINDS = (*CHOOSY, *sum(GAMES.values(), ()))


class Fuller(Railway):
    """Routes by every rule that a title may have."""

    def is_base(self, stop: str) -> bool:
        return self.stops[stop].kind in self.title.bases and self.company in self.tokens(stop)

    def station(self, stop: str) -> str:
        hex = stop.partition(".")[0]
        return hex if self.stops[stop].kind == "pass" else super().station(stop)

    def routes(self, train: TrainKind) -> Iterator[Route]:
        for route in super().routes(train):
            visited = [hex for hex, _ in groupby(route.hexes)]
            if not self.title.hexes_once or len(set(visited)) == len(visited):
                yield route

    def counts(self, train: TrainKind, stops: Sequence[str]) -> Iterator[tuple[int, set[str]]]:
        """Every choice of counted stops on a route, with what it earns."""
        kinds = {stop: self.stops[stop].kind for stop in stops}
        if train.ends and not {kinds[stops[0]], kinds[stops[-1]]} <= set(train.ends):
            return
        calls = {stop: train.call(kinds[stop]) for stop in stops}
        for size in range(len(stops) + 1):
            for chosen in combinations(stops, size):
                taken = [calls[stop] for stop in chosen]
                left = [calls[stop] for stop in stops if stop not in chosen]
                real = [stop for stop in chosen if not train.two_of or kinds[stop] in train.two_of]
                own = any(map(self.is_base, chosen)) or not train.counts_own
                is_right = "skip" not in taken and not {"must", "free"} & set(left)
                room = taken.count("must") + taken.count("may") <= train.stops
                if is_right and room and own and len(real) > 1:
                    yield self.sum_with(train, chosen), set(chosen)

    def sum_with(self, train: TrainKind, counted: Sequence[str]) -> int:
        """What counted stops earn, with bonuses that are multiplied and others that are not."""
        total = sum(map(self.value, counted)) * train.multiplier
        owned = [
            Bonus(private.bonus_amount, private.bonus)
            for name, private in self.title.privates.items()
            if private.bonus and self.state.privates.get(name) == self.company
        ]
        for bonus in (*self.title.bonuses, *owned):
            here = {stop for stop in counted if self._lies_in(stop, bonus.places)}
            there = {stop for stop in counted if self._lies_in(stop, bonus.together_with)}
            pair = here and there and len(here | there) > 1
            if pair if bonus.together_with else here:
                total += bonus.amount * (train.multiplier if bonus.is_multiplied else 1)
        return total

    def legal(self, train: TrainKind) -> dict[tuple[str, ...], int]:
        """What every legal route is worth, by its hexes in both directions."""
        found: dict[tuple[str, ...], int] = {}
        for route in self.routes(train):
            worth = max((value for value, _ in self.counts(train, route.stops)), default=-1)
            if worth >= 0:
                found[route.hexes] = found[route.hexes[::-1]] = worth
        return found

    def revenue(self, train: TrainKind, stops: Sequence[str]) -> int:
        return max((value for value, _ in self.counts(train, stops)), default=0)


def unmistakable(printed: Hex) -> Hex:
    """A hex with no more track than that a line of hexes has one meaning."""
    pieces: list[Piece] = []
    for edge, end in printed.face.pieces:
        ends = {one: stop for one, stop in pieces if stop >= STOP}
        if end >= STOP:
            is_plain = edge not in ends
        else:
            stops = [stop for one, stop in printed.face.pieces if one in (edge, end)]
            is_plain = len(stops) == len({*stops})
        if is_plain:
            pieces.append((edge, end))
    return structs.replace(printed, face=structs.replace(printed.face, pieces=tuple(pieces)))


@st.composite
def odd_countries(draw, sizes: tuple[int, int] = (3, 9), most: int = 2) -> Position[Any, Any]:
    """A country in which any rule may be in force that a title can have."""
    dice = Dice(draw(st.integers(0, 2**32)))
    trains = draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=most))
    pos = settled(draw(st.integers(*sizes)), trains, KINDS, dice)
    title = pos.title
    title.map = Map(map(unmistakable, title.map.hexes.values()))
    title.hexes_once = dice.roll(3) == 0
    title.bases = frozenset({"city", "pass"}) if dice.roll(3) == 0 else title.bases
    title.bonuses = tuple(
        Bonus(bonus.amount, bonus.places, bonus.together_with, bool(dice.roll(2)))
        for bonus in title.bonuses
    )
    return pos


def legal_routes(pos: Position[Any, Any], train: str) -> dict[tuple[str, ...], int]:
    """What every legal route of one of our trains is worth, by its hexes."""
    return Fuller(pos, OURS).legal(pos.title.trains[train])
