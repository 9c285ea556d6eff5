"""Saying things: events, actions, steps and refusals as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from trunkline.eighteen.title import RailTitle
from trunkline.kernel import Action, Choice, Event, Game, Open, Ranged, Refusal
from trunkline.words.catalogue import Figure, enumerated, has_phrase, kebab, phrase
from trunkline.words.names import MONEY, OWNER_NAMES, figures, money, reason_name, step_name


def say(thing: Event | Action | Refusal, game: Game) -> str:
    """One sentence for an event, an action or a refusal of a game."""
    if isinstance(thing, Refusal):
        return _spoken(f"refusal-{thing.code}", thing.data, game)
    fields = msgspec.structs.asdict(thing)
    name = kebab(type(thing).__name__)
    is_event = isinstance(thing, Event)
    return _spoken(f"event-{name}" if is_event else f"action-{name}", fields, game)


def say_choice(choice: Choice, game: Game) -> str:
    """What a legal choice is called; ranges show their ends."""
    if isinstance(choice, Ranged) and choice.low == choice.values[-1]:
        return say(choice.at(choice.low), game)
    if isinstance(choice, Ranged):
        fields = msgspec.structs.asdict(choice.action)
        name = kebab(type(choice.action).__name__)
        return _spoken(f"action-{name}", fields, game, {choice.field: say_range(choice, game)})
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
    return phrase("range", low=low, high=high, step=choice.step)


def say_events(events: Iterable[Event], game: Game) -> list[str]:
    """One sentence for each event."""
    return [say(event, game) for event in events]


def say_step(step: str) -> str:
    """What a step of the sequence of play is called."""
    return step_name(step)


def explain_step(step: str) -> str:
    """What is decided in a step; empty if there is nothing to add to its name."""
    name = f"step-{kebab(step)}"
    return phrase(name, "help") if has_phrase(name, "help") else ""


def say_situation(game: Game) -> str:
    """What the present step is about: who leads an auction, which company operates.

    Empty if the step's name says it all, or the game is over.
    """
    step = game.position.top
    name = f"step-{kebab(type(step).__name__)}"
    if step is None or not has_phrase(name, "now"):
        return ""
    fields = msgspec.structs.asdict(step)
    for several, one in (("companies", "company"), ("minors", "minor")):
        if fields.get(several):
            fields[one] = fields[several][0]
    if isinstance(game.title, RailTitle) and "company" in fields:
        cell = game.state.companies[fields["company"]].cell
        if cell is not None:
            fields["share_price"] = game.title.market.price(cell)
    return phrase(name, "now", **figures(game, fields))


def say_reason(reason: str) -> str:
    """Why a game ended."""
    return reason_name(reason)


def explain_refusal(refusal: Refusal, game: Game) -> str:
    """A refusal's sentence with the number of its rule."""
    sentence = say(refusal, game)
    return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence


def _spoken(
    name: str,
    fields: dict[str, Any],
    game: Game,
    ready: dict[str, Figure] | None = None,
) -> str:
    filled = figures(game, fields) | (ready or {})
    if has_phrase(name):
        try:
            return _as_sentence(phrase(name, **filled))
        except LookupError:
            pass
    # A title younger than the catalogue still speaks: its code, and its figures.
    told = enumerated(f"{field} {filled[field]}" for field in fields)
    code = name.partition("-")[2].replace("-", " ").capitalize()
    return f"{code}: {told}." if told else f"{code}."


def _as_sentence(text: str) -> str:
    """A sentence begins with a capital, also where it begins with an owner such as the bank."""
    if any(text.startswith(phrase(f"owner-{owner}")) for owner in OWNER_NAMES):
        return text[0].upper() + text[1:]
    return text
