"""Moves over HTTP and over sockets."""

from __future__ import annotations

import pytest

from tests.server.playing import Person, choice, gathered, play, seats, whose_turn
from tests.server.running import Running


def test_a_move_is_shown_to_whoever_watches(server: Running) -> None:
    table, people = gathered(server)
    told = people[0].look(table)
    mover = whose_turn(people, told)
    watcher = Person(server)
    with watcher.socket() as watching, mover.socket() as own:
        assert watching.watch(table) == told["number"]
        action = choice(mover, table)
        done = own.do(table, "move", action=action, seen=told["moment"])
        assert done["type"] == "done", done
        shown = watching.happened("moved")
        assert shown["number"] == done["number"]
        assert shown["body"]["action"] == action
        assert shown["user"] == mover.id
        assert shown["lines"]


def test_only_who_has_a_seat_moves_for_it(server: Running) -> None:
    table, people = gathered(server)
    told = people[0].look(table)
    mover = whose_turn(people, told)
    other = next(person for person in people if person is not mover)
    action = choice(mover, table)
    problem = other.refused("not-your-seat", 403, table, "move", action=action)
    assert action["seat"] in problem["text"]
    Person(server).refused("not-your-seat", 403, table, "move", action=action)
    assert people[0].look(table)["number"] == told["number"]


def test_who_is_nobody_moves_nothing(server: Running) -> None:
    table, people = gathered(server)
    action = choice(whose_turn(people, people[0].look(table)), table)
    with server.client() as nobody:
        body = {"request": {"do": "move", "action": action}}
        assert nobody.post(f"/api/tables/{table}/requests", json=body).status_code == 401


def test_a_move_is_refused_where_it_was_not_meant(server: Running) -> None:
    table, people = gathered(server)
    told = people[0].look(table)
    mover = whose_turn(people, told)
    action = choice(mover, table)
    play(people, table)
    mover.do(table, "take-back", to=0)
    # It would be legal again, but its sender has not seen what came between.
    problem = mover.refused("moved-on", 409, table, "move", action=action, seen=told["moment"])
    assert problem["data"]["moment"] == told["moment"] + 2
    mover.do(table, "move", action=action, seen=told["moment"] + 2)


@pytest.mark.parametrize("way", ["http", "socket"])
def test_the_same_mark_is_done_once(server: Running, way: str) -> None:
    table, people = gathered(server)
    mover = whose_turn(people, people[0].look(table))
    action = choice(mover, table)
    if way == "http":
        numbers = {mover.do(table, "move", "m1", action=action)["number"] for _ in range(3)}
    else:
        with mover.socket() as socket:
            numbers = {socket.do(table, "move", "m1", action=action)["number"] for _ in range(3)}
    assert len(numbers) == 1
    assert people[0].look(table)["standing"]["length"] == 1


def test_marks_are_each_persons_own(server: Running) -> None:
    table, people = gathered(server)
    numbers = [person.do(table, "say", "m1", text="Hello")["number"] for person in people]
    assert len(set(numbers)) == 3


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "Fly", "seat": "P1"},
        {"type": "Pass"},
        {"type": "Pass", "seat": 7},
        {"type": "Bid", "seat": "P1", "item": "TSR", "price": "dear"},
    ],
)
def test_what_is_no_action(server: Running, action: dict[str, object]) -> None:
    table, people = gathered(server)
    people[0].refused("no-action", 400, table, "move", action=action)


def test_what_is_sent_along_with_an_action_is_not_kept(server: Running) -> None:
    table, people = gathered(server)
    mover = whose_turn(people, people[0].look(table))
    action = choice(mover, table)
    mover.do(table, "move", action=action | {"hat": "x" * 5000})
    assert mover.get(f"/api/tables/{table}/entries")[-1]["body"]["action"] == action


def test_who_plays_several_seats_moves_for_each(server: Running) -> None:
    ada = Person(server)
    table = ada.table(seats=seats("me", "local:Bo", "local:Cy"), begin=True)["id"]
    movers = []
    for _ in range(6):
        movers.append(ada.look(table)["standing"]["turns"][0])
        play([ada], table)
    assert set(movers) == {"P1", "P2", "P3"}


def test_a_game_that_is_over_takes_no_moves(server: Running) -> None:
    from tests.server import cards

    cards.known()
    try:
        table, people = gathered(
            server, 2, title="cards", seats=seats("me", "open"), options={"deck": 8}
        )
        for place in (0, 1) * 3:
            action = {"type": "Draw", "seat": f"P{place + 1}"}
            people[place].do(table, "move", action=action)
        people[0].refused("refused", 422, table, "move", action={"type": "Wait", "seat": "P1"})
        people[0].refused("over", 409, table, "take-back", to=0)
        people[0].refused("over", 409, table, "rise", seat="P1")
        Person(server).refused("over", 409, table, "sit", seat="P1")
        people[0].do(table, "say", text="Well played!")
    finally:
        cards.unknown()
