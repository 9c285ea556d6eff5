"""What happened: the events of every action, as far back as anybody asks."""

from __future__ import annotations

from collections.abc import Iterator

from trunkline.kernel import Action, Event, Game

RECENT = 40
"""Of a game taken up again, the events of so many actions are found out."""


class History:
    """The events of a game's actions, in step with its log."""

    def __init__(self, game: Game) -> None:
        self._first = max(0, len(game.log) - RECENT)
        """How many actions came before those that are known."""
        self._known: list[tuple[Event, ...]] = []
        earlier = game.at(self._first)
        for action in game.log[self._first :]:
            self._known.append(earlier.play(action))

    def add(self, events: tuple[Event, ...]) -> None:
        """One more action was played."""
        self._known.append(events)

    def take_back(self, game: Game) -> None:
        """The last action was undone; ``game`` is how it stands now."""
        if self._known:
            self._known.pop()
        if not self._known and game.log:
            self.__init__(game)  # type: ignore[misc]

    def since(self, game: Game, seat: str) -> list[Event]:
        """All that happened since somebody decided last, what came of that included."""
        for number in range(len(game.log) - 1, self._first - 1, -1):
            if game.log[number].seat == seat:
                return self._from(number)
        return [*game.opening, *self._from(self._first)] if self._first == 0 else self._from(0)

    def _from(self, number: int) -> list[Event]:
        return [event for events in self._known[max(0, number - self._first) :] for event in events]

    def last(self, game: Game, count: int) -> Iterator[tuple[int, Action, tuple[Event, ...]]]:
        """The last actions with their numbers, from 1, and what came of them."""
        start = max(self._first, len(game.log) - count)
        for number in range(start, len(game.log)):
            yield number + 1, game.log[number], self._known[number - self._first]
