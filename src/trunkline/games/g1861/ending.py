"""1861, chapter 8: when the game ends, and what everybody has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.eighteen.events import EndAnnounced
from trunkline.eighteen.market import move_token
from trunkline.eighteen.state import AnyRailState
from trunkline.eighteen.title import Rail

if TYPE_CHECKING:
    from trunkline.games.g1861.title import Title1861
    from trunkline.games.g1861.types import Pos

OPERATING_ROUNDS = 2
LAST_OPERATING_ROUNDS = 3
"""Operating rounds in the set with which the game ends after an 8-train (1861-8-4)."""


def operating_rounds(pos: Pos) -> int:
    """How many operating rounds the present set has."""
    state = pos.state
    last_set = state.ends_after is not None and state.ends_after[0] == state.set
    if last_set and state.end_reason == "trains":
        return LAST_OPERATING_ROUNDS
    return OPERATING_ROUNDS


def bank_broke(pos: Rail) -> None:
    """The bank runs out: the game ends with this operating round, or the next (O-02)."""
    state = pos.state
    if state.end_reason:
        return  # 1861-8-8: after the first 8-train the bank does not matter
    if state.round == "operating":
        last = (state.set, state.number)
    elif state.round == "merger" and state.number < OPERATING_ROUNDS:
        last = (state.set, state.number + 1)
    elif state.round == "merger":
        last = (state.set + 1, 1)
    else:
        last = (state.set, 1)
    _announce(pos, "bank", last)


def first_eight_sold(pos: Pos) -> None:
    """The first 8-train announces the end (1861-8-1 to -4)."""
    state = pos.state
    if state.end_reason == "bank" and pos.title.options.bank_then_8 == "bank_ends_game":
        return  # C-28
    last_set = state.set if state.number == 1 else state.set + 1
    _announce(pos, "trains", (last_set, LAST_OPERATING_ROUNDS))


def _announce(pos: Rail, reason: str, last: tuple[int, int]) -> None:
    pos.state.end_reason = reason
    pos.state.ends_after = last
    pos.emit(EndAnnounced(reason, *last))


def finish(pos: Pos) -> None:
    """End the game: first every price falls for the company's loans (1861-8-10)."""
    for name in pos.title.charters:
        company = pos.state.companies[name]
        if company.cell is not None:
            for _ in range(company.loans):
                move_token(pos, name, pos.title.market.left(company.cell), "left")
            company.loans = 0
    pos.end(pos.state.end_reason)


def scores(title: Title1861, state: AnyRailState) -> dict[str, int]:
    """What each seat has; before the end, as if the game ended now."""
    wealth = {seat: state.cash[seat] for seat in title.seats}
    for name, owners in state.certificates.items():
        company = state.companies[name]
        if company.cell is None:
            continue
        cell = company.cell
        for _ in range(0 if state.finished else company.loans):
            cell = title.market.left(cell)
        price = title.market.price(cell)
        for shares, owner in zip(title.charters[name].certificates, owners, strict=True):
            if owner in wealth:
                wealth[owner] += shares * price
    if title.options.end_privates == "face_value":
        for private, owner in state.privates.items():
            if owner in wealth:
                wealth[owner] += title.privates[private].value
    return wealth
