"""Servers in processes of their own, as people start them: to be several, and to be killed."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from importlib.resources import files
from pathlib import Path

import httpx

START = "from trunkline.cli import main; main()"
PATIENCE = 60
"""Seconds that a server is given to start, on a machine that has much to do."""


class Process:
    """A server at a port of its own, which it keeps when it is started again."""

    def __init__(self, where: str, folder: Path) -> None:
        self.where = where
        self.folder = folder
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            self.port = taken.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._running: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def begin(self) -> None:
        """Start it without waiting until it answers."""
        key = "TRUNKLINE_DATABASE" if self.where.startswith("postgresql:") else "TRUNKLINE_DATA"
        variables = {name: value for name, value in os.environ.items() if name[:9] != "TRUNKLINE"}
        variables |= {
            key: self.where,
            "TRUNKLINE_LIMITS": str(wide_limits(self.folder)),
            "TRUNKLINE_LOG": "warning",
        }
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                [sys.executable, "-c", START, "serve", "--no-browser", *self._where()],
                env=variables,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def _where(self) -> list[str]:
        return ["--host", "127.0.0.1", "--port", str(self.port)]

    def start(self) -> None:
        self.begin()
        self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            assert self._running is not None
            assert self._running.poll() is None, f"the server ended: {self.said()}"
            try:
                if httpx.get(f"{self.address}/healthz", timeout=5).is_success:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.said()}")

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        assert self._running is not None
        self._running.send_signal(signal.SIGKILL)
        self._running.wait()

    def stop(self) -> None:
        """Ask it to end, and wait for it."""
        if self._running is None or self._running.poll() is not None:
            return
        self._running.terminate()
        try:
            self._running.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server did not stop: {self.said()}") from None

    @property
    def log(self) -> Path:
        return self.folder / f"server-{self.port}.log"

    def said(self) -> str:
        """The end of what it has written."""
        return self.log.read_text()[-3000:]

    def faults(self) -> list[str]:
        """The defects of which its log tells."""
        lines = self.log.read_text().splitlines()
        known = ("defect", "work-failed", "table-stuck", "tick-failed")
        return [line for line in lines if any(f'"event":"{name}"' in line for name in known)]


def wide_limits(folder: Path) -> Path:
    """A file of limits so wide that no test meets them."""
    path = folder / "limits.toml"
    if not path.exists():
        text = (files("trunkline.server") / "limits.toml").read_text()
        path.write_text(re.sub(r"(?m)^(burst|a_minute) = .*$", r"\1 = 1000000", text))
    return path
