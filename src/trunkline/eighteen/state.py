"""The state of an 18xx game."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

import msgspec

from trunkline.eighteen.components import Cell
from trunkline.kernel import Part, State, Step

StepT = TypeVar("StepT", bound=Step)

BANK = "bank"
POOL = "pool"
"""The bank pool: shares sold by players, trains discarded by companies."""
IPO = "ipo"
"""The initial offering: certificates of publics that have not been started."""
GONE = "gone"
"""Owner of what has left the game."""


class Board(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """What lies on the map. A board never changes: laying and placing make a new one.

    Because of that, track graphs and networks derived from a board can be remembered
    beside it and are never out of date.
    """

    tiles: dict[str, tuple[str, int]]
    """Laid tiles by hex: number and rotation."""
    tokens: dict[str, tuple[str, ...]]
    """Companies with a token in a city (``HEX.stop``), in the order of placing."""


class Company(Part):
    """A railway with a charter, as it stands."""

    status: Literal["waiting", "running", "gone"] = "waiting"
    """Not started; in play; out of the game for good."""
    loans: int = 0
    trains: tuple[str, ...] = ()
    cell: Cell | None = None
    """Where its market token lies."""
    arrived: int = 0
    """When the token came to its cell: of those in one cell, the earliest lies on top."""
    spare_tokens: tuple[int, ...] = ()
    """Which of its tokens lie on the charter, the next one first, if not just the last ones."""
    turns_begun: int = 0
    turns_ended: int = 0


class RailState(State[StepT], Generic[StepT], kw_only=True):
    """What the states of all 18xx games hold."""

    phase: str
    cash: dict[str, int]
    """All money: of seats, companies and the bank. Its sum never changes."""
    certificates: dict[str, tuple[str, ...]]
    """The holder of each certificate of a company; the director's certificate is first."""
    privates: dict[str, str]
    """The owner of each private."""
    companies: dict[str, Company]
    board: Board
    reserved: dict[str, tuple[str, ...]]
    """Companies that have a slot of a city kept for them."""
    depot: dict[str, int]
    """New trains left of each type that is limited."""
    sold_trains: dict[str, int] = {}
    """How many trains of each type have been bought new from the bank."""
    pool_trains: tuple[str, ...] = ()
    """Trains in the bank pool."""
    priority: str
    """Who holds the priority card."""
    arrivals: int = 0
    """How many market tokens have come to a cell so far."""
    round: Literal["auction", "stock", "operating", "merger"] = "auction"
    set: int = 1
    """Stock round and the operating rounds after it make a set."""
    number: int = 0
    """The operating round within the set."""
    bank_broken: bool = False
    ends_after: tuple[int, int] | None = None
    """Set and number of the last operating round, once it is known."""
    end_reason: str = ""


AnyRailState = RailState[Any]
