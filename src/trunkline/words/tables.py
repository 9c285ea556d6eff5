"""Tables: rows of text that show well at a prompt, in a notebook and in a terminal."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len

from trunkline.words.breaking import words

_FIGURE = re.compile(r"[A-Z]?-?[\d.,\u202f]+(?:%|\u00a0[A-Z])?|∞|–|")
"""Figures, amounts of money among them, with the spaces that languages put into them."""
_GAP = 2
"""What a terminal needs for each column beside its cells."""


@dataclass(frozen=True, slots=True)
class Table:
    """A heading, the names of the columns, and rows of text.

    >>> print(Table("Players", ("Player", "Cash"), (("Ada", "R420"), ("Ben", "R9"))))
    Players
    Player  Cash
    ------  ----
    Ada     R420
    Ben       R9
    """

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    short: Table | None = None
    """The same with shorter words, for where there is little room."""

    def fitted(self, width: int) -> Table:
        """This table if it fits into a width, else the one with shorter words."""
        needed = sum(self.widths()) + _GAP * len(self.columns)
        return self if self.short is None or needed <= width else self.short.fitted(width)

    def widths(self, room: int = 0) -> list[int]:
        """How wide the columns are; with little room, the widest give way, between words."""
        columns = [[name, *cells] for name, *cells in zip(self.columns, *self.rows, strict=True)]
        widths = [max(map(cell_len, cells)) for cells in columns]
        least = [
            max((cell_len(w) for cell in cells for w in words(cell)), default=0)
            for cells in columns
        ]
        left = room - _GAP * len(widths)
        while room and sum(widths) > left:
            loose = [i for i, width in enumerate(widths) if width > least[i]]
            if not loose:
                break
            widths[max(loose, key=widths.__getitem__)] -= 1
        return widths

    def __iter__(self) -> Iterator[dict[str, str]]:
        """The rows, each as a dictionary of column name to text."""
        return (dict(zip(self.columns, row, strict=True)) for row in self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def is_figures(self, column: int) -> bool:
        """Whether a column holds figures only: those stand to the right."""
        return bool(self.rows) and all(_FIGURE.fullmatch(row[column]) for row in self.rows)

    def __str__(self) -> str:
        widths = self.widths()
        lines = [self.columns, tuple("-" * width for width in widths), *self.rows]
        return "\n".join([self.heading, *(self._line(line, widths) for line in lines)])

    def _line(self, row: tuple[str, ...], widths: list[int]) -> str:
        padded = []
        for i, (text, width) in enumerate(zip(row, widths, strict=True)):
            blank = " " * (width - cell_len(text))
            padded.append(blank + text if self.is_figures(i) else text + blank)
        return "  ".join(padded).rstrip()

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """The table as a notebook shows it."""
        head = "".join(f"<th>{html.escape(name)}</th>" for name in self.columns)
        body = "".join(
            "<tr>" + "".join(self._html_cell(i, text) for i, text in enumerate(row)) + "</tr>"
            for row in self.rows
        )
        return (
            f"<table><caption>{html.escape(self.heading)}</caption>"
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        )

    def _html_cell(self, column: int, text: str) -> str:
        style = ' style="text-align:right"' if self.is_figures(column) else ""
        return f"<td{style}>{html.escape(text)}</td>"
