"""How commands print: tables and colours on a terminal, plain text into a pipe."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec
import typer

if TYPE_CHECKING:
    from rich.console import Console

    from trunkline.words.tables import Table


def on_terminal() -> bool:
    """Whether a person reads the output."""
    return sys.stdout.isatty()


def console() -> Console:
    """A console for rich output."""
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
    if not (style and on_terminal()):
        typer.echo(text)
        return
    from rich.padding import Padding
    from rich.text import Text

    shown = text.lstrip()
    indent = len(text) - len(shown)
    console().print(Padding(Text(shown, style), (0, 0, 0, indent), expand=False))


def print_json(value: Any, compact: bool = False) -> None:
    """A value as JSON; ``compact`` puts it on one line."""
    encoded = msgspec.json.encode(value)
    typer.echo(encoded if compact else msgspec.json.format(encoded, indent=2))
