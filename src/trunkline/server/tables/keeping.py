"""Keeping tables: what is read to bring one to life, and what is written when something happens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from trunkline.kernel import Game, title_info
from trunkline.server.tables.affairs import Affairs, Facts, Place
from trunkline.server.tables.outcome import read_action
from trunkline.server.tables.starting import start_game
from trunkline.store import models as m
from trunkline.wire import entries as e
from trunkline.wire.clocks import ClockRules

_BODY: msgspec.json.Decoder[e.AnyBody] = msgspec.json.Decoder(e.AnyBody)


@dataclass(slots=True)
class Kept:
    """A table brought to life."""

    affairs: Affairs
    game: Game | None


async def load(session: AsyncSession, table_id: str) -> Kept | None:
    """A table with all its affairs; none if there is no such table."""
    row = await session.get(m.Table, table_id)
    if row is None:
        return None
    seats = await session.scalars(
        select(m.Seat).where(m.Seat.table_id == table_id).order_by(m.Seat.place)
    )
    rows = list(seats)
    # Seats fill by entries; only what was free from the start, and how, comes from the rows.
    places = {seat.seat: Place(seat.seat, "open") for seat in rows}
    affairs = Affairs(_facts(row), places)
    log: list[dict[str, Any]] = []
    for entry in await entries_after(session, table_id, 0):
        affairs.fold(entry)
        if isinstance(entry.body, e.Moved):
            log.append(entry.body.action)
        elif isinstance(entry.body, e.TakenBack):
            del log[len(log) - entry.body.count :]
    affairs.call(await names_now(session, affairs))
    for seat in rows:
        if seat.kind == "invited" and affairs.places[seat.seat].kind == "open":
            affairs.places[seat.seat] = Place(seat.seat, "invited")
    if affairs.status == "open":
        return Kept(affairs, None)
    checkpoint = await session.get(m.Checkpoint, table_id)
    return Kept(affairs, await asyncio.to_thread(_game, affairs, log, checkpoint))


def _facts(row: m.Table) -> Facts:
    return Facts(
        id=row.id,
        name=row.name,
        host=row.host_id,
        title=row.title,
        options=row.options,
        seed=row.seed,
        salt=row.salt,
        opening=tuple(row.opening),
        clock=msgspec.convert(row.clock, ClockRules),
        pace=row.pace,
        access=row.access,
        origin=row.origin,
        created=row.created,
    )


async def names_now(session: AsyncSession, affairs: Affairs) -> dict[str, str]:
    """What the people of a table are called now."""
    people = {affairs.facts.host, *affairs.names}
    found = await session.execute(select(m.User.id, m.User.name).where(m.User.id.in_(people)))
    return dict(found.all())


def _game(affairs: Affairs, log: Sequence[dict[str, Any]], checkpoint: m.Checkpoint | None) -> Game:
    """The game, from its last checkpoint if that has everything, else played again."""
    facts, players = affairs.facts, affairs.players
    length = len(facts.opening) + len(log)
    # Another server may have written one for entries that were not read here.
    if checkpoint and checkpoint.length == length and checkpoint.number <= affairs.number:
        fresh = Game.start(facts.title, players, facts.options, facts.seed)
        actions = [read_action(fresh, raw) for raw in (*facts.opening, *log)]
        args = (facts.title, players, facts.options, facts.seed)
        return Game.resume(*args, actions, checkpoint.state)
    game = start_game(facts, players)
    for raw in log:
        game.play(read_action(game, raw))
    return game


async def entries_after(
    session: AsyncSession, table_id: str, number: int, most: int | None = None
) -> list[e.Entry]:
    """The entries of a table after a number, in order."""
    query = (
        select(m.Entry.number, m.Entry.at, m.Entry.user_id, m.Entry.body)
        .where(m.Entry.table_id == table_id, m.Entry.number > number)
        .order_by(m.Entry.number)
        .limit(most)
    )
    found = await session.execute(query)
    return [e.Entry(number, at, user, _BODY.decode(body)) for number, at, user, body in found]


async def number_of(session: AsyncSession, table_id: str, sent: str) -> int | None:
    """The entry that came of what was sent under a mark; none if nothing has."""
    return await session.scalar(
        select(m.Entry.number).where(m.Entry.table_id == table_id, m.Entry.sent == sent)
    )


async def append(
    session: AsyncSession,
    before: Affairs,
    after: Affairs,
    game: Game | None,
    entries: Sequence[e.Entry],
    sent: str | None,
) -> None:
    """Write entries and all that stands beside them; another writer's number makes it fail."""
    table_id = after.facts.id
    marks = [sent, *[None] * (len(entries) - 1)]
    await session.execute(
        insert(m.Entry),
        [
            {
                "table_id": table_id,
                "number": entry.number,
                "at": entry.at,
                "user_id": entry.user,
                "sent": mark,
                "body": msgspec.json.encode(entry.body).decode(),
            }
            for entry, mark in zip(entries, marks, strict=True)
        ],
    )
    await session.execute(
        update(m.Table).where(m.Table.id == table_id).values(_table_values(after, entries))
    )
    for seat, place in after.places.items():
        if before.places.get(seat) != place:
            await _write_place(session, table_id, place)
    if before.standing.turns != after.standing.turns or before.places != after.places:
        await _write_turns(session, after)
    if game is not None and after.moment != before.moment:
        await _write_checkpoint(session, after, game)


