"""The language in which sentences are made: a context, chosen in one place by whoever asks."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

LANGUAGES = {"en": "English", "ko": "한국어", "ja": "日本語", "fr": "Français"}
"""The languages that the catalogue speaks, with the names they give themselves."""
DEFAULT = "en"
"""The language of a session that has chosen none, and of phrases that another one lacks."""

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a locale, the first one that is set counts."""
_PLAIN = ("", "C", "POSIX")

_spoken: ContextVar[str] = ContextVar("trunkline.words.language", default=DEFAULT)


class UnknownLanguage(ValueError):
    """A language that the catalogue does not speak; the message says which ones it does."""


def language() -> str:
    """The language that is spoken now."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything said in here is said in that language, in this thread or task only.

    >>> from trunkline.words import phrase
    >>> with speaking("fr"):
    ...     phrase("list-and", first="Ada", last="Ben")
    'Ada et Ben'
    """
    token = _spoken.set(checked(language))
    try:
        yield
    finally:
        _spoken.reset(token)


def checked(language: str) -> str:
    """The language itself if the catalogue speaks it; ``UnknownLanguage`` if not."""
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"there is no language {language!r}; there are {', '.join(LANGUAGES)}"
        )
    return language


def preferred(tags: Iterable[str]) -> str | None:
    """The first language of a list that the catalogue speaks, however its name is written.

    >>> preferred(["de-CH", "fr_CA.UTF-8", "ja"]), preferred(["de"])
    ('fr', None)
    """
    for tag in tags:
        name = tag.strip().replace("_", "-").partition(".")[0].partition("-")[0].lower()
        if name in LANGUAGES:
            return name
    return None


def from_environment(variables: Mapping[str, str] = os.environ) -> str:
    """The language that the locale asks for.

    ``LANGUAGE`` is a list of wishes, which counts only where a locale is set at all.

    >>> from_environment({"LANG": "ko_KR.UTF-8"}), from_environment({"LANG": "de_DE"})
    ('ko', 'en')
    >>> from_environment({"LANG": "de_DE", "LANGUAGE": "de:ja"})
    'ja'
    """
    locale = next((variables[name] for name in _VARIABLES if variables.get(name)), "")
    if locale.partition(".")[0] in _PLAIN:
        return DEFAULT
    wishes = variables.get("LANGUAGE", "").split(":")
    return preferred([*wishes, locale]) or DEFAULT
