"""Setting up tables: new ones, branches, and recorded games."""

from __future__ import annotations

import pytest

from tests.server.playing import Person, gathered, seats
from tests.server.running import Running


@pytest.fixture
def ada(server: Running) -> Person:
    return Person(server)


def test_a_table_with_all_kinds_of_seats(ada: Person) -> None:
    told = ada.table(
        title="1861",
        name="Thursday",
        seats=seats("me", "local:Bo", "open", "invited"),
        pace="live",
        access="link",
        clock="evening",
    )
    assert told["name"] == "Thursday"
    assert [seat["kind"] for seat in told["seats"]] == ["player", "local", "open", "invited"]
    assert [seat["name"] for seat in told["seats"]] == [ada.name, "Bo", "", ""]
    assert [seat["user"] for seat in told["seats"]] == [ada.id, ada.id, None, None]
    assert told["mine"] == ["P1", "P2"]
    assert (told["status"], told["host"], told["pace"]) == ("open", ada.id, "live")
    assert told["clock"]["game"] == 20 * 60
    assert ada.look(told["id"]) | {"now": 0} == told | {"now": 0}


def test_a_table_without_a_name_bears_that_of_its_host(ada: Person) -> None:
    assert ada.table()["name"] == f"{ada.name}: 1861"


@pytest.mark.parametrize(
    "price", [10**30, 2**64, -(2**63) - 1], ids=["long", "unsigned", "negative"]
)
def test_numbers_beyond_all_reason_are_refused(server: Running, price: int) -> None:
    table, people = gathered(server)
    seat = people[0].look(table)["standing"]["turns"][0]
    action = {"type": "Bid", "seat": seat, "item": "TSR", "price": price}
    answer = people[0].http.post(f"/api/tables/{table}/judge", json={"action": action})
    print(answer.status_code, answer.text)
    assert answer.status_code < 500
    for person in people:
        answer = person.try_to(table, "move", action=action)
        print(answer.status_code, answer.text)
        assert 400 <= answer.status_code < 500
