"""What is hidden stays hidden, whichever way one looks; and chance is never taken back."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server import cards
from tests.server.playing import Json, Person, Socket, gathered
from tests.server.running import Running

DRAW = {"type": "Draw", "seat": "P1"}


@pytest.fixture(scope="module", autouse=True)
def _known() -> Iterator[None]:
    cards.known()
    yield
    cards.unknown()


@pytest.fixture
def table(server: Running) -> tuple[str, list[Person]]:
    return gathered(server, 2, title="cards", seats=[{"kind": "me"}, {"kind": "open"}])


def hand_of(server: Running, table: str, seat: str) -> list[int]:
    return list(server.house.hall.rooms[table].game.state.hands[seat])


def draw(people: list[Person], table: str, count: int = 1) -> None:
    for _ in range(count):
        seat = people[0].look(table)["standing"]["turns"][0]
        people[int(seat[1]) - 1].do(table, "move", action={"type": "Draw", "seat": seat})


def test_nobody_else_sees_which_card_is_drawn(server: Running, table: Any) -> None:
    id, (ada, ben) = table
    guest = Person(server)
    with ada.socket() as adas, ben.socket() as bens, guest.socket() as guests:
        for socket in (adas, bens, guests):
            socket.watch(id)
        adas.do(id, "move", action={"type": "Draw", "seat": "P1"})
        card = hand_of(server, id, "P1")[-1]
        assert f"card {card}" in adas.happened("moved")["lines"][0]
        for socket in (bens, guests):
            assert socket.happened("moved")["lines"] == [f"Drew: seat {ada.name}, card 0."]


def test_an_action_is_shown_without_what_it_hides(server: Running, table: Any) -> None:
    id, (ada, ben) = table
    card = hand_of(server, id, "P1")[0]
    with ada.socket() as adas, ben.socket() as bens:
        adas.watch(id)
        bens.watch(id)
        adas.do(id, "move", action={"type": "Bury", "seat": "P1", "card": card})
        assert adas.happened("moved")["body"]["action"]["card"] == card
        assert bens.happened("moved")["body"]["action"]["card"] == cards.UNSEEN
    # The same when it is looked up later.
    for person, seen in ((ada, card), (ben, cards.UNSEEN)):
        moved = person.get(f"/api/tables/{id}/entries", after=0)[-1]
        assert moved["body"]["action"]["card"] == seen
        with person.socket() as socket:
            socket.watch(id, 2)
            assert socket.happened("moved")["body"]["action"]["card"] == seen


def test_scenes_and_data_show_ones_own_cards_only(server: Running, table: Any) -> None:
    id, people = table
    ada, ben = people
    draw(people, id, 6)
    guest = Person(server)

    def told(person: Person, path: str) -> Json:
        answer: Json = person.get(f"/api/tables/{id}/{path}")
        return answer

    for person in (ada, ben, guest):
        data = told(person, "game")
        own = "P1" if person is ada else "P2" if person is ben else None
        for seat, cards_seen in data["state"]["hands"].items():
            whole = hand_of(server, id, seat)
            assert cards_seen == (whole if seat == own else [cards.UNSEEN] * len(whole))
        assert data["seed"] is None
        assert not data["state"].get("dice")
        assert set(data["state"]["deck"]) == {cards.UNSEEN}
        for at in ("scene", "scene?at=4"):
            scene = told(person, at)
            for seat in scene["seats"]:
                assert (seat["score"] > 0) == (seat["seat"] == own), (at, seat)
            chosen = {choice["action"]["seat"] for choice in scene["choices"]}
            assert chosen <= {own}


def test_what_others_could_do_is_not_judged(server: Running, table: Any) -> None:
    id, people = table
    ada, ben = people
    card = hand_of(server, id, "P1")[0]
    asked = {"action": {"type": "Show", "seat": "P1", "card": card}}
    path = f"/api/tables/{id}/judge"
    assert ada.send("POST", path, asked)["refusal"] is None
    for person in (ben, Person(server)):
        assert person.send("POST", path, asked, 403)["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables/{id}/branch", {"actions": [DRAW]}),
        ("POST", "/api/tables/{id}/judge", {"actions": [DRAW], "action": DRAW}),
        ("GET", "/api/tables/{id}/export", None),
        ("GET", "/api/tables/{id}/history", None),
        ("POST", "/api/tables", {"opening": {"table": "{id}"}}),
    ],
    ids=["branch", "judge", "export", "history", "clone"],
)
def test_what_chance_would_bring_cannot_be_tried(
    table: Any, method: str, path: str, body: Json | None
) -> None:
    id, (ada, _) = table
    if body and "opening" in body:
        body = {"opening": {"table": id}}
    problem = ada.send(method, path.format(id=id), body, 409)
    assert problem["code"] == "secrets-stay"


def test_who_plays_two_seats_at_one_screen_sees_both(server: Running) -> None:
    ada = Person(server)
    kinds = [{"kind": "me"}, {"kind": "local", "name": "Bo"}]
    id = ada.table(title="cards", seats=kinds, begin=True)["id"]
    for seat in ("P1", "P2"):
        with ada.socket() as socket:
            socket.watch(id)
            socket.do(id, "move", action={"type": "Draw", "seat": seat})
            card = hand_of(server, id, seat)[-1]
            assert f"card {card}." in socket.happened("moved")["lines"][0]


def test_a_revealed_card_is_never_taken_back(table: Any) -> None:
    id, people = table
    draw(people, id)
    people[0].refused("chance-has-spoken", 409, id, "take-back", to=0)


def test_what_reveals_nothing_is_taken_back(server: Running, table: Any) -> None:
    id, people = table
    ada, ben = people
    draw(people, id, 2)
    ada.do(id, "move", action={"type": "Wait", "seat": "P1"})
    told = ada.do(id, "take-back", to=2)["table"]
    assert (told["standing"]["length"], told["standing"]["turns"]) == (2, ["P1"])
    # Asking others does not help against chance either.
    ada.do(id, "move", action={"type": "Wait", "seat": "P1"})
    ben.do(id, "move", action={"type": "Wait", "seat": "P2"})
    ada.refused("chance-has-spoken", 409, id, "take-back", to=1)
    asked = ada.do(id, "take-back", to=2)["table"]["asked"]
    assert asked["of"] == ["P2"]


def test_at_the_end_everything_is_told_and_the_promise_is_kept(server: Running) -> None:
    kinds = [{"kind": "me"}, {"kind": "open"}]
    id, people = gathered(server, 2, title="cards", seats=kinds, options={"deck": 8})
    promise = people[0].look(id)["promise"]
    with people[1].socket() as socket:
        socket.watch(id)
        draw(people, id, 6)
        ended = socket.happened("ended")["body"]
    told = people[0].look(id)
    assert told["status"] == "over"
    assert hashlib.sha256(f"{ended['salt']}:{ended['seed']}".encode()).hexdigest() == promise
    record = Person(server).get(f"/api/tables/{id}/export")
    assert record["seed"] == ended["seed"]
    assert record["result"] == ended["scores"]
    assert Person(server).get(f"/api/tables/{id}/history")["length"] == 6


def test_two_games_that_differ_in_secrets_only_look_alike(server: Running) -> None:
    seen = []
    for _ in range(2):
        kinds = [{"kind": "me"}, {"kind": "open"}]
        id, people = gathered(server, 2, title="cards", seats=kinds)
        with Socket(server) as socket:
            socket.watch(id)
            draw(people, id, 3)
            frames = [socket.happened("moved") for _ in range(3)]
        lines = [line for frame in frames for line in frame["lines"]]
        for place, person in enumerate(people):
            lines = [line.replace(person.name, f"player {place}") for line in lines]
        seen.append((lines, [frame["body"]["action"] for frame in frames]))
    assert seen[0] == seen[1]
