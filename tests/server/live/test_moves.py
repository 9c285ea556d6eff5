"""Moves over HTTP and over sockets."""

from __future__ import annotations

from tests.server.playing import Person, choice, gathered, whose_turn
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
    assert people[0].look(table)["number"] == told["number"]
