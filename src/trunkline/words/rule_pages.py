"""The rule reference as pages show it: chapters of rules, paragraphs and tables, and in their
words the numbers of other rules as links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec

from trunkline.resources import rules_text
from trunkline.words.rule_marks import Targets, Words, worded
from trunkline.words.rulebook import referenced_titles, rules, split_entry

if TYPE_CHECKING:
    from collections.abc import Callable


class Block(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """A piece of a chapter."""


class RuleEntry(Block, frozen=True, tag="rule"):
    """A rule, a worked example, or a decision."""

    id: str
    lines: tuple[Words, ...]
    source: str = ""
    """The tag of where it comes from."""


class Paragraph(Block, frozen=True):
    words: Words


class Points(Block, frozen=True):
    """A list of things that have no numbers."""

    items: tuple[Words, ...]


class Grid(Block, frozen=True):
    """A table."""

    head: tuple[Words, ...]
    figures: tuple[bool, ...]
    """Which columns are figures."""
    rows: tuple[tuple[Words, ...], ...]


class Verbatim(Block, frozen=True):
    """Text whose lines and columns stay as they are."""

    text: str


AnyBlock = RuleEntry | Paragraph | Points | Grid | Verbatim


class Chapter(msgspec.Struct, frozen=True):
    """A heading, and what stands under it before the next one."""

    key: str
    """What links to it name: its number, if it has one."""
    level: int
    heading: str
    blocks: tuple[AnyBlock, ...]


class RulePages(msgspec.Struct, frozen=True):
    """The whole reference of a title."""

    title: str
    heading: str
    sources: dict[str, str]
    """What the tags of rules stand for."""
    chapters: tuple[Chapter, ...]


class RulePassage(msgspec.Struct, frozen=True):
    """One rule, or one chapter, by itself."""

    id: str
    title: str
    chapter: str
    """The key of the chapter in which it stands."""
    headings: tuple[str, ...]
    """That chapter's heading, with those above it before it."""
    blocks: tuple[AnyBlock, ...]


_HEADING = re.compile(r"^(#+) (.+)$")
_NUMBERED = re.compile(r"^((?:[A-Z]-)?\d+(?:\.\d+)*)(\.?)\s")


@cache
def rule_pages(title: str) -> RulePages | None:
    """A title's reference; none if it has none."""
    return read_pages(title, rules_text(title)) if title in referenced_titles() else None


def passage(title: str, id: str) -> RulePassage | None:
    """One rule or chapter of a title's reference."""
    pages = rule_pages(title)
    above: list[Chapter] = []
    for chapter in pages.chapters if pages else ():
        above = [*(each for each in above if each.level < chapter.level), chapter]
        headings = tuple(each.heading for each in above if each.level > 1)
        if chapter.key == id:
            return RulePassage(id, title, chapter.key, headings, chapter.blocks)
        for block in chapter.blocks:
            if isinstance(block, RuleEntry) and block.id == id:
                return RulePassage(id, title, chapter.key, headings, (block,))
    return None


def read_pages(title: str, page: str) -> RulePages:
    """A reference, as it is written in its file."""
    lines = page.splitlines()
    headings = [found for line in lines if (found := _HEADING.match(line))]
    keys = _keys([found[2] for found in headings])
    targets = Targets(title, frozenset(rules(title)), frozenset(keys))
    chapters = []
    start = 0
    for number, found in enumerate(headings):
        start = lines.index(found[0], start) + 1
        own = list(takewhile(lambda line: not _HEADING.match(line), lines[start:]))
        blocks = tuple(_blocks(own, targets))
        heading = re.sub(r"[`*]", "", found[2])
        chapters.append(Chapter(keys[number], len(found[1]), heading, blocks))
    return RulePages(title, headings[0][2] if headings else title, _sources(chapters), (*chapters,))


