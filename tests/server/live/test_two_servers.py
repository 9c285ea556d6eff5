"""Two servers on one PostgreSQL: one game, nothing lost, doubled, or out of order."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from tests.server import postgres
from tests.server.playing import Person, choice, gathered, play, soon, whose_turn
from tests.server.running import Running

Start = Callable[..., Running]
Pair = tuple[Running, Running]


@pytest.fixture
def pair(cluster: postgres.Cluster) -> Iterator[Pair]:
    """Two servers that share a database."""
    from tests.server.conftest import generous

    where = cluster.new_database()
    with (
        Running(where, log="debug", limits=generous()) as one,
        Running(where, log="debug", limits=generous()) as two,
    ):
        yield one, two
        defects = one.defects() + two.defects()
        assert not defects, "\n".join(defects)


def at(server: Running, person: Person) -> Person:
    """Somebody at another server."""
    twin = Person.__new__(Person)
    twin.server, twin.id, twin.name = server, person.id, person.name
    twin.http = server.client(cookies=person.http.cookies)
    return twin


def test_what_is_done_at_one_is_shown_at_the_other(pair: Pair) -> None:
    one, two = pair
    table, people = gathered(one)
    there = [at(two, person) for person in people]
    with there[1].socket() as socket:
        known = socket.watch(table)
        for turn in range(6):
            play(people if turn % 2 else there, table)
        numbers = [socket.happened("moved")["number"] for _ in range(6)]
    assert numbers == list(range(known + 1, known + 7))
    assert people[0].look(table)["standing"] == there[0].look(table)["standing"]
    rooms = [server.house.hall.rooms[table] for server in pair]
    assert rooms[0].game.digest() == rooms[1].game.digest()


def test_who_comes_second_with_the_same_number_comes_after(pair: Pair) -> None:
    one, two = pair
    table, people = gathered(one)
    crowd = [*people, *(at(two, person) for person in people)]
    before = people[0].look(table)["number"]
    with people[0].socket() as socket:
        socket.watch(table)
        threads = [
            threading.Thread(
                target=lambda p=person: [
                    p.do(table, "say", f"{p.server.port}-{n}", text=f"{p.server.port} {n}")
                    for n in range(8)
                ]
            )
            for person in crowd
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        said = [socket.happened("said") for _ in range(48)]
    assert [frame["number"] for frame in said] == list(range(before + 1, before + 49))
    entries = at(two, people[0]).get(f"/api/tables/{table}/entries", after=before)
    assert [entry["number"] for entry in entries] == [frame["number"] for frame in said]
    for server in pair:
        for person in people:
            own = [
                entry["body"]["text"]
                for entry in entries
                if entry["user"] == person.id and entry["body"]["text"].startswith(str(server.port))
            ]
            assert own == [f"{server.port} {n}" for n in range(8)]


def test_a_mark_sent_to_both_is_done_once(pair: Pair) -> None:
    one, two = pair
    table, people = gathered(one)
    mover = whose_turn(people, people[0].look(table))
    action = choice(mover, table)
    twin = at(two, mover)
    numbers: list[int] = []

    def move(person: Person) -> None:
        numbers.append(person.do(table, "move", "m", action=action)["number"])

    threads = [threading.Thread(target=move, args=(person,)) for person in (mover, twin)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(numbers) == 2
    assert len(set(numbers)) == 1
    assert people[0].look(table)["standing"]["length"] == 1


def test_presence_names_and_badges_cross(pair: Pair) -> None:
    one, two = pair
    table, people = gathered(one)
    mover = whose_turn(people, people[0].look(table))
    other = next(person for person in people if person is not mover)
    there = at(two, mover)
    with other.socket() as here, there.socket() as away:
        here.watch(table)
        away.take("waiting", count=1)
        away.watch(table)
        here.until(lambda frame: frame["type"] == "presence" and mover.id in frame["users"])
        soon(lambda: one.house.is_present(mover.id, table), bool)
        play([mover], table)
        away.take("waiting", count=0)
        mover.send("PATCH", "/api/me", {"name": f"Moved {mover.id[-4:]}"})
        soon(
            lambda: [seat["name"] for seat in there.look(table)["seats"]],
            lambda names: f"Moved {mover.id[-4:]}" in names,
        )
    soon(lambda: one.house.is_present(mover.id, table), lambda is_there: not is_there)


def test_a_badge_crosses_though_the_table_does_not_live_there(pair: Pair) -> None:
    one, two = pair
    table, people = gathered(one)
    told = people[0].look(table)
    mover = whose_turn(people, told)
    with at(two, mover).socket() as socket:
        socket.take("waiting", count=1)
        assert table not in two.house.hall.rooms
        play([mover], table)
        socket.take("waiting", count=0)


def test_a_log_out_at_one_closes_sockets_at_the_other(pair: Pair) -> None:
    from websockets.exceptions import ConnectionClosed

    one, two = pair
    ada = Person(one)
    with at(two, ada).socket() as socket:
        socket.take("hello")
        ada.send("POST", "/api/logout", None, 204)
        with pytest.raises(ConnectionClosed) as caught:
            socket.until(lambda frame: False)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4001
