"""What an action is made of: its kind and the types of its fields, checked before play.

Python lets anybody write ``Bid("P1", "N", 105.0)``. Such a value would pass the rules, and
then spoil the state; so it is turned away at the door, as a mistake of the program that
calls and not as a refusal by the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from trunkline.kernel.actions import Open, Ranged
from trunkline.kernel.title import Title

Check: TypeAlias = Callable[[str, Any], str]
"""What is wrong with the value of that name, in words; empty if nothing is."""


def check_action(title: Title[Any], action: object) -> None:
    """``TypeError`` unless it is an action of the title with fields of their types."""
    kind: Any = type(action)
    if kind not in _kinds(type(title)):
        raise TypeError(f"{action!r} is no action of {title.name}{_hint(action)}")
    for name, check in _checks(kind):
        value = getattr(action, name)
        if wrong := check(name, value):
            raise TypeError(f"{kind.__name__}.{wrong}")


def _hint(choice: object) -> str:
    """How a choice of the legal list becomes an action, if that is what somebody has."""
    if isinstance(choice, Ranged):
        return f": it leaves the {choice.field} open; choice.at({choice.low}) is an action"
    if isinstance(choice, Open):
        return f": it leaves the {choice.field} open; choice.action is an action"
    return ""


@cache
def _kinds(title: Any) -> frozenset[type]:
    return frozenset(get_args(title.action_type) or (title.action_type,))


@cache
def _checks(kind: Any) -> tuple[tuple[str, Check], ...]:
    hints = get_type_hints(kind)
    return tuple((name, _check(hints[name])) for name in kind.__struct_fields__)


def _check(hint: Any) -> Check:
    """The check for a type: whole numbers, texts, choices, tuples, and structs of these."""
    if hint is int or hint is str:
        return _exactly(hint, "a whole number" if hint is int else "a text")
    if get_origin(hint) is Literal:
        return _one_of(get_args(hint))
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
        return _tuple_of(_check(get_args(hint)[0]))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(hint)
    raise TypeError(f"a field of an action cannot be {hint}")


def _exactly(kind: type, said: str) -> Check:
    """A value of just that type: to Python, but not to a rulebook, True is a number."""
    return lambda name, value: "" if type(value) is kind else _wrong(name, said, value)


def _one_of(allowed: tuple[Any, ...]) -> Check:
    *others, last = (str(choice) for choice in allowed)
    said = f"{', '.join(others)} or {last}" if others else last

    def check(name: str, value: Any) -> str:
        known = any(type(value) is type(choice) and value == choice for choice in allowed)
        return "" if known else _wrong(name, said, value)

    return check


def _tuple_of(item: Check) -> Check:
    def check(name: str, value: Any) -> str:
        if type(value) is not tuple:
            return _wrong(name, "a tuple", value)
        for place, part in enumerate(value):
            if wrong := item(name, part):
                return wrong.replace(name, f"{name}[{place}]", 1)
        return ""

    return check


def _struct(kind: Any) -> Check:
    def check(name: str, value: Any) -> str:
        if not isinstance(value, kind):
            return _wrong(name, f"a {kind.__name__}", value)
        for field, inner in _checks(kind):
            if wrong := inner(field, getattr(value, field)):
                return f"{name}.{wrong}"
        return ""

    return check


def _wrong(name: str, right: str, value: object) -> str:
    return f"{name} has to be {right}, not {value!r}"
