"""Lines typed by people, or piped in by a program."""

from __future__ import annotations

import contextlib
import io
import sys

import typer


def is_typed() -> bool:
    """Whether a person sits at the terminal: both what is read and what is shown go there."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def prepare() -> None:
    """Make reading pleasant: earlier lines come back with the arrow keys where that is known."""
    if is_typed():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (importing it is what input() needs)
    elif isinstance(sys.stdin, io.TextIOWrapper):
        # A stray byte in a script is a word that nobody knows, not the end of the game.
        sys.stdin.reconfigure(errors="replace")


def ask(prompt: str) -> str:
    """The next line; ``EOFError`` if there is none.

    A line that was piped in is shown after its prompt, so that the output reads as a report.
    """
    if is_typed():
        return input(prompt).strip()
    typer.echo(prompt, nl=False)
    line = sys.stdin.readline() if sys.stdin is not None else ""
    typer.echo(line.rstrip("\n"))
    if not line:
        raise EOFError
    return line.strip()
