"""The words of a rule: plain, emphasised, or the number of another rule as a link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import msgspec


class Styled(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words that stand out."""

    text: str
    style: Literal["link", "strong", "emphasis", "code"] = "link"
    to: str = ""
    """The rule or chapter that a link leads to."""


Words = tuple[str | Styled, ...]


class Targets(msgspec.Struct, frozen=True):
    """What links can lead to."""

    title: str
    rules: frozenset[str]
    chapters: frozenset[str]


_MARKUP = re.compile(r"\*\*(.+?)\*\*|\*(?! )(.+?)\*|`(.+?)`")
_NUMBER = re.compile(
    r"(?<![\w.-])(?:(?:[\w]+-)?\d+(?:\.\d+)*-\d+|(?:\w+-)?(?:[A-Z]{1,2})-\d+)(?![\w])"
)
_FOLLOWING = re.compile(r"((?:,| and| or| to|–) )(-(\d+))(?!\w)")
"""A further number of the same chapter: "1861-5.1.2-1 and -2"."""
_CHAPTERS = re.compile(r"^ ?\((?:[A-Z] )?\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*\)")
"""The chapters that a decision or an example is about, at its beginning."""
_SECTION = re.compile(r"(?<=\bsection )\d+(?:\.\d+)+")


def worded(text: str, targets: Targets, own: str = "") -> Words:
    """A text of the reference as words; its own number is no link in it.

    >>> worded("*Given* 1861-1-1", Targets("1861", frozenset({"1861-1-1"}), frozenset()))
    (Styled(text='Given', style='emphasis', to=''), ' ', Styled(text='1861-1-1', style='link', \
to='1861-1-1'))
    """
    return tuple(_joined(_marked(text, targets, own)))


def _marked(text: str, targets: Targets, own: str) -> Iterator[str | Styled]:
    at = 0
    for found in _MARKUP.finditer(text):
        yield from _linked(text[at : found.start()], targets, own)
        strong, emphasis, code = found.groups()
        if strong is not None:
            yield Styled(strong, "strong")
        elif emphasis is not None:
            yield Styled(emphasis, "emphasis")
        else:
            yield Styled(code, "code")
        at = found.end()
    yield from _linked(text[at:], targets, own)


def _linked(text: str, targets: Targets, own: str) -> Iterator[str | Styled]:
    links = sorted(_links(text, targets), key=lambda link: link[0])
    at = 0
    for start, end, to in links:
        if start < at or to == own:
            continue
        yield text[at:start]
        yield Styled(text[start:end], to=to)
        at = end
    yield text[at:]


def _links(text: str, targets: Targets) -> Iterator[tuple[int, int, str]]:
    """Where in a text the number of something stands, and of what."""
    for found in _NUMBER.finditer(text):
        to = target(found[0], targets)
        if to is None:
            continue
        yield found.start(), found.end(), to
        base, at = to.rpartition("-")[0], found.end()
        while further := _FOLLOWING.match(text, at):
            if (other := f"{base}-{further[3]}") in targets.rules:
                yield further.start(2), further.end(2), other
            at = further.end()
    if chapters := _CHAPTERS.match(text):
        yield from _chapters(re.finditer(r"\d+(?:\.\d+)*", chapters[0]), targets)
    yield from _chapters(_SECTION.finditer(text), targets)


def _chapters(numbers: Iterator[re.Match[str]], targets: Targets) -> Iterator[tuple[int, int, str]]:
    for found in numbers:
        if found[0] in targets.chapters:
            yield found.start(), found.end(), found[0]


def target(number: str, targets: Targets) -> str | None:
    """What a number is the number of: in front of an example's, the title may be left out.

    >>> target("DX-38", Targets("1861", frozenset({"1861-DX-38"}), frozenset()))
    '1861-DX-38'
    """
    if number in targets.rules or number in targets.chapters:
        return number
    full = f"{targets.title}-{number}"
    return full if number[0].isalpha() and full in targets.rules else None


def _joined(parts: Iterator[str | Styled]) -> Iterator[str | Styled]:
    """Without empty texts, and with plain ones in one piece."""
    text = ""
    for part in parts:
        if isinstance(part, str):
            text += part
            continue
        if text:
            yield text
        text = ""
        yield part
    if text:
        yield text
