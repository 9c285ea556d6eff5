"""The rule reference: every rule's text under its number."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from trunkline.resources import rules_folder, rules_text

_ENTRY = re.compile(r"^- \*\*([\w.+-]+?)\*\*(?: \[(\w+)\])?:?\s*(.*)$")
_CONFLICT = re.compile(r"^- \*\*((?:C|O)-\d+)\s+([^*]+?)\*\*\s*(.*)$")
_NUMBER = re.compile(r"(?:\w+-)?\d+(?:[.-]\d+)+|[A-Za-z]-\d+")
_HEADING = re.compile(r"^#+ (.+)$")
_FACTS = re.compile(r"^#+ (F-\d+) (.+)$")


class Rule(msgspec.Struct, frozen=True):
    """One entry of the rule reference."""

    id: str
    title: str
    """The game it belongs to."""
    section: str
    text: str
    source: str = ""
    """The tag of where the rule comes from."""


@cache
def rules(title: str) -> dict[str, Rule]:
    """All entries of a title's reference by id; empty if it has none."""
    known = title in referenced_titles()
    return {rule.id: rule for rule in read_rules(title, rules_text(title))} if known else {}


def referenced_titles() -> list[str]:
    """The titles that have a rule reference."""
    pages = (page.name for page in rules_folder().iterdir())
    return sorted(name.removesuffix(".md") for name in pages if name.endswith(".md"))


def read_rules(title: str, page: str) -> list[Rule]:
    """All entries of a reference, in their order."""
    found: list[Rule] = []
    section = ""
    open_entry = False
    for line in page.splitlines():
        if heading := _HEADING.match(line):
            section, open_entry = heading[1], False
        elif entry := split_entry(line, ""):
            id, source, text = entry
            found.append(Rule(id, title, section, text, source))
            open_entry = True
        elif open_entry and line.startswith("  "):
            last = found[-1]
            found[-1] = msgspec.structs.replace(last, text=f"{last.text}\n{line.strip()}")
        elif line.strip():
            open_entry = False
    return found


@cache
def facts(title: str) -> dict[str, Rule]:
    """The tables of facts of a title's reference by id: ``F-1`` and so on."""
    known = title in referenced_titles()
    return {fact.id: fact for fact in read_facts(title, rules_text(title))} if known else {}


def read_facts(title: str, page: str) -> list[Rule]:
    """All tables of facts of a reference, each with what is said of it."""
    found: list[Rule] = []
    lines: list[str] | None = None
    for line in page.splitlines():
        if _HEADING.match(line) or line == "---":
            lines = None
        if heading := _FACTS.match(line):
            found.append(Rule(heading[1], title, f"{heading[1]} {heading[2]}", ""))
            lines = []
        elif lines is not None:
            lines.append(line)
            text = "\n".join(lines).strip()
            found[-1] = msgspec.structs.replace(found[-1], text=text)
    return found


def split_entry(line: str, emphasis: str = "**") -> tuple[str, str, str] | None:
    """The number, the source and the text with which an entry begins, if a line begins one.

    >>> split_entry("- **1861-1-1** [K] A game has players.")
    ('1861-1-1', 'K', 'A game has players.')
    >>> split_entry("- **C-06 Number of players** (1).")
    ('C-06', '', '**Number of players** (1).')
    """
    if entry := _ENTRY.match(line):
        return entry[1], entry[2] or "", entry[3]
    if entry := _CONFLICT.match(line):
        return entry[1], "", f"{emphasis}{entry[2]}{emphasis} {entry[3]}".strip()
    return None


def rule(id: str, title: str = "") -> Rule | None:
    """The entry or the table of facts of that id; without a title, that of the first title."""
    for name in [title] if title else referenced_titles():
        if (found := rules(name).get(id) or facts(name).get(id)) is not None:
            return found
    return None


def search(words: list[str], title: str = "") -> list[Rule]:
    """The entries in which all words occur; numbers of rules only as a whole."""
    wanted = [_pattern(word) for word in words]
    return [
        entry
        for name in ([title] if title else referenced_titles())
        for entry in rules(name).values()
        if all(word.search(f"{entry.id} {entry.section} {entry.text}") for word in wanted)
    ]


def is_number(word: str) -> bool:
    """Whether a word looks like the number of a rule, or the beginning of one.

    >>> is_number("C-3"), is_number("1861-6.5"), is_number("half-pay"), is_number("5+5E")
    (True, True, False, False)
    """
    return _NUMBER.fullmatch(word) is not None


def _pattern(word: str) -> re.Pattern[str]:
    """What finds a word: any part of a text, but no number inside a longer one."""
    found = re.escape(word)
    return re.compile(rf"(?<![\w.-]){found}(?![\w])" if is_number(word) else found, re.IGNORECASE)


def numbered(number: str, title: str = "") -> list[Rule]:
    """The entries of that number, or those whose number begins with it; of one title or of all.

    The title may be left out, and so may the zero in front of a figure: C-3 is C-03.
    """
    titles = [title] if title else referenced_titles()
    padded = re.sub(r"-(\d)$", r"-0\1", number)
    starts = dict.fromkeys(form for given in (number, padded) for form in (given, given.upper()))
    ids = [*starts, *(f"{name}-{start}" for name in titles for start in starts)]
    exact = {entry.id: entry for id in ids if (entry := rule(id, title)) is not None}
    if exact:
        return [exact[number]] if number in exact else list(exact.values())
    return next((found for id in ids if (found := beginning(id, title))), [])


def beginning(start: str, title: str = "") -> list[Rule]:
    """The entries whose number begins so, whole parts only: ``1861-5.2`` is not ``1861-5.21``."""
    wanted = start.lower().rstrip("-.")
    return [
        entry
        for name in ([title] if title else referenced_titles())
        for entry in rules(name).values()
        if entry.id.lower().startswith((f"{wanted}-", f"{wanted}."))
    ]