def _keys(headings: list[str]) -> list[str]:
    """A key for each heading: its number, else its words; every one once."""
    keys: list[str] = []
    for heading in headings:
        found = _NUMBERED.match(heading)
        key = found[1] if found and not found[2] else _slug(heading)
        while key in keys:
            key += "-"
        keys.append(key)
    return keys


def _slug(heading: str) -> str:
    """A heading's words as a key.

    >>> _slug("3. Worked examples"), _slug("Phase 3 (from the purchase of the first 3-train)")
    ('worked-examples', 'phase-3')
    """
    bare = re.sub(r"\(.*\)", "", _NUMBERED.sub("", heading))
    return "-".join(re.findall(r"\w+", bare.lower()))


def _blocks(lines: list[str], targets: Targets) -> Iterator[AnyBlock]:
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip() or line.startswith("---"):
            at += 1
            continue
        kind = next(kind for begins, kind in _KINDS if begins(line))
        block, used = kind(lines[at:], targets)
        yield block
        at += used


def _entry(lines: list[str], targets: Targets) -> tuple[AnyBlock, int]:
    own = [lines[0], *takewhile(lambda line: line.startswith("  "), lines[1:])]
    id, source, text = split_entry(lines[0]) or ("", "", "")
    said = [line for line in (text, *(line.strip() for line in own[1:])) if line]
    words = tuple(worded(line, targets, own=id) for line in said)
    return RuleEntry(id, words, source), len(own)


def _points(lines: list[str], targets: Targets) -> tuple[AnyBlock, int]:
    items: list[str] = []
    used = 0
    for line in lines:
        if line.startswith("- ") and not split_entry(line):
            items.append(line[2:])
        elif line.startswith("  ") and items:
            items[-1] += f" {line.strip()}"
        else:
            break
        used += 1
    return Points(tuple(worded(item, targets) for item in items)), used


def _grid(lines: list[str], targets: Targets) -> tuple[AnyBlock, int]:
    own = list(takewhile(lambda line: line.startswith("|"), lines))
    rows = [
        tuple(worded(cell.strip(), targets) for cell in line.strip().strip("|").split("|"))
        for line in own
    ]
    lines_of_columns = own[1].strip().strip("|").split("|")
    figures = tuple(cell.strip().endswith(":") for cell in lines_of_columns)
    return Grid(rows[0], figures, tuple(rows[2:])), len(own)


def _verbatim(lines: list[str], targets: Targets) -> tuple[AnyBlock, int]:
    own = list(takewhile(lambda line: not line.startswith("```"), lines[1:]))
    return Verbatim("\n".join(own)), len(own) + 2


def _paragraph(lines: list[str], targets: Targets) -> tuple[AnyBlock, int]:
    own = list(takewhile(lambda line: line.strip() and _KINDS[-1] is _kind_of(line), lines))
    return Paragraph(worded(" ".join(own), targets)), len(own)


def _kind_of(line: str) -> tuple[Callable[..., bool], Callable[..., tuple[AnyBlock, int]]]:
    return next(pair for pair in _KINDS if pair[0](line))


_KINDS: tuple[tuple[Callable[..., bool], Callable[..., tuple[AnyBlock, int]]], ...] = (
    (lambda line: split_entry(line) is not None, _entry),
    (lambda line: line.startswith("- "), _points),
    (lambda line: line.startswith("|"), _grid),
    (lambda line: line.startswith("```"), _verbatim),
    (lambda line: True, _paragraph),
)
"""How a line begins, and what it then begins."""


def _sources(chapters: list[Chapter]) -> dict[str, str]:
    """The table that says what the tags of rules stand for."""
    for chapter in chapters:
        for block in chapter.blocks:
            if isinstance(block, Grid) and _plain(block.head[0]) == "tag":
                return {_plain(row[0]): _plain(row[1]) for row in block.rows}
    return {}


def _plain(words: Words) -> str:
    return "".join(part if isinstance(part, str) else part.text for part in words)
