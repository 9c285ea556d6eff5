"""1861 as a title: components and options resolved, the first position, the scores."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache, cached_property
from importlib import resources
from typing import Any, ClassVar

import msgspec

from trunkline.eighteen.actions import Route
from trunkline.eighteen.charts import parse_market, parse_railways, parse_trains
from trunkline.eighteen.hexes import Map
from trunkline.eighteen.market import Market
from trunkline.eighteen.routes.bonuses import Bonus
from trunkline.eighteen.state import BANK, GONE, IPO, AnyRailState, Board, Company
from trunkline.eighteen.tables import parse_map, parse_tiles
from trunkline.eighteen.title import Rail, RailTitle
from trunkline.games.g1861 import ending
from trunkline.games.g1861.names import EKATERINBURG, KHARKOV, MOSCOW, NATIONAL, NATIONAL_RESERVED
from trunkline.games.g1861.options import EXCLUDED, PLAYERS, RULESETS, Options1861
from trunkline.games.g1861.out_of_place import rule_out_of_place
from trunkline.games.g1861.refusals import ROUTES, RULES
from trunkline.games.g1861.sequence import Sequence
from trunkline.games.g1861.state import Action1861, State1861
from trunkline.games.g1861.tokens import COST_PER_HEX
from trunkline.kernel import Action, Dice, OptionError, Refusal, seat_names
from trunkline.kernel.options import resolve

STARTING_CASH = {2: 420, 3: 420, 4: 315, 5: 252, 6: 210}
CERTIFICATE_LIMIT = {2: 21, 3: 21, 4: 16, 5: 13, 6: 11}
MARKS = {"B": "minor", "R": "both", "V": "public", "Y": "convert"}
PLAIN_YELLOW = ("7", "8", "9")
FEWER_TRAINS_FOR_TWO = {"2": 3, "3": 2, "4": 1, "5": 1, "6": 1, "7": 1}


class Title1861(RailTitle[State1861]):
    """1861 for a player count and options."""

    name: ClassVar[str] = "1861"
    version: ClassVar[int] = 1
    state_type: ClassVar[Any] = State1861
    action_type: ClassVar[Any] = Action1861
    rules: ClassVar[Mapping[str, str]] = RULES
    route_rules: Mapping[str, str] = ROUTES

    options: Options1861

    def __init__(self, players: int, options: Options1861) -> None:
        self.options = options
        self.seats = seat_names(players)
        railways = parse_railways(_read("railways.toml"), "railways.toml")
        trains = parse_trains(_read("trains.toml"), "trains.toml")
        self.map = _map()
        self.market = _market(options.market)
        self.charters = {charter.id: charter for charter in railways.company}
        self.privates = {private.id: private for private in railways.private}
        self.phases = {phase.id: phase for phase in trains.phase}
        self.phase_order = {phase: place for place, phase in enumerate(self.phases)}
        self.trains = {kind.id: kind for kind in trains.train}
        if players == 2:
            for train, fewer in FEWER_TRAINS_FOR_TWO.items():
                count = self.trains[train].count
                assert count is not None
                self._limit(train, count - fewer)
        if options.special_train_supply != "unlimited":
            self._limit("5+5E", 2)
        if options.special_train_supply == "two_each":
            self._limit("2+2", 2)
        if not options.two_plus_two:
            del self.trains["2+2"]
        self.tiles = parse_tiles(_read("tiles.txt"), "tiles.txt")
        if options.yellow_plain_supply != "unlimited":
            self.shared_supply = dict.fromkeys(PLAIN_YELLOW, "plain yellow")
            self.shared_count = {"plain yellow": options.yellow_plain_supply}
        self.bank = 15_000
        self.starting_cash = STARTING_CASH[players]
        self.certificate_limit = CERTIFICATE_LIMIT[players]
        self.holding_limit = 7 if players == 2 else 6
        self.pool_limit = 5
        self.loan_value = 50
        self.loan_interest = 5
        self.operating_tie = options.operating_tie
        self.city_blocking = options.city_blocking
        self.network_circles = options.network_circles
        self.further_labels = {KHARKOV: ("Kh",)}
        self.six_exit_colours = frozenset({"brown"})
        self.charges_printed_upgrade = options.nizhnii_upgrade_cost > 0
        self.token_costs_per_hex = COST_PER_HEX
        # 1861-2.1.1-3: Ekaterinburg is worth R40 more on a route that counts Moscow as well.
        self.bonuses = (Bonus(40, (EKATERINBURG,), (MOSCOW,)),)

    @cached_property
    def national_runs(self) -> dict[Hashable, tuple[Route, ...]]:
        """What the RSR has run by itself, by all that this depends on."""
        return {}

    def _limit(self, train: str, count: int) -> None:
        self.trains[train] = msgspec.structs.replace(self.trains[train], count=count)

    def loan_limit(self, company: str) -> int | None:
        """1861-6.4-5 to -7."""
        return {"minor": 2, "public": 5, "national": None}[self.charters[company].kind]

    def bank_broke(self, pos: Rail) -> None:
        ending.bank_broke(pos)

    def rule_out_of_place(self, refusal: Refusal, action: Action, pos: Any) -> str:
        return rule_out_of_place(refusal, action, pos)

    def setup(self, seed: int) -> State1861:
        """The components on the table before the first private is offered (chapter 3)."""
        dice = Dice(seed)
        first = 0 if self.options.start == "first" else dice.roll(len(self.seats))
        privates = dict.fromkeys(self.privates, IPO)
        if len(self.seats) == 2:
            names = list(self.privates)
            dice.shuffle(names)
            privates |= dict.fromkeys(names[:2], GONE)
        handed_out = self.starting_cash * len(self.seats)
        homes: dict[str, tuple[str, ...]] = {NATIONAL_RESERVED: (NATIONAL,)}
        for charter in self.charters.values():
            if charter.home:
                homes[charter.home] = (*homes.get(charter.home, ()), charter.id)
        return State1861(
            stack=[Sequence()],
            dice=dice,
            phase="2",
            cash={BANK: self.bank - handed_out}
            | dict.fromkeys(self.seats, self.starting_cash)
            | dict.fromkeys(self.charters, 0),
            certificates={
                charter.id: (IPO,) * len(charter.certificates) for charter in self.charters.values()
            },
            privates=privates,
            companies={
                charter.id: Company("running" if charter.kind == "national" else "waiting")
                for charter in self.charters.values()
            },
            board=Board({}, {}),
            reserved=homes,
            depot={kind.id: kind.count for kind in self.trains.values() if kind.count is not None},
            priority=self.seats[first],
        )

    def scores(self, state: AnyRailState) -> dict[str, int]:
        """Chapter 8: cash, shares at the price after a step left for every loan, privates."""
        return ending.scores(self, state)


@cache
def make(players: int, options: Options1861) -> Title1861:
    """The title, made once for each player count and set of options."""
    return Title1861(players, options)


def make_title(players: int, given: Mapping[str, Any]) -> Title1861:
    """The title for a player count and options as people give them."""
    options = resolve(Options1861, RULESETS, given, EXCLUDED)
    counts = (2, *PLAYERS) if options.players_two else PLAYERS
    if players not in counts:
        hint = "; for 2 set the option players_two=true" if players == 2 else ""
        raise OptionError(f"1861 is for {counts[0]} to {counts[-1]} players, not {players}{hint}")
    return make(players, options)


@cache
def _map() -> Map:
    return parse_map(_read("map.txt"), "map.txt")


@cache
def _market(shape: str) -> Market:
    name = "market.txt" if shape == "grid" else "market-column.txt"
    return parse_market(_read(name), name, MARKS)


def _read(name: str) -> str:
    return (resources.files(__package__) / "data" / name).read_text(encoding="utf-8")