async def set_due(session: AsyncSession, table_id: str, number: int, due: int | None) -> None:
    """When something happens by itself at a table, unless more has happened since."""
    await session.execute(
        update(m.Table).where(m.Table.id == table_id, m.Table.number == number).values(due=due)
    )


def _table_values(after: Affairs, entries: Iterable[e.Entry]) -> dict[str, Any]:
    values: dict[str, Any] = {
        "number": after.number,
        "length": after.standing.length,
        "status": after.status,
        "due": after.due,
    }
    for entry in entries:
        values["changed"] = entry.at
        if isinstance(entry.body, e.Begun):
            values["started"] = entry.at
        elif isinstance(entry.body, e.Ended):
            values["ended"] = entry.at
            values["result"] = entry.body.scores
    return values


async def _write_place(session: AsyncSession, table_id: str, place: Place) -> None:
    where = (m.Seat.table_id == table_id, m.Seat.seat == place.seat)
    await session.execute(
        update(m.Seat)
        .where(*where)
        .values(
            kind=place.kind,
            user_id=place.user,
            name=place.name if place.user is not None or place.kind == "local" else "",
            invitation=None,
        )
    )


async def _write_turns(session: AsyncSession, after: Affairs) -> None:
    """Write down for whom the table waits. Who was waited for already goes on being so."""
    table_id = after.facts.id
    gone = await session.execute(
        delete(m.Turn)
        .where(m.Turn.table_id == table_id)
        .returning(m.Turn.seat, m.Turn.user_id, m.Turn.since)
    )
    before = {(seat, user): since for seat, user, since in gone}
    turns = after.standing.turns if after.status == "playing" else ()
    if turns:
        await session.execute(
            insert(m.Turn),
            [
                {
                    "table_id": table_id,
                    "seat": seat,
                    "user_id": after.places[seat].user,
                    "since": before.get((seat, after.places[seat].user), after.since),
                }
                for seat in turns
            ],
        )


async def _write_checkpoint(session: AsyncSession, after: Affairs, game: Game) -> None:
    values = {
        "length": len(game.log),
        "number": after.number,
        "rules": title_info(after.facts.title).version,
        "state": game.state.to_json(),
    }
    where = m.Checkpoint.table_id == after.facts.id
    done: Any = await session.execute(update(m.Checkpoint).where(where).values(values))
    if not done.rowcount:
        await session.execute(insert(m.Checkpoint).values(table_id=after.facts.id, **values))
