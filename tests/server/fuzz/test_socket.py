"""The socket, told things that no client would say."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.fuzz.effort import MESSAGES
from tests.server.running import Running

STRANGE: list[Any] = [None, True, -1, 0, 2**63, 1.5, "", "P1", "x" * 5000, [], {}, [[]], {"a": 1}]
KINDS = ["watch", "leave", "do", "ping", "hello", "", None]
REQUESTS = [
    {"do": "move", "action": {"type": "Pass", "seat": "P1"}},
    {"do": "move", "action": {"type": "Bid", "seat": "P1", "item": "TSR", "price": 25}, "seen": 4},
    {"do": "take-back", "to": 0},
    {"do": "answer-take-back", "agrees": True},
    {"do": "withdraw-take-back"},
    {"do": "say", "text": "Hello"},
    {"do": "sit", "seat": "P2"},
    {"do": "begin"},
    {"do": "propose-hand-over", "seat": "P2", "to": "open"},
    {"do": "answer-hand-over", "agrees": False},
]


@pytest.fixture
def owner(server: Running) -> httpx.Client:
    return server.guest()


@pytest.fixture
def table(owner: httpx.Client) -> str:
    seats = [{"kind": "me"}, *({"kind": "local", "name": name} for name in ("Ben", "Cy"))]
    asked = {"title": "1861", "seats": seats, "begin": True, "options": {"start": "first"}}
    return str(owner.post("/api/tables", json=asked).json()["id"])


def opened(server: Running, client: httpx.Client) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = server.address.replace("http", "ws", 1)
    headers = {"Cookie": cookies} if cookies else {}
    return connect(f"{address}/api/live", origin=server.address, additional_headers=headers)  # type: ignore[arg-type]


def sensible(dice: random.Random, table: str) -> dict[str, Any]:
    kind = dice.choice(["watch", "leave", "do", "do", "do", "ping"])
    if kind == "do":
        mark = str(dice.random())
        return {"type": kind, "table": table, "request": dice.choice(REQUESTS), "mark": mark}
    return {"type": kind} if kind == "ping" else {"type": kind, "table": table}


def spoiled(dice: random.Random, message: dict[str, Any]) -> str | bytes:
    """A message with something wrong: a value, a field, or its very bytes."""
    way = dice.randrange(6)
    field = dice.choice(list(message))
    if way == 0:
        return json.dumps({**message, field: dice.choice(STRANGE)})
    if way == 1:
        return json.dumps({key: value for key, value in message.items() if key != field})
    if way == 2:
        return json.dumps({**message, "type": dice.choice(KINDS)})
    if way == 3:
        inner = dict(message.get("request") or {"do": "move"})
        inner[dice.choice([*inner, "more"])] = dice.choice(STRANGE)
        return json.dumps({**message, "request": inner})
    text = json.dumps(message)
    if way == 4:
        return text[: dice.randrange(len(text))]
    return dice.randbytes(dice.randrange(1, 200))


def talk(socket: ClientConnection, dice: random.Random, table: str, left: int) -> int:
    """Say sensible things and nonsense; how much is left to be said when it is over."""
    try:
        while left:
            left -= 1
            message = sensible(dice, table)
            socket.send(json.dumps(message) if left % 3 else spoiled(dice, message))
        socket.send(json.dumps({"type": "ping"}))
        while json.loads(socket.recv(timeout=20))["type"] != "pong":
            pass
    except ConnectionClosed:
        pass
    return left


def test_random_and_mutated_messages_break_nothing(
    server: Running, owner: httpx.Client, table: str
) -> None:
    dice = random.Random(1861)
    left = MESSAGES
    while left:
        # Whoever sends what is no text at all is sent away, and comes back.
        with opened(server, owner) as socket:
            left = talk(socket, dice, table, left)
    assert server.house.metrics.value("errors_total") == 0
    told = owner.get(f"/api/tables/{table}").json()
    entries = owner.get(f"/api/tables/{table}/entries").json()
    assert [entry["number"] for entry in entries] == list(range(1, told["number"] + 1))


def test_nobody_acts_or_looks_for_somebody_else(
    server: Running, owner: httpx.Client, table: str
) -> None:
    owner.put(f"/api/tables/{table}/note", json={"text": "my secret plan"})
    stranger = server.guest()
    before = owner.get(f"/api/tables/{table}").json()["number"]
    with opened(server, stranger) as socket:
        for number, request in enumerate(REQUESTS):
            ask = {"type": "do", "table": table, "request": request, "mark": str(number)}
            socket.send(json.dumps(ask))
        answers = []
        while len(answers) < len(REQUESTS):
            told = json.loads(socket.recv(timeout=20))
            assert "my secret plan" not in json.dumps(told)
            if told["type"] in ("done", "refused"):
                answers.append(told["type"])
    assert set(answers) == {"refused"}
    assert owner.get(f"/api/tables/{table}").json()["number"] == before
    assert stranger.get(f"/api/tables/{table}/note").json()["text"] == ""
    assert stranger.get(f"/api/tables/{table}/programmes/P1").status_code == 403
