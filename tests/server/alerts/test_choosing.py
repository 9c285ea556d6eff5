"""Choosing by which ways one is told, over HTTP."""

from __future__ import annotations

import pytest

from tests.server.playing import Person, gathered, play, whose_turn
from tests.server.running import Running


def test_who_has_not_chosen_is_told_by_what_is_there(server: Running) -> None:
    ada = Person(server)
    found = ada.get("/api/me/alerts")
    assert found == {
        "ways": ["sound", "badge", "push", "webhook"],
        "digest_every": 24,
        "digest_at": 6,
        "next_digest": None,
        "tables": {},
        "possible": ["sound", "badge"],
    }


def test_choosing_in_general(server: Running) -> None:
    ada = Person(server)
    body = {"ways": ["digest", "sound", "sound"], "digest_every": 4, "digest_at": 7}
    found = ada.send("PUT", "/api/me/alerts", body)
    assert found["ways"] == ["sound", "digest"]
    assert (found["digest_every"], found["digest_at"]) == (4, 7)
    hour = found["next_digest"] / 3_600_000
    assert hour == int(hour)
    assert hour % 4 == 3
    assert 0 < found["next_digest"] - server.house.now() <= 4 * 3_600_000
    assert ada.get("/api/me/alerts") == found | {"next_digest": found["next_digest"]}


def test_choosing_for_a_table(server: Running) -> None:
    ada = Person(server)
    table = ada.table()["id"]
    path = f"/api/me/alerts/{table}"
    general = ["sound", "badge", "push", "webhook"]
    assert ada.get(path) == {"ways": general, "is_own": False}
    assert ada.send("PUT", path, {"ways": ["badge"]}) == {"ways": ["badge"], "is_own": True}
    assert ada.get("/api/me/alerts")["tables"] == {table: ["badge"]}
    assert ada.get("/api/me/alerts")["ways"] == general
    assert ada.send("PUT", path, {"ways": []}) == {"ways": [], "is_own": True}
    assert ada.send("DELETE", path) == {"ways": general, "is_own": False}
    assert ada.get("/api/me/alerts")["tables"] == {}


def test_what_others_choose_is_theirs(server: Running) -> None:
    ada, ben = Person(server), Person(server)
    ada.send("PUT", "/api/me/alerts", {"ways": ["badge"]})
    assert ben.get("/api/me/alerts")["ways"] == ["sound", "badge", "push", "webhook"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"ways": ["email", "digest"]}, "mail-twice"),
        ({"ways": ["pigeon"]}, "field-wrong"),
        ({"ways": ["sound"], "digest_every": 5}, "field-wrong"),
        ({"ways": ["sound"], "digest_at": 24}, "field-wrong"),
        ({"ways": ["sound"], "digset_at": 3}, "field-unknown"),
        ({}, "field-missing"),
    ],
)
def test_what_cannot_be_chosen(server: Running, body: object, code: str) -> None:
    problem = Person(server).send("PUT", "/api/me/alerts", body, 400)
    assert problem["code"] == code
    assert problem["text"].endswith(".")


def test_there_is_no_such_table(server: Running) -> None:
    ada = Person(server)
    assert ada.send("PUT", "/api/me/alerts/nowhere", {"ways": []}, 404)["code"] == "not-found"


def test_nobody_in_particular_chooses_nothing(server: Running) -> None:
    with server.client() as nobody:
        for path in ("/api/me/alerts", "/api/me/waiting", "/api/me/next", "/api/me/browsers"):
            assert nobody.get(path).status_code == 401


def test_the_tables_that_wait(server: Running) -> None:
    first, people = gathered(server, name="First")
    told = people[0].look(first)
    mover = whose_turn(people, told)
    [waiting] = mover.get("/api/me/waiting")
    assert waiting == {
        "table": first,
        "name": "First",
        "title": "1861",
        "pace": "slow",
        "since": told["since"],
    }
    others = [person for person in people if person is not mover]
    assert [person.get("/api/me/waiting") for person in others] == [[], []]
    assert others[0].get("/api/me/next") == {"table": None, "count": 0}
    while whose_turn(people, told) is mover:
        told = play(people, first)
    assert mover.get("/api/me/waiting") == []
    assert whose_turn(people, told).get("/api/me/next")["table"]["table"] == first


def test_the_table_that_has_waited_longest_comes_first_and_then_the_others(
    server: Running,
) -> None:
    ada = Person(server)
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bo"}, {"kind": "local", "name": "Cy"}]
    tables = [ada.table(seats=seats, begin=True)["id"] for _ in range(3)]
    assert [each["table"] for each in ada.get("/api/me/waiting")] == tables
    assert ada.get("/api/me/next")["count"] == 3
    assert ada.get("/api/me/next")["table"]["table"] == tables[0]
    assert ada.get("/api/me/next", at=tables[0])["table"]["table"] == tables[1]
    assert ada.get("/api/me/next", at=tables[2])["table"]["table"] == tables[0]
    assert ada.get("/api/me/next", at="elsewhere")["table"]["table"] == tables[0]
