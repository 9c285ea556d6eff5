"""What was typed, read as an action: a verb, then hexes, tiles, companies and numbers.

A person writes ``lay H8 57``; that leaves the rotation open, and the company is the one whose
turn it is. Such a *reading* stands for all actions that fill what was left open.
"""

from __future__ import annotations

import itertools
import re
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from trunkline.cli.table.menu import labelled
from trunkline.eighteen.actions import BuyShare, SellShares, StartPublic
from trunkline.eighteen.board import cities, hex_of
from trunkline.eighteen.state import POOL
from trunkline.eighteen.title import RailTitle
from trunkline.eighteen.trains import DEPOT
from trunkline.kernel import Action, Choice, Game, Ranged, describe, example
from trunkline.words import phrase
from trunkline.words.catalogue import has_phrase, kebab
from trunkline.words.names import action_name

_HEX = re.compile(r"[A-Za-z]{1,2}\d{1,2}")

MOST = 4_000
"""So many ways to fill what was left open are tried."""
SHORTEST_VERB = 2
SOURCES = (DEPOT, POOL, "treasury")
NUMBERS = frozenset({"count", "price"})
PRICES = (*range(1, 10), *range(10, 1_000, 5))
"""The numbers tried where a price was left open."""
COUNTS = range(1, 11)
ROTATIONS = range(6)
BY_PLAYERS = (BuyShare, SellShares, StartPublic)
"""What players do themselves: the company that is named does not act."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A kind of action with the fields that were typed."""

    kind: type[Action]
    given: dict[str, Any] = field(default_factory=dict)

    def actions(self, game: Game) -> Iterator[Action]:
        """Every action it may stand for, for everybody who has to decide now."""
        seats = [decision.seat for decision in game.decisions] or list(game.title.seats[:1])
        names = [name for name in self.kind.__struct_fields__ if name != "seat"]
        values = [
            [self.given[name]] if name in self.given else list(_possible(game, self.kind, name))
            for name in names
        ]
        combined = itertools.product(seats, *values)
        for seat, *rest in itertools.islice(combined, MOST):
            yield self.kind(seat, *rest)

    @property
    def open(self) -> list[str]:
        """The fields that were not typed."""
        return [
            name
            for name in self.kind.__struct_fields__
            if name != "seat" and name not in self.given
        ]

    def is_complete(self, game: Game) -> bool:
        """Whether nothing was left open but what goes without saying."""
        return all(len(_possible(game, self.kind, name)) == 1 for name in self.open)


def kinds_of(game: Game) -> tuple[type[Action], ...]:
    """All kinds of action of the game, those that can be played now first."""
    union = game.title.action_type
    kinds = get_args(union) if get_origin(union) in (Union, types.UnionType) else (union,)
    now = {kind for decision in game.decisions for kind in decision.actions}
    return tuple(sorted(kinds, key=lambda kind: kind.__name__ not in now))


def readings(game: Game, words: Sequence[str]) -> list[Reading]:
    """What the words may mean: one reading for each kind that they fit, possible ones first."""
    if not words or not isinstance(game.title, RailTitle):
        return []
    as_in_menu = [_in_full(choice) for choice in labelled(game, game.legal(), words)]
    if as_in_menu:
        return as_in_menu
    words = [_bare(word) for word in words]
    found: list[tuple[tuple[int, int, int], Reading]] = []
    for kind in kinds_of(game):
        verbs = _verbs(kind)
        if not any(_is_verb(words[0], verb) for verb in verbs):
            continue
        given = _assigned(game, kind, list(words[1:]), {*verbs, *phrase("typed-noise").split()})
        if given is not None:
            # "buy private 3" is about a private, and "buy 3" about a train rather than a price.
            verbs_named = sum(word.casefold() in verbs for word in words)
            fit = (verbs_named, -_names_another(game, kind, given), len(given.keys() - NUMBERS))
            found.append((fit, Reading(kind, given)))
    most = max((fit for fit, _ in found), default=None)
    return [reading for fit, reading in found if fit == most]


