"""Programmed moves at a table: kept in secret, carried out in turn, and ended when they must be."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.bots import programmes as p
from trunkline.kernel import Action, Game
from trunkline.server.tables.affairs import Affairs
from trunkline.server.tables.outcome import Outcome
from trunkline.store import models as m

Programmes = dict[str, p.Programme]
"""What seats have resolved to do, by seat."""


def read(raw: dict[str, Any]) -> p.Programme:
    """A programme from plain data; ``msgspec.ValidationError`` if it is none."""
    programme: p.Programme = msgspec.convert(raw, p.AnyProgramme)
    return programme


async def programmes_of(session: AsyncSession, table_id: str) -> Programmes:
    """The programmes of a table."""
    found = await session.execute(
        select(m.Programme.seat, m.Programme.body).where(m.Programme.table_id == table_id)
    )
    programmes = {}
    for seat, body in found:
        # One that an older program wrote and nobody understands any more does nothing.
        with suppress(msgspec.ValidationError):
            programmes[seat] = read(body)
    return programmes


async def set_programme(
    session: AsyncSession, table_id: str, seat: str, programme: p.Programme | None, length: int
) -> None:
    """Keep a seat's programme in place of what it had; or none."""
    where = (m.Programme.table_id == table_id, m.Programme.seat == seat)
    await session.execute(delete(m.Programme).where(*where))
    if programme is not None:
        body: dict[str, Any] = msgspec.to_builtins(programme)
        session.add(m.Programme(table_id=table_id, seat=seat, body=body, length=length))


async def after_entries(
    session: AsyncSession, game: Game | None, outcome: Outcome, before: Affairs, after: Affairs
) -> tuple[list[tuple[str, str, str]], bool]:
    """End the programmes against which something has happened: of whom, of which seat, and why;
    and whether one of those that are left has an answer to what is asked now."""
    programmes = await programmes_of(session, after.facts.id)
    ends = []
    for seat in list(programmes):
        why = _why_over(seat, programmes[seat], game, outcome, before, after)
        if why:
            ends.append((before.places[seat].user or "", seat, why))
            await set_programme(session, after.facts.id, seat, None, 0)
            del programmes[seat]
    now = outcome.game or game
    if now is None or not programmes or after.status != "playing":
        return ends, False
    return ends, programmed_move(after, now, programmes) is not None


def _why_over(
    seat: str,
    programme: p.Programme,
    game: Game | None,
    outcome: Outcome,
    before: Affairs,
    after: Affairs,
) -> str:
    if after.status == "over":
        return "game-over"
    if before.places[seat].user != after.places[seat].user:
        return "seat-changed"
    if game is None or outcome.game is None:
        return ""
    if len(outcome.game.log) <= len(game.log):
        return "taken-back"
    action = outcome.game.log[-1]
    return p.stopped_by(programme, seat, game, action, outcome.events, outcome.game)


def programmed_move(affairs: Affairs, game: Game, programmes: Programmes) -> Action | None:
    """What one of the seats that are asked has resolved to do now."""
    for seat in affairs.standing.turns:
        programme = programmes.get(seat)
        if programme is not None and not affairs.is_kept_by_house(seat):
            action = p.answer(game, seat, programme)
            if action is not None and game.why_not(action) is None:
                return action
    return None
