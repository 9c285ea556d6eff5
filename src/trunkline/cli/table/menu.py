"""The menu: legal choices by kind, with numbers; too many of a kind open as menus of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from trunkline.eighteen.actions import LayTile
from trunkline.eighteen.title import RailTitle
from trunkline.kernel import Action, Choice, Game, example
from trunkline.words import phrase, say_choice
from trunkline.words.catalogue import kebab
from trunkline.words.names import action_name, figure

SHORT = 15
"""So many choices are shown one by one."""
FEW = 3
"""So many of one kind are, among any number of others."""

_TOKEN = re.compile(r"[\w+]+")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu: a choice, or several that differ in what is asked next."""

    seat: str
    kind: str
    label: str
    choices: tuple[Choice, ...]

    @property
    def choice(self) -> Choice | None:
        """The choice it is; none if it opens a menu."""
        return self.choices[0] if len(self.choices) == 1 else None


def distinct(game: Game, choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """The choices, of tiles that look the same in several rotations only one."""
    kept: dict[object, Choice] = {}
    for choice in choices:
        kept.setdefault(_looks(game, choice), choice)
    return tuple(kept.values())


def _looks(game: Game, choice: Choice) -> object:
    """What tells a choice from others: for track, how it lies rather than how it was turned."""
    if not isinstance(choice, LayTile) or not isinstance(game.title, RailTitle):
        return choice
    face = game.title.catalogue.faces.get((choice.tile, choice.rotation))
    if face is None:
        return choice
    lies = msgspec.structs.replace(face, rotation=0, pieces=tuple(sorted(face.pieces)))
    return choice.seat, choice.company, choice.hex, lies


def labelled(game: Game, choices: Iterable[Choice], words: Sequence[str]) -> list[Choice]:
    """The choices that the menu calls exactly so."""
    wanted = tokens(" ".join(words))
    return [choice for choice in choices if tokens(say_choice(choice, game)) == wanted]


def entries(game: Game, choices: Sequence[Choice]) -> list[Entry]:
    """The lines of a menu, choices of a kind together."""
    kinds: dict[tuple[str, str], list[Choice]] = {}
    for choice in choices:
        action = example(choice)
        kinds.setdefault((action.seat, type(action).__name__), []).append(choice)
    lines: list[Entry] = []
    for (seat, kind), found in kinds.items():
        if len(choices) <= SHORT or len(found) <= FEW:
            lines += [Entry(seat, kind, say_choice(choice, game), (choice,)) for choice in found]
        else:
            lines += _grouped(game, seat, kind, found)
    return lines


def single(game: Game, choices: Iterable[Choice]) -> list[Entry]:
    """A line for every choice, however many there are."""
    return [
        Entry(example(choice).seat, type(example(choice)).__name__, label, (choice,))
        for choice in choices
        for label in (say_choice(choice, game),)
    ]


def _grouped(game: Game, seat: str, kind: str, choices: list[Choice]) -> list[Entry]:
    """One line for each value of the first field in which the choices differ."""
    for field in type(example(choices[0])).__struct_fields__:
        groups: dict[Any, list[Choice]] = {}
        for choice in choices:
            groups.setdefault(getattr(example(choice), field), []).append(choice)
        if len(groups) > 1:
            break
    return [
        Entry(seat, kind, _label(game, field, value, found), tuple(found))
        for value, found in groups.items()
    ]


def _label(game: Game, field: str, value: Any, choices: list[Choice]) -> str:
    if len(choices) == 1:
        return say_choice(choices[0], game)
    what = str(figure(game, field, value))
    return phrase("menu-several", field=field, what=what, count=len(choices))


# --- words ----------------------------------------------------------------------


def matching(game: Game, choices: Iterable[Choice], words: Sequence[str]) -> list[Choice]:
    """The choices in which all words occur, at least as beginnings.

    Words with a digit have to be complete: ``5`` is neither tile 57 nor R50.
    """
    wanted = [token for word in words for token in tokens(word)]
    return [
        choice
        for choice in choices
        if wanted and all(_occurs(word, _words_of(game, choice)) for word in wanted)
    ]


def tokens(text: str) -> list[str]:
    """The words of a text as they are compared: small letters, without dashes and commas.

    >>> tokens("Lay tile 57 in St. Petersburg (E1), south-west")
    ['lay', 'tile', '57', 'in', 'st', 'petersburg', 'e1', 'southwest']
    """
    return _TOKEN.findall(text.casefold().replace("-", ""))


def _occurs(word: str, text: set[str]) -> bool:
    if any(letter.isdigit() for letter in word):
        return word in text
    return any(token.startswith(word) for token in text)


def _words_of(game: Game, choice: Choice) -> set[str]:
    action = example(choice)
    kind = type(action).__name__
    verbs = kebab(kind).replace("-", " ")
    return set(tokens(f"{say_choice(choice, game)} {action_name(kind)} {verbs} {_ids(action)}"))


def _ids(action: Action) -> str:
    """The ids in an action, as they are written in records."""
    values = (getattr(action, field) for field in action.__struct_fields__ if field != "seat")
    return " ".join(value for value in values if isinstance(value, str))
