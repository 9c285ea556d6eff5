"""1861: home tokens of minors, first tokens of publics, and further tokens (6.5.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import Pass, PlaceToken
from trunkline.eighteen.board import (
    cities,
    free_slots,
    hex_of,
    slots,
    token_cities,
    with_token,
)
from trunkline.eighteen.events import TokenPlaced
from trunkline.eighteen.money import pay
from trunkline.eighteen.network import is_unconnected, network
from trunkline.eighteen.state import BANK
from trunkline.games.g1861.names import NATIONAL
from trunkline.games.g1861.turn import BUY_PRIVATE, PASS, TurnStep, is_its_turn, turn_under_way
from trunkline.kernel import Choice, Move, Refusal

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos

COST_PER_HEX = (0, 20, 40)
"""What the first, second and third token on the map cost for each hex of distance."""


def put_token(pos: Pos, company: str, city: str) -> None:
    """Place a token; a slot that was kept for the company is kept no longer."""
    state = pos.state
    state.board = with_token(state.board, city, company)
    kept = tuple(other for other in state.reserved.get(city, ()) if other != company)
    state.reserved = {place: who for place, who in state.reserved.items() if place != city}
    if kept:
        state.reserved[city] = kept
    pos.emit(TokenPlaced(company, city))


def place_home_token(pos: Pos, minor: str) -> None:
    """A minor's token goes to the slot that is kept for it (1861-5.2.4-14)."""
    home = next(city for city, kept in pos.state.reserved.items() if minor in kept)
    put_token(pos, minor, home)


# --- the first token of a public ----------------------------------------------


def why_not_start_in(pos: Pos, city: str) -> Refusal | None:
    """Why a public may not place its first token in a city (1861-5.2.3-2 to -4)."""
    if city not in cities(pos.title, pos.state.board):
        return pos.refuse("no-such-city", city=city)
    if pos.state.board.tokens.get(city):
        return pos.refuse("city-taken", city=city)
    if pos.state.reserved.get(city):
        return pos.refuse("city-reserved", city=city)
    per_hex = pos.title.options.start_unconnected == "hex"
    if not is_unconnected(pos, city, per_hex):
        return pos.refuse("city-connected", city=city)
    return None


def start_cities(pos: Pos) -> list[str]:
    """The cities in which a public may place its first token."""
    found = cities(pos.title, pos.state.board)
    return [city for city in found if why_not_start_in(pos, city) is None]


def place_first_token(pos: Pos, company: str, city: str) -> None:
    put_token(pos, company, city)


# --- further tokens -----------------------------------------------------------


def has_token_left(pos: Pos, company: str) -> bool:
    """Whether not all tokens of a company lie on the map (1861-2.4-2)."""
    return len(token_cities(pos.state.board, company)) < pos.title.charters[company].tokens


def token_cost(pos: Pos, company: str, city: str) -> int | None:
    """What the next token of a public costs in a city; none if it has none left."""
    if not has_token_left(pos, company):
        return None
    placed, hex = token_cities(pos.state.board, company), hex_of(city)
    distances = [_distance(pos, hex_of(other), hex) for other in placed]
    return COST_PER_HEX[next_token(pos, company)] * min(distances, default=0)


def next_token(pos: Pos, company: str) -> int:
    """Which of its tokens a public places next, counted from 0."""
    spare = pos.state.companies[company].spare_tokens
    return spare[0] if spare else len(token_cities(pos.state.board, company))


def _distance(pos: Pos, one: str, other: str) -> int:
    if pos.title.options.token_distance == "on_map":
        steps = pos.title.map.distance_on_map(one, other)
        if steps is not None:
            return steps
    return pos.title.map.distance(one, other)


def _offer(pos: Pos, step: TokenStep, seat: str) -> Iterator[Choice]:
    if not step.may_place(pos):
        return
    for city in cities(pos.title, pos.state.board):
        if _why_not_in(pos, step.company, city) is None:
            yield PlaceToken(seat, step.company, city)


def _why_not(pos: Pos, step: TokenStep, action: PlaceToken) -> Refusal | None:
    if refusal := is_its_turn(pos, step, action.company):
        return refusal
    if pos.title.charters[step.company].kind != "public":
        return pos.refuse("minor-has-one-token")
    if action.city not in cities(pos.title, pos.state.board):
        return pos.refuse("no-such-city", city=action.city)
    if not has_token_left(pos, step.company):
        return pos.refuse("no-token-left", company=step.company)
    return _why_not_in(pos, step.company, action.city)


def _why_not_in(pos: Pos, company: str, city: str) -> Refusal | None:
    """Why a public with a token left may not place it in a city."""
    if hex_of(city) in map(hex_of, token_cities(pos.state.board, company)):
        return pos.refuse("token-in-hex", city=city)
    if refusal := _why_no_slot(pos, city, company):
        return refusal
    if not network(pos, company).reaches_stop(city):
        return pos.refuse("city-not-reached", city=city)
    cost, cash = token_cost(pos, company, city), pos.state.cash[company]
    assert cost is not None
    if cost > cash:
        return pos.refuse("token-too-dear", cost=cost, cash=cash)
    return None


def _why_no_slot(pos: Pos, city: str, company: str) -> Refusal | None:
    """Why no slot of a city is free for a company: all are taken, or kept for others."""
    if free_slots(pos, city, company):
        return None
    kept = [other for other in pos.state.reserved.get(city, ()) if other != company]
    if len(pos.state.board.tokens.get(city, ())) == slots(pos.title, pos.state.board, city):
        return pos.refuse("no-free-slot", city=city)
    if NATIONAL in kept:
        return pos.refuse("slot-kept-for-national", city=city)
    return pos.refuse("slot-kept-for-minor", city=city, minor=kept[0])


def _do(pos: Pos, step: TokenStep, action: PlaceToken) -> None:
    cost = token_cost(pos, step.company, action.city)
    assert cost is not None
    pos.pop()
    if turn := turn_under_way(pos):
        turn.placed = True
    owner = pos.state.companies[step.company]
    owner.spare_tokens = owner.spare_tokens[1:]
    pay(pos, step.company, BANK, cost, "token")
    put_token(pos, step.company, action.city)


class TokenStep(TurnStep):
    """Part c of a turn: a public may place one token (1861-6.5.3)."""

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(PlaceToken, _offer, _why_not, _do),
        BUY_PRIVATE,
        PASS,
    )
    main: ClassVar[int] = 1

    def may_place(self, pos: Pos) -> bool:
        """Whether the company has a token left that it could pay for at all."""
        if pos.title.charters[self.company].kind != "public":
            return False
        if not has_token_left(pos, self.company):
            return False
        return pos.state.cash[self.company] >= COST_PER_HEX[next_token(pos, self.company)]


__all__ = [
    "COST_PER_HEX",
    "Pass",
    "TokenStep",
    "place_first_token",
    "place_home_token",
    "put_token",
    "start_cities",
    "token_cost",
    "why_not_start_in",
]
