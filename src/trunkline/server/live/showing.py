"""What a table's entries look like to whoever watches, and what they looked like before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from trunkline.kernel import Event, Game
from trunkline.kernel.title import Title
from trunkline.server.tables.affairs import Affairs, Place
from trunkline.server.tables.lines import lines_of
from trunkline.server.tables.outcome import read_action
from trunkline.server.tables.starting import start_game
from trunkline.wire import entries as e
from trunkline.wire import frames as f
from trunkline.words import speaking

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
        seat = seats[0] if seats else None
        body, events = _seen(body, events, game, seat)
    name = affairs.name_of(entry.user)
    with speaking(language):
        lines = lines_of(entry, affairs, game, events, name)
    table = affairs.facts.id
    return f.Happened(table, entry.number, entry.at, entry.user, name, body, lines)


def _seen(
    body: e.AnyBody, events: tuple[Event, ...], game: Game, seat: str | None
) -> tuple[e.AnyBody, tuple[Event, ...]]:
    """An entry and its events without what a seat may not know."""
    title: Title[Any] = game.title
    shown = (title.shown_event(event, seat) for event in events)
    if isinstance(body, e.Moved):
        action = title.shown_action(read_action(game, body.action), seat)
        body = msgspec.structs.replace(body, action=msgspec.to_builtins(action))
    return body, tuple(event for event in shown if event is not None)


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
    moments are taken where nothing was taken back since.
    """
    places = {seat: Place(seat, "open") for seat in now.places}
    affairs = Affairs(now.facts, places)
    affairs.names = now.names
    log: list[dict[str, Any]] = []
    then: Game | None = None
    for entry in entries:
        body = entry.body
        if entry.number > after + most:
            return
        if entry.number > after and then is None and affairs.status != "open":
            then = _game_then(affairs, game, log)
        affairs.fold(entry)
        events: tuple[Event, ...] = ()
        if isinstance(body, e.Begun):
            then = start_game(affairs.facts, body.players) if entry.number > after else None
            events = then.opening if then else ()
        elif isinstance(body, e.Moved):
            log.append(body.action)
            if then is not None:
                events = then.play(read_action(then, body.action))
        elif isinstance(body, e.TakenBack):
            del log[len(log) - body.count :]
            if then is not None:
                then.undo(body.count)
        if entry.number > after:
            yield happened(entry, affairs, then, events, glimpse)


def _game_then(affairs: Affairs, game: Game | None, log: Sequence[dict[str, Any]]) -> Game:
    """The game after a log: a moment of today's game if it went the same way, else replayed."""
    opening = len(affairs.facts.opening)
    if game is not None and len(game.log) >= opening + len(log):
        today = game.log[opening : opening + len(log)]
        if [msgspec.to_builtins(action) for action in today] == list(log):
            return game.at(opening + len(log))
    replayed = start_game(affairs.facts, affairs.players)
    for raw in log:
        replayed.play(read_action(replayed, raw))
    return replayed
