"""Lists of tables: every filter, and page by page."""

from __future__ import annotations

import pytest

from tests.server.playing import Person, at_one_screen, gathered, play, record, seats, whose_turn
from tests.server.running import Running
from trunkline.kernel import Game


def ids(person: Person, which: str, **more: object) -> list[str]:
    return [line["id"] for line in person.get("/api/tables", which=which, **more)["tables"]]


@pytest.fixture
def ada(server: Running) -> Person:
    return Person(server)


def test_every_table_is_in_the_lists_of_its_state(server: Running, finished: Game) -> None:
    ada, ben = Person(server), Person(server)
    gathering = ada.table()["id"]
    running, people = gathered(server)
    over = ada.table(opening={"record": record(finished)})["id"]
    private = ada.table(access="link")["id"]
    assert gathering in ids(ben, "open")
    assert running in ids(ben, "playing")
    assert over in ids(ben, "over")
    for which in ("open", "playing", "over"):
        assert private not in ids(ben, which)
    assert private in ids(ada, "mine")
    assert gathering in ids(ada, "mine")
    assert ids(ben, "mine") == []
    assert running in ids(people[1], "mine")


def test_a_running_game_with_an_empty_seat_is_open(server: Running, ada: Person) -> None:
    table, people = gathered(server)
    assert table not in ids(ada, "open")
    people[2].do(table, "rise", seat="P3")
    line = next(each for each in ada.get("/api/tables")["tables"] if each["id"] == table)
    assert (line["seats"][2]["kind"], line["seats"][2]["name"]) == ("open", "")
    ada.do(table, "sit", seat="P3")
    assert table not in ids(ada, "open")


def test_what_waits_for_one_stands_by_how_long_it_waits(server: Running, ada: Person) -> None:
    tables = []
    for _ in range(3):
        tables.append(ada.table(seats=seats("me", "local:B", "local:C"), begin=True)["id"])
        server.clock.forward(seconds=5)
    assert ids(ada, "turn") == tables
    play([ada], tables[0])
    # At one screen it is always one's own turn; the next player is waited for since later.
    assert ids(ada, "turn") == [tables[1], tables[2], tables[0]]
    first = ada.get("/api/tables", which="turn", most=2)
    assert [line["id"] for line in first["tables"]] == tables[1:]
    assert ids(ada, "turn", before=first["next"]) == tables[:1]


def test_whose_turn_it_is_has_it_in_the_list(server: Running) -> None:
    table, people = gathered(server)
    mover = whose_turn(people, people[0].look(table))
    for person in people:
        assert ids(person, "turn") == ([table] if person is mover else [])
    line = mover.get("/api/tables", which="turn")["tables"][0]
    assert line["waiting_since"] == people[0].look(table)["since"]
    assert [seat["is_asked"] for seat in line["seats"]].count(True) == 1


def test_filters_by_title_and_pace(ada: Person) -> None:
    live, slow = ada.table(pace="live")["id"], ada.table(pace="slow")["id"]
    assert ids(ada, "mine", pace="live") == [live]
    assert ids(ada, "mine", pace="slow") == [slow]
    assert ids(ada, "mine", title="1861") == [slow, live]
    assert ids(ada, "mine", title="1999") == []


def test_pages_have_every_table_once_even_of_one_moment(
    server: Running, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = server.clock()
    with monkeypatch.context() as still:
        still.setattr(server.house, "clock", lambda: now)
        tables = {ada.table()["id"] for _ in range(7)}
    seen: list[str] = []
    query: dict[str, object] = {"which": "mine", "most": 3}
    for _ in range(3):
        page = ada.get("/api/tables", **query)
        seen += [line["id"] for line in page["tables"]]
        query["before"] = page["next"]
    assert page["next"] is None
    assert (len(seen), set(seen)) == (7, tables)


def test_the_latest_change_stands_first(server: Running, ada: Person) -> None:
    older, newer = ada.table()["id"], ada.table()["id"]
    server.clock.forward(seconds=1)
    ada.do(older, "say", text="Anybody?")
    assert ids(ada, "mine") == [older, newer]


@pytest.mark.parametrize(
    "query",
    [
        {"which": "none"},
        {"pace": "fast"},
        {"most": 0},
        {"most": 101},
        {"before": "yesterday"},
        {"before": "1-'; DROP TABLE tables"},
    ],
)
def test_filters_that_are_none(ada: Person, query: dict[str, object]) -> None:
    problem = ada.get("/api/tables", 400, **query)
    assert problem["text"]


def test_who_is_nobody_has_no_lists_of_their_own(server: Running) -> None:
    with server.client() as nobody:
        for which in ("mine", "turn", "hidden"):
            assert nobody.get("/api/tables", params={"which": which}).status_code == 401
        assert nobody.get("/api/tables").status_code == 200


# --- the archive and notes ----------------------------------------------------------------


def test_a_table_is_put_away_for_oneself_only(server: Running) -> None:
    table, (ada, ben, _) = gathered(server)
    path = f"/api/tables/{table}/archive"
    ada.send("PUT", path, {"hidden": True}, 204)
    assert (ids(ada, "mine"), ids(ada, "hidden")) == ([], [table])
    assert (ids(ben, "mine"), ids(ben, "hidden")) == ([table], [])
    line = ada.get("/api/tables", which="hidden")["tables"][0]
    assert line["hidden"]
    assert ada.look(table)["status"] == "playing"
    ada.send("PUT", path, {"hidden": False}, 204)
    assert ids(ada, "mine") == [table]


def test_who_has_no_seat_puts_nothing_away(server: Running, ada: Person) -> None:
    table, _ = gathered(server)
    assert ada.send("PUT", f"/api/tables/{table}/archive", {"hidden": True}, 403)["code"]
    missing = ada.send("PUT", "/api/tables/nowhere/archive", {"hidden": True}, 404)
    assert missing["code"] == "no-such-table"


def test_notes_are_ones_own(server: Running, ada: Person) -> None:
    table, people = gathered(server)
    path = f"/api/tables/{table}/note"
    assert people[0].get(path) == {"text": "", "changed": None}
    people[0].send("PUT", path, {"text": "Buy the TSR.\nSell early: 철도"})
    told = people[0].send("PUT", path, {"text": "Wait."})
    assert people[0].get(path) == told
    assert told["text"] == "Wait."
    for other in (people[1], ada):
        assert other.get(path)["text"] == ""
    other = people[1].send("PUT", path, {"text": "Mine."})
    assert (other["text"], people[0].get(path)["text"]) == ("Mine.", "Wait.")
    with server.client() as nobody:
        assert nobody.get(path).status_code == 401
    for text in ("Wait.", "Mine."):
        for where in ("", "/entries", "/export", "/game", "/scene"):
            assert text not in ada.http.get(f"/api/tables/{table}{where}").text


def test_notes_that_cannot_be_kept(ada: Person) -> None:
    table = ada.table()["id"]
    ada.send("PUT", f"/api/tables/{table}/note", {"text": "x" * 20_001}, 400)
    ada.send("PUT", "/api/tables/nowhere/note", {"text": "x"}, 404)


def test_nothing_at_a_table_can_be_deleted(server: Running, ada: Person, finished: Game) -> None:
    table, _ = at_one_screen(server, finished, 5)
    for path in ("", "/entries", "/archive", "/note"):
        assert ada.http.delete(f"/api/tables/{table}{path}").status_code in (404, 405)
