"""Whether the server is well, and its figures."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from tests.server.running import Running, told
from trunkline.server.security.metrics import Metrics
from trunkline.store import Away


def test_a_server_that_is_well(server: Running) -> None:
    answer = httpx.get(f"{server.address}/healthz", headers={"host": "whatever.internal"})
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


class NoDatabase:
    """A database that cannot be reached."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        raise Away("ConnectionRefusedError: password of trunkline")
        yield


def test_a_database_that_is_away(own_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server: Running = own_server()
    browser = server.guest()
    with monkeypatch.context() as patched:
        patched.setattr(server.house, "database", NoDatabase())
        for path in ("/healthz", "/api/me", "/"):
            answer = browser.get(path)
            told(answer, 503, "database-away")
            assert answer.headers["retry-after"]
            assert "password" not in answer.text
    assert browser.get("/healthz").status_code == 200


def figures(text: str) -> dict[str, float]:
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found


def test_figures(own_server: Any) -> None:
    server: Running = own_server()
    with httpx.Client(base_url=server.address) as client:
        before = figures(client.get("/metrics").text)
        for _ in range(3):
            client.get("/api/me")
        client.get("/some/made/up/path")
        answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = figures(answer.text)
    mine = 'trunkline_requests_total{route="GET /api/me",status="401"}'
    assert found[mine] - before.get(mine, 0) == 3
    assert found['trunkline_requests_total{route="GET -",status="404"}'] == 1
    assert found['trunkline_request_seconds_total{route="GET /api/me"}'] > 0
    assert found["trunkline_sockets"] == 0
    for name in ("moves_total", "tables_live", "alerts_delivered_total", "errors_total"):
        assert f"# TYPE trunkline_{name} " in answer.text
    for line in answer.text.splitlines():
        assert re.match(r'# (HELP|TYPE) trunkline_|trunkline_\w+(\{(\w+="[^"]*",?)+\})? \S+$', line)


def test_figures_are_not_for_everybody(own_server: Any) -> None:
    server: Running = own_server(metrics_token="let me see", proxies="127.0.0.1")

    def asked(**headers: str) -> httpx.Response:
        return httpx.get(f"{server.address}/metrics", headers=headers)

    elsewhere = {"x-forwarded-for": "192.0.2.1"}
    told(asked(**elsewhere), 403, "metrics-closed")
    told(asked(**elsewhere, authorization="Bearer let me"), 403, "metrics-closed")
    told(asked(**elsewhere, authorization="Bearer"), 403, "metrics-closed")
    assert asked(**elsewhere, authorization="Bearer let me see").status_code == 200
    assert asked().status_code == 200


@pytest.mark.parametrize("name", ["x-forwarded-for", "forwarded", "x-real-ip"])
def test_a_proxy_on_the_same_machine_is_not_the_machine(server: Running, name: str) -> None:
    answer = httpx.get(f"{server.address}/metrics", headers={name: "127.0.0.1"})
    told(answer, 403, "metrics-closed")


def test_labels_are_escaped() -> None:
    metrics = Metrics()
    metrics.count("alerts_failed_total", way='a"b\\c\nd')
    assert 'trunkline_alerts_failed_total{way="a\\"b\\\\c\\nd"} 1' in metrics.text()


def test_figures_that_nobody_knows() -> None:
    with pytest.raises(KeyError):
        Metrics().count("movse_total")
