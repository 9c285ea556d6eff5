"""``trunkline export``: a game in the project's own form of record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trunkline.cli.arguments import AtOption, FileArgument, open_game
from trunkline.cli.console import print_line

NAME = "export"


def command(
    file: FileArgument,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="OUT", help="Where to write; else it is printed."),
    ] = None,
    at: AtOption = None,
) -> None:
    """Write a recorded game, also another program's, as a Trunkline record."""
    from trunkline.formats import dump

    text = dump(open_game(file, at))
    if output is None:
        typer.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
        print_line(f"written to {output}")
