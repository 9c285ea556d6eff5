"""The catalogue of phrases: Fluent files beside this module, one folder a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from trunkline.words.grammar import FUNCTIONS
from trunkline.words.language import DEFAULT, language

_GROUPED_FROM = 10_000
_GROUPED_TO = 10**15
"""No game has larger numbers; somebody may still send one."""
"""Smaller numbers are read at a glance, and are typed as they are shown."""

Figure = str | int
"""What a phrase can be given: a number, where its form may depend on it, or finished text."""


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks protect mixed writing directions; a terminal only shows them as noise.
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for text in _texts(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def _texts(language: str) -> Iterator[str]:
    """The files of a language."""
    for entry in sorted(files(__package__).joinpath(language).iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            yield entry.read_text(encoding="utf-8")


@cache
def _found(name: str, attribute: str, language: str) -> tuple[FluentBundle, Pattern] | None:
    """A phrase with the bundle that has it: the language's own, else the default's."""
    for bundle in (_bundle(language), _bundle(DEFAULT)):
        if bundle.has_message(name):
            message = bundle.get_message(name)
            found = message.attributes.get(attribute) if attribute else message.value
            if found is not None:
                return bundle, found
    return None


def phrase(name: str, attribute: str = "", /, **figures: Figure) -> str:
    """A phrase in the language spoken now, with its figures filled in.

    ``KeyError`` if there is none of that name.

    >>> phrase("list-and", first="Ada", last="Ben")
    'Ada and Ben'
    """
    found = _found(name, attribute, language())
    if found is None:
        raise KeyError(f"{name}.{attribute}" if attribute else name)
    bundle, pattern = found
    text, errors = bundle.format_pattern(pattern, figures)
    if errors:
        raise LookupError(f"phrase {name!r} lacks a figure: {errors[0]}")
    return str(text)


def has_phrase(name: str, attribute: str = "", /) -> bool:
    """Whether the catalogue has a phrase."""
    return _found(name, attribute, language()) is not None


def phrase_names(language: str = DEFAULT) -> Iterator[str]:
    """The names of all phrases of a language, as the files list them."""
    for text in _texts(language):
        for line in text.splitlines():
            if found := re.match(r"([a-zA-Z][\w-]*) *=", line):
                yield found[1]


def enumerated(items: Iterable[str]) -> str:
    """Things one after the other, as a table or a note has them.

    >>> enumerated(["E1", "H8", "K3"])
    'E1, H8, K3'
    """
    return phrase("list-separator").join(items)


def grouped(number: int) -> str:
    """A number as the language writes it; four digits stand together in all of them.

    >>> grouped(1861), grouped(-12000)
    ('1861', '-12,000')
    """
    if not _GROUPED_FROM <= abs(number) < _GROUPED_TO:
        return str(number)
    return format_decimal(number, locale=language())


def kebab(name: str) -> str:
    """A class's or a field's name as the catalogue writes it.

    >>> kebab("RunTrains"), kebab("two_5+5E")
    ('run-trains', 'two-5-5e')
    """
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name)
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
