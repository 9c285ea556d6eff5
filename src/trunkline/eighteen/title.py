"""The definition of an 18xx title: its components, and what it decides for itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal, TypeAlias, TypeVar

from trunkline.eighteen.components import Charter, Face, MarketCell, Phase, Private, Tile, TrainKind
from trunkline.eighteen.hexes import Map
from trunkline.eighteen.market import Market
from trunkline.eighteen.routes.bonuses import Bonus
from trunkline.eighteen.state import AnyRailState
from trunkline.eighteen.tiles import Catalogue
from trunkline.eighteen.track import Numbering
from trunkline.kernel import Position, Title

StateT = TypeVar("StateT", bound=AnyRailState)


class RailTitle(Title[StateT]):
    """An 18xx title for a player count and options."""

    map: Map
    tiles: dict[str, Tile]
    market: Market
    charters: dict[str, Charter]
    privates: dict[str, Private]
    trains: dict[str, TrainKind]
    phases: dict[str, Phase]
    phase_order: dict[str, int]
    """The position of each phase in the sequence of phases."""
    bank: int
    starting_cash: int
    certificate_limit: int
    holding_limit: int
    """The most shares of one public that one player may hold."""
    operating_tie: Literal["right_first", "left_first"] = "right_first"
    """Which of two tokens at the same price in different cells acts first."""
    pool_limit: int
    """The most shares of one public that the bank pool may hold."""
    loan_value: int
    loan_interest: int
    city_blocking: Literal["full_city", "any_foreign_token"] = "full_city"
    """Which foreign tokens stop a route in a city: a full city of them, or any one."""
    network_circles: Literal["one_station", "each_circle"] = "one_station"
    """Whether routes for track and tokens may pass several circles of a hex (1861-6.3-4)."""
    shared_supply: Mapping[str, str] = {}
    """Tiles that are limited together rather than each by itself: the group of each."""
    shared_count: Mapping[str, int] = {}
    """How many tiles there are of each such group."""
    further_labels: Mapping[str, tuple[str, ...]] = {}
    """Letters on tiles that a hex accepts beside the one printed on it."""
    six_exit_colours: frozenset[str] = frozenset()
    """Colours in which a city must take a tile with six exits while one is left and fits."""
    charges_printed_upgrade: bool = False
    """Whether the first upgrade of printed track costs the amount printed on the hex."""
    token_costs_per_hex: tuple[int, ...] = ()
    """What the tokens of a public cost, the first one first, for each hex of distance."""

    route_circles: Literal["one_station", "each_circle"] = "one_station"
    """Whether routes of trains may visit several circles of a hex (1861-6.3-4, 1841-O-22)."""
    terminals: frozenset[str] = frozenset()
    """Hexes in which a route must end, as in an off-board area."""
    bases: frozenset[str] = frozenset({"city"})
    """The kinds of stop in which a token makes a route the company's own."""
    hexes_once: bool = False
    """Whether a route may come into no hex twice, not even over track of its own."""
    route_rules: Mapping[str, str] = {}
    """The rules that explanations of routes cite, by what they are about: ``counted``, ``free``,
    ``passed`` and ``worthless`` stops, also of one kind (``passed-town``); ``bonus`` and
    ``bonus-private``; ``sum``, ``token``, and ``multiplied-`` with a type of train."""
    bonuses: tuple[Bonus, ...] = ()
    """What routes of any company can earn beyond the value of their stops."""

    @cached_property
    def catalogue(self) -> Catalogue:
        """The tiles in all rotations."""
        return Catalogue(self.tiles)

    @cached_property
    def fitting_faces(self) -> dict[tuple[str, Face], tuple[Face, ...]]:
        """What may replace a face in a hex, as far as it has been asked for."""
        return {}

    @cached_property
    def numbering(self) -> Numbering:
        """The numbers of the map's sides and stations in track graphs."""
        return Numbering(self.map, self.network_circles)

    def bonuses_of(self, pos: Rail, company: str) -> tuple[Bonus, ...]:
        """What routes of one company can earn beside ``bonuses`` and those of its privates."""
        return ()

    @abstractmethod
    def loan_limit(self, company: str) -> int | None:
        """How many loans a company may have; none for any number."""

    @abstractmethod
    def bank_broke(self, pos: Rail) -> None:
        """The bank has just run out of money."""


Rail: TypeAlias = Position[RailTitle[Any], AnyRailState]
"""A position of any 18xx game: what shared rules work on."""

__all__ = ["MarketCell", "Rail", "RailTitle"]
