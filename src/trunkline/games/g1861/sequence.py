"""1861, chapter 4: which round follows which, until the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.eighteen.trains import in_phase
from trunkline.games.g1861.auction import PrivateAuction, next_private
from trunkline.games.g1861.ending import finish, operating_rounds
from trunkline.games.g1861.merger import MergerRound
from trunkline.games.g1861.operating import OperatingRound
from trunkline.games.g1861.stock import StockRound
from trunkline.kernel import Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos


class Sequence(Step):
    """The whole game: it lies at the bottom of the stack and begins each round.

    Privates are auctioned, then sets follow each other: a stock round and two operating
    rounds (three in the last set after an 8-train), each followed by a merger round in
    phases 3 to 7.
    """

    begun: bool = False

    def run(self, pos: Pos) -> bool:
        state = pos.state
        if not self.begun:
            self.begun = True
            first = next_private(pos)
            assert first is not None
            pos.push(PrivateAuction.of(pos, first, state.priority))
        elif state.round == "auction":
            state.round = "stock"
            pos.push(StockRound())
        elif state.round == "stock":
            self._operate(pos, 1)
        elif state.round == "operating" and state.ends_after == (state.set, state.number):
            finish(pos)
        elif state.round == "operating" and in_phase(pos, "3") and not in_phase(pos, "8"):
            state.round = "merger"
            pos.push(MergerRound())
        elif state.number < operating_rounds(pos):
            self._operate(pos, state.number + 1)
        else:
            state.set += 1
            state.number = 0
            state.round = "stock"
            pos.push(StockRound())
        return True

    def _operate(self, pos: Pos, number: int) -> None:
        pos.state.number = number
        pos.state.round = "operating"
        pos.push(OperatingRound())
