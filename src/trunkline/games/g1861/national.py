"""1861, 6.8.4: nationalisation; what becomes of a company and of its tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.eighteen.board import (
    city_id,
    face_at,
    hex_of,
    stop_of,
    token_cities,
    without_token,
)
from trunkline.eighteen.certificates import all_to_ipo, shareholders
from trunkline.eighteen.events import (
    CompanyGone,
    Nationalised,
    PrivateMoved,
    TokenRemoved,
)
from trunkline.eighteen.loans import repay_all_possible
from trunkline.eighteen.market import move_token, price_of
from trunkline.eighteen.money import pay
from trunkline.eighteen.state import BANK, GONE, Company
from trunkline.games.g1861.names import MOSCOW, NATIONAL, PETERSBURG
from trunkline.games.g1861.tokens import put_token

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos

ELSEWHERE = 6
"""The most RSR tokens outside Moscow and St. Petersburg (1861-6.8.4-19)."""


def nationalise(pos: Pos, company: str) -> None:
    """Turn a company over to the RSR, in the steps of 1861-6.8.4-13 to -20."""
    repay_all_possible(pos, company)
    _fall(pos, company)
    price = price_of(pos, company)
    for seat, shares in shareholders(pos, company).items():
        pay(pos, BANK, seat, shares * price, "nationalisation")
    _hand_over(pos, company)
    _replace_tokens(pos, company)
    pos.emit(Nationalised(company, price))
    if pos.title.charters[company].kind == "public":
        # 1861-6.8.4-22: it can be formed again, as if it had never been.
        all_to_ipo(pos, company)
        pos.state.companies[company] = Company()
    else:
        retire_minor(pos, company, "nationalised")


def retire_minor(pos: Pos, minor: str, reason: str) -> None:
    """A minor leaves the game for good (1861-2.2.2-7)."""
    state = pos.state
    state.certificates[minor] = (GONE,) * len(state.certificates[minor])
    begun, ended = state.companies[minor].turns_begun, state.companies[minor].turns_ended
    state.companies[minor] = Company("gone", turns_begun=begun, turns_ended=ended)
    pos.emit(CompanyGone(minor, reason))


def _fall(pos: Pos, company: str) -> None:
    """One cell for the nationalisation and one for every loan still outstanding."""
    token = pos.state.companies[company]
    for _ in range(1 + token.loans):
        assert token.cell is not None
        move_token(pos, company, pos.title.market.left(token.cell), "left")


def _hand_over(pos: Pos, company: str) -> None:
    """What remains on the charter goes to the RSR; the loan markers are discarded."""
    state = pos.state
    owned = state.companies[company]
    pay(pos, company, NATIONAL, state.cash[company], "nationalisation")
    state.companies[NATIONAL].trains += owned.trains
    owned.trains = ()
    owned.loans = 0
    for private in pos.title.privates:
        if state.privates[private] == company:
            state.privates[private] = NATIONAL
            pos.emit(PrivateMoved(private, company, NATIONAL))


def nationalise_privates(pos: Pos) -> None:
    """The bank buys all privates at face value for the RSR (1861-6.8.4-10 to -12)."""
    for private, printed in pos.title.privates.items():
        owner = pos.state.privates[private]
        if owner in pos.state.cash and owner != NATIONAL:
            pay(pos, BANK, owner, printed.value, "nationalisation")
            pos.state.privates[private] = NATIONAL
            pos.emit(PrivateMoved(private, owner, NATIONAL))


# --- tokens -------------------------------------------------------------------


def has_token_in(pos: Pos, company: str, hex: str) -> bool:
    """Whether a company has a token in a hex."""
    return any(hex_of(city) == hex for city in token_cities(pos.state.board, company))


def replace_token(pos: Pos, city: str, owner: str, successor: str) -> None:
    """Exchange a token on the map for another company's."""
    remove_token(pos, city, owner)
    put_token(pos, successor, city)


def remove_token(pos: Pos, city: str, owner: str) -> None:
    """Take a company's token off the map."""
    pos.state.board = without_token(pos.state.board, city, owner)
    pos.emit(TokenRemoved(owner, city))


def _replace_tokens(pos: Pos, company: str) -> None:
    for city in sorted(
        token_cities(pos.state.board, company), key=lambda city: _worth(pos, city), reverse=True
    ):
        if _takes_national_token(pos, hex_of(city)):
            replace_token(pos, city, company, NATIONAL)
            if hex_of(city) == PETERSBURG:
                release_petersburg(pos)
        else:
            remove_token(pos, city, company)


def _worth(pos: Pos, city: str) -> tuple[int, str]:
    """O-05: the most valuable city first, then the later hex name."""
    stop = face_at(pos.title, pos.state.board, hex_of(city)).stops[stop_of(city)]
    return stop.revenue[0], hex_of(city)


def _takes_national_token(pos: Pos, hex: str) -> bool:
    """Whether the RSR has a token for a hex: one each for two cities, six for all others."""
    hexes = [hex_of(city) for city in token_cities(pos.state.board, NATIONAL)]
    if hex in hexes:
        return False
    kept_apart = (PETERSBURG, MOSCOW)
    return hex in kept_apart or sum(other not in kept_apart for other in hexes) < ELSEWHERE


def release_petersburg(pos: Pos) -> str | None:
    """End the reservation of the RSR in St. Petersburg; the city where it was, if any."""
    reserved = pos.state.reserved
    for city, owners in reserved.items():
        if hex_of(city) == PETERSBURG and NATIONAL in owners:
            rest = tuple(owner for owner in owners if owner != NATIONAL)
            pos.state.reserved = {**reserved, city: rest}
            if not rest:
                del pos.state.reserved[city]
            return city
    return None


def occupy_petersburg(pos: Pos) -> None:
    """The RSR places its token in St. Petersburg if it has none there (1861-6.6.1-1)."""
    if has_token_in(pos, NATIONAL, PETERSBURG):
        return
    city = release_petersburg(pos)
    if city is not None:
        put_token(pos, NATIONAL, city)


def after_tile(pos: Pos, hex: str) -> None:
    """The grey tile of Moscow brings a token of the RSR if it has none there (1861-6.6.1-3)."""
    if hex != MOSCOW or has_token_in(pos, NATIONAL, MOSCOW):
        return
    if face_at(pos.title, pos.state.board, MOSCOW).colour == "grey":
        put_token(pos, NATIONAL, city_id(MOSCOW, 0))
