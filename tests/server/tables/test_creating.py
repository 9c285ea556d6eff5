"""Setting up tables: new ones, branches, and recorded games."""

from __future__ import annotations

import json

import pytest

import trunkline
from tests.recorded import EXPORTS
from tests.server.playing import Json, Person, choice, gathered, play, record, seats
from tests.server.running import Running
from trunkline.kernel import Game


@pytest.fixture
def ada(server: Running) -> Person:
    return Person(server)


# --- new ones -------------------------------------------------------------------------


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


def test_who_begins_a_game_at_once_is_told_that_it_waits(ada: Person) -> None:
    with ada.socket() as socket:
        socket.take("waiting", count=0)
        ada.table(seats=seats("me", "local:Bo", "local:Cy"), begin=True)
        socket.take("waiting", count=1)


def test_a_table_without_a_name_bears_that_of_its_host(ada: Person) -> None:
    assert ada.table()["name"] == f"{ada.name}: 1861"


def test_names_are_kept_without_what_cannot_be_seen(ada: Person) -> None:
    assert ada.table(name=" Friday\n\u202e  night \x07")["name"] == "Friday night"
    told = ada.table(seats=seats("me", "local: Bo  Ek ", "open"))
    assert told["seats"][1]["name"] == "Bo Ek"
    problem = ada.table(400, seats=seats("me", "local:Bo\u202e", "open"))
    assert problem["code"] == "name-letter"


def test_options_are_checked_and_completed(ada: Person) -> None:
    told = ada.table(options={"market": "column"})
    assert told["options"]["market"] == "column"
    assert told["options"]["operating_tie"] == "right_first"
    told = ada.table(options={"ruleset": "18xx.games", "market": "column"})
    assert told["options"]["network_circles"] == "each_circle"


