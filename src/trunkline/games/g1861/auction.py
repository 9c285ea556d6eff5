"""1861, chapters 5.2.4 and 5.3: auctions of privates and of minors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import Bid, Pass
from trunkline.eighteen.auction import (
    BID,
    BID_STEP,
    Auction,
    bids,
    can_bid,
    round_the_table,
    why_not_bid,
)
from trunkline.eighteen.auction import PASS as DROP_OUT
from trunkline.eighteen.certificates import left_of, move_director
from trunkline.eighteen.events import (
    AuctionWon,
    CompanyStarted,
    MinimumLowered,
    NobodyBid,
    Passed,
    PriorityMoved,
    PrivateMoved,
    TokenPlaced,
)
from trunkline.eighteen.market import price_of, set_token
from trunkline.eighteen.money import pay
from trunkline.eighteen.state import BANK, IPO
from trunkline.games.g1861.names import FIRST_MINOR, MINOR_MINIMUM
from trunkline.games.g1861.tokens import place_home_token
from trunkline.kernel import Choice, Move, Ranged, Refusal

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos


# --- privates ----------------------------------------------------------------


def _offer_bids(pos: Pos, step: PrivateAuction, seat: str) -> Iterator[Choice]:
    if step.takes_first_offer(pos):
        if can_bid(pos, seat, step.minimum):
            yield Ranged(Bid(seat, step.item, step.minimum), "price", step.minimum, step.minimum)
    else:
        yield from bids(pos, seat, step.item, step.least)


def _why_not_bid(pos: Pos, step: PrivateAuction, action: Bid) -> Refusal | None:
    if refusal := BID.why_not(pos, step, action):
        return refusal
    if step.takes_first_offer(pos) and action.price != step.minimum:
        return pos.refuse("lowered-price-only", price=action.price, least=step.minimum)
    return None


def _do_bid(pos: Pos, step: PrivateAuction, action: Bid) -> None:
    if step.takes_first_offer(pos):
        step.bidders = (action.seat,)
    elif not step.leader:
        step.bidders = round_the_table(pos, action.seat) if step.may_rejoin(pos) else step.bidders
    step.bid(pos, action.seat, action.price)


def _do_pass(pos: Pos, step: PrivateAuction, action: Pass) -> None:
    step.drop(pos, action.seat)


class PrivateAuction(Auction):
    """The auction of one private in the initial stock round (1861-5.3-1 to -9)."""

    opener: str = ""
    """Who was asked first for this private."""

    below_minimum: ClassVar[str] = "bid-below-private-minimum"
    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(Bid, _offer_bids, _why_not_bid, _do_bid),
        Move(Pass, DROP_OUT.offers, DROP_OUT.why_not, _do_pass),
    )

    @classmethod
    def of(cls, pos: Pos, item: str, opener: str) -> PrivateAuction:
        """Put a private up; the opener bids or passes first."""
        minimum = pos.title.privates[item].minimum
        return cls(item, minimum, round_the_table(pos, opener), opener=opener)

    def may_rejoin(self, pos: Pos) -> bool:
        """Whether declining before the first bid is no pass (C-07)."""
        return pos.title.options.private_auction_pass == "decline_may_rejoin"

    def takes_first_offer(self, pos: Pos) -> bool:
        """Whether the lowered price is given to the first who accepts it (C-08)."""
        lowered = self.minimum < pos.title.privates[self.item].minimum
        return lowered and pos.title.options.private_auction_reduced == "first_taker"

    def run(self, pos: Pos) -> bool:
        self.drop_those_who_cannot_bid(pos)
        if self.is_won:
            self._sell(pos, self.leader, self.price)
        elif not self.bidders:
            self._lower(pos)
        else:
            return False
        return True

    def _lower(self, pos: Pos) -> None:
        """All passed: R5 less, or nothing at all for the first one (1861-5.3-7 to -9)."""
        self.minimum -= BID_STEP
        pos.emit(MinimumLowered(self.item, self.minimum))
        if self.minimum <= 0:
            self._sell(pos, self.opener, 0)
        else:
            self.bidders = round_the_table(pos, self.opener)

    def _sell(self, pos: Pos, winner: str, price: int) -> None:
        pay(pos, winner, BANK, price, "auction")
        pos.state.privates[self.item] = winner
        pos.emit(AuctionWon(winner, self.item, price))
        pos.emit(PrivateMoved(self.item, IPO, winner))
        pos.pop()
        following = next_private(pos)
        opener = left_of(pos, winner)[0]
        if following is not None:
            pos.push(PrivateAuction.of(pos, following, opener))
        else:
            # 1861-5-10: the winner of an auction counts as a buyer.
            pos.state.priority = opener
            pos.emit(PriorityMoved(opener))


def next_private(pos: Pos) -> str | None:
    """The next private to be auctioned."""
    return next((name for name in pos.title.privates if pos.state.privates[name] == IPO), None)


# --- minors ------------------------------------------------------------------


def _after_first_bid(pos: Pos, minor: str) -> None:
    """The home token may be placed before it is known whose it is (C-42)."""
    if pos.title.options.home_token_time == "first_bid":
        place_home_token(pos, minor)


class MinorAuction(Auction):
    """The auction of a minor after its first bid (1861-5.2.4-6 to -15)."""

    moves: ClassVar[tuple[Move[Any], ...]] = (BID, DROP_OUT)

    @classmethod
    def opened(cls, pos: Pos, seat: str, item: str, price: int) -> MinorAuction:
        """The auction that a first bid opens."""
        auction = cls(item, MINOR_MINIMUM, round_the_table(pos, seat))
        auction.bid(pos, seat, price)
        _after_first_bid(pos, item)
        return auction

    def run(self, pos: Pos) -> bool:
        self.drop_those_who_cannot_bid(pos)
        if not self.is_won:
            return False
        pos.pop()
        start_minor(pos, self.leader, self.item, self.price)
        return True


def _do_bid_for_first(pos: Pos, step: FirstMinorAuction, action: Bid) -> None:
    is_first = not step.leader
    step.bid(pos, action.seat, action.price)
    if is_first:
        _after_first_bid(pos, step.item)


class FirstMinorAuction(MinorAuction):
    """The compulsory offer of the first minor in the initial stock round (1861-5.3-10)."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(Bid, BID.offers, BID.why_not, _do_bid_for_first),
        DROP_OUT,
    )

    @classmethod
    def of(cls, pos: Pos, opener: str) -> FirstMinorAuction:
        """Put the first minor up; the opener bids or passes first."""
        return cls(FIRST_MINOR, MINOR_MINIMUM, round_the_table(pos, opener))

    def run(self, pos: Pos) -> bool:
        if super().run(pos):
            return True
        if self.bidders:
            return False
        pos.emit(NobodyBid(self.item))
        pos.pop()
        return True


