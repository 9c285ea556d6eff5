"""1861, 7.1 to 7.3: how a public arises from one minor or from several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import BuyShare, Pass, RemoveToken
from trunkline.eighteen.board import hex_of, token_cities
from trunkline.eighteen.certificates import (
    director,
    exchange_director,
    from_seat,
    move_director,
    move_ordinary,
)
from trunkline.eighteen.components import Cell
from trunkline.eighteen.events import Formed, Passed, PrivateMoved
from trunkline.eighteen.market import price_of, set_token
from trunkline.eighteen.money import pay
from trunkline.eighteen.order import in_operating_order
from trunkline.eighteen.shares import buy, why_not_buy
from trunkline.eighteen.state import IPO
from trunkline.games.g1861.national import remove_token, replace_token, retire_minor
from trunkline.games.g1861.partners import (
    START_MARKS,
    Partners,
    first_owner,
    majority,
    merged_cell,
    owner,
    shares_from,
)
from trunkline.games.g1861.phases import DiscardTrains
from trunkline.kernel import Choice, Move, Refusal, Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos

DIRECTOR_SHARES = 2
TOKENS_KEPT = 2
"""The tokens of merging minors that stay on the map, if they lie in two hexes."""


def convert(pos: Pos, minor: str, into: str) -> None:
    """A minor becomes a public; its owner holds the director's certificate (7.1)."""
    head = owner(pos, minor)
    cell = pos.title.market.start_cell(price_of(pos, minor), *START_MARKS)
    assert cell is not None
    _start(pos, into, cell, head)
    _absorb(pos, into, (minor,), "converted")
    one_circuit = pos.title.options.conversion_share_sale == "one_circuit"
    pos.push(ShareSale(into, (head,), left_out=head if one_circuit else ""), DiscardTrains())


def merge(pos: Pos, partners: Partners, into: str) -> None:
    """Minors become one public, each of them a share for its owner (7.2).

    Shares, director, tokens and property change hands at once; then the director chooses
    the tokens to give up, shares are sold, and surplus trains discarded (O-19).
    """
    first, head = first_owner(pos, partners), majority(pos, partners)
    shares = shares_from(pos, partners)
    minors = tuple(in_operating_order(pos, partners))
    cell = merged_cell(pos, partners)
    if head is None and pos.title.options.merger_no_majority == "first_must_buy":
        # 1861-7.2-13: this purchase belongs to the formation.
        pay(pos, first, into, pos.title.market.price(cell), "share")
        shares[first] += 1
        head = first
    _start(pos, into, cell, head or into)
    for seat, count in shares.items():
        ordinary = count - DIRECTOR_SHARES if seat == head else count
        if ordinary:
            move_ordinary(pos, into, ordinary, into, seat)
    homes = {minor: token_cities(pos.state.board, minor) for minor in minors}
    _absorb(pos, into, minors, "merged")
    # C-18: the public site begins with the first minor's owner, whoever directs.
    one_circuit = pos.title.options.conversion_share_sale == "one_circuit"
    start = first if one_circuit or head is None else head
    queue = tuple(seat for seat in from_seat(pos, start) if seat in shares)
    placed = tuple(
        city for minor in minors for city in homes[minor] if into in pos.state.board.tokens[city]
    )
    pos.push(RemoveTokens(into, head or first, placed), ShareSale(into, queue), DiscardTrains())


def _start(pos: Pos, public: str, cell: Cell, head: str) -> None:
    """Open a public's charter: its certificates, and its token in a red or violet cell."""
    move_director(pos, public, head)
    move_ordinary(pos, public, pos.state.certificates[public].count(IPO), IPO, public)
    pos.state.companies[public].status = "running"
    set_token(pos, public, cell)


def _absorb(pos: Pos, public: str, minors: Partners, reason: str) -> None:
    """Everything of the minors becomes the public's, even loans over the limit (O-03)."""
    state = pos.state
    pos.emit(Formed(public, minors, price_of(pos, public)))
    for minor in minors:
        pay(pos, minor, public, state.cash[minor], "merger")
        state.companies[public].trains += state.companies[minor].trains
        state.companies[public].loans += state.companies[minor].loans
        for private in pos.title.privates:
            if state.privates[private] == minor:
                state.privates[private] = public
                pos.emit(PrivateMoved(private, minor, public))
        for city in token_cities(state.board, minor):
            if public in state.board.tokens[city]:
                remove_token(pos, city, minor)  # One token in a city is all it can keep.
            else:
                replace_token(pos, city, minor, public)
        retire_minor(pos, minor, reason)


# --- tokens ----------------------------------------------------------------------


def kept_tokens(pos: Pos, company: str) -> int:
    """How many tokens stay: two in different hexes, or one if there is one hex (7.2-15, -16)."""
    hexes = {hex_of(city) for city in token_cities(pos.state.board, company)}
    return min(TOKENS_KEPT, len(hexes))


