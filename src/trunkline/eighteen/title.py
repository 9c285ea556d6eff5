"""The definition of an 18xx title: its components, and what it decides for itself."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeAlias, TypeVar

from trunkline.eighteen.components import Charter, MarketCell, Phase, Private, Tile, TrainKind
from trunkline.eighteen.hexes import Map
from trunkline.eighteen.market import Market
from trunkline.eighteen.state import AnyRailState
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
    bank: int
    starting_cash: int
    certificate_limit: int
    holding_limit: int
    """The most shares of one public that one player may hold."""

    @abstractmethod
    def loan_limit(self, company: str) -> int | None:
        """How many loans a company may have; none for any number."""

    def charter_order(self) -> list[str]:
        """Company ids in the order of the component list."""
        return list(self.charters)


Rail: TypeAlias = Position[RailTitle[Any], AnyRailState]
"""A position of any 18xx game: what shared rules work on."""

__all__ = ["MarketCell", "Rail", "RailTitle"]
