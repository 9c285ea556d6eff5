"""Requests that cannot be read: which field, which value, and what would be right."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.utils.scope.state import ScopeState
from msgspec import inspect

from trunkline.server.expected import choices, expected
from trunkline.server.problems import Problem
from trunkline.words import speaking

if TYPE_CHECKING:
    from litestar.exceptions import ValidationException

MOST_SHOWN = 60
"""Letters of a value that are shown back."""


class Reading(Request[Any, Any, Any]):
    """A request whose body is UTF-8, without the letter that PostgreSQL cannot keep."""

    async def body(self) -> bytes:
        try:
            found = await super().body()
        except InternalServerException:  # whoever sent it went away in the middle
            raise Problem("not-json", 400) from None
        if b"\x00" in found or b"\\u0000" in found:
            raise Problem("no-nul", 400)
        return found

    async def json(self) -> Any:
        await self.body()
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise Problem("not-json", 400) from None


def unreadable(
    request: Request[Any, Any, Any], error: ValidationException, language: str
) -> Problem:
    """What is wrong with a request that is not of the form its route wants."""
    faults = error.extra if isinstance(error.extra, list) and error.extra else [{}]
    fault = faults[0]
    message, key = str(fault.get("message", "")), str(fault.get("key", ""))
    if fault.get("source") == "body":
        wanted, value = _of_body(request, "" if key == "data" else key)
    else:
        wanted, value = _of_parameter(request, key)
    field = key if key != "data" else ""
    if found := re.match(r"Object missing required field `(.*)`", message):
        return Problem("field-missing", 400, field=_joined(field, found[1]))
    if found := re.match(r"Object contains unknown field `(.*)`", message):
        return Problem("field-unknown", 400, field=_joined(field, found[1][:MOST_SHOWN]))
    if not field and value is _NOTHING:
        return Problem("body-missing", 400)
    with speaking(language):
        right = expected(wanted)
    shown = "" if value is _NOTHING else _shown(value)
    if not field:
        return Problem("body-wrong", 400, expected=right)
    return Problem("field-wrong", 400, field=field, value=shown, expected=right)


class _Nothing:
    """No value at all; null is one."""


_NOTHING = _Nothing()


def _joined(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def _shown(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def _of_body(request: Request[Any, Any, Any], key: str) -> tuple[inspect.Type, Any]:
    """What a place of the body has to be, and what it is."""
    definition = request.route_handler.parsed_data_field
    kind = inspect.type_info(definition.raw if definition else Any)
    body = ScopeState.from_scope(request.scope).body
    try:
        value: Any = msgspec.json.decode(body) if isinstance(body, bytes) and body else _NOTHING
    except msgspec.MsgspecError:
        value = _NOTHING
    for name, place in re.findall(r"([^.\[\]]+)|\[(\d+|\.\.\.)\]", key):
        kind = _inner(kind, name)
        try:
            value = value[name] if name else value[int(place)]
        except (KeyError, IndexError, TypeError, ValueError):
            value = _NOTHING
    return kind, value


def _of_parameter(request: Request[Any, Any, Any], key: str) -> tuple[inspect.Type, Any]:
    """What a part of the address has to be, and what it is."""
    fields = request.route_handler.parsed_fn_signature.parameters
    kind = inspect.type_info(fields[key].annotation if key in fields else Any)
    value: Any = request.query_params.get(key)
    if value is None:
        value = request.path_params.get(key)
    return kind, _NOTHING if value is None else str(value)


def _inner(kind: inspect.Type, name: str) -> inspect.Type:
    """The type of a field or an element."""
    tags = [
        str(each.tag)
        for each in choices(kind)
        if isinstance(each, inspect.StructType) and each.tag_field == name
    ]
    if tags:
        return inspect.LiteralType(tuple(sorted(tags)))
    for each in choices(kind):
        if isinstance(each, inspect.StructType) and name:
            for field in each.fields:
                if field.encode_name == name:
                    return field.type
        if isinstance(each, inspect.DictType) and name:
            return each.value_type
        if isinstance(each, inspect.ListType | inspect.VarTupleType) and not name:
            return each.item_type
    return inspect.AnyType()
