"""A real server in a thread, on a free port of this machine."""

from __future__ import annotations

import io
import socket
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn

from trunkline.server import Settings, make_app
from trunkline.server.house import House


class Clock:
    """The time, which tests can put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def forward(self, **spans: float) -> None:
        """``forward(days=3, minutes=5)``"""
        seconds = {"days": 86400, "hours": 3600, "minutes": 60, "seconds": 1}
        self.ahead += sum(seconds[name] * value for name, value in spans.items())


class Running:
    """A server that runs, and what tests need of its inside."""

    def __init__(self, where: str | Path, **settings: Any) -> None:
        key = "database" if str(where).startswith("postgresql:") else "data"
        self.settings = Settings(**{key: str(where)}, **settings)
        self.clock = Clock()
        self.app = make_app(self.settings, self.clock)
        self.house: House = self.app.state.house
        self.written = io.StringIO()
        self.house.log._to = self.written
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen(512)
        self.port = self._socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(
            self.app,
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            ws="websockets-sansio",
            lifespan="on",
            timeout_graceful_shutdown=2,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._failure: BaseException | None = None
        self._clients: list[httpx.Client] = []

    def _run(self) -> None:
        try:
            self._server.run([self._socket])
        except BaseException as error:
            self._failure = error

    def __enter__(self) -> Running:
        self._thread.start()
        for _ in range(3000):
            if self._server.started:
                return self
            if not self._thread.is_alive():
                break
            time.sleep(0.01)
        raise AssertionError(f"the server did not start: {self._failure!r}")

    def __exit__(self, *_: object) -> None:
        for client in self._clients:
            client.close()
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server did not stop"

    def lines(self) -> list[dict[str, Any]]:
        """What the log has."""
        return [msgspec.json.decode(line) for line in self.written.getvalue().splitlines()]

    def client(self, **options: Any) -> httpx.Client:
        """A browser's stand-in: cookies, and the origin of our own pages."""
        headers = {"origin": self.address, "accept-language": "en", **options.pop("headers", {})}
        client = httpx.Client(base_url=self.address, headers=headers, timeout=30, **options)
        self._clients.append(client)
        return client

    def guest(self, name: str | None = None) -> httpx.Client:
        """A browser in which a guest is logged in; ``client.me`` is the account."""
        client = self.client()
        answer = client.post("/api/guests", json={"name": name} if name else {})
        assert answer.status_code == 201, answer.text
        return client
