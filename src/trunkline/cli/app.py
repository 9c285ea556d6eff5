"""All commands under one name."""

from __future__ import annotations

from typing import Annotated

import typer

from trunkline import __version__
from trunkline.cli import (
    bench,
    draw,
    export,
    games,
    play,
    replay,
    routes,
    rules,
    serve,
    show,
    simulate,
    verify,
)
from trunkline.cli.shell import Command, Commands

app = typer.Typer(
    name="trunkline",
    cls=Commands,
    help="Railway board games: play them, study them, simulate them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"trunkline {__version__}")
        raise typer.Exit


@app.callback()
def trunkline(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version.", callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Railway board games: play them, study them, simulate them."""


for module in (
    play,
    serve,
    show,
    replay,
    verify,
    export,
    draw,
    routes,
    games,
    rules,
    simulate,
    bench,
):
    app.command(module.NAME, cls=Command)(module.command)


def main() -> None:
    """Run the command line."""
    app()
