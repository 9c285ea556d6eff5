"""Private notes: what somebody writes down for themselves at a table."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.store import models as m
from trunkline.wire.tables import NoteTold


async def note_of(session: AsyncSession, table_id: str, user_id: str) -> NoteTold:
    """Somebody's notes on a table; empty if they have written none."""
    note = await session.get(m.Note, (table_id, user_id))
    if note is None:
        return NoteTold(text="", changed=None)
    return NoteTold(text=note.text, changed=note.changed)


async def set_note(
    session: AsyncSession, table_id: str, user_id: str, text: str, now: int
) -> NoteTold:
    """Keep notes in place of those before."""
    await session.merge(m.Note(table_id=table_id, user_id=user_id, text=text, changed=now))
    return NoteTold(text=text, changed=now)
