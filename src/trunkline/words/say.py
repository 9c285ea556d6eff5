"""Saying things: events, actions, steps and refusals as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from trunkline.kernel import Action, Choice, Event, Game, Open, Ranged, Refusal
from trunkline.words.catalogue import has_phrase, kebab, phrase
from trunkline.words.names import MONEY, figures, money


def say(thing: Event | Action | Refusal, game: Game) -> str:
    """One sentence for an event, an action or a refusal of a game."""
    if isinstance(thing, Refusal):
        return _spoken("refusal", thing.code, thing.data, game)
    kind = "event" if isinstance(thing, Event) else "action"
    return _spoken(kind, kebab(type(thing).__name__), msgspec.structs.asdict(thing), game)


def say_choice(choice: Choice, game: Game) -> str:
    """What a legal choice is called; ranges show their ends."""
    if isinstance(choice, Ranged):
        fields = msgspec.structs.asdict(choice.action)
        name = kebab(type(choice.action).__name__)
        return _spoken("action", name, fields, game, {choice.field: say_range(choice, game)})
    if isinstance(choice, Open):
        return phrase("choice-open", action=say(choice.action, game))
    return say(choice, game)


def say_range(choice: Ranged, game: Game) -> str:
    """The numbers a choice leaves open."""
    low, high = (
        money(game.title, number) if choice.field in MONEY else str(number)
        for number in (choice.low, choice.values[-1])
    )
    if choice.low == choice.values[-1]:
        return low
    return phrase("range", low=low, high=high, step=str(choice.step))


def say_events(events: Iterable[Event], game: Game) -> list[str]:
    """One sentence for each event."""
    return [say(event, game) for event in events]


def say_step(step: str) -> str:
    """What a step of the sequence of play is called."""
    name = f"step-{kebab(step)}"
    return phrase(name) if has_phrase(name) else kebab(step).replace("-", " ")


def explain_step(step: str) -> str:
    """What is decided in a step; empty if there is nothing to add to its name."""
    name = f"step-{kebab(step)}"
    return phrase(name, "help") if has_phrase(name, "help") else ""


def say_reason(reason: str) -> str:
    """Why a game ended."""
    return phrase(f"end-{kebab(reason)}") if has_phrase(f"end-{kebab(reason)}") else reason


def explain_refusal(refusal: Refusal, game: Game) -> str:
    """A refusal's sentence with the number of its rule."""
    sentence = say(refusal, game)
    return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence


def _spoken(
    kind: str,
    name: str,
    fields: dict[str, Any],
    game: Game,
    ready: dict[str, str] | None = None,
) -> str:
    filled = {**figures(game, fields), **(ready or {})}
    if has_phrase(f"{kind}-{name}"):
        try:
            return phrase(f"{kind}-{name}", **filled)
        except LookupError:
            pass
    # A title younger than the catalogue still speaks: its code, and its figures.
    told = ", ".join(f"{field} {filled[field]}" for field in fields)
    return f"{name.replace('-', ' ').capitalize()}" + (f": {told}" if told else "") + "."