def _names_another(game: Game, kind: type[Action], given: dict[str, Any]) -> bool:
    """Whether another company would act than the one whose turn it is.

    "buy GR" means that something is bought from GR rather than by it.
    """
    acting = None if kind in BY_PLAYERS else _of_step(game, "company")
    return acting is not None and given.get("company", acting) != acting


def _in_full(choice: Choice) -> Reading:
    """The reading of what the menu calls a choice: all its fields but a number left open."""
    action = example(choice)
    left_open = choice.field if isinstance(choice, Ranged) else "seat"
    return Reading(type(action), {n: v for n, v in describe(action).items() if n != left_open})


def _verbs(kind: type[Action]) -> set[str]:
    """The words that an action may begin with."""
    name = f"action-{kebab(kind.__name__)}"
    others = phrase(name, "typed") if has_phrase(name, "typed") else ""
    said = f"{kebab(kind.__name__).replace('-', ' ')} {action_name(kind.__name__)} {others}"
    return set(said.casefold().split())


def _bare(word: str) -> str:
    """A word without what the menu writes round it: (TSR), 2-train, H8, and the like.

    >>> _bare("(TSR),"), _bare("5+5E-train"), _bare("R100")
    ('TSR', '5+5E', 'R100')
    """
    return re.sub(r"(?<=.)-trains?$", "", word.strip("“”()[].,:;"), flags=re.IGNORECASE)


def _is_verb(word: str, verb: str) -> bool:
    return len(word) >= SHORTEST_VERB and verb.startswith(word.casefold())


def _assigned(
    game: Game, kind: type[Action], words: list[str], ignored: set[str]
) -> dict[str, Any] | None:
    """The fields that the words fill, each word one field; none if a word fits nowhere."""
    fields = [name for name in kind.__struct_fields__ if name not in ("seat", "routes")]
    # Whose turn it is goes without saying: any other field has the first claim on a word,
    # and a seller a better one than the buyer.
    fields.sort(key=lambda name: (_of_step(game, name) is not None, name != "source"))
    known = partial(_meanings, game, kind)
    found = _assign(known, words, fields, ignored)
    if found is not None:
        return found
    # A hex or a tile that does not exist is worth a refusal that says so.
    return _assign(
        lambda name, word: (*known(name, word), *_unknown(name, word)), words, fields, ignored
    )


def _assign(
    meanings: Callable[[str, str], Iterable[Any]],
    words: list[str],
    fields: list[str],
    ignored: set[str],
) -> dict[str, Any] | None:
    if not words:
        return {}
    word, *rest = words
    for name in fields:
        for value in meanings(name, word):
            others = [other for other in fields if other != name]
            found = _assign(meanings, rest, others, ignored)
            if found is not None:
                return {name: value, **found}
    if word.casefold().strip(".,:;") in ignored:
        return _assign(meanings, rest, fields, ignored)
    return None


def _unknown(name: str, word: str) -> Iterator[str | int]:
    """What looks like a hex, a tile or a rotation, although there is no such thing."""
    if name == "hex" and _HEX.fullmatch(word):
        yield word.upper()
    if name == "tile" and word.isdecimal():
        yield word
    if name == "rotation" and word.isdecimal() and len(word) == 1:
        yield int(word)


# --- what a field can be --------------------------------------------------------


def _hint(kind: type[Action], name: str) -> Any:
    return get_type_hints(kind)[name]