def _why_not_remove(pos: Pos, step: RemoveTokens, action: RemoveToken) -> Refusal | None:
    if action.company != step.company:
        return pos.refuse("not-the-new-public", company=action.company, turn=step.company)
    placed = token_cities(pos.state.board, step.company)
    if action.city not in placed:
        return pos.refuse("no-token-there", city=action.city, cities=placed)
    left = {hex_of(city) for city in placed if city != action.city}
    if len(left) < kept_tokens(pos, step.company):
        return pos.refuse("token-must-stay", city=action.city)
    return None


def _offer_tokens(pos: Pos, step: RemoveTokens, seat: str) -> Iterator[Choice]:
    for city in token_cities(pos.state.board, step.company):
        action = RemoveToken(seat, step.company, city)
        if _why_not_remove(pos, step, action) is None:
            yield action


def _remove(pos: Pos, step: RemoveTokens, action: RemoveToken) -> None:
    remove_token(pos, action.city, action.company)


class RemoveTokens(Step):
    """The director gives up superfluous tokens of a merged public, one by one."""

    company: str
    seat: str
    """The director, or the owner of the first minor as long as there is none."""
    placed: tuple[str, ...]
    """The cities of the tokens, in the order in which the new public placed them."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(RemoveToken, _offer_tokens, _why_not_remove, _remove),
    )

    def seats(self, pos: Pos) -> tuple[str, ...]:
        return (self.seat,)

    def run(self, pos: Pos) -> bool:
        placed = token_cities(pos.state.board, self.company)
        if len(placed) > kept_tokens(pos, self.company):
            return False
        if pos.title.options.merger_token_cost == "by_token" and len(placed) == 1:
            pos.state.companies[self.company].spare_tokens = self._spare(pos, placed[0])
        pos.pop()
        return True

    def _spare(self, pos: Pos, kept: str) -> tuple[int, ...]:
        """The tokens on the charter if those of one hex come back to it with their prices."""
        tokens = range(pos.title.charters[self.company].tokens)
        return tuple(number for number in tokens if number != self.placed.index(kept))


# --- the share sale ----------------------------------------------------------------


def _why_not_buy(pos: Pos, step: ShareSale, action: BuyShare) -> Refusal | None:
    if action.company != step.company or action.source != "treasury":
        return pos.refuse("only-new-shares", company=step.company)
    return why_not_buy(pos, action.seat, action.company, action.source)


def _offer_share(pos: Pos, step: ShareSale, seat: str) -> Iterator[Choice]:
    action = BuyShare(seat, step.company, "treasury")
    if _why_not_buy(pos, step, action) is None:
        yield action


def _buy(pos: Pos, step: ShareSale, action: BuyShare) -> None:
    seat, company = action.seat, action.company
    buy(pos, seat, company, action.source)
    step.passed = ""
    if director(pos, company) is None:
        # C-15: of partners with one share each, the first who buys another is director.
        exchange_director(pos, company, seat)
    if step.everybody:
        step.queue = step.queue[1:]


def _why_not_pass(pos: Pos, step: ShareSale, action: Pass) -> Refusal | None:
    if director(pos, step.company) is None:
        later = step.queue[1:]
        if all(why_not_buy(pos, seat, step.company, "treasury") for seat in later):
            return pos.refuse("somebody-must-lead", company=step.company)
    return None


def _offer_pass(pos: Pos, step: ShareSale, seat: str) -> Iterator[Choice]:
    action = Pass(seat)
    if _why_not_pass(pos, step, action) is None:
        yield action


def _pass(pos: Pos, step: ShareSale, action: Pass) -> None:
    step.queue = step.queue[1:]
    step.passed = action.seat
    pos.emit(Passed(action.seat, "ShareSale"))


class ShareSale(Step):
    """Shares of a new public are sold: any number to shareholders, then one to each (7.3)."""

    company: str
    queue: tuple[str, ...]
    """Those still to be asked."""
    left_out: str = ""
    """Who is not asked again in the second part (C-18)."""
    everybody: bool = False
    """Whether it is the second part."""
    passed: str = ""
    """Who declined last, if nothing was bought since: nobody is asked twice in a row."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(BuyShare, _offer_share, _why_not_buy, _buy),
        Move(Pass, _offer_pass, _why_not_pass, _pass),
    )

    def seats(self, pos: Pos) -> tuple[str, ...]:
        return (self.queue[0],)

    def run(self, pos: Pos) -> bool:
        self._skip(pos)
        if self.queue:
            return False
        if self.everybody:
            pos.pop()
            return True
        self.everybody = True
        head = director(pos, self.company)
        assert head is not None, f"{self.company} has no director"
        self.queue = tuple(seat for seat in from_seat(pos, head) if seat != self.left_out)
        self._skip(pos)
        if self.queue and self.queue[0] == self.passed:
            self.queue = self.queue[1:]
        return True

    def _skip(self, pos: Pos) -> None:
        """Leave out those who cannot buy."""
        while self.queue and why_not_buy(pos, self.queue[0], self.company, "treasury"):
            self.queue = self.queue[1:]


STEPS = (RemoveTokens, ShareSale)
