"""What a table's entries look like to whoever watches, and what they looked like before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from trunkline.kernel import Event, Game, IllegalAction
from trunkline.kernel.title import Title
from trunkline.server.tables.affairs import Affairs, Place
from trunkline.server.tables.lines import lines_of
from trunkline.server.tables.outcome import read_action
from trunkline.server.tables.starting import start_game
from trunkline.wire import entries as e
from trunkline.wire import frames as f
from trunkline.wire.names import told_apart
from trunkline.words import speaking

T = TypeVar("T")

Glimpse = tuple[str, tuple[str, ...]]
"""What two watchers have in common who are shown the same: the language, and the seats they see
through (none where nothing is hidden)."""


def happened(
    entry: e.Entry,
    affairs: Affairs,
    game: Game | None,
    events: tuple[Event, ...],
    glimpse: Glimpse,
) -> f.Happened:
    """An entry as whoever has a glimpse of it sees it. Affairs and game stand after it."""
    language, seats = glimpse
    body: e.AnyBody = entry.body
    if game is not None and game.title.hides:
        body, events = _seen(body, events, game, seats)
    name = affairs.name_of(entry.user)
    with speaking(language):
        lines = lines_of(entry, affairs, game, events, name)
    table = affairs.facts.id
    return f.Happened(table, entry.number, entry.at, entry.user, name, body, lines)


def _seen(
    body: e.AnyBody, events: tuple[Event, ...], game: Game, seats: tuple[str, ...]
) -> tuple[e.AnyBody, tuple[Event, ...]]:
    """An entry and its events without what some seats may not know; of none: a spectator."""
    title: Title[Any] = game.title
    eyes: tuple[str | None, ...] = seats or (None,)
    if isinstance(body, e.Moved):
        action = read_action(game, body.action)
        shown = _clearest(action, [title.shown_action(action, seat) for seat in eyes])
        body = msgspec.structs.replace(body, action=msgspec.to_builtins(shown))
    seen = (_clearest(event, [title.shown_event(event, seat) for seat in eyes]) for event in events)
    return body, tuple(event for event in seen if event is not None)


def _clearest(whole: T, views: list[T]) -> T:
    """Of several views the one that shows everything, if one does."""
    if whole in views:
        return whole
    return next((view for view in views if view is not None), views[0])


# --- earlier entries ------------------------------------------------------------------


def recent(
    now: Affairs, game: Game | None, entries: Sequence[e.Entry], most: int, glimpse: Glimpse
) -> list[f.Happened] | None:
    """The first of the last entries, told from today's game; none if more has to be known."""
    if any(isinstance(entry.body, e.Begun | e.Sat | e.Rose | e.Vacated) for entry in entries):
        return None
    lengths = [
        entry.body.standing.length
        for entry in entries
        if isinstance(entry.body, e.Moved | e.TakenBack)
    ]
    first = next((n.body for n in entries if isinstance(n.body, e.Moved | e.TakenBack)), None)
    length = now.standing.length
    if first is not None:
        length = first.standing.length + (first.count if isinstance(first, e.TakenBack) else -1)
    if game is not None and (min(lengths, default=length) < length or length > len(game.log)):
        return None
    affairs = now.copy()
    affairs.standing = msgspec.structs.replace(affairs.standing, length=length)
    try:
        then = game.at(length) if game is not None else None
        return [
            happened(entry, affairs, then, _played(affairs, then, entry.body), glimpse)
            for entry in entries[:most]
        ]
    except IllegalAction:
        return None


def _played(affairs: Affairs, game: Game | None, body: e.AnyBody) -> tuple[Event, ...]:
    """Move the game, and what everybody sees of it, as an entry says; what happened."""
    if isinstance(body, e.Moved | e.TakenBack):
        affairs.standing = body.standing
    if game is not None and isinstance(body, e.Moved):
        return game.play(read_action(game, body.action))
    if game is not None and isinstance(body, e.TakenBack):
        game.undo(body.count)
    return ()


def chronicle(
    now: Affairs,
    game: Game | None,
    entries: Sequence[e.Entry],
    after: int,
    most: int,
    glimpse: Glimpse,
) -> Iterator[f.Happened]:
    """The first entries after a number, as they were seen when they happened.

    ``entries`` are all that there are; ``game`` is the table's game today, of which earlier
    moments are taken where nothing was taken back since. Of what was played by rules that have
    been corrected since, nothing is told but the actions.
    """
    affairs = Affairs(now.facts, {seat: Place(seat, "open") for seat in now.places})
    opening, resumed = len(now.facts.opening), game.resumed if game is not None else 0
    log: list[dict[str, Any]] = []
    then: Game | None = None
    is_lost = False
    for entry in entries:
        if entry.number > after + most:
            return
        is_wanted = entry.number > after and affairs.status != "open"
        if is_wanted and then is None and not (is_lost and opening + len(log) < resumed):
            then = _game_then(affairs, game, log)
            is_lost = then is None
        entry = _called(entry, affairs, now.names)
        body = entry.body
        affairs.fold(entry)
        affairs.names = now.names
        if isinstance(body, e.Moved):
            log.append(body.action)
        elif isinstance(body, e.TakenBack):
            del log[len(log) - body.count :]
        if entry.number > after:
            events: tuple[Event, ...] = ()
            if isinstance(body, e.Begun):
                then = _game_then(affairs, game, log)
                events = then.opening if then is not None else ()
            try:
                events = _played(affairs, then, body) or events
            except IllegalAction:
                then, is_lost = None, True
            yield happened(entry, affairs, then, events, glimpse)


def _called(entry: e.Entry, affairs: Affairs, names: dict[str, str]) -> e.Entry:
    """An entry with the names that people have today. The affairs stand before it."""
    body = entry.body
    match body:
        case e.Sat(user=str(user), sits="player"):
            body = msgspec.structs.replace(body, name=names.get(user, body.name))
        case e.Rose() | e.Vacated():
            body = msgspec.structs.replace(body, name=affairs.places[body.seat].name)
        case e.Begun():
            called = told_apart(place.name for place in affairs.places.values())
            body = msgspec.structs.replace(body, players=called)
        case _:
            return entry
    return msgspec.structs.replace(entry, body=body)


def _game_then(affairs: Affairs, game: Game | None, log: Sequence[dict[str, Any]]) -> Game | None:
    """The game after a log: a moment of today's game if it went the same way, else replayed;
    none if today's rules do not allow what was played."""
    opening = len(affairs.facts.opening)
    try:
        if game is not None and len(game.log) >= opening + len(log):
            today = game.log[opening : opening + len(log)]
            if [msgspec.to_builtins(action) for action in today] == list(log):
                return game.at(opening + len(log))
        replayed = start_game(affairs.facts, affairs.players)
        for raw in log:
            replayed.play(read_action(replayed, raw))
    except IllegalAction:
        return None
    return replayed