def available_minors(pos: Pos) -> list[str]:
    """The minors that may be put up for auction now (1861-5.2.4-1 to -3, 5.3-13)."""
    order, phase = pos.title.phase_order, pos.state.phase
    if order[phase] >= order["5"]:
        return []
    waiting = [
        charter.id
        for charter in pos.title.charters.values()
        if charter.kind == "minor"
        and pos.state.companies[charter.id].status == "waiting"
        and order[charter.from_phase or "2"] <= order[phase]
    ]
    return [FIRST_MINOR] if FIRST_MINOR in waiting else waiting


def why_not_put_up(pos: Pos, action: Bid) -> Refusal | None:
    """Why a minor may not be put up for auction with this bid."""
    charter = pos.title.charters.get(action.item)
    if action.item in pos.title.privates:
        return pos.refuse("privates-auctioned-first", item=action.item)
    if charter is None or charter.kind != "minor":
        return pos.refuse("not-for-auction", item=action.item)
    order, phase = pos.title.phase_order, pos.state.phase
    if order[phase] >= order["5"]:
        return pos.refuse("minors-closed", item=action.item, phase=phase)
    if pos.state.companies[action.item].status != "waiting":
        return pos.refuse("minor-not-available", item=action.item)
    if order[charter.from_phase or "2"] > order[phase]:
        return pos.refuse("minor-too-early", item=action.item, phase=charter.from_phase)
    if action.item not in available_minors(pos):
        return pos.refuse("first-minor-first", item=action.item, first=FIRST_MINOR)
    return why_not_bid(pos, action.seat, action.price, MINOR_MINIMUM, MinorAuction.below_minimum)


def start_minor(pos: Pos, seat: str, minor: str, price: int) -> None:
    """The winner pays into the treasury, and the minor is in play (1861-5.2.4-10 to -15)."""
    pos.emit(AuctionWon(seat, minor, price))
    move_director(pos, minor, seat)
    pay(pos, seat, minor, price, "auction")
    cell = pos.title.market.start_cell(price // 2, "minor", "both")
    assert cell is not None, f"no cell for a bid of {price}"
    pos.state.companies[minor].status = "running"
    set_token(pos, minor, cell)
    if pos.title.options.home_token_time == "after_auction":
        place_home_token(pos, minor)
    pos.emit(CompanyStarted(minor, seat, price_of(pos, minor)))


__all__ = [
    "FirstMinorAuction",
    "MinorAuction",
    "Passed",
    "PrivateAuction",
    "TokenPlaced",
    "available_minors",
    "next_private",
    "start_minor",
    "why_not_put_up",
]
