"""Parts: the plain pieces a state is made of, and how they are copied."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Part(msgspec.Struct, gc=False):
    """A flat piece of a state: its fields are numbers, strings, tuples, or frozen values.

    Because no field can change in place, a shallow copy of a part shares nothing
    that either copy could spoil. That is what makes copying a whole state cheap. It cannot
    lead back to itself either, so that the garbage collector need not look at it.
    """


def clone(value: T) -> T:
    """A copy of a state's field: containers are copied, parts shallowly, values shared."""
    return _clone(value)  # type: ignore[no-any-return]


def _clone(value: Any) -> Any:
    kind = type(value)
    if kind is dict:
        for first in value.values():
            if type(first) in _VALUES:
                return value.copy()
            if isinstance(first, Part):
                return {key: part.__copy__() for key, part in value.items()}
            break
        return {key: _clone(item) for key, item in value.items()}
    if kind is list:
        return [_clone(item) for item in value]
    if isinstance(value, Part):
        return value.__copy__()  # type: ignore[attr-defined]
    return value


_VALUES = frozenset({int, str, bool, tuple, type(None)})
