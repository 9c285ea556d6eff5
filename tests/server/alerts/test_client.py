"""A program's client says by which ways its owner is told, and finds what waits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.playing import Person
from tests.server.running import Running
from trunkline.client import Client, Problem


@pytest.fixture
def owner(server: Running) -> Person:
    return Person(server)


@pytest.fixture
def client(server: Running, owner: Person) -> Iterator[Client]:
    with Client(server.address, server.token(owner.http), patience=1) as client:
        yield client


def test_what_waits(client: Client, owner: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bo"}, {"kind": "local", "name": "Cy"}]
    assert client.alerts.waiting() == []
    assert client.alerts.next() is None
    first, second = (owner.table(seats=seats, begin=True)["id"] for _ in range(2))
    assert [each.table for each in client.alerts.waiting()] == [first, second]
    following = client.alerts.next(at=first)
    assert following is not None
    assert following.id == second


def test_choosing(client: Client, owner: Person) -> None:
    chosen = client.alerts.choose(["sound", "digest"], digest_every=12, digest_at=19)
    assert (chosen.ways, chosen.digest_every, chosen.digest_at) == (["sound", "digest"], 12, 19)
    table = owner.table()["id"]
    assert client.alerts.choose_for(table, ["push"]).is_own
    assert client.alerts.wishes().tables == {table: ["push"]}
    assert client.alerts.choose_for(table, None).ways == ["sound", "digest"]


def test_an_address_to_call(client: Client) -> None:
    assert client.alerts.webhook() is None
    with pytest.raises(Problem) as refused:
        client.alerts.call("https://127.0.0.1/")
    assert refused.value.code == "address-not-public"
    client.alerts.call_nobody()
    with pytest.raises(Problem) as refused:
        client.alerts.test("webhook")
    assert refused.value.code == "nowhere-webhook"
