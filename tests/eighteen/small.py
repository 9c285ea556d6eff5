"""A small railway title for tests: everything an 18xx game has, and little of it.

The map::

        A1      C1 town
            B2 Alpha
        A3      C3 Gamma
            B4
        A5 West (off-board)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trunkline.eighteen.charts import parse_market, parse_railways, parse_trains
from trunkline.eighteen.routes.bonuses import Bonus
from trunkline.eighteen.state import BANK, IPO, AnyRailState, Board, Company, RailState
from trunkline.eighteen.tables import parse_map, parse_tiles
from trunkline.eighteen.title import Rail, RailTitle
from trunkline.kernel import Position, Step, seat_names

MAP = """
A1  land
A3  land    cost 40
A5  red     offboard 20 60: 3; area West
B2  land    city 0 (1); label Y  | Alpha
B4  land
C1  land    town 0
C3  yellow  city 20 (1): 2; upgrade 30  | Gamma
"""
TILES = """
8    3  yellow  0-2
9    *  yellow  0-3
58   1  yellow  town 10: 0 2
6    2  yellow  city 20 (1): 0 2
201  1  yellow  city 30 (1): 0 2; label Y; upgrade 20
24   1  green   0-3; 0-2
15   2  green   city 30 (2): 0 1 2 3
207  1  green   city 40 (2): 0 1 2 3; label Y
"""
RAILWAYS = """
private = [
  { id = "X", name = "Ferry", minimum = 20, value = 20, revenue = 5, bonus = ["C3"] },
]
company = [
  { id = "M", name = "Minor", kind = "minor", tokens = 1, certificates = [2], home = "B2.0" },
  { id = "A", name = "First", kind = "public", tokens = 2, certificates = TEN },
  { id = "B", name = "Second", kind = "public", tokens = 2, certificates = TEN },
  { id = "S", name = "State", kind = "national", tokens = 3, certificates = [] },
]
""".replace("TEN", str([2, *[1] * 8]))
TRAINS = """
train = [
  { id = "2", price = 100, stops = 2, count = 3, obsolete = "4" },
  { id = "3", price = 200, stops = 3, count = 2, phase = "3" },
  { id = "4", price = 400, stops = 4, count = 1, phase = "4" },
  { id = "D", price = 900, stops = 9 },
  { id = "E", price = 500, stops = 2, multiplier = 2, available = "4" },
]
phase = [
  { id = "2", tiles = ["yellow"], limits = { public = 3, minor = 2 }, offboard = 0 },
  { id = "3", tiles = ["yellow", "green"], limits = { public = 2, minor = 1 }, offboard = 1 },
  { id = "4", tiles = ["yellow", "green"], limits = { public = 1, minor = 1 }, offboard = 1 },
]
"""
MARKET = """
 60  70R  80R  90  100
 50  60R  70R
 40  50
 30
"""
SEATS = 3
BANK_SIZE = 2000
STARTING_CASH = 300


class Small(RailTitle[RailState[Step]]):
    """The small title; a test may change any of it."""

    name = "18Small"
    version = 1
    state_type = RailState[Step]
    action_type = Any
    rules: Mapping[str, str] = {}

    def __init__(self, **changes: Any) -> None:
        railways = parse_railways(RAILWAYS, "railways")
        trains = parse_trains(TRAINS, "trains")
        self.seats = seat_names(SEATS)
        self.map = parse_map(MAP, "map")
        self.tiles = parse_tiles(TILES, "tiles")
        self.market = parse_market(MARKET, "market", {"R": "start"})
        self.charters = {charter.id: charter for charter in railways.company}
        self.privates = {private.id: private for private in railways.private}
        self.trains = {kind.id: kind for kind in trains.train}
        self.phases = {phase.id: phase for phase in trains.phase}
        self.phase_order = {phase: number for number, phase in enumerate(self.phases)}
        self.bank = BANK_SIZE
        self.starting_cash = STARTING_CASH
        self.certificate_limit = 8
        self.holding_limit = 6
        self.pool_limit = 5
        self.loan_value = 50
        self.loan_interest = 5
        self.bonuses = (Bonus(30, ("C3",), ("West",)),)
        self.broke = 0
        for name, value in changes.items():
            setattr(self, name, value)

    def loan_limit(self, company: str) -> int | None:
        return {"minor": 2, "public": 5, "national": None}[self.charters[company].kind]

    def bank_broke(self, pos: Rail) -> None:
        self.broke += 1

    def setup(self, seed: int) -> RailState[Step]:
        return RailState(
            phase="2",
            cash={BANK: self.bank - SEATS * STARTING_CASH}
            | dict.fromkeys(self.seats, STARTING_CASH)
            | dict.fromkeys(self.charters, 0),
            certificates={
                name: (IPO,) * len(charter.certificates) for name, charter in self.charters.items()
            },
            privates=dict.fromkeys(self.privates, IPO),
            companies={
                name: Company("running" if charter.kind == "national" else "waiting")
                for name, charter in self.charters.items()
            },
            board=Board({}, {}),
            reserved={"B2.0": ("M",)},
            depot={kind.id: kind.count for kind in self.trains.values() if kind.count is not None},
            priority=self.seats[0],
        )

    def scores(self, state: AnyRailState) -> dict[str, int]:
        return {seat: state.cash[seat] for seat in self.seats}


def position(**changes: Any) -> Position[Any, Any]:
    """The first position of the small title."""
    title = Small(**changes)
    return Position(title, title.setup(seed=1))


def move_money(pos: Rail, source: str, target: str, amount: int) -> None:
    pos.state.cash[source] -= amount
    pos.state.cash[target] += amount


def start(
    pos: Rail,
    company: str,
    shares: Mapping[str, int],
    cell: tuple[int, int] = (0, 1),
    cash: int = 0,
    operated: bool = True,
) -> None:
    """A company is in play; the first holder named is director, the rest is in the treasury."""
    printed = pos.title.charters[company].certificates
    owners: list[str] = []
    for number, (holder, count) in enumerate(shares.items()):
        owners += [holder] * (count if number else count - printed[0] + 1)
    owners += [company] * (len(printed) - len(owners))
    state = pos.state
    state.certificates[company] = tuple(owners)
    state.arrivals += 1
    state.companies[company] = Company(
        "running",
        cell=cell,
        arrived=state.arrivals,
        turns_begun=int(operated),
        turns_ended=int(operated),
    )
    move_money(pos, BANK, company, cash)


def lay(pos: Rail, hex: str, tile: str, rotation: int = 0) -> None:
    """A tile lies on a hex, whatever the rules say."""
    board = pos.state.board
    pos.state.board = Board({**board.tiles, hex: (tile, rotation)}, board.tokens)


def put(pos: Rail, company: str, city: str) -> None:
    """A token lies in a city, whatever the rules say."""
    board = pos.state.board
    owners = (*board.tokens.get(city, ()), company)
    pos.state.board = Board(board.tiles, {**board.tokens, city: owners})
    kept = tuple(name for name in pos.state.reserved.get(city, ()) if name != company)
    pos.state.reserved = {**pos.state.reserved, city: kept} if kept else {
        other: names for other, names in pos.state.reserved.items() if other != city
    }  # fmt: skip
