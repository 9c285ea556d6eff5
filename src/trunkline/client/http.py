"""Asking a server over HTTP, patiently: what can be asked again without harm is asked again."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from trunkline.client.problem import Problem, of_answer, own

T = TypeVar("T")

WAITS = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between attempts; the last of them from then on."""
AWAY = frozenset({502, 503, 504})
"""Answers of a server, or of what stands before it, that come from its being away."""


class Http:
    """A server's address, and who asks there."""

    def __init__(self, address: str, token: str, language: str, patience: float) -> None:
        parts = urlsplit(address)
        self.address = f"{parts.scheme}://{parts.netloc}"
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(
                f"{address!r} is no server's address: it looks like https://trunkline.example"
            )
        self.patience = patience
        # The origin shows that a log-in's cookie is used by us, and not by a page elsewhere.
        headers = {"origin": self.address, "accept-language": language}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self._client = httpx.Client(base_url=self.address, headers=headers, timeout=30)

    def close(self) -> None:
        self._client.close()

    def headers(self) -> dict[str, str]:
        """What shows a server who asks, for a socket's handshake."""
        request = self._client.build_request("GET", "/api/live")
        names = ("authorization", "cookie", "origin", "accept-language")
        return {name: request.headers[name] for name in names if name in request.headers}

    def ask(
        self,
        method: str,
        path: str,
        kind: type[T],
        body: Any = None,
        *,
        query: Mapping[str, Any] | None = None,
        again: bool | None = None,
    ) -> T:
        """Ask, and read the answer. ``again`` says whether asking twice does no harm; if it is
        not said, it is so for everything but ``POST``."""
        again = method != "POST" if again is None else again
        content = None if body is None else msgspec.json.encode(body)
        params = {name: value for name, value in (query or {}).items() if value is not None}
        ends, tries = time.monotonic() + self.patience, 0
        while True:
            try:
                return self._ask_once(method, path, kind, content, params, again=again)
            except _Away as away:
                wait = max(away.wait, waited(tries))
                if time.monotonic() + wait > ends:
                    raise away.problem from away.__cause__
            time.sleep(wait)
            tries += 1

    def _ask_once(
        self,
        method: str,
        path: str,
        kind: type[T],
        content: bytes | None,
        params: dict[str, Any],
        *,
        again: bool,
    ) -> T:
        headers = {"content-type": "application/json"} if content is not None else {}
        try:
            answer = self._client.request(
                method, path, content=content, params=params, headers=headers
            )
        except httpx.TransportError as error:
            problem = own("unreachable", address=self.address)
            # Where there was no connection, nothing has been asked yet.
            if again or isinstance(error, httpx.ConnectError):
                raise _Away(problem) from error
            raise problem from error
        if answer.is_success:
            return read(answer.content, kind, self.address)
        problem = of_answer(answer.content, answer.status_code, self.address)
        if answer.status_code == 429 or (again and answer.status_code in AWAY):
            raise _Away(problem, float(answer.headers.get("retry-after", 0)))
        raise problem


class _Away(Exception):
    """An attempt that may be repeated."""

    def __init__(self, problem: Problem, wait: float = 0) -> None:
        super().__init__(problem.text)
        self.problem = problem
        self.wait = wait


def read(content: bytes, kind: type[T], address: str) -> T:
    """An answer as what it has to be."""
    if kind is type(None):
        return None
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise own("strange-answer", address=address) from error


def waited(tries: int) -> float:
    """How long to wait after so many attempts; never the same for everybody."""
    return WAITS[min(tries, len(WAITS) - 1)] * random.uniform(0.7, 1.3)
