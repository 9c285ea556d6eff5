"""Setting up tables: new ones, branches of others, and games that other programs recorded."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from trunkline.formats import FormatError
from trunkline.formats.loading import game_of
from trunkline.kernel import Game, OptionError, UnknownTitle, make_title, title_info
from trunkline.server.accounts.names import checked_name
from trunkline.server.house import House
from trunkline.server.problems import Problem
from trunkline.server.security.secrets import make_id
from trunkline.server.tables.affairs import Affairs, Facts, Place
from trunkline.server.tables.clocks import PRESETS
from trunkline.server.tables.keeping import append
from trunkline.server.tables.looking import has_secrets
from trunkline.server.tables.outcome import moment, running
from trunkline.server.tables.seating import begin
from trunkline.store import models as m
from trunkline.store.models import User
from trunkline.wire import entries as e
from trunkline.wire.clocks import ClockRules
from trunkline.wire.tables import NewTable, OpeningAsked

MOST_SEED = 2**62
"""A seed has to fit into a column of 64 bits."""


class Opening(msgspec.Struct, frozen=True):
    """The game that a table goes on from."""

    title: str
    options: dict[str, Any]
    seed: int
    names: tuple[str, ...]
    actions: tuple[dict[str, Any], ...]
    finished: str
    origin: dict[str, Any]


async def create(house: House, user: User, asked: NewTable) -> str:
    """Set up a table; its id."""
    opening = await _opening(house, asked.opening) if asked.opening else None
    title, options, count = _game(asked, opening)
    facts = Facts(
        id=make_id(),
        name=_tidy(asked.name) or f"{user.name}: {title_info(title).name}"[: m.MOST_NAME],
        host=user.id,
        title=title,
        options=options,
        seed=opening.seed if opening else secrets.randbelow(MOST_SEED),
        salt=secrets.token_hex(16),
        opening=opening.actions if opening else (),
        clock=_clock(asked.clock),
        pace=asked.pace,
        access=asked.access,
        origin=opening.origin if opening else None,
        created=house.now(),
    )
    bodies = _seated(user, asked, opening, count)
    seats = [f"P{number}" for number in range(1, count + 1)]
    before = Affairs(facts, {seat: Place(seat, "open") for seat in seats})
    after, entries = _folded(before, bodies, user, house.now())
    game = None
    if asked.begin or (opening is not None and opening.finished):
        outcome = await asyncio.to_thread(begin, after, user.id)
        game = outcome.game
        after, more = _folded(after, list(outcome.bodies), user, house.now())
        entries += more
    async with house.database.writing() as session:
        session.add(_row(facts))
        await session.flush()
        for place, (seat, wanted) in enumerate(zip(seats, _kinds(asked, count), strict=True)):
            kind = "invited" if wanted == "invited" else "open"
            session.add(m.Seat(table_id=facts.id, seat=seat, place=place, kind=kind, name=""))
        await session.flush()
        if entries:
            await append(session, before, after, game, entries, None)
    return facts.id


def _folded(
    before: Affairs, bodies: list[e.AnyBody], user: User, now: int
) -> tuple[Affairs, list[e.Entry]]:
    after, entries = before.copy(), []
    for number, body in enumerate(bodies, before.number + 1):
        entry = e.Entry(number, now, user.id, body)
        after.fold(entry)
        entries.append(entry)
    return after, entries


def _game(asked: NewTable, opening: Opening | None) -> tuple[str, dict[str, Any], int]:
    """The title, all its options, and the number of players; a problem if they do not fit."""
    if opening is not None:
        count = len(opening.names)
        if asked.seats and len(asked.seats) != count:
            raise Problem("seats-of-opening", 400, count=count, given=len(asked.seats))
        return opening.title, opening.options, count
    count = len(asked.seats)
    try:
        title = make_title(asked.title, count, asked.options)
    except UnknownTitle as error:
        raise Problem("unknown-title", 404, text=_sentence(error)) from error
    except OptionError as error:
        raise Problem("options", 400, text=_sentence(error)) from error
    options: Any = title.options  # type: ignore[attr-defined]
    return asked.title, msgspec.structs.asdict(options), count


def _tidy(name: str) -> str:
    """A table's name without what cannot be seen, or turns the rest around."""
    seen = (" " if letter.isspace() else letter for letter in name)
    return " ".join("".join(filter(str.isprintable, seen)).split())


