"""Figures about the server, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal

LABELLED = {
    "requests_total",
    "request_seconds_total",
    "alerts_delivered_total",
    "alerts_failed_total",
}
"""Figures that are told apart further; all others begin at 0."""

Labels = tuple[tuple[str, str], ...]
Kind = Literal["counter", "gauge"]

HELP: dict[str, tuple[Kind, str]] = {
    "requests_total": ("counter", "Requests answered, by route and status."),
    "request_seconds_total": ("counter", "Seconds spent on requests, by route."),
    "sockets": ("gauge", "Sockets open now."),
    "moves_total": ("counter", "Moves accepted."),
    "tables_live": ("gauge", "Tables held in memory now."),
    "alerts_delivered_total": ("counter", "Alerts delivered, by way."),
    "alerts_failed_total": ("counter", "Attempts to deliver an alert that failed, by way."),
    "errors_total": ("counter", "Requests that ended in a defect of the program."),
}
"""What is counted, without the prefix ``trunkline_``."""


class Metrics:
    """Counters go up; gauges are set."""

    def __init__(self) -> None:
        self._values: dict[str, dict[Labels, float]] = {
            name: defaultdict(float, {} if name in LABELLED else {(): 0.0}) for name in HELP
        }

    def count(self, name: str, by: float = 1, /, **labels: str) -> None:
        """Count one more, or ``by`` more."""
        self._values[_known(name)][tuple(labels.items())] += by

    def gauge(self, name: str, value: float, /, **labels: str) -> None:
        """Set what a figure is now."""
        self._values[_known(name)][tuple(labels.items())] = value

    def add(self, name: str, by: float, /, **labels: str) -> None:
        """Move a gauge up or down."""
        self.count(name, by, **labels)

    def value(self, name: str, /, **labels: str) -> float:
        """What a figure is now."""
        return self._values[_known(name)].get(tuple(labels.items()), 0)

    def text(self) -> str:
        """All figures.

        >>> metrics = Metrics()
        >>> metrics.count("moves_total")
        >>> "trunkline_moves_total 1" in metrics.text().splitlines()
        True
        """
        lines = []
        for name, values in sorted(self._values.items()):
            kind, words = HELP[name]
            lines.append(f"# HELP trunkline_{name} {words}")
            lines.append(f"# TYPE trunkline_{name} {kind}")
            for labels, value in values.items():
                inner = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels)
                braces = f"{{{inner}}}" if inner else ""
                lines.append(f"trunkline_{name}{braces} {value:.15g}")
        return "\n".join(lines) + "\n"


def _known(name: str) -> str:
    if name not in HELP:
        raise KeyError(f"there is no figure {name!r}")
    return name


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
