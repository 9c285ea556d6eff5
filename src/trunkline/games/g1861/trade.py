"""1861: sales that need the agreement of another player (6.5-3, 6.5.8-2, O-29, O-30).

An offer lies on top of the turn in which it is made. The owner accepts or declines; whoever
made it may withdraw it while it is unanswered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import Accept, Decline, Withdraw
from trunkline.eighteen.events import Answered, PrivateMoved, Proposed, TrainBought
from trunkline.eighteen.money import pay
from trunkline.eighteen.trains import move_train
from trunkline.kernel import Choice, Move, Refusal, Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos


def sell_private(pos: Pos, private: str, company: str, price: int) -> None:
    """A private goes from a player to a company."""
    owner = pos.state.privates[private]
    pay(pos, company, owner, price, "private")
    pos.state.privates[private] = company
    pos.emit(PrivateMoved(private, owner, company))


def sell_train(pos: Pos, train: str, seller: str, company: str, price: int) -> None:
    """A train goes from one company to another."""
    pay(pos, company, seller, price, "train")
    move_train(pos, train, seller, company)
    pos.emit(TrainBought(company, train, seller, price))


def _offer_accept(pos: Pos, step: Offer, seat: str) -> Iterator[Choice]:
    if seat == step.to:
        yield Accept(seat)


def _offer_decline(pos: Pos, step: Offer, seat: str) -> Iterator[Choice]:
    if seat == step.to:
        yield Decline(seat)


def _offer_withdraw(pos: Pos, step: Offer, seat: str) -> Iterator[Choice]:
    if seat == step.by:
        yield Withdraw(seat)


def _only_the_owner(pos: Pos, step: Offer, action: Accept | Decline) -> Refusal | None:
    if action.seat == step.to:
        return None
    return pos.refuse("train-not-asked" if step.subject == "train" else "not-asked", asked=step.to)


def _only_the_buyer(pos: Pos, step: Offer, action: Withdraw) -> Refusal | None:
    if action.seat == step.by:
        return None
    code = "train-not-yours" if step.subject == "train" else "not-your-proposal"
    return pos.refuse(code, by=step.by)


def _accept(pos: Pos, step: Offer, action: Accept) -> None:
    pos.pop()
    pos.emit(Answered(action.seat, "accepted", step.subject))
    step.carry_out(pos)


def _decline(pos: Pos, step: Offer, action: Decline) -> None:
    pos.pop()
    asker = pos.top
    assert isinstance(asker, Asker)
    asker.declined = (*asker.declined, (step.item, step.price))
    pos.emit(Answered(action.seat, "declined", step.subject))


def _withdraw(pos: Pos, step: Offer, action: Withdraw) -> None:
    pos.pop()
    pos.emit(Answered(action.seat, "withdrawn", step.subject))


class Asker(Step):
    """A step in which a company's director may make offers to others."""

    company: str
    declined: tuple[tuple[str, int], ...] = ()
    """What was declined in this step, at which price: only more may be offered again."""

    def least_offer(self, item: str) -> int:
        """The least price at which an item may be asked for."""
        return 1 + max((price for what, price in self.declined if what == item), default=0)


class Offer(Step):
    """An offer that waits for an answer."""

    by: str
    """Who made it: the director of the buying company."""
    to: str
    """Who has to answer: the owner."""
    company: str
    item: str
    price: int

    subject: ClassVar[str]
    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(Accept, _offer_accept, _only_the_owner, _accept),
        Move(Decline, _offer_decline, _only_the_owner, _decline),
        Move(Withdraw, _offer_withdraw, _only_the_buyer, _withdraw),
    )

    def seats(self, pos: Pos) -> tuple[str, ...]:
        return (self.to, self.by)

    def carry_out(self, pos: Pos) -> None:
        """What was offered happens."""
        raise NotImplementedError(type(self).__name__)


class PrivateOffer(Offer):
    """A company wants to buy a player's private."""

    subject: ClassVar[str] = "private"

    def carry_out(self, pos: Pos) -> None:
        sell_private(pos, self.item, self.company, self.price)


class TrainOffer(Offer):
    """A company wants to buy another company's train; ``item`` is the seller and the type."""

    subject: ClassVar[str] = "train"

    def carry_out(self, pos: Pos) -> None:
        seller, train = self.item.split()
        sell_train(pos, train, seller, self.company, self.price)


def propose(pos: Pos, offer: Offer) -> None:
    """Put an offer before the owner."""
    pos.push(offer)
    pos.emit(Proposed(offer.by, (offer.to,), offer.subject))
