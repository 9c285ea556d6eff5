"""What is written down of what happens: a line of JSON each, without anybody's secrets."""

from __future__ import annotations

import sys
import threading
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


class Log:
    """Writes lines to the standard error output."""

    def __init__(self, level: str = "info", to: TextIO | None = None) -> None:
        self.least = LEVELS[level]
        self._to = to
        self._turn = threading.Lock()

    def debug(self, event: str, **data: Any) -> None:
        self._write("debug", event, data)

    def info(self, event: str, **data: Any) -> None:
        self._write("info", event, data)

    def warning(self, event: str, **data: Any) -> None:
        self._write("warning", event, data)

    def error(self, event: str, **data: Any) -> None:
        self._write("error", event, data)

    def _write(self, level: str, event: str, data: dict[str, Any]) -> None:
        if LEVELS[level] < self.least:
            return
        now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line = msgspec.json.encode(
            {"time": now, "level": level, "event": event, **data}, enc_hook=str
        )
        with self._turn:
            to = self._to or sys.stderr
            to.write(line.decode() + "\n")
            to.flush()
