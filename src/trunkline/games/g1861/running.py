"""1861, 6.5.4 and 6.5.5: running trains, and what becomes of the revenue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import PayDividend, Route, RunTrains
from trunkline.eighteen.certificates import director, holdings
from trunkline.eighteen.components import Cell
from trunkline.eighteen.events import DividendPaid, TrainsRun
from trunkline.eighteen.market import move_token, price_of
from trunkline.eighteen.money import pay
from trunkline.eighteen.routes import (
    any_route,
    check_routes,
    has_route,
    remembered_best_routes,
    revenue,
    value_of,
)
from trunkline.eighteen.state import BANK
from trunkline.games.g1861.turn import BUY_PRIVATE, TurnStep, is_its_turn
from trunkline.kernel import Choice, Move, Open, Refusal

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos


# --- run ----------------------------------------------------------------------


def _offer_routes(pos: Pos, step: RunStep, seat: str) -> Iterator[Choice]:
    if pos.title.options.route_policy == "optimal":
        routes = remembered_best_routes(pos, step.company).routes
    else:
        routes = any_route(pos, step.company)
    if routes:
        yield Open(RunTrains(seat, step.company, routes), "routes")


def _why_not_run(pos: Pos, step: RunStep, action: RunTrains) -> Refusal | None:
    if refusal := is_its_turn(pos, step, action.company):
        return refusal
    if refusal := check_routes(pos, step.company, action.routes):
        return refusal
    if pos.title.options.route_policy == "optimal":
        best = remembered_best_routes(pos, step.company).revenue
        taken = revenue(pos, step.company, action.routes)
        if taken < best:
            return pos.refuse("not-the-best", revenue=taken, best=best)
    return None


def _do_run(pos: Pos, step: RunStep, action: RunTrains) -> None:
    pos.pop()
    run_trains(pos, step.company, action.routes)


def run_trains(pos: Pos, company: str, routes: tuple[Route, ...]) -> None:
    """Trains run their routes, and the revenue is distributed."""
    lines = []
    total = 0
    for route in routes:
        value = value_of(pos, company, route)
        lines.append((route.train, route.hexes, value.counted, value.revenue))
        total += value.revenue
    pos.emit(TrainsRun(company, tuple(lines), total))
    distribute(pos, company, total)


class RunStep(TurnStep):
    """Part d of a turn: the trains run (1861-6.5.4)."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(RunTrains, _offer_routes, _why_not_run, _do_run),
        BUY_PRIVATE,
    )

    def run(self, pos: Pos) -> bool:
        if has_route(pos, self.company):
            return False
        pos.pop()
        run_trains(pos, self.company, ())  # 1861-6.5.4-20
        return True

    def seats(self, pos: Pos) -> tuple[str, ...]:
        if pos.title.charters[self.company].kind == "national":
            return (pos.state.priority,)
        return super().seats(pos)


# --- distribute ---------------------------------------------------------------


def distribute(pos: Pos, company: str, amount: int) -> None:
    """What becomes of a revenue: only the director of a public has a choice."""
    kind = pos.title.charters[company].kind
    if kind == "national":
        pay(pos, BANK, company, amount, "revenue")  # 1861-6.6.3-1
    elif kind == "minor":
        _pay_minor(pos, company, amount)
    elif amount:
        pos.push(DividendStep(company, revenue=amount))
    else:
        pay_public(pos, company, 0, "none")


def _pay_minor(pos: Pos, minor: str, amount: int) -> None:
    """Half for the owner and half for the treasury (1861-6.5.5.1)."""
    owner = director(pos, minor)
    assert owner is not None
    half = amount // 2
    pay(pos, BANK, owner, amount - half, "dividend")
    pay(pos, BANK, minor, half, "revenue")
    pos.emit(DividendPaid(minor, "half", amount - half, half, 0))
    cell = pos.state.companies[minor].cell
    assert cell is not None
    if amount:
        move_token(pos, minor, right_for_minor(pos, cell), "right")
    else:
        move_token(pos, minor, pos.title.market.left(cell), "left")


def right_for_minor(pos: Pos, cell: Cell) -> Cell:
    """A minor never moves right out of the yellow column (1861-6.5.5.1-5, -6)."""
    market = pos.title.market
    if "convert" not in market.cells[cell].marks:
        return market.right(cell)
    row, column = cell
    inside = [
        place
        for place in ((row, column + 1), (row - 1, column))
        if place in market.cells and "convert" in market.cells[place].marks
    ]
    return market.first(*inside, cell)


def paid_out(amount: int, payout: str) -> int:
    """How much of a revenue is paid as dividend."""
    if payout == "half":
        return -(-amount // 20) * 10  # 1861-6.5.5.2-2: up to a multiple of R10
    return amount if payout == "all" else 0


def pay_public(pos: Pos, public: str, amount: int, payout: str) -> None:
    """Pay the shareholders, keep the rest, move the token (1861-6.5.5.2)."""
    paid = paid_out(amount, payout)
    per_share = paid // 10
    pay(pos, BANK, public, amount - paid, "revenue")
    held = holdings(pos, public)
    for holder in (*pos.title.seats, public):
        # 1861-6.5.5.2-5: what is due to the bank pool is paid to nobody.
        pay(pos, BANK, holder, per_share * held.get(holder, 0), "dividend")
    pos.emit(DividendPaid(public, payout, paid, amount - paid, per_share))
    market = pos.title.market
    cell = pos.state.companies[public].cell
    assert cell is not None
    if paid == 0:
        move_token(pos, public, market.left(cell), "left")
    elif 10 * per_share >= price_of(pos, public):
        move_token(pos, public, market.right(cell), "right")


def _offer_dividends(pos: Pos, step: DividendStep, seat: str) -> Iterator[Choice]:
    yield PayDividend(seat, step.company, "all")
    yield PayDividend(seat, step.company, "half")
    yield PayDividend(seat, step.company, "none")


def _why_not_dividend(pos: Pos, step: DividendStep, action: PayDividend) -> Refusal | None:
    return is_its_turn(pos, step, action.company)


def _do_dividend(pos: Pos, step: DividendStep, action: PayDividend) -> None:
    pos.pop()
    pay_public(pos, step.company, step.revenue, action.payout)


class DividendStep(TurnStep):
    """Part e of a turn: the director of a public says what becomes of its revenue."""

    revenue: int = 0

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(PayDividend, _offer_dividends, _why_not_dividend, _do_dividend),
        BUY_PRIVATE,
    )
    main: ClassVar[int] = 1
