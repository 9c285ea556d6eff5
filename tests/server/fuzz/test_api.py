"""The API, asked for everything that its own description allows, and for much that it does not."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode

from tests.server.fuzz.effort import EXAMPLES
from tests.server.running import Running

ENDS = {("post", "/api/logout"), ("delete", "/api/me"), ("delete", "/api/me/sessions")}
"""After these nobody is logged in any more; other tests ask for them."""
MUCH = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]


@pytest.fixture(scope="module")
def someone(server: Running) -> httpx.Client:
    """Somebody with a table of their own, at which a game is played."""
    return server.guest()


@pytest.fixture(scope="module")
def table(someone: httpx.Client) -> str:
    seats = [{"kind": "me"}, *({"kind": "local", "name": name} for name in ("Ben", "Cy"))]
    asked = {"title": "1861", "seats": seats, "begin": True, "options": {"start": "first"}}
    made = someone.post("/api/tables", json=asked)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
def test_nothing_that_is_asked_breaks_the_server(
    server: Running, someone: httpx.Client, table: str, mode: GenerationMode
) -> None:
    described = someone.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    asked = 0

    def ask(case: schemathesis.Case) -> None:
        nonlocal asked
        asked += 1
        cookies, headers = dict(someone.cookies), {"origin": server.address}
        answer = case.call(base_url=server.address, cookies=cookies, headers=headers)
        assert answer.status_code < 500, f"{case.query} {server.written.getvalue()[-3000:]}"

    for method, path in operations(described):
        operation = schema[path][method.upper()]
        # Half of what is asked is about a table that is there.
        for known in ({}, {"table_id": table}) if ends_with_table(path) else ({},):
            parts = {"path_parameters": known} if known else {}
            try:
                MUCH(given(operation.as_strategy(mode, **parts))(ask))()
            except Unsatisfiable:
                # Nothing can be wrong with a question that takes no data.
                assert mode is GenerationMode.NEGATIVE
    assert asked > len(described["paths"])
    assert someone.get("/api/me").status_code == 200
    assert someone.get(f"/api/tables/{table}").json()["status"] == "playing"
    assert server.house.metrics.value("errors_total") == 0


def operations(described: dict[str, Any]) -> list[tuple[str, str]]:
    """What the API offers, but for what ends the session that asks."""
    return [
        (method, path)
        for path, methods in described["paths"].items()
        for method in methods
        if (method, path) not in ENDS
    ]


def ends_with_table(path: str) -> bool:
    """Whether a table is all that an address names."""
    return "{table_id" in path and "{" not in path.partition("{table_id")[2]
