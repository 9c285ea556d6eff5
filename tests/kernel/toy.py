"""A small game for tests of the kernel: players take counters from a heap in turn.

Who takes three counters has to shout a new word, and everybody else may clap before play
goes on. After every turn a storm may blow counters away: that is decided by dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from trunkline.kernel import (
    Action,
    Choice,
    Dice,
    Event,
    Game,
    Move,
    Open,
    OptionError,
    Options,
    Part,
    Position,
    Ranged,
    Refusal,
    State,
    Step,
    Title,
    TitleInfo,
    seat_names,
)
from trunkline.kernel.options import describe_options, resolve

MOST = 3


class Take(Action, frozen=True):
    """Take counters from the heap."""

    count: int


class Shout(Action, frozen=True):
    """Say a word that nobody has said."""

    word: str


class Clap(Action, frozen=True):
    """Applaud."""


class GoOn(Action, frozen=True):
    """End the applause for one's own word."""


class Taken(Event, frozen=True):
    seat: str
    count: int


class Stormed(Event, frozen=True):
    lost: int


class Player(Part):
    """What a player has done."""

    counters: int = 0
    words: tuple[str, ...] = ()


# --- take --------------------------------------------------------------------


def _offer_taking(pos: Any, step: Turn, seat: str) -> Iterator[Choice]:
    yield Ranged(Take(seat, 1), "count", 1, min(MOST, pos.state.heap))


def _why_not_take(pos: Any, step: Turn, action: Take) -> Refusal | None:
    most = min(MOST, pos.state.heap)
    if not 1 <= action.count <= most:
        return pos.refuse("count", count=action.count, most=most)  # type: ignore[no-any-return]
    return None


def _take(pos: Any, step: Turn, action: Take) -> None:
    state = pos.state
    state.heap -= action.count
    state.players[action.seat].counters += action.count
    pos.emit(Taken(action.seat, action.count))
    step.seat = pos.title.after(action.seat)
    pos.push(Storm())
    if action.count == MOST:
        pos.push(Word(action.seat), Applause(action.seat))


# --- shout -------------------------------------------------------------------


def _offer_words(pos: Any, step: Word, seat: str) -> Iterator[Choice]:
    yield Open(Shout(seat, f"word{len(pos.state.said)}"), "word")


def _why_not_shout(pos: Any, step: Word, action: Shout) -> Refusal | None:
    if not action.word or action.word in pos.state.said:
        return pos.refuse("word", word=action.word)  # type: ignore[no-any-return]
    return None


def _shout(pos: Any, step: Word, action: Shout) -> None:
    pos.pop()
    pos.state.said.append(action.word)
    pos.state.players[action.seat].words += (action.word,)


# --- clap --------------------------------------------------------------------


def _offer_claps(pos: Any, step: Applause, seat: str) -> Iterator[Choice]:
    if seat != step.by and seat not in step.clapped:
        yield Clap(seat)


def _why_not_clap(pos: Any, step: Applause, action: Clap) -> Refusal | None:
    if action.seat == step.by or action.seat in step.clapped:
        return pos.refuse("clap")  # type: ignore[no-any-return]
    return None


def _clap(pos: Any, step: Applause, action: Clap) -> None:
    step.clapped = (*step.clapped, action.seat)


def _offer_end(pos: Any, step: Applause, seat: str) -> Iterator[Choice]:
    if seat == step.by:
        yield GoOn(seat)


def _why_not_end(pos: Any, step: Applause, action: GoOn) -> Refusal | None:
    return None if action.seat == step.by else pos.refuse("not-yours")


def _end(pos: Any, step: Applause, action: GoOn) -> None:
    pos.pop()


# --- steps -------------------------------------------------------------------


class Turn(Step):
    """The turns of the players, until the heap is empty."""

    seat: str
    moves: ClassVar[tuple[Move[Any], ...]] = (Move(Take, _offer_taking, _why_not_take, _take),)

    def seats(self, pos: Any) -> tuple[str, ...]:
        return (self.seat,)

    def run(self, pos: Any) -> bool:
        if pos.state.heap:
            return False
        pos.end("empty")
        return True


class Storm(Step):
    """The wind takes up to two counters, now and then."""

    def run(self, pos: Any) -> bool:
        pos.pop()
        lost = min(pos.state.heap, pos.state.dice.roll(3)) if pos.title.options.storms else 0
        pos.state.heap -= lost
        if lost:
            pos.emit(Stormed(lost))
        return True


class Word(Step):
    by: str
    moves: ClassVar[tuple[Move[Any], ...]] = (Move(Shout, _offer_words, _why_not_shout, _shout),)

    def seats(self, pos: Any) -> tuple[str, ...]:
        return (self.by,)


class Applause(Step):
    by: str
    clapped: tuple[str, ...] = ()
    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(Clap, _offer_claps, _why_not_clap, _clap),
        Move(GoOn, _offer_end, _why_not_end, _end),
    )

    def seats(self, pos: Any) -> tuple[str, ...]:
        return tuple(pos.title.seats)


# --- the title ---------------------------------------------------------------


class ToyOptions(Options, frozen=True, kw_only=True):
    heap: Literal[30, 12, 200] = 30
    storms: Literal[True, False] = True
    weather: Literal["mild", "wild"] = "mild"


class ToyState(State[Turn | Storm | Word | Applause], kw_only=True):
    heap: int
    players: dict[str, Player]
    said: list[str] = []


RULESETS: dict[str, Any] = {"plain": {}, "calm": {"storms": False, "heap": 12}}


class Toy(Title[ToyState]):
    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    action_type: ClassVar[Any] = Take | Shout | Clap | GoOn
    state_type: ClassVar[Any] = ToyState
    rules: ClassVar[Mapping[str, str]] = {"count": "toy-1", "game-over": "toy-9"}

    def __init__(self, players: int, options: ToyOptions) -> None:
        self.options = options
        self.seats = seat_names(players)

    def after(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def setup(self, seed: int) -> ToyState:
        return ToyState(
            stack=[Turn(self.seats[0])],
            dice=Dice(seed),
            heap=self.options.heap,
            players={seat: Player() for seat in self.seats},
        )

    def scores(self, state: ToyState) -> dict[str, int]:
        return {seat: player.counters for seat, player in state.players.items()}


def make(players: int, given: Mapping[str, Any]) -> Toy:
    if players not in (2, 3):
        raise OptionError(f"toy is for 2 or 3 players, not {players}")
    return Toy(players, resolve(ToyOptions, RULESETS, given))


INFO = TitleInfo(
    name="toy",
    full_name="Toy",
    players=(2, 3),
    options=describe_options(ToyOptions, {"heap": "toy-2"}),
    rulesets=RULESETS,
    version=1,
    authors="nobody",
    make=make,
)


def new(players: int = 2, seed: int = 1, **options: Any) -> Game:
    """A game of the toy; it is in nobody's registry."""
    names = ["Ada", "Ben", "Cy"][:players]
    return Game(make(players, options), names, seed)


def position(players: int = 2, seed: int = 1, **options: Any) -> Position[Toy, ToyState]:
    title = make(players, options)
    pos = Position(title, title.setup(seed))
    pos.settle()
    return pos
