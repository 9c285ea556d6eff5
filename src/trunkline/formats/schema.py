"""Checking JSON against a type, with errors in plain words.

The types are msgspec structs; msgspec decodes them strictly, and says where something
does not fit. Here that becomes a sentence with the field, its value, and what would be
right: the type's ``msgspec.Meta(description=…)``, or words for the type itself.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")

LONGEST = 40
"""Values longer than this are shortened in messages."""
WORDS: Mapping[Any, str] = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
}
_PLACE = re.compile(r" - at `(?:key in )?\$(.*)`$")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_FIELD = re.compile(r"(required|unknown) field `(.*?)`")
_ANY = "..."
"""How msgspec writes a key of a mapping in a place."""


class Misfit(ValueError):
    """JSON that does not fit its type; the message is the sentence about it."""


def checked(raw: object, kind: type[T]) -> T:
    """A decoded JSON value as that type; ``Misfit`` if it is something else.

    >>> class Point(msgspec.Struct):
    ...     x: int
    >>> checked({"x": "one"}, Point)
    Traceback (most recent call last):
    ...
    trunkline.formats.schema.Misfit: x is "one"; it should be a whole number
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise Misfit(_sentence(error, raw, kind)) from error


def shown(value: object) -> str:
    """A value as it stands in the file, shortened where it is long.

    >>> shown({"a": None})
    '{"a": null}'
    """
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _sentence(error: msgspec.ValidationError, raw: object, kind: Any) -> str:
    text = str(error)
    place = _PLACE.search(text)
    name, value, hint = _found(raw, kind, place.group(1) if place else "")
    if isinstance(error.__cause__, ValueError):
        return str(error.__cause__)  # a struct that checks itself says what is wrong
    if missing := _FIELD.search(text):
        which, field = missing.groups()
        whole = f"{name}.{field}" if name else field
        if which == "unknown":
            known = ", ".join(get_type_hints(hint))
            return f"{whole} is no field that is known; the fields are {known}"
        return f"{whole} is missing; it should be {_right(_field(hint, field, value))}"
    return f"{name or 'it'} is {shown(value)}; it should be {_right(hint)}"


def _found(raw: Any, hint: Any, place: str) -> tuple[str, Any, Any]:
    """The name, the value and the type of what lies at a place such as ``.routes[0].train``."""
    name = ""
    for field, number in _STEP.findall(place):
        if field:
            hint, raw = _field(hint, field, raw), raw.get(field)
            name = f"{name}.{field}" if name else field
        elif number == _ANY:
            hint = _inside(hint, raw)
            key = next(key for key, value in raw.items() if not _fits(value, hint))
            name, raw = f"{name}.{key}", raw[key]
        else:
            hint, raw = _inside(hint, raw), raw[int(number)]
            name = f"{name}[{number}]"
    return name, raw, hint


def _fits(value: object, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


def _field(hint: Any, field: str, raw: Any) -> Any:
    """The type of a field of a struct; of one out of several, the one that the tag names."""
    structs = [kind for kind in _choices(hint) if isinstance(kind, type(msgspec.Struct))]
    tags = {kind.__struct_config__.tag: kind for kind in structs}
    if field == structs[0].__struct_config__.tag_field:
        return Literal[tuple(tags)]
    chosen = structs[0] if len(structs) == 1 else tags[raw[structs[0].__struct_config__.tag_field]]
    return get_type_hints(chosen, include_extras=True)[field]


def _inside(hint: Any, raw: object) -> Any:
    """The type of what lies in a list or a mapping."""
    wanted = Mapping if isinstance(raw, Mapping) else Sequence
    for kind in _choices(hint):
        origin = get_origin(kind)
        if isinstance(origin, type) and issubclass(origin, wanted):
            return get_args(kind)[-1 if wanted is Mapping else 0]
    raise TypeError(f"{hint} holds nothing")


def _choices(hint: Any) -> tuple[Any, ...]:
    """The types of which a value may be one."""
    if get_origin(hint) is Annotated:
        return _choices(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(kind for choice in get_args(hint) for kind in _choices(choice))
    return (hint,)


def _right(hint: Any) -> str:
    """What would be right, in words."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        told = [meta.description for meta in inner[1:] if getattr(meta, "description", None)]
        return told[-1] if told else _right(inner[0])
    if origin is Literal:
        *others, last = map(shown, inner)
        return f"{', '.join(others)} or {last}" if others else last
    if origin in (Union, types.UnionType):
        empty = (type(None), msgspec.UnsetType)
        return " or ".join(_right(choice) for choice in inner if choice not in empty)
    if isinstance(origin, type) and issubclass(origin, Sequence):
        return "a list"
    return WORDS.get(hint, "an object")
