"""Taking seats, giving them up, inviting to them, and beginning."""

from __future__ import annotations

import pytest

from tests.server.playing import Person, gathered, play, seats
from tests.server.running import Running


@pytest.fixture
def ada(server: Running) -> Person:
    return Person(server)


@pytest.fixture
def ben(server: Running) -> Person:
    return Person(server)


def seat(person: Person, table: str, name: str) -> dict[str, object]:
    found: dict[str, object] = next(
        each for each in person.look(table)["seats"] if each["seat"] == name
    )
    return found


def test_sitting_down_and_getting_up(ada: Person, ben: Person) -> None:
    table = ada.table()["id"]
    told = ben.do(table, "sit", seat="P3")["table"]
    assert told["mine"] == ["P3"]
    assert told["seats"][2] == {
        "seat": "P3",
        "kind": "player",
        "user": ben.id,
        "name": ben.name,
        "is_kept_by_house": False,
    }
    told = ben.do(table, "rise", seat="P3")["table"]
    assert (told["mine"], told["seats"][2]["kind"]) == ([], "open")
    ben.do(table, "sit", seat="P2")
    lines = [line for entry in ben.get(f"/api/tables/{table}/entries") for line in entry["lines"]]
    assert lines == [
        f"{ada.name} takes the seat P1.",
        f"{ben.name} takes the seat P3.",
        f"{ben.name} gets up.",
        f"{ben.name} takes the seat P2.",
    ]


def test_who_sits_where_they_cannot(ada: Person, ben: Person) -> None:
    table = ada.table(seats=seats("me", "open", "invited"))["id"]
    ben.refused("no-such-seat", 404, table, "sit", seat="P9")
    ben.refused("seat-taken", 409, table, "sit", seat="P1")
    ben.refused("invitation-needed", 403, table, "sit", seat="P3")
    ben.do(table, "sit", seat="P2")
    ada.refused("seat-taken", 409, table, "sit", seat="P2")
    problem = ben.refused("invitation-unknown", 403, table, "sit", seat="P3", invitation="guess")
    assert "not valid" in problem["text"]


def test_nobody_has_two_seats_before_the_game(ada: Person) -> None:
    table = ada.table()["id"]
    problem = ada.refused("seated-already", 409, table, "sit", seat="P2")
    assert "P1" in problem["text"]


def test_the_host_frees_a_seat_before_the_game(ada: Person, ben: Person) -> None:
    table = ada.table()["id"]
    ben.do(table, "sit", seat="P2")
    ben.refused("hosts-only", 403, table, "remove", seat="P1")
    ada.refused("seat-is-free", 409, table, "remove", seat="P3")
    ada.refused("no-such-seat", 404, table, "remove", seat="P7")
    told = ada.do(table, "remove", seat="P2")["table"]
    assert told["seats"][1]["user"] is None
    last = ben.get(f"/api/tables/{table}/entries")[-1]
    assert last["lines"] == [f"{ben.name} is asked to leave by the host."]
    ben.refused("not-your-seat", 403, table, "rise", seat="P2")


def test_nobody_is_removed_from_a_running_game(server: Running) -> None:
    table, people = gathered(server)
    people[0].refused("begun-already", 409, table, "remove", seat="P2")


def test_an_invitation_gives_a_seat_once(server: Running, ada: Person, ben: Person) -> None:
    table = ada.table(seats=seats("me", "invited", "open"))["id"]
    path = f"/api/tables/{table}/seats/P2/invitation"
    first = ada.send("POST", path, status=201)["invitation"]
    second = ada.send("POST", path, status=201)["invitation"]
    ben.refused("invitation-unknown", 403, table, "sit", seat="P2", invitation=first)
    ben.refused("invitation-unknown", 403, table, "sit", seat="P3", invitation=second)
    ben.do(table, "sit", seat="P2", invitation=second)
    other = Person(server)
    other.refused("invitation-unknown", 403, table, "sit", seat="P2", invitation=second)
    assert ada.send("POST", path, status=409)["code"] == "seat-taken"


def test_who_may_invite(server: Running, ada: Person, ben: Person) -> None:
    table = ada.table()["id"]
    path = f"/api/tables/{table}/seats/P3/invitation"
    assert ben.send("POST", path, status=403)["code"] == "no-seat-here"
    ben.do(table, "sit", seat="P2")
    secret = ben.send("POST", path, status=201)["invitation"]
    Person(server).do(table, "sit", seat="P3", invitation=secret)
    missing = f"/api/tables/{table}/seats/P8/invitation"
    assert ada.send("POST", missing, status=404)["code"] == "no-such-seat"


