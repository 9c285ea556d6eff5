"""The conversation over a socket: what is not understood, too much, too slow, and its end."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Callable

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import generous
from tests.server.playing import Person, Socket, at_one_screen, gathered, soon
from tests.server.running import Running
from trunkline.kernel import Game
from trunkline.server.live import socket as talking


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "fly"}',
        '{"type": "watch"}',
        '{"type": "watch", "table": ""}',
        '{"type": "watch", "table": "t", "after": "one"}',
        '{"type": "watch", "table": "t", "hat": 1}',
        '{"type": "do", "table": "t", "mark": "", "request": {"do": "begin"}}',
        '{"type": "do", "table": "t", "mark": "m", "request": {"do": "fly"}}',
        '{"type": "do", "table": "t", "mark": "m", "request": {"do": "say", "text": "\\u0000"}}',
        "[" * 30_000,
        "x" * 70_000,
        b"\xff\xfe",
        b'{"type": "ping"',
    ],
    ids=range(16),
)
def test_what_is_not_understood_is_said_to_be_so(server: Running, frame: str | bytes) -> None:
    with Person(server).socket() as line:
        line.say(frame)
        problem = line.take("faulty")["problem"]
        assert problem["text"]
        assert problem["code"] != "internal"
        # The conversation goes on.
        line.say({"type": "ping"})
        assert line.take("pong")["now"] > 0


def test_who_one_is_taken_for(server: Running) -> None:
    ada = Person(server)
    with ada.socket() as line:
        hello = line.take("hello")
    assert (hello["user"], hello["name"]) == (ada.id, ada.name)


def test_a_table_that_is_not_there(server: Running) -> None:
    with Person(server).socket() as line:
        line.say({"type": "watch", "table": "nowhere"})
        told = line.take("faulty")
        assert (told["problem"]["code"], told["table"]) == ("no-such-table", "nowhere")
        refused = line.do("nowhere", "begin")
        assert (refused["type"], refused["problem"]["code"]) == ("refused", "no-such-table")
        line.say({"type": "leave", "table": "nowhere"})
        line.say({"type": "ping"})
        line.take("pong")


def test_a_refusal_comes_with_its_mark_and_rule(server: Running) -> None:
    table, people = gathered(server)
    told = people[0].look(table)
    other = next(p for p in people if p.look(table)["mine"] != told["standing"]["turns"])
    seat = other.look(table)["mine"][0]
    with other.socket() as line:
        refused = line.do(table, "move", "mine", action={"type": "Pass", "seat": seat})
    assert (refused["type"], refused["mark"]) == ("refused", "mine")
    assert refused["problem"]["rule"].startswith("1861-")


def test_who_is_nobody_does_nothing_over_a_socket(server: Running) -> None:
    table, _ = gathered(server)
    with Socket(server) as line:
        refused = line.do(table, "say", text="Hello")
    assert refused["problem"]["code"] == "log-in"


def test_sentences_are_in_the_language_of_the_account(server: Running) -> None:
    told = set()
    for language in ("en", "ko", "ja", "fr"):
        with Socket(server, {"accept-language": language}) as line:
            line.say("{")
            told.add(line.take("faulty")["problem"]["text"])
    assert len(told) == 4


def test_a_page_of_somebody_else_gets_no_socket(server: Running) -> None:
    ada = Person(server)
    address = server.address.replace("http", "ws") + "/api/live"
    cookie = "; ".join(f"{each.name}={each.value}" for each in ada.http.cookies.jar)
    for headers in ({"origin": "https://evil.example"}, {}):
        with (
            pytest.raises(InvalidStatus) as caught,
            connect(address, additional_headers={"cookie": cookie, **headers}),
        ):
            pass
        assert caught.value.response.status_code == 403


def test_so_many_tables_and_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "MOST_WATCHED", 2)
    ada = Person(server)
    tables = [ada.table()["id"] for _ in range(3)]
    with ada.socket() as line:
        line.watch(tables[0])
        line.watch(tables[1])
        line.say({"type": "watch", "table": tables[2]})
        assert line.take("faulty")["problem"]["code"] == "too-many-tables"
        line.watch(tables[1])
        line.say({"type": "leave", "table": tables[0]})
        line.watch(tables[2])


@pytest.mark.parametrize("limit", ["socket-requests", "socket-watches"])
def test_too_much_is_refused_for_a_while(own_server: Callable[..., Running], limit: str) -> None:
    limits = generous()
    few = msgspec.structs.replace(limits.limits[limit], burst=2, a_minute=1.0)
    limits = msgspec.structs.replace(limits, limits=limits.limits | {limit: few})
    server = own_server(limits=limits)
    ada = Person(server)
    table = ada.table()["id"]
    with ada.socket() as line:
        if limit == "socket-watches":
            line.watch(table)
            line.watch(table)
            line.say({"type": "watch", "table": table})
            assert line.take("faulty")["problem"]["code"] == "too-often"
        else:
            answers = [line.do(table, "say", text="Hello") for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
            assert answers[2]["problem"]["code"] == "too-often"


def test_a_slow_reader_is_cut_and_comes_back_to_where_it_was(
    server: Running, finished: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talking, "MOST_WAITING", 20)
    monkeypatch.setattr(talking, "FAREWELL", 0.2)
    table, host = at_one_screen(server, finished, 0)
    with sockets.create_connection(("127.0.0.1", server.port)) as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        raw.sendall(
            f"GET /api/live HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
            f"origin: {server.address}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            "\r\n".encode()
        )
        assert b" 101 " in raw.recv(200)
        ask = json.dumps({"type": "watch", "table": table}).encode()
        raw.sendall(bytes([0x81, 0x80 | len(ask), 0, 0, 0, 0]) + ask)
        room = soon(lambda: server.house.hall.rooms.get(table), lambda room: room and room.watchers)
        # It reads nothing, while others are told everything at once.
        text = "x" * 1900
        with host.socket() as line:
            known = line.watch(table)
            for _ in range(3000):
                host.do(table, "say", text=text)
                if len(room.watchers) == 1:
                    break
            soon(lambda: len(room.watchers), lambda count: count == 1)
            last = host.look(table)["number"]
            while line.happened("said")["number"] < last:
                pass
    monkeypatch.undo()
    with Socket(server) as again:
        assert again.watch(table, known) == last
        numbers = [frame["number"] for frame in again.entries()]
    assert numbers == list(range(known + 1, last + 1))


@pytest.mark.parametrize("way", ["logout", "sessions", "account"])
def test_a_log_out_closes_the_socket(server: Running, way: str) -> None:
    ada, ben = Person(server), Person(server)
    with ada.socket() as line, ben.socket() as other:
        line.take("hello")
        if way == "logout":
            ada.send("POST", "/api/logout", None, 204)
        elif way == "sessions":
            ada.send("DELETE", "/api/me/sessions", None, 204)
        else:
            ada.send("DELETE", "/api/me", None, 204)
        with pytest.raises(ConnectionClosed) as caught:
            line.until(lambda frame: False)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4001
        other.say({"type": "ping"})
        other.take("pong")


def test_a_request_ends_though_its_sender_hangs_up(server: Running) -> None:
    table, (ada, *_) = gathered(server)
    before = ada.look(table)["number"]
    with Socket(server) as watcher:
        watcher.watch(table)
        for count in range(10):
            with ada.socket() as line:
                line.take("hello")
                request = {"do": "say", "text": f"bye {count}"}
                line.say({"type": "do", "table": table, "request": request, "mark": f"b{count}"})
        soon(lambda: ada.look(table)["number"], lambda number: number == before + 10)
        said = [watcher.happened("said")["body"]["text"] for _ in range(10)]
    assert sorted(said) == sorted(f"bye {count}" for count in range(10))
