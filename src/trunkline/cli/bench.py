"""``trunkline bench``: the benchmarks of a source tree."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from trunkline.cli.console import print_line, print_table
from trunkline.cli.errors import DIFFERENT, BadInput

NAME = "bench"


def complete_name(incomplete: str) -> list[str]:
    """The benchmarks that begin so."""
    try:
        return [name for name in _benchmarks() if name.startswith(incomplete)]
    except BadInput:
        return []


def command(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="NAME...", help="Which benchmarks to run.", autocompletion=complete_name
        ),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Run all of them.")] = False,
) -> None:
    """Run benchmarks by name; without a name, list them. Needs the source tree."""
    known = _benchmarks()
    chosen = list(known) if everything else names or []
    for name in chosen:
        if name not in known:
            raise BadInput(f"there is no benchmark {name!r}; there are {', '.join(known)}")
    if not chosen:
        _print_list(known)
        return
    failed = False
    for name in chosen:
        print_line(f"{name}: {_purpose(known[name])}", "bold")
        sys.stdout.flush()
        folder = known[name].parent
        command = [sys.executable, "-m", f"{folder.name}.{name}"]
        failed |= subprocess.run(command, cwd=folder.parent, check=False).returncode != 0
        print_line()
    if failed:
        raise typer.Exit(DIFFERENT)


def _benchmarks() -> dict[str, Path]:
    """All benchmarks by name."""
    return {path.stem: path for path in sorted(_folder().glob("*.py")) if path.stem[0] != "_"}


def _folder() -> Path:
    """The folder ``bench`` of the source tree: of this package, or of the working directory."""
    for root in (Path(__file__).parents[3], Path.cwd()):
        if (root / "bench").is_dir() and (root / "src" / "trunkline").is_dir():
            return root / "bench"
    raise BadInput("benchmarks come with the source tree: run this inside a clone of Trunkline")


def _purpose(module: Path) -> str:
    """What a benchmark measures: the first line of its docstring."""
    doc = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return doc.partition("\n")[0]


def _print_list(known: dict[str, Path]) -> None:
    from trunkline.words.tables import Table

    rows = tuple((name, _purpose(path)) for name, path in known.items())
    print_table(Table("Benchmarks", ("Name", "What it measures"), rows))
    print_line("\n`trunkline bench NAME...` runs some of them, `--all` runs all.")