def _sentence(error: Exception) -> str:
    text = str(error)
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def _clock(asked: ClockRules | str) -> ClockRules:
    if isinstance(asked, ClockRules):
        return asked
    if asked not in PRESETS:
        raise Problem("unknown-clock", 400, name=asked[:40], names=", ".join(PRESETS))
    return PRESETS[asked]


def _kinds(asked: NewTable, count: int) -> list[str]:
    return [seat.kind for seat in asked.seats] or ["local"] * count


def _seated(user: User, asked: NewTable, opening: Opening | None, count: int) -> list[e.AnyBody]:
    """Who sits down at once: whoever sets up the table, and others at the same screen."""
    bodies: list[e.AnyBody] = []
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise Problem("two-seats-for-me", 400)
    if not asked.seats and opening is not None:
        # A game that is only looked at: its players are names.
        return [
            e.Sat(f"P{place}", None if opening.finished else user.id, name, "local")
            for place, name in enumerate(opening.names, 1)
        ]
    for place, seat in enumerate(asked.seats, 1):
        if seat.kind == "me":
            bodies.append(e.Sat(f"P{place}", user.id, user.name))
        elif seat.kind == "local":
            if not seat.name.strip():
                raise Problem("local-name-missing", 400, seat=f"P{place}")
            bodies.append(e.Sat(f"P{place}", user.id, checked_name(seat.name), "local"))
    return bodies


def _row(facts: Facts) -> m.Table:
    return m.Table(
        id=facts.id,
        name=facts.name,
        host_id=facts.host,
        title=facts.title,
        rules=title_info(facts.title).version,
        options=facts.options,
        seed=facts.seed,
        salt=facts.salt,
        pace=facts.pace,
        access=facts.access,
        clock=msgspec.to_builtins(facts.clock),
        opening=list(facts.opening),
        origin=facts.origin,
        status="open",
        created=facts.created,
        changed=facts.created,
    )


# --- openings -------------------------------------------------------------------------


async def _opening(house: House, asked: OpeningAsked) -> Opening:
    """The game to go on from; a problem if there is none such."""
    if (asked.table is None) == (asked.record is None):
        raise Problem("opening-of-one", 400)
    if asked.table is not None:
        return await _branch(house, asked.table, asked.at)
    content = msgspec.json.encode(asked.record)

    def read() -> Opening:
        return _of_game(game_of(content, "the record"), asked.at, {"record": True})

    try:
        return await asyncio.to_thread(read)
    except FormatError as error:
        raise Problem("record", 400, text=_sentence(error)) from error


async def _branch(house: House, table_id: str, at: int | None) -> Opening:
    room = await house.hall.current(table_id)
    game = running(room.game).copy()
    if has_secrets(room):
        # A copy lets its owner see what chance would bring: while the game lasts, nobody may.
        raise Problem("secrets-stay", 409)
    length = len(game.log) if at is None else at
    return await asyncio.to_thread(_of_game, game, at, {"table": table_id, "at": length})


def _of_game(game: Game, at: int | None, origin: dict[str, Any]) -> Opening:
    then = game if at is None else moment(game, at)
    if not -MOST_SEED * 2 <= game.seed < MOST_SEED * 2:
        raise Problem("seed-too-large", 400, seed=str(game.seed)[:40])
    return Opening(
        title=game.title.name,
        options=game.options,
        seed=game.seed,
        names=game.players,
        actions=tuple(msgspec.to_builtins(action) for action in then.log),
        finished=then.finished,
        origin=origin,
    )