def test_an_invitation_is_told_to_nobody_else(ada: Person, ben: Person) -> None:
    table = ada.table(seats=seats("me", "invited", "open"))["id"]
    secret = ada.send("POST", f"/api/tables/{table}/seats/P2/invitation", status=201)["invitation"]
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/entries", "/api/tables"):
        assert secret not in ben.http.get(path).text


def test_only_the_host_begins_and_only_a_full_table(ada: Person, ben: Person) -> None:
    table = ada.table(seats=seats("me", "open", "local:Cy"))["id"]
    problem = ada.refused("seats-are-free", 409, table, "begin")
    assert "One seat is free" in problem["text"]
    ada.refused("not-begun", 409, table, "move", action={"type": "Pass", "seat": "P1"})
    ben.do(table, "sit", seat="P2")
    ben.refused("hosts-only", 403, table, "begin")
    told = ada.do(table, "begin")["table"]
    assert told["status"] == "playing"
    assert told["standing"]["turns"]
    assert len(told["promise"]) == 64
    ada.refused("begun-already", 409, table, "begin")


def test_players_of_the_same_name_are_told_apart(ada: Person) -> None:
    told = ada.table(seats=seats("me", f"local:{ada.name}", "local:Cy"), begin=True)
    names = ada.get(f"/api/tables/{told['id']}/game")["players"]
    assert names == [ada.name, f"{ada.name} 2", "Cy"]


def test_a_host_without_a_seat(server: Running, ada: Person) -> None:
    table = ada.table(seats=seats("open", "open", "open"))["id"]
    assert ada.look(table)["mine"] == []
    for place in (1, 2, 3):
        Person(server).do(table, "sit", seat=f"P{place}")
    ada.do(table, "say", text="Good luck!")
    assert ada.get(f"/api/tables/{table}/entries")[-1]["name"] == ada.name
    ada.do(table, "begin")


def test_a_seat_given_up_in_a_running_game_can_be_taken(server: Running, ben: Person) -> None:
    table, people = gathered(server)
    play(people, table, 2)
    leaver = people[2]
    told = leaver.do(table, "rise", seat="P3")["table"]
    assert (told["status"], told["seats"][2]["kind"]) == ("playing", "open")
    assert told["seats"][2]["name"] == leaver.name
    told = ben.do(table, "sit", seat="P3")["table"]
    assert told["seats"][2]["name"] == ben.name
    # The game calls the seat by its new player, and goes on.
    assert ben.get(f"/api/tables/{table}/game")["players"][2] == ben.name
    play([*people[:2], ben], table, 4)


def test_who_has_a_seat_may_take_another_that_is_free_in_a_running_game(server: Running) -> None:
    table, people = gathered(server)
    people[2].do(table, "rise", seat="P3")
    told = people[0].do(table, "sit", seat="P3")["table"]
    assert told["mine"] == ["P1", "P3"]
    play(people[:2], table, 4)


def test_nothing_is_done_at_a_table_that_is_not_there(ada: Person) -> None:
    ada.refused("no-such-table", 404, "nowhere", "sit", seat="P1")
    ada.get("/api/tables/nowhere", 404)
    ada.get("/api/tables/nowhere/note", 200)


@pytest.mark.parametrize(
    ("body", "names"),
    [
        ({"request": {"do": "fly"}}, "one of answer-hand-over, answer-take-back, begin"),
        ({"request": {"do": "sit"}}, "seat"),
        ({"request": {"do": "sit", "seat": "P1", "hat": 1}}, "hat"),
        ({"request": {"do": "sit", "seat": 1}}, "seat"),
        ({"request": "sit"}, "request"),
        ({}, "request"),
        ({"request": {"do": "say", "text": "x" * 2001}}, "text"),
        ({"request": {"do": "take-back", "to": -1}}, "to"),
    ],
)
def test_requests_that_are_none(ada: Person, body: object, names: str) -> None:
    table = ada.table()["id"]
    answer = ada.http.post(f"/api/tables/{table}/requests", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("field-wrong", "field-missing", "field-unknown")
    assert names in answer.json()["text"]
