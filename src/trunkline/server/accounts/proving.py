"""What can put an account at risk is asked in person, and soon after proving who one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update

from trunkline.server.problems import Problem
from trunkline.store.models import Session

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncSession

    from trunkline.server.house import House
    from trunkline.server.security.who import Who

MINUTE = 60 * 1000


def in_person(who: Who) -> None:
    """Refuse programs: what a token could do here, who steals it could do for good."""
    if who.by == "token":
        raise Problem("needs-session", 403)


def freshly(house: House, who: Who) -> None:
    """Refuse who has not proved lately to be who they are. Guests have nothing to prove it by."""
    in_person(who)
    if who.user is None:
        raise Problem("log-in", 401)
    if who.user.kind == "guest":
        return
    if house.now() - who.proven > house.settings.proof_minutes * MINUTE:
        raise Problem("prove-again", 403)


async def has_proved(house: House, writing: AsyncSession, who: Who) -> None:
    """Write down that who is logged in has proved it once more."""
    await writing.execute(update(Session).where(Session.id == who.key).values(proven=house.now()))
