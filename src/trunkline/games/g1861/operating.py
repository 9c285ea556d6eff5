"""1861, chapter 6: the operating round, and a company's turn in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import RedeemShares
from trunkline.eighteen.certificates import move_ordinary, shares_of
from trunkline.eighteen.events import RoundEnded, RoundStarted, TurnStarted
from trunkline.eighteen.loans import pay_interest, repay_all_possible
from trunkline.eighteen.market import price_of
from trunkline.eighteen.money import pay
from trunkline.eighteen.order import operating_order
from trunkline.eighteen.state import BANK, POOL
from trunkline.eighteen.trains import in_phase
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.national import nationalise
from trunkline.games.g1861.national_turn import NationalTurn
from trunkline.games.g1861.running import RunStep
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep
from trunkline.games.g1861.turn import BUY_PRIVATE, PASS, Turn, TurnStep, is_its_turn
from trunkline.kernel import Choice, Move, Ranged, Refusal, Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos


class OperatingRound(Step):
    """Privates pay, then minors, publics and the RSR act in the order fixed at the start."""

    begun: bool = False
    waiting: tuple[str, ...] = ()
    """The companies that have not had their turn, in operating order."""
    national_done: bool = False

    def run(self, pos: Pos) -> bool:
        if not self.begun:
            self._begin(pos)
        elif self.waiting:
            company, *rest = self.waiting
            self.waiting = tuple(rest)
            if pos.state.companies[company].status == "running":
                pos.push(CompanyTurn(company))
        elif not self.national_done and in_phase(pos, "4") and not in_phase(pos, "8"):
            self.national_done = True
            pos.push(NationalTurn())
        else:
            pos.emit(RoundEnded("operating", pos.state.set, pos.state.number))
            pos.pop()
        return True

    def _begin(self, pos: Pos) -> None:
        self.begun = True
        pos.emit(RoundStarted("operating", pos.state.set, pos.state.number))
        for private in pos.title.privates.values():
            owner = pos.state.privates[private.id]
            if owner in pos.state.cash:
                pay(pos, BANK, owner, private.revenue, "private")
        self.waiting = tuple(operating_order(pos))


class CompanyTurn(Turn):
    """The turn of a company: the parts of 1861-6.5-1, one after the other."""

    part: int = 0
    """The part that is next."""
    loans_due: int = 0
    """The loans at the start of the turn: interest is due on these (1861-6.5.6-1)."""

    def run(self, pos: Pos) -> bool:
        owner = pos.state.companies[self.company]
        if owner.status != "running":
            pos.pop()  # 1861-6.8.4-24: nationalised in its own turn
            return True
        if self.part == 0:
            owner.turns_begun += 1
            self.loans_due = owner.loans
            pos.emit(TurnStarted(self.company))
        if self.part < len(PARTS):
            part = PARTS[self.part]
            self.part += 1
            if part is None:
                settle_loans(pos, self.company, self.loans_due)
            else:
                pos.push(part(self.company))
        else:
            self._end(pos)
        return True

    def _end(self, pos: Pos) -> None:
        pos.pop()
        owner = pos.state.companies[self.company]
        owner.turns_ended += 1
        if not owner.trains:
            nationalise(pos, self.company)  # 1861-6.5.9-6


# --- a: redeem shares (6.5.1) ---------------------------------------------------


def _offer(pos: Pos, step: RedeemStep, seat: str) -> Iterator[Choice]:
    if pos.title.charters[step.company].kind != "public" or not step.may_redeem(pos):
        return
    most = min(
        shares_of(pos, step.company, POOL),
        pos.state.cash[step.company] // price_of(pos, step.company),
    )
    if most:
        yield Ranged(RedeemShares(seat, step.company, 1), "count", 1, most)


def _why_not(pos: Pos, step: RedeemStep, action: RedeemShares) -> Refusal | None:
    if refusal := is_its_turn(pos, step, action.company):
        return refusal
    if pos.title.charters[step.company].kind != "public":
        return pos.refuse("no-such-share", company=step.company)
    if not step.may_redeem(pos):
        return pos.refuse("redeemed-already")
    pooled = shares_of(pos, step.company, POOL)
    if not 1 <= action.count <= pooled:
        return pos.refuse("not-in-pool", company=step.company, count=action.count, held=pooled)
    price, cash = action.count * price_of(pos, step.company), pos.state.cash[step.company]
    if price > cash:
        return pos.refuse("no-loan-to-redeem", price=price, cash=cash)
    return None


def _do(pos: Pos, step: RedeemStep, action: RedeemShares) -> None:
    pay(pos, step.company, BANK, action.count * price_of(pos, step.company), "redemption")
    move_ordinary(pos, step.company, action.count, POOL, step.company)
    step.redeemed = True


class RedeemStep(TurnStep):
    """Part a of a turn: a public buys back shares from the bank pool."""

    redeemed: bool = False

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(RedeemShares, _offer, _why_not, _do),
        BUY_PRIVATE,
        PASS,
    )
    main: ClassVar[int] = 1

    def may_redeem(self, pos: Pos) -> bool:
        """Whether the table lets a public redeem once more (C-36)."""
        return not self.redeemed or pos.title.options.redeem_actions == "any"


# --- f and g: interest and repayment (6.5.6, 6.5.7) ------------------------------


class BeforeInterestStep(TurnStep):
    """A company with loans may buy privates before interest and repayment (1861-6.5-6)."""

    moves: ClassVar[tuple[Move[Any], ...]] = (BUY_PRIVATE, PASS)
    main: ClassVar[int] = 1

    def has_choice(self, pos: Pos) -> bool:
        return bool(pos.state.companies[self.company].loans) and super().has_choice(pos)


def settle_loans(pos: Pos, company: str, loans_due: int) -> None:
    """Pay interest, then repay; a company that cannot pay is nationalised at once."""
    if pay_interest(pos, company, loans_due):
        repay_all_possible(pos, company)
    else:
        nationalise(pos, company)  # 1861-6.5.6-4


class PrivateStep(TurnStep):
    """The last opportunity of a turn to buy privates (1861-6.5-3)."""

    moves: ClassVar[tuple[Move[Any], ...]] = (BUY_PRIVATE, PASS)
    main: ClassVar[int] = 1


PARTS: tuple[type[TurnStep] | None, ...] = (
    RedeemStep,
    TrackStep,
    TokenStep,
    RunStep,  # the distribution of the revenue (part e) follows from it
    BeforeInterestStep,
    None,  # interest and repayment leave nothing to decide
    TrainStep,
    PrivateStep,
)
"""The parts of a turn in their order."""