@pytest.mark.parametrize(
    ("asked", "status", "code", "names"),
    [
        ({"title": "1999"}, 404, "unknown-title", "1999"),
        ({"options": {"market": "round"}}, 400, "options", "round"),
        ({"options": {"weather": "fine"}}, 400, "options", "weather"),
        ({"seats": seats("me", "open")}, 400, "options", "2"),
        ({"seats": []}, 400, "options", "0"),
        ({"seats": seats("me", "me", "open")}, 400, "two-seats-for-me", ""),
        ({"seats": seats("me", "local", "open")}, 400, "local-name-missing", "P2"),
        ({"clock": "sundial"}, 400, "unknown-clock", "sundial"),
        ({"clock": {"game": -1}}, 400, "field-wrong", "game"),
        ({"pace": "leisurely"}, 400, "field-wrong", "pace"),
        ({"seats": seats(*["open"] * 13)}, 400, "field-wrong", "seats"),
        ({"name": "n" * 41}, 400, "field-wrong", "name"),
        ({"colour": "red"}, 400, "field-unknown", "colour"),
        ({"begin": True}, 409, "seats-are-free", "2"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_cannot_be_is_refused_in_a_sentence(
    ada: Person, asked: Json, status: int, code: str, names: str
) -> None:
    problem = ada.table(status, **asked)
    assert problem["code"] == code
    assert names in problem["text"]
    assert problem["text"].endswith((".", "?", "!"))


def test_two_play_with_the_option_for_it(ada: Person) -> None:
    told = ada.table(seats=seats("me", "open"), options={"players_two": True})
    assert len(told["seats"]) == 2


def test_a_clock_of_ones_own(ada: Person) -> None:
    rules = {"game": 600, "round": 60, "turn": 30, "hard": True, "offers": 45}
    assert ada.table(clock=rules)["clock"] == rules


def test_a_game_at_one_screen_begins_at_once(ada: Person) -> None:
    told = ada.table(seats=seats("me", "local:Bo", "local:Cy"), begin=True)
    assert (told["status"], told["mine"]) == ("playing", ["P1", "P2", "P3"])
    told = play([ada], told["id"], 3)
    assert told["standing"]["length"] == 3


def test_somebody_not_logged_in_sets_up_nothing(server: Running) -> None:
    body = {"title": "1861", "seats": seats("open", "open", "open")}
    assert server.client().post("/api/tables", json=body).status_code == 401


# --- branches -------------------------------------------------------------------------


def test_a_branch_of_any_moment(server: Running, ada: Person) -> None:
    table, people = gathered(server)
    play(people, table, 4)
    length = people[0].look(table)["standing"]["length"]
    told = ada.table(opening={"table": table, "at": 2}, seats=seats("me", "open", "open"))
    assert told["origin"] == {"table": table, "at": 2}
    assert (told["opening"], told["status"]) == (2, "open")
    for place, person in enumerate((Person(server), Person(server)), 2):
        person.do(told["id"], "sit", seat=f"P{place}")
    begun = ada.do(told["id"], "begin")["table"]
    assert begun["standing"]["length"] == 2
    old = people[0].get(f"/api/tables/{table}/game")["actions"]
    assert ada.get(f"/api/tables/{told['id']}/game")["actions"] == old[:2]
    # The table from which it comes goes on as it stood.
    assert people[0].look(table)["standing"]["length"] == length


def test_a_branch_only_to_look_at(server: Running, ada: Person) -> None:
    table, people = gathered(server)
    play(people, table, 3)
    told = ada.table(opening={"table": table}, begin=True)
    assert [seat["kind"] for seat in told["seats"]] == ["local"] * 3
    assert [seat["name"] for seat in told["seats"]] == [person.name for person in people]
    assert told["standing"]["length"] == 3
    assert play([ada], told["id"])["standing"]["length"] == 4


@pytest.mark.parametrize(
    ("opening", "status", "code"),
    [
        ({}, 400, "opening-of-one"),
        ({"table": "nowhere"}, 404, "no-such-table"),
        ({"table": "{table}", "at": 99}, 404, "no-such-moment"),
        ({"table": "{table}", "record": {}}, 400, "opening-of-one"),
        ({"table": "{open}"}, 409, "not-begun"),
    ],
)
def test_branches_that_cannot_be(
    server: Running, ada: Person, opening: Json, status: int, code: str
) -> None:
    tables = {"table": gathered(server)[0], "open": ada.table()["id"]}
    if "table" in opening:
        opening = opening | {"table": opening["table"].format(**tables)}
    assert ada.table(status, opening=opening)["code"] == code


def test_a_branch_has_as_many_seats_as_its_game(server: Running, ada: Person) -> None:
    table, _ = gathered(server)
    problem = ada.table(400, opening={"table": table}, seats=seats("me", "open"))
    assert problem["code"] == "seats-of-opening"
    assert "3 players" in problem["text"]


# --- records ----------------------------------------------------------------------------


def test_a_finished_record_is_a_table_that_is_over(ada: Person, finished: Game) -> None:
    told = ada.table(opening={"record": record(finished)})
    assert told["status"] == "over"
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Ben", "Cy"]
    assert told["mine"] == []
    assert told["standing"]["length"] == len(finished.log)
    ended = ada.get(f"/api/tables/{told['id']}/entries")[-1]["body"]
    assert ended["scores"] == finished.scores
    assert told["id"] in [line["id"] for line in ada.get("/api/tables", which="over")["tables"]]


def test_a_record_is_played_on_from_any_moment(ada: Person, finished: Game) -> None:
    kinds = seats("me", "local:Bo", "local:Cy")
    told = ada.table(opening={"record": record(finished), "at": 30}, seats=kinds, begin=True)
    assert (told["status"], told["opening"], told["mine"]) == ("playing", 30, ["P1", "P2", "P3"])
    assert play([ada], told["id"])["standing"]["length"] == 31
    ada.refused("nothing-to-take-back", 409, told["id"], "take-back", to=29)


def test_what_is_exported_can_be_taken_in(server: Running, ada: Person) -> None:
    table, people = gathered(server)
    play(people, table, 5)
    exported = ada.get(f"/api/tables/{table}/export")
    told = ada.table(opening={"record": exported}, begin=True)
    again = ada.get(f"/api/tables/{told['id']}/export")
    assert again == exported


@pytest.mark.skipif(not EXPORTS, reason="no recorded games of other programs here")
@pytest.mark.parametrize("finished_only", [True, False], ids=["finished", "unfinished"])
def test_an_export_of_another_program(ada: Person, finished_only: bool) -> None:
    found = json.loads(EXPORTS[0].read_bytes())
    if not finished_only:
        found["actions"] = found["actions"][:80]
        found = {name: found[name] for name in found if name not in ("result", "status")}
        found |= {"status": "active", "result": {}}
    told = ada.table(opening={"record": found}, begin=True)
    assert told["status"] == ("over" if finished_only else "playing")
    assert told["options"]["network_circles"] == "each_circle"


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"format": "chess"}, "neither"),
        ({"title": "1999"}, "1999"),
        ({"players": ["Ada", "Ada", "Cy"]}, "Ada"),
        ({"actions": [{"type": "Fly"}]}, "Fly"),
        ({"options": {"weather": "fine"}}, "weather"),
        ({"seed": "seven"}, "seed"),
        ({"version": 99}, "99"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_bad_records_are_refused_in_a_sentence(
    ada: Person, finished: Game, change: Json, names: str
) -> None:
    problem = ada.table(400, opening={"record": record(finished) | change})
    assert problem["code"] == "record"
    assert names in problem["text"]
    assert problem["text"].endswith((".", "”"))


def test_a_seed_that_cannot_be_kept_is_refused(ada: Person) -> None:
    game = trunkline.new("1861", ["Ada", "Ben", "Cy"], seed=1)
    problem = ada.table(400, opening={"record": record(game, seed=2**70, digest=None)})
    assert (problem["code"], str(2**70) in problem["text"]) == ("seed-too-large", True)


# --- numbers ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "price", [10**30, 2**64, -(2**63) - 1], ids=["long", "unsigned", "negative"]
)
def test_numbers_beyond_all_reason_are_refused(server: Running, price: int) -> None:
    table, people = gathered(server)
    seat = people[0].look(table)["standing"]["turns"][0]
    action = {"type": "Bid", "seat": seat, "item": "TSR", "price": price}
    judged = people[0].send("POST", f"/api/tables/{table}/judge", {"action": action})
    assert judged["refusal"]["text"]
    mover = people[int(seat[1]) - 1]
    assert choice(mover, table)
    mover.refused("refused", 422, table, "move", action=action)
