"""``trunkline export``: a game in the project's own form of record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trunkline.cli.arguments import AtOption, FileArgument, open_game, write_output
from trunkline.cli.console import print_line
from trunkline.cli.errors import BadInput

NAME = "export"


def command(
    file: FileArgument,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="OUT", help="Where to write; else it is printed."),
    ] = None,
    at: AtOption = None,
    force: Annotated[
        bool, typer.Option("--force", "-f", help="Write over a file that is there already.")
    ] = False,
) -> None:
    """Write a recorded game, also another program's, as a Trunkline record."""
    from trunkline.formats import dump

    text = dump(open_game(file, at))
    if output is None:
        typer.echo(text, nl=False)
        return
    if output.exists() and not force:
        raise BadInput(f"{output} exists already; name a new file, or add --force to write over it")
    write_output(output, text)
    print_line(f"written to {output}")
