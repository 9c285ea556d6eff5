"""1861, 6.5.2: the track part of a company's turn: one action, and a second for R20."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from trunkline.eighteen.actions import LayTile
from trunkline.eighteen.loans import loans_needed, pay_borrowing, raisable
from trunkline.eighteen.moves.lay_tile import (
    is_first_tile,
    lay,
    lay_cost,
    legal_lays,
    why_not_lay,
)
from trunkline.games.g1861.names import SECOND_TRACK_COST
from trunkline.games.g1861.national import after_tile
from trunkline.games.g1861.turn import BUY_PRIVATE, PASS, TurnStep, is_its_turn, turn_under_way
from trunkline.kernel import Choice, Move, Refusal

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos

ACTIONS = 2
"""The most track actions in a turn (1861-6.5.2.1-6)."""


def total_cost(pos: Pos, step: TrackStep, hex: str, tile: str) -> int:
    """What a track action costs: the ground, and R20 if it is the second one."""
    return lay_cost(pos, hex, tile) + (SECOND_TRACK_COST if step.laid else 0)


def _offer(pos: Pos, step: TrackStep, seat: str) -> Iterator[Choice]:
    if not step.may_act(pos):
        return
    means = raisable(pos, step.company)
    upgrades = not step.upgraded
    for hex, tile, rotation in legal_lays(pos, step.company, step.laid, upgrades=upgrades):
        if total_cost(pos, step, hex, tile) <= means:
            yield LayTile(seat, step.company, hex, tile, rotation)


def _why_not(pos: Pos, step: TrackStep, action: LayTile) -> Refusal | None:
    if refusal := is_its_turn(pos, step, action.company):
        return refusal
    if len(step.laid) >= ACTIONS:
        return pos.refuse("third-track-action")
    if refusal := why_not_lay(
        pos, step.company, action.hex, action.tile, action.rotation, step.laid
    ):
        return refusal
    if step.upgraded and not is_first_tile(pos.title, pos.state.board, action.hex):
        return pos.refuse("second-upgrade", hex=action.hex)
    cost = total_cost(pos, step, action.hex, action.tile)
    if loans_needed(pos, step.company, cost) is None:
        return pos.refuse("track-too-dear", cost=cost, means=raisable(pos, step.company))
    return None


def _do(pos: Pos, step: TrackStep, action: LayTile) -> None:
    cost = total_cost(pos, step, action.hex, action.tile)
    if not is_first_tile(pos.title, pos.state.board, action.hex):
        step.upgraded = True
    step.laid = (*step.laid, action.hex)
    if turn := turn_under_way(pos):
        turn.laid = len(step.laid)
    pay_borrowing(pos, step.company, cost, "track")
    lay(pos, step.company, action.hex, action.tile, action.rotation)
    after_tile(pos, action.hex)


class TrackStep(TurnStep):
    """Part b of a turn: lay or upgrade track (1861-6.5.2)."""

    laid: tuple[str, ...] = ()
    """Hexes of this turn's track actions."""
    upgraded: bool = False

    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(LayTile, _offer, _why_not, _do),
        BUY_PRIVATE,
        PASS,
    )

    def has_choice(self, pos: Pos) -> bool:
        """Ask whenever an action is left: looking for a tile that fits costs far more."""
        return self.may_act(pos)

    def may_act(self, pos: Pos) -> bool:
        """Whether an action is left that the company could pay for at all."""
        if len(self.laid) >= ACTIONS:
            return False
        return not self.laid or raisable(pos, self.company) >= SECOND_TRACK_COST
