"""A small game with secrets, for tests of the server: cards are drawn unseen, buried face down,
and played open. In their turn players draw, bury, play, or wait; the deck's end is the game's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Literal

import msgspec

from trunkline.kernel import (
    Action,
    Choice,
    Dice,
    Event,
    Move,
    OptionError,
    Options,
    Refusal,
    State,
    Step,
    Title,
    TitleInfo,
    registry,
    seat_names,
)
from trunkline.kernel.options import describe_options, resolve

UNSEEN = 0
"""A card of which one sees the back."""


class Draw(Action, frozen=True):
    """Take the topmost card of the deck, unseen by others."""


class Bury(Action, frozen=True):
    """Lay a card away, face down."""

    card: int


class Show(Action, frozen=True):
    """Lay a card open: it counts."""

    card: int


class Wait(Action, frozen=True):
    """Do nothing."""

    idle: ClassVar[bool] = True


class Drew(Event, frozen=True):
    seat: str
    card: int


class Buried(Event, frozen=True):
    seat: str
    card: int


class Shown(Event, frozen=True):
    seat: str
    card: int


class Waited(Event, frozen=True):
    seat: str


def _each(kind: Any) -> Any:
    def offers(pos: Any, step: Turn, seat: str) -> Iterator[Choice]:
        for card in pos.state.hands[seat]:
            yield kind(seat, card)

    return offers


def _has(pos: Any, step: Turn, action: Any) -> Refusal | None:
    if action.card in pos.state.hands[action.seat]:
        return None
    return pos.refuse("no-such-card", card=action.card)  # type: ignore[no-any-return]


def _draw(pos: Any, step: Turn, action: Draw) -> None:
    card = pos.state.deck.pop()
    pos.state.hands[action.seat].append(card)
    pos.emit(Drew(action.seat, card))
    step.pass_on(pos)


def _bury(pos: Any, step: Turn, action: Bury) -> None:
    pos.state.hands[action.seat].remove(action.card)
    pos.state.buried.append(action.card)
    pos.emit(Buried(action.seat, action.card))
    step.pass_on(pos)


def _show(pos: Any, step: Turn, action: Show) -> None:
    pos.state.hands[action.seat].remove(action.card)
    pos.state.shown[action.seat] += action.card
    pos.emit(Shown(action.seat, action.card))
    step.pass_on(pos)


def _wait(pos: Any, step: Turn, action: Wait) -> None:
    pos.emit(Waited(action.seat))
    step.pass_on(pos)


def _always(pos: Any, step: Turn, action: Any) -> Refusal | None:
    return None


class Turn(Step):
    """The turns, until the deck is empty."""

    seat: str
    moves: ClassVar[tuple[Move[Any], ...]] = (
        Move(Draw, lambda pos, step, seat: iter([Draw(seat)]), _always, _draw),
        Move(Bury, _each(Bury), _has, _bury),
        Move(Show, _each(Show), _has, _show),
        Move(Wait, lambda pos, step, seat: iter([Wait(seat)]), _always, _wait),
    )

    def seats(self, pos: Any) -> tuple[str, ...]:
        return (self.seat,)

    def pass_on(self, pos: Any) -> None:
        seats = pos.title.seats
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]

    def run(self, pos: Any) -> bool:
        if pos.state.deck:
            return False
        pos.end("empty")
        return True


class CardsOptions(Options, frozen=True, kw_only=True):
    deck: Literal[20, 8] = 20


class CardsState(State[Turn], kw_only=True):
    deck: list[int]
    hands: dict[str, list[int]]
    buried: list[int] = []
    shown: dict[str, int]


class Cards(Title[CardsState]):
    name: ClassVar[str] = "cards"
    version: ClassVar[int] = 1
    action_type: ClassVar[Any] = Draw | Bury | Show | Wait
    state_type: ClassVar[Any] = CardsState
    rules: ClassVar[Mapping[str, str]] = {"not-your-turn": "cards-1", "no-such-card": "cards-2"}
    hides: ClassVar[bool] = True
    chance_goes_on: ClassVar[bool] = True

    def __init__(self, players: int, options: CardsOptions) -> None:
        self.options = options
        self.seats = seat_names(players)

    def setup(self, seed: int) -> CardsState:
        dice, deck = Dice(seed), list(range(1, self.options.deck + 1))
        dice.shuffle(deck)
        hands = {seat: [deck.pop()] for seat in self.seats}
        shown = dict.fromkeys(self.seats, 0)
        stack = [Turn(self.seats[0])]
        return CardsState(stack=stack, dice=dice, deck=deck, hands=hands, shown=shown)

    def scores(self, state: Any) -> dict[str, int]:
        return {seat: state.shown[seat] + sum(state.hands[seat]) for seat in self.seats}

    def view(self, state: CardsState, seat: str | None) -> CardsState:
        shown = super().view(state, seat)
        shown.deck = [UNSEEN] * len(shown.deck)
        shown.buried = [UNSEEN] * len(shown.buried)
        shown.hands = {
            who: list(hand) if who == seat else [UNSEEN] * len(hand)
            for who, hand in shown.hands.items()
        }
        return shown

    def shown_action(self, action: Action, seat: str | None) -> Action:
        if isinstance(action, Bury) and action.seat != seat:
            return msgspec.structs.replace(action, card=UNSEEN)
        return action

    def shown_event(self, event: Event, seat: str | None) -> Event | None:
        if isinstance(event, Drew | Buried) and event.seat != seat:
            return msgspec.structs.replace(event, card=UNSEEN)
        return event

    def reveals(self, events: Iterable[Event]) -> bool:
        return any(isinstance(event, Drew | Shown) for event in events)


def make(players: int, given: Mapping[str, Any]) -> Cards:
    if players not in (2, 3):
        raise OptionError(f"cards is for 2 or 3 players, not {players}")
    return Cards(players, resolve(CardsOptions, {"plain": {}}, given))


INFO = TitleInfo(
    name="cards",
    full_name="Cards",
    players=(2, 3),
    options=describe_options(CardsOptions, {}),
    rulesets={"plain": {}},
    version=1,
    authors="nobody",
    make=make,
)


def known() -> None:
    """Put the game into the registry."""
    registry.register(INFO)


def unknown() -> None:
    """Take it out again."""
    registry._titles.pop("cards", None)
