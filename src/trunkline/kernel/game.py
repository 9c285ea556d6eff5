"""A game in play: a position with its history."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self, TypeVar
from unicodedata import category

import msgspec

from trunkline.kernel.actions import Action, Choice
from trunkline.kernel.events import Event
from trunkline.kernel.options import OptionError, Options, Value
from trunkline.kernel.position import Position
from trunkline.kernel.refusal import Refusal
from trunkline.kernel.registry import make_title
from trunkline.kernel.state import State
from trunkline.kernel.steps import Decision
from trunkline.kernel.title import Title
from trunkline.kernel.typed import check_action

GameT = TypeVar("GameT", bound="Game")

CONTROLS = frozenset({"Cc", "Zl", "Zp"})
"""The categories of letters that end a line, or are none at all."""
CHECKPOINT = 8
"""A copy of the state is kept before every so many actions; undo replays fewer than that."""


class Game:
    """One game: who plays, what was played, and what may be played now.

    >>> import trunkline
    >>> game = trunkline.new("1861", players=["Ada", "Ben", "Cy"], seed=7)
    >>> game.decisions[0].step
    'PrivateAuction'
    """

    def __init__(self, title: Title[Any], players: Sequence[str], seed: int) -> None:
        self.title = title
        self.players = tuple(players)
        self.seed = seed
        self.log: list[Action] = []
        self._undone: list[Action] = []
        self._position: Position[Any, Any] = Position(title, title.setup(seed))
        self._position.settle()
        self.opening: tuple[Event, ...] = tuple(self._position.events)
        """What happened before the first decision."""
        self._checkpoints: dict[int, State[Any]] = {0: self._position.state.copy()}
        self.resumed = 0
        """So many actions were not played here, but led to the stored state that it began from."""

    def __repr__(self) -> str:
        count, decisions = len(self.log), self.decisions
        actions = f"{count} action" + ("" if count == 1 else "s")
        turn = f"over ({self.finished})"
        if decisions:
            names = ", ".join(self.name_of(decision.seat) for decision in decisions)
            turn = f"{names} to act ({decisions[0].step})"
        return f"<Game {self.title.name}: {', '.join(self.players)}; {actions}; {turn}>"

    # --- looking -----------------------------------------------------------

    @property
    def position(self) -> Position[Any, Any]:
        """The rules' view of the present: to look at, not to change."""
        return self._position

    @property
    def state(self) -> Any:
        """The present state: to look at, not to change."""
        return self._position.state

    @property
    def options(self) -> dict[str, Value]:
        """All options with their values."""
        options: Options = self.title.options  # type: ignore[attr-defined]
        return {name: getattr(options, name) for name in options.__struct_fields__}

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Who has to decide what now."""
        return self._position.decisions()

    def legal(self, seat: str | None = None) -> Iterator[Choice]:
        """Every legal choice now, lazily; those of one seat if it is given."""
        return self._position.legal(seat)

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action is refused; none if it is legal. ``TypeError`` as for ``play``."""
        check_action(self.title, action)
        return self._position.why_not(action)

    @property
    def finished(self) -> str:
        """Why the game ended; empty while it goes on."""
        return str(self.state.finished)

    @property
    def scores(self) -> dict[str, int]:
        """What each player has, by seat, as if the game ended now."""
        return self.title.scores(self.state)

    def name_of(self, seat: str) -> str:
        """The player's name behind a seat."""
        return self.players[self.title.seats.index(seat)]

    def view(self, seat: str | None = None) -> State[Any]:
        """A copy of the state as that seat may see it; a spectator for none."""
        return self.title.view(self.state, seat)  # type: ignore[no-any-return]

    def digest(self) -> str:
        """A hash of everything in the state."""
        return str(self.state.digest())

    # --- playing -----------------------------------------------------------

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play an action; what happened. If it fails, nothing has changed.

        ``IllegalAction`` if the rules refuse it, ``TypeError`` if it is no action of the title
        or one of its values is not of the type that it has to be.
        """
        check_action(self.title, action)
        number = len(self.log)
        if number % CHECKPOINT == 0 and number not in self._checkpoints:
            self._checkpoints[number] = self.state.copy()
        events = self._position.play(action)
        self.log.append(action)
        self._undone.clear()
        return events

    def undo(self, count: int = 1) -> None:
        """Take back the last actions; ``redo`` plays them again."""
        if not 0 < count <= len(self.log):
            raise ValueError(f"cannot undo {count} of {len(self.log)} actions")
        undone = self.log[-count:]
        self._rewind(len(self.log) - count)
        self._undone.extend(reversed(undone))

    def redo(self) -> tuple[Event, ...]:
        """Play again what was undone last."""
        if not self._undone:
            raise ValueError("there is nothing to redo")
        action, rest = self._undone[-1], self._undone[:-1]
        events = self.play(action)
        self._undone = rest
        return events

    @property
    def redoable(self) -> int:
        """How many undone actions can be played again."""
        return len(self._undone)

    def _rewind(self, number: int) -> None:
        kept = max(length for length in self._checkpoints if length <= number)
        replayed = self.log[kept:number]
        position = Position(self.title, self._checkpoints[kept].copy())
        # Of a game that was resumed, the copies before are missing: they are made again.
        for length, action in enumerate(replayed, kept):
            if length % CHECKPOINT == 0 and length not in self._checkpoints:
                self._checkpoints[length] = position.state.copy()
            position.play(action)
        self._position = position
        self._checkpoints = {at: kept for at, kept in self._checkpoints.items() if at <= number}
        del self.log[number:]

    # --- other games -------------------------------------------------------

    def copy(self) -> Self:
        """An independent game at the same moment, for search and for branches."""
        return self.copy_as(type(self))

    def copy_as(self, kind: type[GameT]) -> GameT:
        """A copy as another kind of game: one that draws itself, for example."""
        twin = object.__new__(kind)
        twin.title = self.title
        twin.players = self.players
        twin.seed = self.seed
        twin.opening = self.opening
        twin.resumed = self.resumed
        twin.log = self.log.copy()
        twin._undone = self._undone.copy()
        twin._checkpoints = self._checkpoints.copy()
        twin._position = Position(self.title, self.state.copy())
        return twin

    def seen_by(self, seat: str | None) -> Self:
        """A copy that holds only what a seat may see, a spectator for none: to look at."""
        twin = self.copy()
        twin._position = Position(self.title, self.view(seat))
        return twin

    def at(self, number: int) -> Self:
        """A copy of the game as it was after so many actions."""
        if not 0 <= number <= len(self.log):
            raise ValueError(f"there is no moment {number} in a game of {len(self.log)} actions")
        twin = self.copy()
        if number < len(self.log):
            twin.undo(len(self.log) - number)
        return twin

    @classmethod
    def start(
        cls,
        title: str,
        players: Sequence[str],
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> Self:
        """A new game; a seed is drawn if none is given."""
        names = [name.strip() for name in players]
        if len(set(names)) < len(names):
            raise OptionError(f"two players have the same name: {', '.join(names)}")
        if not all(names):
            raise OptionError("a player's name is empty")
        for name in names:
            if any(category(letter) in CONTROLS for letter in name):
                raise OptionError(f"a player's name stands in one line of plain text, not {name!r}")
        made = make_title(title, len(names), options or {})
        return cls(made, names, secrets.randbits(48) if seed is None else seed)

    @classmethod
    def replay(
        cls,
        title: str,
        players: Sequence[str],
        options: Mapping[str, Any],
        seed: int,
        log: Sequence[Action],
    ) -> Self:
        """The game that results from playing a log."""
        game = cls.start(title, players, options, seed)
        for action in log:
            game.play(action)
        return game

    @classmethod
    def resume(
        cls,
        title: str,
        players: Sequence[str],
        options: Mapping[str, Any],
        seed: int,
        log: Sequence[Action],
        state: bytes,
    ) -> Self:
        """The game that stands as in a stored state, to which its log has led.

        Nothing is played again, so the game goes on even if its log was played by rules that
        have been corrected since; only taking back beyond this moment needs the log.
        """
        game = cls.start(title, players, options, seed)
        restored = msgspec.json.decode(state, type=game.title.state_type)
        game.log = list(log)
        game._position = Position(game.title, restored)
        game._checkpoints[len(game.log)] = restored.copy()
        game.resumed = len(game.log)
        return game
