"""``trunkline verify``: recorded games replayed and compared with what was recorded."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trunkline.cli.arguments import JsonLinesOption
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
    as_json: JsonLinesOption = False,
) -> None:
    """Replay recorded games; exit status 0 only if all agree with their records."""
    import trunkline.games  # noqa: F401  (the titles register themselves)
    from trunkline.formats import FormatError, verify

    status = 0
    _check_traces(trace, len(files))
    for file in with_progress(files, len(files), "Verifying"):
        try:
            report = verify(file, _trace_of(file, trace))
        except FormatError as error:
            # The other files are still worth checking: the worst status counts at the end.
            status = BAD_INPUT
            typer.echo(f"trunkline: {error}", err=True)
            if as_json:
                print_json({"file": str(file), "error": str(error)}, compact=True)
            continue
        if as_json:
            print_json(report, compact=True)
        else:
            _print_report(report)
        if not report.equal:
            status = max(status, DIFFERENT)
    raise typer.Exit(status)


def _check_traces(trace: Path | None, count: int) -> None:
    if trace is not None and count > 1 and not trace.is_dir():
        raise BadInput("one trace belongs to one file; for several files name their folder")


def _trace_of(file: Path, trace: Path | None) -> Path | None:
    """The trace of a file: ``NAME.trace.jsonl``, packed with gzip or not, for ``NAME.json``."""
    if trace is None or not trace.is_dir():
        return trace
    from trunkline.formats import FormatError

    name = f"{file.name.removesuffix('.json')}.trace.jsonl"
    for found in (trace / f"{name}.gz", trace / name):
        if found.exists():
            return found
    raise FormatError(str(file), f"its trace is missing; {trace / name}.gz should be there")


def _print_report(report: Report) -> None:
    lines: list[tuple[str, Any]] = [
        ("title", report.title),
        ("players", ", ".join(report.players)),
        ("actions", report.actions),
        ("finished", "yes" if report.finished else "no"),
        ("end reason", report.end_reason or "–"),
        ("scores", _pairs(report.scores)),
        ("recorded", _pairs(report.recorded)),
    ]
    if report.trace:
        lines.append(("trace", _compared(report)))
    lines.append(("equal", "yes" if report.equal else "no"))
    if report.difference is not None:
        lines.append(("difference", report.difference))
    print_line(str(report.file), "bold green" if report.equal else "bold red")
    for name, value in lines:
        print_line(f"  {name:10}  {value}")
    print_line()


def _compared(report: Report) -> str:
    """How far the game agrees with its trace."""
    if report.difference is None or report.difference.index < 0:
        return f"agrees after all {report.compared} actions"
    return f"agrees after the first {report.compared} actions, not after the next"


def _pairs(scores: dict[str, int] | None) -> str:
    return ", ".join(f"{name} {value}" for name, value in (scores or {}).items()) or "–"
