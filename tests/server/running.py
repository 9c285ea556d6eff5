"""A real server in a thread, on a free port of this machine."""

from __future__ import annotations

import asyncio
import io
import random
import socket
import string
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from argon2 import PasswordHasher

from trunkline.server import Settings, make_app
from trunkline.server.accounts.passwords import Passwords
from trunkline.server.house import House
from trunkline.server.serving import make_server

PASSWORD = "nine tame otters"
T = TypeVar("T")


def new_name() -> str:
    """A name that nobody has."""
    return "Nell " + "".join(random.choices(string.ascii_lowercase, k=10))


def told(answer: httpx.Response, status: int, code: str) -> str:
    """The sentence of a problem that has to be there."""
    assert answer.status_code == status, answer.text
    assert answer.json()["code"] == code, answer.text
    return str(answer.json()["text"])


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
        self._looked = 0
        self.house.log._to = self.written
        # As cheap as can be: what real ones cost is tested with passwords themselves.
        self.house.passwords = Passwords(PasswordHasher(1, 8, 1))
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen(512)
        self.port = self._socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._server = make_server(self.app)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._failure: BaseException | None = None
        self._clients: list[httpx.Client] = []

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve([self._socket])

        try:
            asyncio.run(serve())
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
        self._socket.close()
        assert not self._thread.is_alive(), "the server did not stop"

    def lines(self, least: int = 0) -> list[dict[str, Any]]:
        """What the log has; a request has its line a moment after its answer."""
        for _ in range(500):
            if self.written.getvalue().count("\n") >= least:
                break
            time.sleep(0.01)
        return [msgspec.json.decode(line) for line in self.written.getvalue().splitlines()]

    def defects(self) -> list[str]:
        """What went wrong inside since this was asked last."""
        lines = self.lines()
        since, self._looked = self._looked, len(lines)
        return [str(line) for line in lines[since:] if line["level"] == "error"]

    def client(self, **options: Any) -> httpx.Client:
        """A browser's stand-in: cookies, and the origin of our own pages."""
        headers = {"origin": self.address, "accept-language": "en", **options.pop("headers", {})}
        client = httpx.Client(base_url=self.address, headers=headers, timeout=30, **options)
        self._clients.append(client)
        return client

    def person(self, name: str = "", password: str = PASSWORD) -> httpx.Client:
        """A browser in which somebody with a name and a password is logged in."""
        client = self.client()
        body = {"name": name or new_name(), "password": password}
        answer = client.post("/api/accounts", json=body)
        assert answer.status_code == 201, answer.text
        return client

    def token(self, client: httpx.Client) -> str:
        """A personal token of who is logged in in a browser."""
        answer = client.post("/api/me/tokens", json={"label": "test"})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def program(self, token: str) -> httpx.Client:
        """A program with a personal token; it sends no origin and no cookie."""
        client = httpx.Client(
            base_url=self.address, headers={"authorization": f"Bearer {token}"}, timeout=30
        )
        self._clients.append(client)
        return client

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done inside the server's own loop, with its house."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def guest(self, name: str | None = None) -> httpx.Client:
        """A browser in which a guest is logged in."""
        client = self.client()
        answer = client.post("/api/guests", json={"name": name} if name else {})
        assert answer.status_code == 201, answer.text
        return client
