"""Invitations: links that give a seat to whoever holds them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update

from trunkline.server.house import House
from trunkline.server.problems import Problem
from trunkline.server.security.secrets import hashed, make_secret
from trunkline.server.tables.decide import Asker
from trunkline.store import models as m
from trunkline.wire.requests import AnyRequest, Sit


async def asker_for(house: House, user: m.User, table_id: str, request: AnyRequest) -> Asker:
    """Who asks, and whether they hold the invitation that they name."""
    invited = False
    if isinstance(request, Sit) and request.invitation:
        async with house.database.reading() as session:
            kept = await session.scalar(
                select(m.Seat.invitation).where(
                    m.Seat.table_id == table_id, m.Seat.seat == request.seat
                )
            )
        invited = kept is not None and kept == hashed(request.invitation)
        if not invited:
            raise Problem("invitation-unknown", 403)
    return Asker(user.id, user.name, invited)


async def invite(house: House, user: m.User, table_id: str, seat: str) -> str:
    """A new secret for a free seat; the one before is void. Whoever has a seat may invite."""
    room = await house.hall.current(table_id)
    affairs = room.affairs
    if user.id != affairs.facts.host and not affairs.seats_of(user.id):
        raise Problem("no-seat-here", 403)
    place = affairs.places.get(seat)
    if place is None:
        raise Problem("no-such-seat", 404, seat=seat[:40], seats=", ".join(affairs.places))
    if place.kind not in ("open", "invited"):
        raise Problem("seat-taken", 409, seat=seat, name=place.name)
    secret = make_secret()
    async with house.database.writing() as session:
        done: Any = await session.execute(
            update(m.Seat)
            .where(m.Seat.table_id == table_id, m.Seat.seat == seat, m.Seat.user_id.is_(None))
            .values(invitation=hashed(secret))
        )
    if not done.rowcount:
        raise Problem("clash", 409)  # somebody has just sat down
    return secret
