"""Servers for tests: each test meets one on SQLite and one on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server import postgres
from tests.server.running import Running

KINDS = ("sqlite", "postgresql")
# Limits are tested by themselves; elsewhere all tests come from one address.
PLENTY = 1_000_000


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """PostgreSQL for this test run, started when the first test asks for it."""
    programs = postgres.programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    cluster = postgres.Cluster(programs)
    yield cluster
    cluster.stop()


@pytest.fixture(scope="module", params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Which database the tests of a module run on: all on one, then all on the other."""
    return str(request.param)


@pytest.fixture(scope="module")
def place(
    kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes the address of a new, empty database."""
    if kind == "postgresql":
        cluster: postgres.Cluster = request.getfixturevalue("cluster")
        return cluster.new_database
    return lambda: str(tmp_path_factory.mktemp("data"))


@pytest.fixture(scope="module")
def server(place: Callable[[], str]) -> Iterator[Running]:
    """A server that a module's tests share; what they do in it must not disturb others."""
    with Running(place(), log="debug", limits=generous()) as running:
        yield running


@pytest.fixture
def own_server(place: Callable[[], str]) -> Iterator[Callable[..., Running]]:
    """Starts servers that only this test uses, with settings of its own."""
    started: list[Running] = []

    def start(where: str | Path | None = None, **settings: Any) -> Running:
        settings = {"log": "debug", "limits": generous(), **settings}
        running = Running(where or place(), **settings).__enter__()
        started.append(running)
        return running

    start.started = started  # type: ignore[attr-defined]
    yield start
    for running in reversed(started):
        running.__exit__()


@pytest.fixture
def no_defects(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing goes wrong inside the servers that a test uses."""
    started: list[Running] = []
    if "server" in request.fixturenames:
        started.append(request.getfixturevalue("server"))
    if "own_server" in request.fixturenames:
        own = request.getfixturevalue("own_server")
        yield
        started += own.started
    else:
        yield
    found = [defect for running in started for defect in running.defects()]
    assert not found, "\n".join(found)


@pytest.fixture
def mailing(own_server: Callable[..., Running]) -> Running:
    """A server that would send mail; nobody takes it, so that it stays where it can be read."""
    return own_server(
        address="http://trunkline.example",
        mail_host="127.0.0.1",
        mail_port=9,
        mail_from="Trunkline <games@trunkline.example>",
    )


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    """A browser with nobody logged in."""
    with server.client() as client:
        yield client


def generous() -> Any:
    """The limits that come with the program, so wide that no test meets them."""
    import msgspec

    from trunkline.server.settings import read_limits

    limits = read_limits(None)
    wide = {
        name: msgspec.structs.replace(each, burst=PLENTY, a_minute=float(PLENTY))
        for name, each in limits.limits.items()
    }
    return msgspec.structs.replace(limits, limits=wide)
