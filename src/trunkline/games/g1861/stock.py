"""1861, chapter 5: the stock round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import Bid, BuyShare, Pass, PlaceToken, SellShares, StartPublic
from trunkline.eighteen.auction import bids
from trunkline.eighteen.certificates import (
    certificate_count,
    director,
    left_of,
    move_director,
    move_ordinary,
    shares_of,
)
from trunkline.eighteen.events import (
    CompanyStarted,
    Passed,
    PriorityMoved,
    RoundEnded,
    RoundStarted,
)
from trunkline.eighteen.market import move_token, price_of, set_token
from trunkline.eighteen.money import pay
from trunkline.eighteen.order import in_operating_order
from trunkline.eighteen.shares import (
    buy,
    most_sellable,
    sell,
    why_not_buy,
    why_not_obtain,
    why_not_sell,
)
from trunkline.eighteen.state import IPO
from trunkline.eighteen.trains import in_phase
from trunkline.games.g1861.auction import (
    FirstMinorAuction,
    MinorAuction,
    available_minors,
    why_not_put_up,
)
from trunkline.games.g1861.names import FIRST_MINOR, MINOR_MINIMUM
from trunkline.games.g1861.tokens import place_first_token, start_cities, why_not_start_in
from trunkline.kernel import Choice, Move, Ranged, Refusal, Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos

START_MARKS = ("both", "public")


def must_sell(pos: Pos, seat: str) -> bool:
    """Whether a player is above the certificate limit and can do something about it."""
    if certificate_count(pos, seat) <= pos.title.certificate_limit:
        return False
    return any(True for _ in _offer_sales(pos, None, seat))


# --- sell --------------------------------------------------------------------


def _offer_sales(pos: Pos, step: StockRound | None, seat: str) -> Iterator[Choice]:
    certificates = pos.state.certificates
    for company, charter in pos.title.charters.items():
        if charter.kind == "public" and seat in certificates[company]:
            most = most_sellable(pos, seat, company)
            if most:
                yield Ranged(SellShares(seat, company, 1), "count", 1, most)


def _why_not_sell(pos: Pos, step: StockRound, action: SellShares) -> Refusal | None:
    return why_not_sell(pos, action.seat, action.company, action.count)


def _do_sell(pos: Pos, step: StockRound, action: SellShares) -> None:
    seat, company = action.seat, action.company
    was_director = director(pos, company) == seat
    earlier = dict(step.turn_sales).get(company)
    as_one = pos.title.options.director_sale_drop == "once_per_turn" and earlier is not None
    price = earlier if as_one and earlier is not None else price_of(pos, company)
    sell(pos, seat, company, action.count, price)
    if was_director and not as_one:
        cell = pos.state.companies[company].cell
        assert cell is not None
        move_token(pos, company, pos.title.market.down(cell), "down")
    if earlier is None:
        step.turn_sales = (*step.turn_sales, (company, price))
    if (seat, company) not in step.sold:
        step.sold = (*step.sold, (seat, company))
    step.note_action(seat)


# --- buy ---------------------------------------------------------------------


def _why_not_buy(pos: Pos, step: StockRound, action: BuyShare) -> Refusal | None:
    if must_sell(pos, action.seat):
        return pos.refuse("must-sell-first", limit=pos.title.certificate_limit)
    if (action.seat, action.company) in step.sold:
        return pos.refuse("sold-this-round", company=action.company)
    return why_not_buy(pos, action.seat, action.company, action.source)


def _offer_shares(pos: Pos, step: StockRound, seat: str) -> Iterator[Choice]:
    for company, charter in pos.title.charters.items():
        if charter.kind == "public" and pos.state.companies[company].status == "running":
            for source in ("treasury", "pool"):
                action = BuyShare(seat, company, source)
                if _why_not_buy(pos, step, action) is None:
                    yield action


def _do_buy(pos: Pos, step: StockRound, action: BuyShare) -> None:
    buy(pos, action.seat, action.company, action.source)
    step.note_action(action.seat)
    step.next_turn(pos, action.seat)


# --- start a public ----------------------------------------------------------


def start_prices(pos: Pos) -> list[int]:
    """The prices at which a public may start."""
    market = pos.title.market
    return [market.price(cell) for cell in market.marked(*START_MARKS)]


def _why_not_start(pos: Pos, step: StockRound, action: StartPublic) -> Refusal | None:
    charter = pos.title.charters.get(action.company)
    if charter is None or charter.kind != "public":
        return pos.refuse("not-a-public", company=action.company)
    if not in_phase(pos, "4"):
        return pos.refuse("publics-later", phase=pos.state.phase)
    if pos.state.companies[action.company].status != "waiting":
        return pos.refuse("public-in-play", company=action.company)
    if must_sell(pos, action.seat):
        return pos.refuse("must-sell-first", limit=pos.title.certificate_limit)
    if refusal := why_not_obtain(pos, action.seat):
        return refusal
    if action.price not in start_prices(pos):
        return pos.refuse("not-a-start-price", price=action.price, prices=start_prices(pos))
    price, cash = 2 * action.price, pos.state.cash[action.seat]
    if price > cash:
        return pos.refuse("start-too-dear", price=price, cash=cash)
    if not start_cities(pos):
        return pos.refuse("no-city-to-start")
    return None


def _offer_starts(pos: Pos, step: StockRound, seat: str) -> Iterator[Choice]:
    if not in_phase(pos, "4"):
        return
    waiting = [
        charter.id
        for charter in pos.title.charters.values()
        if charter.kind == "public" and pos.state.companies[charter.id].status == "waiting"
    ]
    prices = start_prices(pos)
    if not waiting or _why_not_start(pos, step, StartPublic(seat, waiting[0], prices[0])):
        return
    for company in waiting:
        for price in prices:
            if 2 * price <= pos.state.cash[seat]:
                yield StartPublic(seat, company, price)


def affords_public(pos: Pos, seat: str) -> bool:
    """Whether a player has the money for the cheapest start of a public that is left."""
    return (
        in_phase(pos, "4")
        and pos.state.cash[seat] >= 2 * start_prices(pos)[0]
        and why_not_obtain(pos, seat) is None
        and any(
            charter.kind == "public" and pos.state.companies[charter.id].status == "waiting"
            for charter in pos.title.charters.values()
        )
    )


def _do_start(pos: Pos, step: StockRound, action: StartPublic) -> None:
    seat, company = action.seat, action.company
    pay(pos, seat, company, 2 * action.price, "director")
    move_director(pos, company, seat)
    move_ordinary(pos, company, 8, IPO, company)
    cell = pos.title.market.start_cell(action.price, *START_MARKS)
    assert cell is not None
    pos.state.companies[company].status = "running"
    set_token(pos, company, cell)
    pos.emit(CompanyStarted(company, seat, action.price))
    step.note_action(seat)
    step.next_turn(pos, seat)
    pos.push(HomeToken(company))


# --- put a minor up ----------------------------------------------------------


def _why_not_put_up(pos: Pos, step: StockRound, action: Bid) -> Refusal | None:
    if must_sell(pos, action.seat):
        return pos.refuse("must-sell-first", limit=pos.title.certificate_limit)
    return why_not_put_up(pos, action)


def _offer_minors(pos: Pos, step: StockRound, seat: str) -> Iterator[Choice]:
    if not must_sell(pos, seat):
        for minor in available_minors(pos):
            yield from bids(pos, seat, minor, MINOR_MINIMUM)


def _do_put_up(pos: Pos, step: StockRound, action: Bid) -> None:
    step.auctioned = action.item
    pos.push(MinorAuction.opened(pos, action.seat, action.item, action.price))


# --- pass --------------------------------------------------------------------


def _why_not_pass(pos: Pos, step: StockRound, action: Pass) -> Refusal | None:
    if must_sell(pos, action.seat):
        return pos.refuse("must-sell-first", limit=pos.title.certificate_limit)
    return None


def _offer_pass(pos: Pos, step: StockRound, seat: str) -> Iterator[Choice]:
    if not must_sell(pos, seat):
        yield Pass(seat)


def _do_pass(pos: Pos, step: StockRound, action: Pass) -> None:
    step.end_turn(pos, automatic=False)


# --- the round ---------------------------------------------------------------


class StockRound(Step):
    """A stock round: turns clockwise until all players pass one after the other."""

    turn: str = ""
    """Whose turn it is; empty before the first one."""
    passes: int = 0
    """How many players have passed in a row."""
    sold: tuple[tuple[str, str], ...] = ()
    """Who has sold shares of which public in this round (1861-5.2-4)."""
    turn_sales: tuple[tuple[str, int], ...] = ()
    """What was sold in this turn, with the price before the sale (1861-5.1.2-7)."""
    last: str = ""
    """Who bought or sold last in this round."""
    auctioned: str = ""
    """The minor whose auction has interrupted the round."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(SellShares, _offer_sales, _why_not_sell, _do_sell),
        Move(BuyShare, _offer_shares, _why_not_buy, _do_buy),
        Move(StartPublic, _offer_starts, _why_not_start, _do_start),
        Move(Bid, _offer_minors, _why_not_put_up, _do_put_up),
        Move(Pass, _offer_pass, _why_not_pass, _do_pass),
    )

    def seats(self, pos: Pos) -> tuple[str, ...]:
        return (self.turn,)

    def run(self, pos: Pos) -> bool:
        if not self.turn:
            return self._begin(pos)
        if self.auctioned and not self._resume(pos):
            return self._end(pos)
        if self.passes >= len(pos.title.seats):
            return self._end(pos)
        if not self._has_choice(pos):
            self.end_turn(pos, automatic=True)
            return True
        return False

    def _begin(self, pos: Pos) -> bool:
        pos.emit(RoundStarted("stock", pos.state.set, 0))
        self.turn = pos.state.priority
        compulsory = pos.title.options.first_minor_offer == "compulsory"
        if compulsory and pos.state.companies[FIRST_MINOR].status == "waiting":
            self.auctioned = FIRST_MINOR
            pos.push(FirstMinorAuction.of(pos, self.turn))
        return True

    def _resume(self, pos: Pos) -> bool:
        """Go on after an auction; False if nobody wanted the compulsory first minor."""
        winner = director(pos, self.auctioned)
        self.auctioned = ""
        if winner is None:
            return False
        self.note_action(winner)
        self.next_turn(pos, winner)
        return True

    def _has_choice(self, pos: Pos) -> bool:
        """Whether the player can do anything, or could but for a city to start a public in."""
        if affords_public(pos, self.turn):
            return True
        offered = (
            choice for move in self.moves[:-1] for choice in move.offers(pos, self, self.turn)
        )
        return next(offered, None) is not None

    def note_action(self, seat: str) -> None:
        """Somebody bought or sold: that is no pass."""
        self.passes = 0
        self.last = seat

    def end_turn(self, pos: Pos, *, automatic: bool) -> None:
        """The turn ends without a purchase; it is a pass if nothing was sold either."""
        if not self.turn_sales:
            self.passes += 1
            pos.emit(Passed(self.turn, "StockRound", automatic))
        self.next_turn(pos, self.turn)

    def next_turn(self, pos: Pos, seat: str) -> None:
        """It is the turn of the player on the left of ``seat``."""
        self.turn = left_of(pos, seat)[0]
        self.turn_sales = ()

    def _end(self, pos: Pos) -> bool:
        raise_sold_out(pos)
        if self.last:
            pos.state.priority = left_of(pos, self.last)[0]
            pos.emit(PriorityMoved(pos.state.priority))
        pos.emit(RoundEnded("stock", pos.state.set, 0))
        pos.pop()
        return True