def _meanings(game: Game, kind: type[Action], name: str, word: str) -> Iterator[Any]:
    """What a word says if it stands for a field."""
    title = game.title
    assert isinstance(title, RailTitle)
    lower = word.casefold().strip(".,:;")
    if _hint(kind, name) is int:
        digits = lower.removeprefix("r")
        if digits.isdecimal() and len(digits) < len("1000000") and _fits(name, int(digits)):
            yield int(digits)
    elif name == "source":
        yield from _sources(game, kind, lower)
    elif get_origin(_hint(kind, name)) is Literal:
        yield from (value for value in get_args(_hint(kind, name)) if value == lower)
    elif name == "hex":
        yield from _hexes(title, lower)
    elif name == "city":
        here = set(_hexes(title, hex_of(lower)))
        known = cities(title, game.state.board)
        of_hex = [city for city in known if hex_of(city) in here]
        yield from [lower.upper()] if lower.upper() in known else of_hex
    else:
        exact = [value for value in _possible(game, kind, name) if value.casefold() == lower]
        yield from exact or _named(game, kind, name, lower)


def _fits(name: str, number: int) -> bool:
    return name != "rotation" or number in ROTATIONS


def _named(game: Game, kind: type[Action], name: str, lower: str) -> Iterator[str]:
    """Companies by what is printed on their charters, with or without dashes."""
    title = game.title
    assert isinstance(title, RailTitle)
    for value in _every(game, kind, name):
        charter = title.charters.get(value)
        labels = {value, charter.label if charter else ""}
        if any(_plain(lower) == _plain(label) for label in labels):
            yield value


def _plain(text: str) -> str:
    return text.casefold().replace("-", "")


def _sources(game: Game, kind: type[Action], lower: str) -> Iterator[str]:
    for source in SOURCES:
        if lower in phrase(f"typed-source-{source}").split():
            yield source
    if _hint(kind, "source") is str:
        yield from _named(game, kind, "company", lower)


def _hexes(title: RailTitle[Any], lower: str) -> Iterator[str]:
    """A hex by its id, or by a word of the name of its place."""
    if lower.upper() in title.map.hexes:
        yield lower.upper()
        return
    for hex, printed in title.map.hexes.items():
        if len(lower) > SHORTEST_VERB and any(
            part.startswith(lower) for part in printed.name.casefold().split()
        ):
            yield hex


def _of_step(game: Game, name: str) -> str | None:
    """What goes without saying: the company whose turn it is, the thing under the hammer."""
    step = game.position.top
    if name in ("company", "item") and isinstance(value := getattr(step, name, None), str):
        return value
    if name == "company":
        for several in ("companies", "minors", "partners"):
            if group := getattr(step, several, None):
                return str(group[0])
    return None


def _offered(game: Game, kind: type[Action], name: str) -> list[Any]:
    """What a field is in the legal choices of this kind, each value once."""
    choices = [choice for choice in game.legal() if type(example(choice)) is kind]
    values = [getattr(example(choice), name) for choice in choices]
    for choice in choices:
        if isinstance(choice, Ranged) and choice.field == name:
            values += choice.values
    return list(dict.fromkeys(values))


def _possible(game: Game, kind: type[Action], name: str) -> list[Any]:
    """The values tried for a field that was left open."""
    if (known := _of_step(game, name)) is not None:
        return [known]
    if name == "source" and _hint(kind, name) is str:
        return list(dict.fromkeys((DEPOT, POOL, *_offered(game, kind, name))))
    return _every(game, kind, name)


def _every(game: Game, kind: type[Action], name: str) -> list[Any]:
    """Every value that a field could have in this game, whether legal now or not."""
    title = game.title
    assert isinstance(title, RailTitle)
    hint = _hint(kind, name)
    if name == "routes":
        return _offered(game, kind, name) or [()]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    known: dict[str, Iterable[Any]] = {
        "rotation": ROTATIONS,
        "price": sorted({*_offered(game, kind, name), *PRICES}) if name == "price" else (),
        "count": COUNTS,
        "hex": title.map.hexes,
        "tile": title.tiles,
        "city": cities(title, game.state.board),
        "train": title.trains,
        "private": title.privates,
        "item": (*title.privates, *title.charters),
        "source": (DEPOT, POOL, *title.charters),
    }
    return list(known.get(name, title.charters))
