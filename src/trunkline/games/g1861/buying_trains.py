"""1861, 6.5.8 and 6.5.9: buying trains, by choice or because a company must."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import BuyTrain, Pass
from trunkline.eighteen.certificates import director
from trunkline.eighteen.events import Passed, TrainBought
from trunkline.eighteen.loans import loans_needed, pay_borrowing, raisable
from trunkline.eighteen.state import POOL
from trunkline.eighteen.trains import DEPOT, cheapest_on_sale, move_train, on_sale, train_limit
from trunkline.games.g1861.phases import train_bought
from trunkline.games.g1861.trade import TrainOffer, propose, sell_train
from trunkline.games.g1861.turn import BUY_PRIVATE, TurnStep, is_its_turn
from trunkline.kernel import Choice, Move, Ranged, Refusal

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos


def has_room(pos: Pos, company: str) -> bool:
    """Whether a company owns fewer trains than its limit (1861-6.5.8-1)."""
    limit = train_limit(pos, company)
    return limit is None or len(pos.state.companies[company].trains) < limit


def must_buy(pos: Pos, company: str) -> bool:
    """Whether a company is trainless and could pay for a train of the bank (6.5.9-1, -3)."""
    if pos.state.companies[company].trains:
        return False
    return raisable(pos, company) >= cheapest_on_sale(pos)


def buy_from_bank(pos: Pos, company: str, source: str, train: str) -> None:
    """Buy a train from the depot or the bank pool, with loans if need be."""
    kind = pos.title.trains[train]
    pay_borrowing(pos, company, kind.price, "train")
    move_train(pos, train, source, company)
    pos.emit(TrainBought(company, train, source, kind.price))
    if source == DEPOT:
        train_bought(pos, kind, company)


def why_not_from_bank(pos: Pos, company: str, source: str, train: str) -> Refusal | None:
    """Why a train of the bank may not be bought, whatever its price is said to be."""
    kind = next((kind for place, kind in on_sale(pos) if (place, kind.id) == (source, train)), None)
    if kind is None:
        return pos.refuse("train-not-on-sale", train=train, source=source)
    cash = pos.state.cash[company]
    if kind.price <= cash:
        return None
    if pos.state.companies[company].trains:
        return pos.refuse("no-loan-with-train", price=kind.price, cash=cash)
    if loans_needed(pos, company, kind.price) is None:
        return pos.refuse("train-too-dear", price=kind.price, means=raisable(pos, company))
    return None


def why_not_from_company(pos: Pos, step: TrainStep, action: BuyTrain) -> Refusal | None:
    """Why a train may not be bought from another company."""
    seller = pos.state.companies.get(action.source)
    if action.source == step.company or seller is None or seller.status != "running":
        return pos.refuse("no-such-seller", source=action.source)
    if pos.title.charters[action.source].kind == "national":
        return pos.refuse("national-never-sells")
    if action.train not in seller.trains:
        return pos.refuse("seller-has-no-train", train=action.train, company=action.source)
    cash = pos.state.cash[step.company]
    if not 1 <= action.price <= cash:
        return pos.refuse("train-price", price=action.price, least=1, most=cash)
    if action.price < step.least_offer(_item(action)):
        return pos.refuse("train-declined-before", train=action.train, price=action.price)
    return None


def _item(action: BuyTrain) -> str:
    return f"{action.source} {action.train}"


def _why_not(pos: Pos, step: TrainStep, action: BuyTrain) -> Refusal | None:
    if refusal := is_its_turn(pos, step, action.company):
        return refusal
    if not step.has_room(pos):
        return pos.refuse("train-limit", limit=train_limit(pos, step.company))
    if action.source not in (DEPOT, POOL):
        return why_not_from_company(pos, step, action)
    if refusal := why_not_from_bank(pos, step.company, action.source, action.train):
        return refusal
    price = pos.title.trains[action.train].price
    if action.price != price:
        return pos.refuse("printed-price", price=action.price, printed=price)
    return None


def _offer(pos: Pos, step: TrainStep, seat: str) -> Iterator[Choice]:
    if not step.has_room(pos):
        return
    company = step.company
    for source, kind in on_sale(pos):
        if why_not_from_bank(pos, company, source, kind.id) is None:
            yield BuyTrain(seat, company, kind.id, source, kind.price)
    for name, charter in pos.title.charters.items():
        if charter.kind == "national":
            continue
        for train in dict.fromkeys(pos.state.companies[name].trains):
            least = step.least_offer(f"{name} {train}")
            action = BuyTrain(seat, company, train, name, least)
            if why_not_from_company(pos, step, action) is None:
                yield Ranged(action, "price", least, pos.state.cash[company])


def _do(pos: Pos, step: TrainStep, action: BuyTrain) -> None:
    if action.source in (DEPOT, POOL):
        buy_from_bank(pos, step.company, action.source, action.train)
        return
    other = director(pos, action.source)
    assert other is not None
    if other == action.seat or pos.title.options.trade_consent == "assumed":
        sell_train(pos, action.train, action.source, step.company, action.price)
    else:
        propose(pos, TrainOffer(action.seat, other, step.company, _item(action), action.price))


def _offer_pass(pos: Pos, step: TrainStep, seat: str) -> Iterator[Choice]:
    if not must_buy(pos, step.company):
        yield Pass(seat)


def _why_not_pass(pos: Pos, step: TrainStep, action: Pass) -> Refusal | None:
    if must_buy(pos, step.company):
        means = raisable(pos, step.company)
        return pos.refuse("must-buy-train", price=cheapest_on_sale(pos), means=means)
    return None


def _do_pass(pos: Pos, step: TrainStep, action: Pass) -> None:
    pos.pop()
    pos.emit(Passed(action.seat, "TrainStep"))


class TrainStep(TurnStep):
    """Part h of a turn: buy trains (1861-6.5.8)."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(BuyTrain, _offer, _why_not, _do),
        BUY_PRIVATE,
        Move(Pass, _offer_pass, _why_not_pass, _do_pass),
    )
    main: ClassVar[int] = 1

    def has_room(self, pos: Pos) -> bool:
        """Whether the company owns fewer trains than its limit (1861-6.5.8-1)."""
        return has_room(pos, self.company)
