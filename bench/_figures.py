"""Figures out of many measurements, and the table that shows them."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Sequence

from trunkline.cli.console import print_line, print_table
from trunkline.words.tables import Table


def seconds(work: Callable[[], object]) -> float:
    """The processor time that something takes, once: other work on the machine is not counted."""
    began = time.thread_time()
    work()
    return time.thread_time() - began


def quantile(times: Sequence[float], part: float) -> float:
    """The time that a part of all measurements does not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def milliseconds(time_taken: float) -> str:
    return f"{time_taken * 1000:.3f} ms"


def spread(times: Sequence[float]) -> tuple[str, str, str]:
    """Middle, 99th percentile and worst."""
    return (
        milliseconds(quantile(times, 0.5)),
        milliseconds(quantile(times, 0.99)),
        milliseconds(max(times)),
    )


def show(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table of figures."""
    print_table(Table(title, tuple(columns), tuple(tuple(row) for row in rows)))
    print_line(f"Python {platform.python_version()}, {platform.machine()}")
