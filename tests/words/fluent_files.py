"""The catalogue's files read as syntax: messages, their attributes, figures and selectors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    CallArguments,
    FunctionReference,
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    Pattern,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

Part = tuple[str, str]
"""A message, and an attribute of it; the attribute is empty for its value."""


class _Reader(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.figures: set[str] = set()
        self.functions: set[str] = set()
        self.selects: list[tuple[str, tuple[str, ...], str]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.figures.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        self.functions.add(node.id.name)
        assert isinstance(node.arguments, CallArguments)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        selector = node.selector
        name = selector.id.name if isinstance(selector, VariableReference) else ""
        default = next(variant for variant in node.variants if variant.default)
        keys = tuple(_key(variant.key) for variant in node.variants)
        self.selects.append((name, keys, _key(default.key)))
        self.generic_visit(node)


def _key(key: Identifier | NumberLiteral) -> str:
    return str(key.name if isinstance(key, Identifier) else key.value)


@cache
def messages(language: str = "en") -> dict[str, Message]:
    """All messages of a language by name; a file that cannot be read fails the test."""
    found: dict[str, Message] = {}
    for file in sorted(files("trunkline.words").joinpath(language).iterdir(), key=str):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, Message):
                name = entry.id.name
                assert name not in found, f"{language}/{file.name}: {name} is there twice"
                found[name] = entry
    return found


@cache
def parts(language: str = "en") -> dict[Part, Pattern]:
    """The patterns of a language: values of messages, and attributes."""
    found: dict[Part, Pattern] = {}
    for name, message in messages(language).items():
        if message.value is not None:
            found[name, ""] = message.value
        found |= {(name, each.id.name): each.value for each in message.attributes}
    return found


def _read(language: str, part: Part) -> _Reader:
    reader = _Reader()
    reader.visit(parts(language)[part])
    return reader


def figures(language: str, part: Part) -> set[str]:
    """The figures of a pattern, in the forms it has them."""
    return _read(language, part).figures


def plain(names: set[str]) -> set[str]:
    """Names of figures without the forms that stand beside them."""
    return {re.sub(r"-(id|money)$", "", name) for name in names}


def functions(language: str, part: Part) -> set[str]:
    """The functions that a pattern calls."""
    return _read(language, part).functions


def selects(language: str, part: Part) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """What a pattern chooses by, between which variants, and which of them is the default."""
    yield from _read(language, part).selects
