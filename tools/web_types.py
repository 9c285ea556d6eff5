"""The types that the web application shares with the server, written as TypeScript.

``python -m tools.web_types`` writes ``web/src/api/types.ts``; a test says whether it is up to date.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from trunkline import scenes
from trunkline.scenes import model
from trunkline.scenes.eighteen import model as eighteen
from trunkline.wire import accounts, alerts, bodies, clocks, entries, frames, requests, tables
from trunkline.words import rule_pages

TARGET = Path(__file__).parents[1] / "web" / "src" / "api" / "types.ts"
HEAD = "// Written by tools/web_types.py from what the server sends and takes. Not to be edited.\n"
UNIONS = {
    "AnyBody": entries.AnyBody,
    "AnyRequest": requests.AnyRequest,
    "AnyAsk": frames.AnyAsk,
    "AnyTell": frames.AnyTell,
}
MODULES: tuple[ModuleType, ...] = (
    accounts,
    alerts,
    bodies,
    clocks,
    eighteen,
    entries,
    frames,
    model,
    requests,
    rule_pages,
    scenes,
    tables,
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def text() -> str:
    """The whole file."""
    kinds = sorted(set(_structs()), key=lambda kind: (kind.__module__, kind.__qualname__))
    schemas, components = msgspec.json.schema_components(
        [*kinds, *UNIONS.values()], ref_template="{name}"
    )
    lines = [HEAD]
    for name, schema in sorted(components.items()):
        lines.append(_declared(_name(name), schema))
    for name, schema in zip(UNIONS, schemas[len(kinds) :], strict=True):
        lines.append(f"export type {name} = {_type(schema)};\n")
    return "\n".join(lines)


def _structs() -> Iterator[type]:
    for module in MODULES:
        for _, kind in inspect.getmembers(module, inspect.isclass):
            # Those of a package's own modules; others come with what refers to them.
            if issubclass(kind, msgspec.Struct) and kind.__module__.startswith(module.__name__):
                yield kind


def _name(reference: str) -> str:
    """The name of a type; two of the same name carry their module's."""
    path = [part for part in reference.replace("-", ".").split(".") if part]
    if len(path) == 1:
        return path[0]
    known = [part for part in path if part not in ("trunkline", "server")]
    return "".join(part[:1].upper() + part[1:] for part in known)


def _declared(name: str, schema: dict[str, Any]) -> str:
    note = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") == "object" and "properties" in schema:
        required = set(schema.get("required", ()))
        fields = "".join(
            f"  {_key(field)}{'' if field in required else '?'}: {_type(each)};\n"
            for field, each in schema["properties"].items()
        )
        return f"{note}export interface {name} {{\n{fields}}}\n"
    return f"{note}export type {name} = {_type(schema)};\n"


def _key(field: str) -> str:
    return field if field.isidentifier() else f'"{field}"'


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
        items = schema.get("items")
        inner = _type(items) if isinstance(items, dict) else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        inner = _type(values) if isinstance(values, dict) and values else "unknown"
        return f"Record<string, {inner}>"
    return PLAIN.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} is up to date\n")
