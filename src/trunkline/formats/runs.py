"""Every run of trains in a record, with the position in which it was made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import UnsetType

from trunkline.eighteen.actions import Route, RunTrains
from trunkline.eighteen.events import TrainsRun
from trunkline.eighteen.title import Rail, RailTitle
from trunkline.formats import eighteen_games, own
from trunkline.formats.errors import FormatError
from trunkline.formats.files import read_bytes
from trunkline.formats.loading import recognise
from trunkline.kernel import Event, Game, Position


class RecordedRun(NamedTuple):
    """Trains of one company that ran, by somebody's action or of themselves."""

    number: int
    """How many actions our game had when it was made, that action included."""
    action: int
    """What the record calls that action."""
    company: str
    routes: tuple[Route, ...]
    revenue: int
    position: Rail
    """The game when the trains ran."""


def load_with_ids(path: str | Path) -> tuple[Game, list[int]]:
    """The game in a file, and what the record calls each action of ours.

    Our own record counts them from 1. In an export of 18xx.games several of ours can belong
    to one of the site's, under whose id they go.
    """
    source, content = str(path), read_bytes(path)
    if recognise(content, source) == "own":
        game = own.parse(content, source)
        return game, list(range(1, len(game.log) + 1))
    foreign = eighteen_games.read(content, source)
    playing = eighteen_games.Replay(foreign)
    ids: list[int] = []
    for moment in playing.moments():
        id = foreign.actions[moment.index].entry.id
        known = moment.index + 1 if isinstance(id, UnsetType) else id
        ids += [known] * len(moment.actions)
    return playing.game, ids


def runs(game: Game, ids: Sequence[int], source: str) -> Iterator[RecordedRun]:
    """Every run of a game from its beginning on: what players ran, and what ran of itself.

    Companies without any route, of which nothing was asked, have not run.
    """
    if not isinstance(game.title, RailTitle):
        raise FormatError(source, f"is a game of {game.title.name}, in which no trains run")
    watched = _Watched(game.title, game.title.setup(game.seed))
    watched.settle()
    for number, action in enumerate(game.log, 1):
        watched.play(action)
        for event, position in watched.taken():
            if event.routes or isinstance(action, RunTrains):
                routes = tuple(Route(train, hexes) for train, hexes, *_ in event.routes)
                id = ids[number - 1]
                yield RecordedRun(number, id, event.company, routes, event.revenue, position)


class _Watched(Position[RailTitle[Any], Any]):
    """A position that keeps a copy of itself whenever trains run."""

    __slots__ = ("_seen",)

    def __init__(self, title: RailTitle[Any], state: Any) -> None:
        super().__init__(title, state)
        self._seen: list[tuple[TrainsRun, Rail]] = []

    def emit(self, event: Event) -> None:
        super().emit(event)
        if isinstance(event, TrainsRun):
            self._seen.append((event, Position(self.title, self.state.copy())))

    def taken(self) -> list[tuple[TrainsRun, Rail]]:
        """What has been kept since somebody asked last."""
        seen, self._seen = self._seen, []
        return seen
