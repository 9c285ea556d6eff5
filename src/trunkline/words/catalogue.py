"""The catalogue of phrases: Fluent files beside this module, one folder a language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

Figure = str | int
"""What a phrase can be given: a number, where its form may depend on it, or finished text."""


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks protect mixed writing directions; a terminal only shows them as noise.
    bundle = FluentBundle([language], use_isolating=False)
    for entry in sorted(files(__package__).joinpath(language).iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


def phrase(name: str, attribute: str = "", language: str = "en", /, **figures: Figure) -> str:
    """A phrase with its figures filled in; ``KeyError`` if there is none of that name.

    >>> phrase("list-and", first="Ada", last="Ben")
    'Ada and Ben'
    """
    bundle = _bundle(language)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(name)
    text, errors = bundle.format_pattern(pattern, figures)
    if errors:
        raise LookupError(f"phrase {name!r} lacks a figure: {errors[0]}")
    return str(text)


def has_phrase(name: str, attribute: str = "", language: str = "en", /) -> bool:
    """Whether the catalogue has a phrase."""
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return False
    return not attribute or attribute in bundle.get_message(name).attributes


def phrase_names(language: str = "en") -> Iterator[str]:
    """The names of all phrases, as the files list them."""
    for entry in sorted(files(__package__).joinpath(language).iterdir(), key=lambda e: e.name):
        for line in entry.read_text(encoding="utf-8").splitlines():
            if found := re.match(r"([a-zA-Z][\w-]*) *=", line):
                yield found[1]


def kebab(name: str) -> str:
    """A class's or a field's name as the catalogue writes it.

    >>> kebab("RunTrains"), kebab("two_5+5E")
    ('run-trains', 'two-5-5e')
    """
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name)
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
