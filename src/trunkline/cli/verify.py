"""``trunkline verify``: recorded games replayed and compared with what was recorded."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trunkline.cli.arguments import JsonOption
from trunkline.cli.console import print_json, print_line, with_progress
from trunkline.cli.errors import BAD_INPUT, DIFFERENT, BadInput

if TYPE_CHECKING:
    from trunkline.formats import Report

NAME = "verify"


def command(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Recorded games.", show_default=False)
    ],
    trace: Annotated[
        Path | None,
        typer.Option(
            "--trace",
            metavar="T",
            help="The recorded state after every action, or a folder with one for each file.",
        ),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Replay recorded games; exit status 0 only if all agree with their records."""
    import trunkline.games  # noqa: F401  (the titles register themselves)
    from trunkline.formats import FormatError, verify

    status = 0
    for file in with_progress(files, len(files), "Verifying"):
        try:
            report = verify(file, _trace_of(file, trace, len(files)))
        except FormatError as error:
            # The other files are still worth checking: the worst status counts at the end.
            status = BAD_INPUT
            typer.echo(f"trunkline: {error}", err=True)
            continue
        if as_json:
            print_json(report, compact=True)
        else:
            _print_report(report)
        if not report.equal:
            status = max(status, DIFFERENT)
    raise typer.Exit(status)


def _trace_of(file: Path, trace: Path | None, count: int) -> Path | None:
    """The trace that belongs to a file: ``NAME.trace.jsonl.gz`` beside ``NAME.json``."""
    if trace is None or not trace.is_dir():
        if trace is not None and count > 1:
            raise BadInput("one trace belongs to one file; for several files name their folder")
        return trace
    found = trace / f"{file.name.removesuffix('.json')}.trace.jsonl.gz"
    if not found.exists():
        raise BadInput(f"{found}: there is no such trace")
    return found


def _print_report(report: Report) -> None:
    lines: list[tuple[str, Any]] = [
        ("title", report.title),
        ("players", ", ".join(report.players)),
        ("actions", report.actions),
        ("finished", "yes" if report.finished else "no"),
        ("end reason", report.end_reason or "–"),
        ("scores", _pairs(report.scores)),
        ("recorded", _pairs(report.recorded)),
        ("equal", "yes" if report.equal else "no"),
    ]
    if report.difference is not None:
        lines.append(("difference", report.difference))
    print_line(str(report.file), "bold green" if report.equal else "bold red")
    for name, value in lines:
        print_line(f"  {name:10}  {value}")
    print_line()


def _pairs(scores: dict[str, int] | None) -> str:
    return ", ".join(f"{name} {value}" for name, value in (scores or {}).items()) or "–"
