"""A room: one live table, with everybody who watches it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from trunkline.kernel import Event, Game
from trunkline.server.live.showing import Glimpse, happened
from trunkline.server.tables.affairs import Affairs
from trunkline.server.tables.keeping import Kept
from trunkline.server.tables.outcome import read_action
from trunkline.server.tables.starting import start_game
from trunkline.wire import entries as e
from trunkline.wire import frames as f
from trunkline.wire.names import told_apart

IDLE = 10 * 60
"""A room that nobody has used for so many seconds is closed; it is opened again in no time."""


class Elsewhere(NamedTuple):
    """Who watches at another server."""

    users: tuple[str, ...]
    others: int
    heard: float
    """When that was told."""


class Watcher:
    """Somebody who looks at one table."""

    def __init__(
        self,
        user: str | None,
        language: str,
        send: Callable[[bytes], None],
        sent: Callable[[], Awaitable[None]],
    ) -> None:
        self.user = user
        self.language = language
        self.send = send
        self.sent = sent
        """Waits until everything is sent."""
        self.known: int | None = None
        """The last entry that was sent; none while earlier ones are looked up."""
        self.kept_back: list[tuple[int, bytes]] = []


class Room:
    """A live table. Whoever changes it holds the lock; whoever looks needs none."""

    def __init__(self, kept: Kept) -> None:
        self.affairs: Affairs = kept.affairs
        self.game: Game | None = kept.game
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who watches at other servers."""
        self.used = 0.0
        self.name_players()

    @property
    def id(self) -> str:
        return self.affairs.facts.id

    # --- entries --------------------------------------------------------------------

    def take(
        self,
        entries: Iterable[e.Entry],
        game: Game | None = None,
        events: tuple[Event, ...] = (),
        affairs: Affairs | None = None,
    ) -> None:
        """Take in entries that are on disk, and show them to whoever watches.

        What came of them is given if they were decided here; of those that another server has
        written, it is found by playing them.
        """
        if affairs is not None:
            self.affairs, self.game = affairs, game
        for entry in entries:
            what = events
            if affairs is None:
                self.affairs.fold(entry)
                what = self._advance(entry.body)
            if isinstance(entry.body, e.Sat | e.Vacated):
                self.name_players()
            self._show(entry, what if isinstance(entry.body, e.Moved | e.Begun) else ())

    def _advance(self, body: e.AnyBody) -> tuple[Event, ...]:
        """Move the game as an entry says; what happened in it."""
        if isinstance(body, e.Begun):
            self.game = start_game(self.affairs.facts, body.players)
            return self.game.opening
        if self.game is not None:
            if isinstance(body, e.Moved):
                return self.game.play(read_action(self.game, body.action))
            if isinstance(body, e.TakenBack):
                self.game.undo(body.count)
        return ()

    def name_players(self) -> None:
        """The game calls its players as the table does: seats may have changed hands."""
        if self.game is not None:
            self.game.players = told_apart(place.name for place in self.affairs.places.values())

    # --- watching -------------------------------------------------------------------

    def glimpse(self, watcher: Watcher) -> Glimpse:
        """What a watcher may be shown."""
        hides = self.game is not None and self.game.title.hides
        return watcher.language, self.affairs.seats_of(watcher.user) if hides else ()

    def _show(self, entry: e.Entry, events: tuple[Event, ...]) -> None:
        made: dict[Glimpse, bytes] = {}
        for watcher in self.watchers:
            glimpse = self.glimpse(watcher)
            if glimpse not in made:
                made[glimpse] = f.encode(happened(entry, self.affairs, self.game, events, glimpse))
            if watcher.known is None:
                watcher.kept_back.append((entry.number, made[glimpse]))
            elif entry.number > watcher.known:
                watcher.known = entry.number
                watcher.send(made[glimpse])

    # --- presence -------------------------------------------------------------------

    def present_here(self) -> tuple[tuple[str, ...], int]:
        """The players who look, and how many other people do."""
        players = set(self.affairs.users)
        users = {watcher.user for watcher in self.watchers if watcher.user in players}
        others = sum(watcher.user not in players for watcher in self.watchers)
        return tuple(sorted(user for user in users if user)), others

    def presence(self) -> f.Presence:
        """The same for all servers together."""
        users, others = self.present_here()
        everybody = set(users)
        for there in self.elsewhere.values():
            everybody.update(there.users)
            others += there.others
        return f.Presence(self.id, tuple(sorted(everybody)), others)

    def show_presence(self) -> None:
        frame = f.encode(self.presence())
        for watcher in self.watchers:
            watcher.send(frame)
