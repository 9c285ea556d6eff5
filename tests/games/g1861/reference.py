"""The tables of the rule reference, so that tests compare the title with what is written there.

>>> [row["id"] for row in table("F-3")]
['TSR', 'BSS', 'MYR', 'MRR', 'WVR']
"""

from __future__ import annotations

import re
from functools import cache

from trunkline.resources import rules_text

Row = dict[str, str]
"""One line of a table, by the heads of its columns."""


@cache
def section(start: str) -> str:
    """The text under the heading that begins with some words, up to the next heading."""
    found = re.search(
        rf"^#+ {re.escape(start)}\b[^\n]*\n(.*?)(?=^#|\Z)", rules_text("1861"), re.M | re.S
    )
    assert found, f"no heading begins with {start!r}"
    return found[1]


@cache
def tables(start: str) -> tuple[tuple[Row, ...], ...]:
    """All tables of a section."""
    blocks = re.findall(r"(?:^\|.*\n)+", section(start), re.M)
    return tuple(_rows(block) for block in blocks)


def table(start: str, number: int = 0) -> tuple[Row, ...]:
    """One table of a section."""
    return tables(start)[number]


def _rows(block: str) -> tuple[Row, ...]:
    head, _, *lines = (
        [cell.strip() for cell in line.split("|")[1:-1]] for line in block.split("\n")[:-1]
    )
    return tuple(dict(zip(head, line, strict=True)) for line in lines)


def money(text: str) -> int:
    """The first amount of money in a text.

    >>> money("R15,000 including the starting money")
    15000
    """
    found = re.search(r"R(\d[\d,]*)", text)
    assert found, f"no amount in {text!r}"
    return int(found[1].replace(",", ""))


def figures(text: str) -> list[int]:
    """All whole numbers of a text."""
    return [int(figure) for figure in re.findall(r"\d+", text)]


def cells(text: str) -> list[tuple[int, int]]:
    """The market cells named in a text.

    >>> cells("50 (7,1), 55 (7,2)")
    [(7, 1), (7, 2)]
    """
    return [(int(r), int(c)) for r, c in re.findall(r"\((\d+),(\d+)\)", text)]
