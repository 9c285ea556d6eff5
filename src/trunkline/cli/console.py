"""How commands print: tables and colours on a terminal, plain text into a pipe."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import typer

if TYPE_CHECKING:
    from rich.console import Console

    from trunkline.words.tables import Table

T = TypeVar("T")

_COLUMNS = re.compile(r"(?:.*\S {2,})? *")
"""The beginning of a line up to its last column: a number, or a name that is explained."""


def on_terminal() -> bool:
    """Whether a person reads the output."""
    return sys.stdout.isatty()


@cache
def console() -> Console:
    """The terminal: one for all output, so that lines do not run into a progress bar."""
    from rich.console import Console

    return Console(highlight=False)


def print_table(table: Table) -> None:
    """A table: with rules and colours on a terminal, as plain text in a pipe."""
    if not on_terminal():
        typer.echo(str(table))
        return
    from rich import box
    from rich.table import Table as RichTable
    from rich.text import Text

    table = table.fitted(console().width)
    shown = RichTable(
        title=Text(table.heading, style="bold"),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    widths = table.widths(console().width)
    # Where not even single words have room, they are broken: nothing is to be cut off.
    has_room = sum(widths) + 2 * len(widths) <= console().width
    for i, name in enumerate(table.columns):
        shown.add_column(
            Text(name),
            justify="right" if table.is_figures(i) else "left",
            min_width=widths[i] if has_room else None,
            overflow="fold",
        )
    for row in table.rows:
        shown.add_row(*(Text(cell) for cell in row))
    console().print(shown)


def print_line(text: str = "", style: str = "") -> None:
    """A line of text; on a terminal styled, and broken between words where it is long."""
    if not on_terminal():
        typer.echo(text)
        return
    from rich.text import Text

    for line in text.split("\n"):
        for piece in wrapped(line, console().width):
            # What is too long for a line has no place to break it: the terminal does, so that
            # it is copied whole.
            console().print(Text(piece, style), soft_wrap=True)


def wrapped(text: str, width: int) -> list[str]:
    """A line in pieces no wider than a terminal, broken between words only.

    Commands between backticks stay in one piece. Further pieces begin under the text of the
    first one, to the right of its number or of the name that it explains.

    >>> wrapped("   1  Bid R20 to R420 for Tsarskoye Selo", 24)
    ['   1  Bid R20 to R420', '      for Tsarskoye Selo']
    """
    from rich.cells import cell_len

    from trunkline.words.breaking import pieces

    if cell_len(text) <= width:
        return [text]
    indent = _COLUMNS.match(text)
    hanging = len(indent[0]) if indent else 0
    if cell_len(text[:hanging]) > width // 2:
        hanging = len(text) - len(text.lstrip(" "))
    lines, line = [], text[:hanging]
    is_empty = True
    for gap, word in pieces(text[hanging:]):
        gap = gap[:1]
        if not is_empty and cell_len(line + gap + word) > width:
            lines.append(line)
            line, is_empty = " " * cell_len(text[:hanging]), True
        line += word if is_empty else gap + word
        is_empty = False
    return [*lines, line]


def with_progress(items: Iterable[T], total: int, description: str) -> Iterator[T]:
    """The items, with a bar that shows on a terminal how many of them are done."""
    if not on_terminal():
        yield from items
        return
    from rich.progress import track

    yield from track(items, total=total, description=description, transient=True, console=console())


def print_json(value: Any, compact: bool = False) -> None:
    """A value as JSON; ``compact`` puts it on one line."""
    encoded = msgspec.json.encode(value)
    typer.echo(encoded if compact else msgspec.json.format(encoded, indent=2))
