"""How commands print: tables and colours on a terminal, plain text into a pipe."""

from __future__ import annotations

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

    shown = RichTable(
        title=Text(table.heading, style="bold"), title_justify="left", box=box.SIMPLE_HEAD
    )
    for i, name in enumerate(table.columns):
        shown.add_column(Text(name), justify="right" if table.is_figures(i) else "left")
    for row in table.rows:
        shown.add_row(*(Text(cell) for cell in row))
    console().print(shown)


def print_line(text: str = "", style: str = "") -> None:
    """A line of text; on a terminal styled, and broken at its indentation where it is long."""
    if not on_terminal():
        typer.echo(text)
        return
    from rich.padding import Padding
    from rich.text import Text

    shown = text.lstrip(" ")
    indent = len(text) - len(shown)
    if indent:
        console().print(Padding(Text(shown, style), (0, 0, 0, indent), expand=False))
    else:
        # Paths and commands are to be copied: only the terminal itself breaks these lines.
        console().print(Text(shown, style), soft_wrap=True)


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
