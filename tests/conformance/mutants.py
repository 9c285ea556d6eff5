"""Actions nobody offered: made up from the types of a title's actions, or changed a little.

Nothing here knows a game. Which words a field may hold is learnt from what was offered: if a
value of the field was ever a key of some table of the title or the state (the hexes, the
companies, the cities with tokens), every key of that table is as good.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from trunkline.kernel import Action, Choice, Dice, Game, Ranged, Title, example

NUMBERS = (-1, 0, 1, 2, 5, 10, 100, 10**9)
MOST_ITEMS = 4
SEAT = "seat"


class Inventor:
    """Makes up actions of a title, the better the more choices it has seen."""

    def __init__(self, title: Title[Any], dice: Dice) -> None:
        self.dice = dice
        self.kinds = {kind.cls.__name__: kind for kind in _kinds(title)}
        self._tables = [frozenset(table) for table in _tables_of(title)]
        self._words: dict[str, set[str]] = {}
        self._numbers: dict[str, set[int]] = {}
        self._everything = sorted(frozenset[str]().union(*self._tables))
        self._now: dict[str, set[str]] = {}
        """The words of each field that are on offer now."""
        self._offered: list[Action] = []
        self._asked: dict[str, tuple[str, ...]] = {}

    def learn(self, game: Game, choices: list[Choice]) -> None:
        """Look at a position and at what is offered there."""
        tables = [*self._tables, *map(frozenset, _tables_of(game.state))]
        self._offered = [example(choice) for choice in choices]
        self._asked = {decision.seat: decision.actions for decision in game.decisions}
        self._now = {}
        for action in self._offered:
            for name, value in _fields_of(action):
                if isinstance(value, str):
                    self._now.setdefault(name, set()).add(value)
                    self._learn_word(name, value, tables)
        for choice in choices:
            if isinstance(choice, Ranged):
                self._numbers.setdefault(choice.field, set()).update(_numbers_near(choice))

    def _learn_word(self, field: str, value: str, tables: list[frozenset[str]]) -> None:
        known = self._words.setdefault(field, {value})
        known.add(value)
        for table in tables:
            if value in table and not table <= known:
                known |= table

    def made_up(self) -> Action:
        """An action with any contents; mostly of a kind and a seat that are asked for."""
        dice = self.dice
        kind = self.kinds[dice.pick(list(self.kinds))]
        seat = ""
        if self._asked and dice.roll(5):
            seat = dice.pick(list(self._asked))
            kind = self.kinds[dice.pick(list(self._asked[seat]))]
        fields = {field.name: self._value(field.name, field.type) for field in kind.fields}
        return _built(kind.cls, {**fields, SEAT: seat or fields[SEAT]})

    def changed(self) -> Action:
        """An offered action in which one thing is different; seldom whose it is."""
        if not self._offered:
            return self.made_up()
        action = self.dice.pick(self._offered)
        fields = list(self.kinds[type(action).__name__].fields)
        if len(fields) > 1 and self.dice.roll(8):
            fields = [field for field in fields if field.name != SEAT]
        field = self.dice.pick(fields)
        fresh = self._changed(field.name, field.type, getattr(action, field.name))
        return _built(type(action), {**msgspec.structs.asdict(action), field.name: fresh})

    def _changed(self, name: str, kind: inspect.Type, value: Any) -> Any:
        """Another value: one item of a list, one field of a struct, or all of it."""
        if isinstance(kind, inspect.VarTupleType) and value and self.dice.roll(4):
            items = list(value)
            place = self.dice.roll(len(items))
            match self.dice.roll(3):
                case 0:
                    items[place] = self._changed(name, kind.item_type, items[place])
                case 1:
                    del items[place]
                case 2:
                    items.insert(place, items[self.dice.roll(len(items))])
            return tuple(items)
        if isinstance(kind, inspect.StructType) and self.dice.roll(4):
            field = self.dice.pick(list(kind.fields))
            fresh = self._changed(field.name, field.type, getattr(value, field.name))
            return msgspec.structs.replace(value, **{field.name: fresh})
        return self._value(name, kind)

    def _value(self, name: str, kind: inspect.Type) -> Any:
        match kind:
            case inspect.StrType():
                now = self._now if name in self._now and self.dice.roll(2) else self._words
                known = now.get(name)
                return self.dice.pick(sorted(known) if known else self._everything)
            case inspect.IntType():
                return self.dice.pick(sorted({*NUMBERS, *self._numbers.get(name, ())}))
            case inspect.BoolType():
                return bool(self.dice.roll(2))
            case inspect.LiteralType(values=values):
                return self.dice.pick(list(values))
            case inspect.VarTupleType(item_type=item):
                return tuple(self._value(name, item) for _ in range(self.dice.roll(MOST_ITEMS)))
            case inspect.StructType(cls=made, fields=fields):
                return made(**{field.name: self._value(field.name, field.type) for field in fields})
        raise TypeError(f"no idea how to make up {kind}")


def _kinds(title: Title[Any]) -> list[inspect.StructType]:
    union = inspect.type_info(title.action_type)
    types = union.types if isinstance(union, inspect.UnionType) else (union,)
    return [kind for kind in types if isinstance(kind, inspect.StructType)]


def _built(kind: type[msgspec.Struct], fields: Mapping[str, Any]) -> Action:
    # What JSON could not bring in would prove nothing.
    action = msgspec.convert(msgspec.to_builtins(kind(**fields)), kind)
    assert isinstance(action, Action)
    return action


def _fields_of(value: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """The fields of an action and of everything in it."""
    for name in value.__struct_fields__:
        item = getattr(value, name)
        yield name, item
        for part in item if isinstance(item, tuple) else (item,):
            if isinstance(part, msgspec.Struct):
                yield from _fields_of(part)
            elif isinstance(part, str) and part is not item:
                yield name, part


def _tables_of(holder: object) -> Iterator[list[str]]:
    """The keys of everything that a title or a state holds by id, and one floor below."""
    for held in _held_by(holder):
        for table in (held, *_held_by(held)):
            if isinstance(table, Mapping) and table:
                yield [key for key in table if isinstance(key, str)]


def _held_by(holder: object) -> list[Any]:
    if isinstance(holder, msgspec.Struct):
        return [getattr(holder, name) for name in holder.__struct_fields__]
    return list(getattr(holder, "__dict__", {}).values())


def _numbers_near(choice: Ranged) -> Iterator[int]:
    for end in (choice.low, choice.high):
        yield from (end - choice.step, end - 1, end, end + 1, end + choice.step)
