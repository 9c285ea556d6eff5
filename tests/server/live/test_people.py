"""What tables call their people who have another name, or are gone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.playing import Person, gathered, play, seats, soon, whose_turn
from tests.server.running import Running


def texts(person: Person, table: str) -> str:
    """Everything that is told of a table."""
    paths = ("", "/entries", "/scene", "/game", "/export")
    return "\n".join(person.http.get(f"/api/tables/{table}{path}").text for path in paths)


def test_a_new_name_is_shown_everywhere(server: Running) -> None:
    table, (ada, ben, _) = gathered(server)
    ben.do(table, "say", text="Hello")
    ben.send("PATCH", "/api/me", {"name": f"Benedict {ben.id[-4:]}"})
    told = soon(
        lambda: ada.look(table), lambda told: told["seats"][1]["name"].startswith("Benedict")
    )
    assert told["seats"][1]["user"] == ben.id
    whole = texts(ada, table)
    assert ben.name not in whole
    assert ada.get(f"/api/tables/{table}/entries")[-1]["name"].startswith("Benedict")
    line = next(e for e in ada.get("/api/tables", which="mine")["tables"] if e["id"] == table)
    assert line["seats"][1]["name"].startswith("Benedict")


def test_a_deleted_account_leaves_its_game_under_a_neutral_name(server: Running) -> None:
    table, (ada, ben, cy) = gathered(server)
    play([ada, ben, cy], table, 2)
    ben.do(table, "say", text="Farewell")
    length = ada.look(table)["standing"]["length"]
    with ada.socket() as socket:
        socket.watch(table)
        ben.send("DELETE", "/api/me", None, 204)
        vacated = socket.happened("vacated")
    assert vacated["body"]["name"].startswith("Former player")
    told = ada.look(table)
    assert (told["status"], told["standing"]["length"]) == ("playing", length)
    assert (told["seats"][1]["kind"], told["seats"][1]["user"]) == ("open", None)
    assert ben.name not in texts(ada, table)
    # The same after the table was read anew.
    server.house.hall.rooms.pop(table)
    assert ben.name not in texts(ada, table)
    heir = Person(server)
    heir.do(table, "sit", seat="P2")
    play([ada, heir, cy], table, 2)


def test_a_table_whose_host_is_gone_gets_another_one(server: Running) -> None:
    ada, ben, cy = (Person(server) for _ in range(3))
    table = ada.table()["id"]
    for place, person in enumerate((ben, cy), 2):
        person.do(table, "sit", seat=f"P{place}")
    ben.refused("hosts-only", 403, table, "begin")
    ada.send("DELETE", "/api/me", None, 204)
    soon(lambda: ben.look(table)["host"], lambda host: host == ben.id)
    Person(server).do(table, "sit", seat="P1")
    ben.do(table, "begin")


def test_a_table_at_which_nobody_is_left_is_put_away(server: Running) -> None:
    ada, ben = Person(server), Person(server)
    table = ada.table()["id"]
    ada.send("DELETE", "/api/me", None, 204)
    soon(
        lambda: [line["id"] for line in ben.get("/api/tables", most=100)["tables"]],
        lambda tables: table not in tables,
    )
    assert ben.look(table)["status"] == "open"


def test_a_game_that_is_over_keeps_its_players(server: Running) -> None:
    from tests.server import cards

    cards.known()
    try:
        table, (ada, ben) = gathered(
            server, 2, title="cards", seats=seats("me", "open"), options={"deck": 8}
        )
        for place in (0, 1) * 3:
            action = {"type": "Draw", "seat": f"P{place + 1}"}
            (ada, ben)[place].do(table, "move", action=action)
        ben.send("DELETE", "/api/me", None, 204)
        told = soon(
            lambda: ada.look(table),
            lambda told: told["seats"][1]["name"].startswith("Former player"),
        )
        assert (told["status"], told["seats"][1]["user"]) == ("over", ben.id)
        assert ben.name not in texts(ada, table)
    finally:
        cards.unknown()


@pytest.mark.parametrize("when", ["open", "closed"])
def test_a_name_changed_while_a_table_sleeps(own_server: Callable[..., Running], when: str) -> None:
    server = own_server()
    table, (ada, ben, _) = gathered(server)
    if when == "closed":
        server.house.hall.rooms.clear()
    ben.send("PATCH", "/api/me", {"name": "Benedict"})
    soon(lambda: ada.look(table), lambda told: told["seats"][1]["name"] == "Benedict")
    assert whose_turn([ada, ben, _], ada.look(table))
