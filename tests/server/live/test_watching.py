"""Watching tables: what was missed comes first, then everything as it happens."""

from __future__ import annotations

import pytest

from tests.server.playing import (
    Person,
    Socket,
    as_sent,
    at_one_screen,
    gathered,
    play,
    seats,
    soon,
)
from tests.server.running import Running
from trunkline.kernel import Game


def told_by_http(person: Person, table: str, after: int = 0) -> list[dict[str, object]]:
    found: list[dict[str, object]] = person.get(f"/api/tables/{table}/entries", after=after)
    return found


def test_everybody_may_watch(server: Running) -> None:
    table, people = gathered(server)
    with Socket(server) as socket:
        hello = socket.take("hello")
        assert (hello["user"], hello["name"]) == (None, "")
        assert socket.watch(table) == people[0].look(table)["number"]
        play(people, table)
        assert socket.happened("moved")


@pytest.mark.parametrize("after", [0, 1, 4, 5, 7])
def test_what_was_missed_comes_in_order_and_once(server: Running, after: int) -> None:
    table, people = gathered(server)
    play(people, table, 4)
    last = people[0].look(table)["number"]
    with Socket(server) as socket:
        assert socket.watch(table, after) == last
        missed = [dict(frame) for frame in socket.entries()]
    assert [frame["number"] for frame in missed] == list(range(after + 1, last + 1))
    # The same as is told over HTTP.
    for frame, entry in zip(missed, told_by_http(people[0], table, after), strict=True):
        assert {name: frame[name] for name in entry} == entry


def test_a_gap_is_filled_after_a_reconnection(server: Running) -> None:
    table, people = gathered(server)
    with Socket(server) as socket:
        known = socket.watch(table)
    play(people, table, 2)
    with Socket(server) as socket:
        socket.watch(table, known)
        play(people, table)
        numbers = [socket.happened()["number"] for _ in range(3)]
    assert numbers == [known + 1, known + 2, known + 3]


def test_taking_back_and_leaving_are_told_as_they_were(server: Running) -> None:
    """The short way to what was missed tells the same as the long one."""
    table, people = gathered(server)
    ada = people[0]
    play(people, table, 2)
    seat = ada.look(table)["standing"]["turns"][0]
    mover = people[int(seat[1]) - 1]
    length = ada.look(table)["standing"]["length"]
    for _ in range(2):
        play(people, table)
        mover.do(table, "take-back", to=length)
    ada.do(table, "say", text="Again?")
    play(people, table)
    mover.do(table, "rise", seat=seat)
    heir = Person(server)
    heir.do(table, "sit", seat=seat)
    whole = told_by_http(ada, table)
    for after in range(len(whole)):
        assert told_by_http(ada, table, after) == whole[after:], after


def test_long_histories_come_whole(server: Running, finished: Game) -> None:
    table, host = at_one_screen(server, finished, 0)
    for action in finished.log[:250]:
        host.do(table, "move", action=as_sent(action))
    last = host.look(table)["number"]
    with Socket(server) as socket:
        socket.watch(table, 0)
        numbers = [frame["number"] for frame in socket.entries()]
    assert numbers == list(range(1, last + 1))
    assert len(told_by_http(host, table)) == last


def test_who_leaves_is_sent_nothing_more(server: Running) -> None:
    table, people = gathered(server)
    with Socket(server) as socket:
        socket.watch(table)
        socket.say({"type": "leave", "table": table})
        socket.say({"type": "ping"})
        socket.take("pong")
        play(people, table)
        socket.nothing("happened")


def test_watching_again_does_not_double_anything(server: Running) -> None:
    table, people = gathered(server)
    with Socket(server) as socket:
        for _ in range(3):
            socket.watch(table)
        play(people, table)
        socket.happened("moved")
        socket.nothing("happened")
        assert len(server.house.hall.rooms[table].watchers) == 1


def test_presence_comes_and_goes(server: Running) -> None:
    table, (ada, ben, _) = gathered(server)
    with ada.socket() as adas:
        adas.watch(table)
        assert adas.take("presence", users=[ada.id])["others"] == 0
        with ben.socket() as bens, Socket(server) as somebody:
            bens.watch(table)
            somebody.watch(table)
            adas.until(
                lambda frame: (
                    frame["type"] == "presence"
                    and frame["others"] == 1
                    and set(frame["users"]) == {ada.id, ben.id}
                )
            )
            told = ada.look(table)
            assert set(told["players_present"]) == {ada.id, ben.id}
            assert told["others_present"] == 1
            assert server.house.is_present(ben.id, table)
        adas.take("presence", users=[ada.id], others=0)
    soon(lambda: server.house.is_present(ada.id, table), lambda is_there: not is_there)


def test_a_socket_hears_of_tables_that_wait(server: Running) -> None:
    ada = Person(server)
    with ada.socket() as socket:
        assert socket.take("waiting")["count"] == 0
        table = ada.table(seats=seats("me", "open", "open"))["id"]
        others = [Person(server), Person(server)]
        for place, person in enumerate(others, 2):
            person.do(table, "sit", seat=f"P{place}")
        ada.do(table, "begin")
        people = [ada, *others]
        while ada.look(table)["standing"]["turns"] != ["P1"]:
            play(people, table)
        socket.take("waiting", count=1)
        play(people, table)
        socket.take("waiting", count=0)


def test_nobody_is_kept_who_has_hung_up(server: Running) -> None:
    table, _ = gathered(server)
    before = server.house.metrics.value("sockets")
    person = Person(server)
    for _ in range(5):
        with person.socket() as socket:
            socket.watch(table)
    room = server.house.hall.rooms[table]
    soon(lambda: len(room.watchers), lambda count: count == 0)
    soon(lambda: server.house.metrics.value("sockets"), lambda count: count == before)
    assert person.id not in server.house.clients
