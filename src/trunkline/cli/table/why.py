"""Why not: the refusal of what somebody would like to do, with its rule."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from trunkline.cli.table.menu import matching
from trunkline.cli.table.typed import NUMBERS, Reading, readings
from trunkline.kernel import Action, Choice, Game, Ranged, Refusal, example
from trunkline.words import (
    explain_refusal,
    explain_step,
    phrase,
    rulebook,
    say,
    say_choice,
    say_situation,
)
from trunkline.words.names import action_name, series

MOST_REASONS = 3
"""Of different reasons against the ways to do a thing, so many are told."""


def explain(game: Game, words: Sequence[str]) -> Iterator[str]:
    """The lines that answer ``? words``; without words, what is decided now."""
    if not words:
        yield from _present(game)
        return
    found = readings(game, words)
    if not found:
        yield from _no_action(game, words)
        return
    for reading in found:
        legal = [action for action in reading.actions(game) if game.why_not(action) is None]
        if legal:
            yield _possible(game, legal)
            return
    # "buy GR" may mean a share of it as well as its train: what is out of place now says less.
    answers = [reasons(game, reading) for reading in found]
    apt = [each for each in answers if any(refusal.code != "not-now" for refusal in each)]
    for refusal in itertools.chain.from_iterable(apt or answers[:1]):
        yield from told(game, refusal)


def _no_action(game: Game, words: Sequence[str]) -> Iterator[str]:
    """What is said of words that are no action: what they fit in the menu, or how to ask."""
    choices = matching(game, game.legal(), words)
    if choices:
        yield from _fitting(game, choices)
    elif any(word.casefold().strip("?.,") in phrase("typed-loan").split() for word in words):
        yield phrase("why-no-loan")
    else:
        yield phrase("why-unknown", words=" ".join(words))


def _fitting(game: Game, choices: Sequence[Choice]) -> Iterator[str]:
    action = say_choice(choices[0], game)
    if len(choices) == 1:
        yield phrase("why-possible", action=action)
    else:
        yield phrase("why-possible-more", action=action, count=len(choices))


def _possible(game: Game, legal: list[Action]) -> str:
    """What can be done, as the menu calls it."""
    for choice in game.legal():
        if isinstance(choice, Ranged) and len(legal) > 1 and set(legal) <= set(choice):
            return phrase("why-possible", action=say_choice(choice, game))
    if len(legal) == 1:
        return phrase("why-possible", action=say(legal[0], game))
    return phrase("why-possible-more", action=say(legal[0], game), count=len(legal))


def told(game: Game, refusal: Refusal) -> Iterator[str]:
    """A refusal as a sentence with the number of its rule, then the text of the rule."""
    yield explain_refusal(refusal, game)
    entry = rulebook.rule(refusal.rule, game.title.name) if refusal.rule else None
    if entry is not None:
        yield from (f"  {line}" for line in f"{entry.id}: {entry.text}".splitlines())


def reasons(game: Game, reading: Reading) -> list[Refusal]:
    """What speaks against a thing: of many ways to do it, a few reasons."""
    groups: dict[tuple[Any, ...], list[Refusal]] = {}
    for action in reading.actions(game):
        names = [name for name in action.__struct_fields__ if name not in NUMBERS]
        refusal = game.why_not(action)
        if refusal is not None:
            groups.setdefault(tuple(getattr(action, name) for name in names), []).append(refusal)
    counted: Counter[str] = Counter()
    first: dict[str, Refusal] = {}
    for refusals in groups.values():
        code = Counter(refusal.code for refusal in refusals).most_common(1)[0][0]
        counted[code] += 1
        first.setdefault(code, next(refusal for refusal in refusals if refusal.code == code))
    commonest = [code for code, _ in counted.most_common()]
    if len(commonest) > MOST_REASONS:
        # The rarer a reason, the nearer came what it speaks against.
        commonest = commonest[: -MOST_REASONS - 1 : -1]
    return [first[code] for code in commonest]


def _present(game: Game) -> Iterator[str]:
    """What is decided now, and what can be done."""
    if game.finished:
        yield phrase("menu-over")
        return
    if situation := say_situation(game):
        yield situation
    if help := explain_step(game.decisions[0].step):
        yield help
    kinds = dict.fromkeys(action_name(type(example(choice)).__name__) for choice in game.legal())
    yield phrase("why-kinds", kinds=series(kinds))
    yield phrase("why-ask", example="lay H8 57")