def raise_sold_out(pos: Pos) -> None:
    """The token of every public held by players alone rises (1861-5.4-1 to -8)."""
    sold_out = [
        name
        for name, charter in pos.title.charters.items()
        if charter.kind == "public"
        and pos.state.companies[name].status == "running"
        and sum(shares_of(pos, name, seat) for seat in pos.title.seats) == charter.shares
    ]
    market = pos.title.market
    for name in in_operating_order(pos, sold_out):
        cell = pos.state.companies[name].cell
        assert cell is not None
        above = market.up(cell)
        row, column = cell
        aside = pos.title.options.sold_out_top == "every_column" or row == 0
        if above == cell and aside:
            # 1861-5.4-3: no cell above; the price stays the same.
            above = market.first((row + 1, column + 1), cell)
        move_token(pos, name, above, "up")


# --- the home of a public ----------------------------------------------------


def _offer_homes(pos: Pos, step: HomeToken, seat: str) -> Iterator[Choice]:
    for city in start_cities(pos):
        yield PlaceToken(seat, step.company, city)


def _why_not_home(pos: Pos, step: HomeToken, action: PlaceToken) -> Refusal | None:
    if action.company != step.company:
        return pos.refuse("not-its-turn", company=action.company, turn=step.company)
    return why_not_start_in(pos, action.city)


def _do_home(pos: Pos, step: HomeToken, action: PlaceToken) -> None:
    pos.pop()
    place_first_token(pos, action.company, action.city)


class HomeToken(Step):
    """The director of a new public places its first token (1861-5.2.3-8)."""

    company: str

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(PlaceToken, _offer_homes, _why_not_home, _do_home),
    )

    def seats(self, pos: Pos) -> tuple[str, ...]:
        head = director(pos, self.company)
        assert head is not None
        return (head,)
