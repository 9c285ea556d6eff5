"""1861, 6.6: the operating turn of the Russian State Railway."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

from trunkline.eighteen.actions import Route
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.events import TurnStarted
from trunkline.eighteen.loans import pay_interest, repay_all_possible
from trunkline.eighteen.routes import best_routes
from trunkline.eighteen.trains import DEPOT, in_phase, new_trains, on_sale
from trunkline.games.g1861.buying_trains import buy_from_bank
from trunkline.games.g1861.names import NATIONAL
from trunkline.games.g1861.national import occupy_petersburg
from trunkline.games.g1861.running import RunStep, run_trains
from trunkline.kernel import Move, Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos


Bargain: TypeAlias = tuple[str, TrainKind]
"""A train on sale, and its source."""


class NationalRun(RunStep):
    """The holder of the priority card runs the trains of the RSR (C-22)."""

    moves: ClassVar[tuple[Move[Any], ...]] = RunStep.moves[:1]


class NationalTurn(Step):
    """The RSR fills its slots, runs, pays and buys; all by itself (1861-6.6-1, -4)."""

    part: Literal["start", "finance", "trains"] = "start"
    loans_due: int = 0
    """The loans at the start of the turn: interest is due on these."""

    def run(self, pos: Pos) -> bool:
        if self.part == "start":
            self._start(pos)
        elif self.part == "finance":
            self.part = "trains"
            # The RSR may borrow without limit, so that it always pays (1861-6.6.4-2).
            pay_interest(pos, NATIONAL, self.loans_due)
            repay_all_possible(pos, NATIONAL)
        elif (bargain := wanted_train(pos)) is not None:
            self._buy(pos, bargain)
        else:
            pos.state.companies[NATIONAL].turns_ended += 1
            pos.pop()
        return True

    def _buy(self, pos: Pos, bargain: Bargain | None) -> None:
        """Buy a train; what its phase asks of others comes before the next one, or after all."""
        while bargain is not None:
            source, kind = bargain
            buy_from_bank(pos, NATIONAL, source, kind.id)
            at_once = pos.title.options.rsr_purchases == "at_once"
            bargain = wanted_train(pos) if at_once else None

    def _start(self, pos: Pos) -> None:
        self.part = "finance"
        national = pos.state.companies[NATIONAL]
        national.turns_begun += 1
        self.loans_due = national.loans
        pos.emit(TurnStarted(NATIONAL))
        occupy_petersburg(pos)
        if pos.title.options.rsr_operator == "priority_holder":
            pos.push(NationalRun(NATIONAL))
        else:
            run_trains(pos, NATIONAL, best_run(pos))


MOST_REMEMBERED = 64
"""The runs of so many turns are remembered, the latest ones."""


def best_run(pos: Pos) -> tuple[Route, ...]:
    """The routes that the RSR runs by itself (1861-6.6.2-2).

    They are remembered, for they can take long to find, and whoever takes a move back or
    looks at earlier moments comes through the same turn again.
    """
    state, known = pos.state, pos.title.national_runs
    turn = (
        state.phase,
        state.companies[NATIONAL].trains,
        tuple(state.board.tiles.items()),
        tuple(state.board.tokens.items()),
        tuple(state.privates.items()),
    )
    routes = known.get(turn)
    if routes is None:
        routes = best_routes(pos, NATIONAL).routes
        while len(known) >= MOST_REMEMBERED:
            known.pop(next(iter(known)), None)
        known[turn] = routes
    return routes


def wanted_train(pos: Pos) -> Bargain | None:
    """The train that the RSR buys next, and its source; none if it buys nothing (6.6.5).

    With a train it takes the lowest new type as long as it can pay without a loan; without
    one it takes the cheapest train of the depot or the bank pool, whatever it costs.
    """
    if in_phase(pos, "8") and not pos.title.options.rsr_buys_after_8:
        return None  # C-25
    if not pos.state.companies[NATIONAL].trains:
        return min(on_sale(pos), key=lambda offer: offer[1].price)
    new = next(kind for kind in new_trains(pos) if not kind.available)
    return (DEPOT, new) if pos.state.cash[NATIONAL] >= new.price else None


STEPS = (NationalTurn, NationalRun)
