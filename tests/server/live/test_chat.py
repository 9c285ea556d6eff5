"""Talk at the table."""

from __future__ import annotations

import pytest

from tests.server.playing import Person, gathered
from tests.server.running import Running


def test_what_is_said_is_shown_to_everybody(server: Running) -> None:
    table, (ada, ben, _) = gathered(server)
    with ben.socket() as socket:
        socket.watch(table)
        ada.do(table, "say", text="  Hello, 안녕! <b>  ")
        said = socket.happened("said")
    assert said["body"]["text"] == "Hello, 안녕! <b>"
    assert (said["user"], said["name"], said["lines"]) == (ada.id, ada.name, [])
    assert ada.look(table)["moment"] < ada.look(table)["number"]


def test_people_are_mentioned_by_their_names(server: Running) -> None:
    table, (ada, ben, cy) = gathered(server)
    text = f"@{ben.name.upper()}, and @{cy.name}! Not @{cy.name}son, nor {ada.name}."
    ada.do(table, "say", text=text)
    mentions = ada.get(f"/api/tables/{table}/entries")[-1]["body"]["mentions"]
    assert set(mentions) == {ben.id, cy.id}


@pytest.mark.parametrize("text", [" ", "\n\t "])
def test_silence_is_not_said(server: Running, text: str) -> None:
    table, (ada, *_) = gathered(server)
    ada.refused("nothing-said", 400, table, "say", text=text)


def test_who_has_no_seat_says_nothing(server: Running) -> None:
    table, _ = gathered(server)
    Person(server).refused("no-seat-here", 403, table, "say", text="Psst!")


def test_talk_does_not_make_a_move_come_too_late(server: Running) -> None:
    from tests.server.playing import choice, whose_turn

    table, people = gathered(server)
    told = people[0].look(table)
    mover = whose_turn(people, told)
    people[0].do(table, "say", text="Hm.")
    mover.do(table, "move", action=choice(mover, table), seen=told["moment"])
