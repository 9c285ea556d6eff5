"""A room: one live table, with everybody who watches it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
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
MOST_KEPT_BACK = 2_000
"""So many new entries wait for a watcher who is still sent old ones."""


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
        ready: Callable[[], Awaitable[None]],
        give_up: Callable[[], None],
    ) -> None:
        self.user = user
        self.language = language
        self.send = send
        self.ready = ready
        """Waits until the most of what was sent has left."""
        self.give_up = give_up
        """Sends them away, for they cannot follow."""
        self.known: int | None = None
        """The last entry that was sent; none while earlier ones are looked up."""
        self.kept_back: list[tuple[int, bytes]] = []

    def show(self, number: int, frame: bytes) -> None:
        """Send a new entry, or keep it back while earlier ones are on their way."""
        if self.known is None:
            self.kept_back.append((number, frame))
            if len(self.kept_back) > MOST_KEPT_BACK:
                self.give_up()
        elif number > self.known:
            self.known = number
            self.send(frame)

    def catch_up(self, number: int) -> int:
        """Everything up to a number was sent: send what was kept back; the last number now."""
        for later, frame in self.kept_back:
            if later > number:
                number = later
                self.send(frame)
        self.kept_back.clear()
        self.known = number
        return number


class Room:
    """A live table. Whoever changes it holds the lock; whoever looks needs none."""

    def __init__(self, kept: Kept, elsewhere: dict[str, Elsewhere], now: float) -> None:
        self.affairs: Affairs = kept.affairs
        self.game: Game | None = kept.game
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere = elsewhere
        """Who watches at other servers."""
        self.used = now
        self.is_behind = False
        """Whether another server has written entries that are about to be read."""
        self.name_players()

    @property
    def id(self) -> str:
        return self.affairs.facts.id

    # --- entries --------------------------------------------------------------------

    def take(
        self,
        entries: Iterable[e.Entry],
        game: Game | None,
        events: tuple[Event, ...],
        affairs: Affairs,
    ) -> None:
        """Take in what was decided here and is on disk, and show it to whoever watches."""
        self.affairs, self.game = affairs, game
        for entry in entries:
            if isinstance(entry.body, e.Sat | e.Vacated):
                self.name_players()
            self._show(entry, events if isinstance(entry.body, e.Moved | e.Begun) else ())

    def learn(self, entries: Iterable[e.Entry]) -> None:
        """The same for what another server has written: what came of it is found by playing."""
        # Whoever looks at the moment holds what was before.
        self.affairs = self.affairs.copy()
        self.game = self.game.copy() if self.game is not None else None
        for entry in entries:
            self.affairs.fold(entry)
            events = self._advance(entry.body)
            if isinstance(entry.body, e.Sat | e.Vacated | e.Begun):
                self.name_players()
            self._show(entry, events)

    def become(self, kept: Kept, entries: Iterable[e.Entry]) -> None:
        """Be as read from the database, and show entries of which no more is known."""
        self.affairs, self.game = kept.affairs, kept.game
        self.name_players()
        for entry in entries:
            self._show(entry, ())

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

    def call(self, names: dict[str, str], host: str) -> None:
        """Call people as they are called now."""
        facts = replace(self.affairs.facts, host=host)
        self.affairs = replace(self.affairs.copy(), facts=facts)
        self.affairs.call(names)
        self.name_players()

    def name_players(self) -> None:
        """The game calls its players as the table does: seats may have changed hands."""
        if self.game is not None:
            self.game.players = told_apart(place.name for place in self.affairs.places.values())

    # --- watching -------------------------------------------------------------------

    def glimpse(self, user: str | None, language: str) -> Glimpse:
        """What somebody may be shown."""
        hides = self.game is not None and self.game.title.hides
        return language, self.affairs.seats_of(user) if hides else ()

    def _show(self, entry: e.Entry, events: tuple[Event, ...]) -> None:
        made: dict[Glimpse, bytes] = {}
        for watcher in self.watchers:
            glimpse = self.glimpse(watcher.user, watcher.language)
            if glimpse not in made:
                made[glimpse] = f.encode(happened(entry, self.affairs, self.game, events, glimpse))
            watcher.show(entry.number, made[glimpse])

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
        """Tell whoever watches who else does."""
        frame = f.encode(self.presence())
        for watcher in self.watchers:
            watcher.send(frame)
