"""Who has to be told of what has just happened at a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.server.alerts import outbox
from trunkline.server.tables.affairs import Affairs
from trunkline.wire import entries as e


async def tell(
    session: AsyncSession, before: Affairs, after: Affairs, entries: Sequence[e.Entry], name: str
) -> None:
    """Note in the same transaction what people have to be told; ``name`` is who did it."""
    for entry in entries:
        for kind, users, body in _tellings(before, after, entry, name):
            await outbox.note(
                session,
                kind,
                [user for user in users if user != entry.user or kind == "turn"],
                now=entry.at,
                table_id=after.facts.id,
                number=entry.number,
                body=body,
            )
    if (before.asked or before.proposed) and not (after.asked or after.proposed):
        await outbox.drop(session, "asked", after.facts.id)


def _tellings(
    before: Affairs, after: Affairs, entry: e.Entry, name: str
) -> Iterator[tuple[outbox.Kind, Iterable[str | None], dict[str, str]]]:
    body = entry.body
    if isinstance(body, e.Begun):
        yield "started", after.users, {}
    if isinstance(body, e.Moved | e.TakenBack | e.Begun) and entry.number == after.moment:
        yield "turn", _newly_asked(before, after), {}
    elif isinstance(body, e.Ended):
        yield "over", after.users, {}
    elif isinstance(body, e.Said):
        yield "mention", body.mentions, {"by": name, "text": body.text}
    elif isinstance(body, e.TakeBackAsked):
        asked = [after.places[seat].user for seat in body.of]
        yield "asked", asked, {"by": name, "what": "take-back"}
    elif isinstance(body, e.HandOverProposed):
        yield "asked", body.of, {"by": name, "what": "hand-over"}


def _newly_asked(before: Affairs, after: Affairs) -> Iterator[str]:
    """The people who have to decide now and had not before."""
    waited_for = {before.places[seat].user for seat in before.standing.turns}
    for seat in after.standing.turns:
        user = after.places[seat].user
        if user is not None and user not in waited_for and after.status == "playing":
            yield user
