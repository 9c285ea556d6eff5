"""1861: what the steps of a company's operating turn have in common."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

from trunkline.eighteen.actions import BuyPrivate, Pass
from trunkline.eighteen.certificates import director
from trunkline.eighteen.events import Passed
from trunkline.eighteen.trains import in_phase
from trunkline.games.g1861.trade import Asker, PrivateOffer, propose, sell_private
from trunkline.kernel import Choice, Move, Ranged, Refusal, Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos


class Turn(Step):
    """The turn of a company: whose it is, and what has been done in it."""

    company: str
    laid: int = 0
    """How many track actions it has had."""
    placed: bool = False
    """Whether a token has been placed."""


def turn_under_way(pos: Pos) -> Turn | None:
    """The turn of a company that is being played; none between turns."""
    return next((step for step in reversed(pos.state.stack) if isinstance(step, Turn)), None)


class TurnStep(Asker):
    """One part of a company's turn, decided by its director (1861-6.5-5)."""

    main: ClassVar[int] = 0
    """How many of the first moves decide whether there is anything to ask."""

    def seats(self, pos: Pos) -> tuple[str, ...]:
        head = director(pos, self.company)
        assert head is not None, f"{self.company} has no director"
        return (head,)

    def run(self, pos: Pos) -> bool:
        """Skip the part if none of its main moves is possible."""
        if pos.state.companies[self.company].status != "running" or not self.has_choice(pos):
            pos.pop()
            return True
        return False

    def has_choice(self, pos: Pos) -> bool:
        seat = self.seats(pos)[0]
        offered = chain.from_iterable(
            move.offers(pos, self, seat) for move in self.moves[: self.main]
        )
        return next(iter(offered), None) is not None


def is_its_turn(pos: Pos, step: TurnStep, company: str) -> Refusal | None:
    """A refusal if an action is meant for another company than the one whose turn it is."""
    if company != step.company:
        return pos.refuse("not-its-turn", company=company, turn=step.company)
    return None


# --- pass ---------------------------------------------------------------------


def _offer_pass(pos: Pos, step: TurnStep, seat: str) -> Iterator[Choice]:
    yield Pass(seat)


def _why_not_pass(pos: Pos, step: TurnStep, action: Pass) -> Refusal | None:
    return None


def _do_pass(pos: Pos, step: TurnStep, action: Pass) -> None:
    pos.pop()
    pos.emit(Passed(action.seat, type(step).__name__))


PASS = Move(Pass, _offer_pass, _why_not_pass, _do_pass)


# --- buy a private (1861-2.2.1-5, 6.5-3) --------------------------------------


def _offer_privates(pos: Pos, step: TurnStep, seat: str) -> Iterator[Choice]:
    for private in pos.title.privates.values():
        least = step.least_offer(private.id)
        action = BuyPrivate(seat, step.company, private.id, least)
        if _why_not_private(pos, step, action) is None:
            most = min(private.value, pos.state.cash[step.company])
            yield Ranged(action, "price", least, most)


def _why_not_private(pos: Pos, step: TurnStep, action: BuyPrivate) -> Refusal | None:
    if refusal := is_its_turn(pos, step, action.company):
        return refusal
    private = pos.title.privates.get(action.private)
    if private is None:
        return pos.refuse("no-such-private", private=action.private)
    if not in_phase(pos, "3"):
        return pos.refuse("privates-later", phase=pos.state.phase)
    owner = pos.state.privates[action.private]
    if owner not in pos.title.seats:
        return pos.refuse("private-not-for-sale", private=action.private, owner=owner)
    if not 1 <= action.price <= private.value:
        return pos.refuse("private-price", price=action.price, least=1, most=private.value)
    cash = pos.state.cash[step.company]
    if action.price > cash:
        return pos.refuse("no-loan-for-private", price=action.price, cash=cash)
    if action.price < step.least_offer(action.private):
        return pos.refuse("declined-before", item=action.private, price=action.price)
    return None


def _do_private(pos: Pos, step: TurnStep, action: BuyPrivate) -> None:
    owner = pos.state.privates[action.private]
    if owner == action.seat or pos.title.options.trade_consent == "assumed":
        sell_private(pos, action.private, action.company, action.price)
    else:
        propose(pos, PrivateOffer(action.seat, owner, action.company, action.private, action.price))


BUY_PRIVATE = Move(BuyPrivate, _offer_privates, _why_not_private, _do_private)
