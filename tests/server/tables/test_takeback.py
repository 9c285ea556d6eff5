"""Taking back: free inside one's own turn, by consent across others'."""

from __future__ import annotations

import pytest

from tests.server.playing import Json, Person, gathered, play, soon, whose_turn
from tests.server.running import Running

Playing = tuple[str, list[Person]]


@pytest.fixture
def playing(server: Running) -> Playing:
    """A running game in which nobody has done anything."""
    return gathered(server, pace="live")


def moved(playing: Playing, count: int) -> list[Person]:
    """Let some moves be made; by whom each was."""
    table, people = playing
    movers = []
    for _ in range(count):
        movers.append(whose_turn(people, people[0].look(table)))
        play(people, table)
    return movers


def length(playing: Playing) -> int:
    found: int = playing[1][0].look(playing[0])["standing"]["length"]
    return found


def lines(playing: Playing) -> list[str]:
    table, people = playing
    entries = people[0].get(f"/api/tables/{table}/entries")
    return [line for entry in entries for line in entry["lines"]]


def test_ones_own_move_is_taken_back_at_once(playing: Playing) -> None:
    table, people = playing
    before = people[0].get(f"/api/tables/{table}/game")["state"]
    (mover,) = moved(playing, 1)
    told = mover.do(table, "take-back", to=0)["table"]
    assert told["standing"]["length"] == 0
    assert whose_turn(people, told) is mover
    assert people[0].get(f"/api/tables/{table}/game")["state"] == before
    # A trace stays: the move, and that it was taken back.
    assert [e["body"]["kind"] for e in mover.get(f"/api/tables/{table}/entries")[-2:]] == [
        "moved",
        "taken-back",
    ]
    assert lines(playing)[-1] == f"{mover.name} takes back the last action."
    moved(playing, 2)


def test_others_who_have_acted_are_asked(playing: Playing) -> None:
    table, people = playing
    first, second, third = moved(playing, 3)
    told = first.do(table, "take-back", to=0)["table"]
    assert told["standing"]["length"] == 3
    of = [seat["seat"] for seat in told["seats"] if seat["user"] in (second.id, third.id)]
    assert sorted(told["asked"]["of"]) == sorted(of)
    assert "asks to take back the last 3 actions" in lines(playing)[-1]
    told = second.do(table, "answer-take-back", agrees=True)["table"]
    assert (told["standing"]["length"], len(told["agreed"])) == (3, 1)
    second.refused("not-asked", 403, table, "answer-take-back", agrees=True)
    told = third.do(table, "answer-take-back", agrees=True)["table"]
    assert (told["standing"]["length"], told["asked"]) == (0, None)
    assert whose_turn(people, told) is first


def test_one_who_refuses_is_enough(playing: Playing) -> None:
    table, _ = playing
    first, second, _ = moved(playing, 3)
    first.do(table, "take-back", to=0)
    told = second.do(table, "answer-take-back", agrees=False)["table"]
    assert (told["asked"], told["standing"]["length"]) == (None, 3)
    assert lines(playing)[-1] == "Nothing is taken back."
    second.refused("no-take-back", 409, table, "answer-take-back", agrees=True)


def test_the_question_is_withdrawn_by_who_asked(playing: Playing) -> None:
    table, _ = playing
    first, second = moved(playing, 2)
    second.refused("no-take-back", 409, table, "withdraw-take-back")
    first.do(table, "take-back", to=0)
    second.refused("not-yours-to-withdraw", 403, table, "withdraw-take-back")
    first.refused("take-back-asked-already", 409, table, "take-back", to=1)
    assert first.do(table, "withdraw-take-back")["table"]["asked"] is None


def test_the_question_lapses_when_the_game_goes_on(playing: Playing) -> None:
    table, people = playing
    first, _ = moved(playing, 2)
    first.do(table, "take-back", to=0)
    told = play(people, table)
    assert (told["asked"], told["standing"]["length"]) == (None, 3)
    assert "The game goes on: nothing is taken back." in lines(playing)


def test_the_question_does_not_wait_for_ever(server: Running, playing: Playing) -> None:
    table, people = playing
    first, _ = moved(playing, 2)
    first.do(table, "take-back", to=0)
    server.clock.forward(minutes=9)
    assert people[0].look(table)["asked"] is not None
    server.clock.forward(minutes=1.1)
    told = soon(lambda: people[0].look(table), lambda told: told["asked"] is None)
    assert told["standing"]["length"] == 2
    assert lines(playing)[-1] == "Nobody answered in time: nothing is taken back."


def test_the_question_lapses_when_who_is_asked_leaves(playing: Playing) -> None:
    table, people = playing
    first, second = moved(playing, 2)
    told = first.do(table, "take-back", to=0)["table"]
    seat = told["asked"]["of"][0]
    told = second.do(table, "rise", seat=seat)["table"]
    assert told["asked"] is None
    # Of an empty seat nobody has to be asked.
    assert first.do(table, "take-back", to=0)["table"]["standing"]["length"] == 0
    assert people


def test_only_this_tables_own_actions_are_taken_back(playing: Playing) -> None:
    table, _ = playing
    (mover,) = moved(playing, 1)
    mover.refused("nothing-to-take-back", 409, table, "take-back", to=1)
    mover.refused("nothing-to-take-back", 409, table, "take-back", to=7)


def test_who_has_no_seat_takes_nothing_back(server: Running, playing: Playing) -> None:
    table, _ = playing
    moved(playing, 1)
    Person(server).refused("no-seat-here", 403, table, "take-back", to=0)


def test_what_the_house_has_played_asks_nobody(server: Running, playing: Playing) -> None:
    table, people = playing
    (first,) = moved(playing, 1)
    second = whose_turn(people, people[0].look(table))
    seat = people[0].look(table)["standing"]["turns"][0]
    second.do(table, "rise", seat=seat)
    told = first.do(table, "propose-hand-over", seat=seat, to="caretaker")["table"]
    other = next(person for person in people if person not in (first, second))
    other.do(table, "answer-hand-over", agrees=True)
    soon(lambda: length(playing), lambda found: found == 2)
    told = first.do(table, "take-back", to=0)["table"]
    assert told["standing"]["length"] in (0, 1)


def test_a_new_player_is_asked_for_what_the_former_one_did(
    server: Running, playing: Playing
) -> None:
    table, _ = playing
    first, second = moved(playing, 2)
    told = first.look(table)
    seat = next(each["seat"] for each in told["seats"] if each["user"] == second.id)
    second.do(table, "rise", seat=seat)
    heir = Person(server)
    heir.do(table, "sit", seat=seat)
    told = first.do(table, "take-back", to=0)["table"]
    assert told["asked"]["of"] == [seat]
    assert heir.do(table, "answer-take-back", agrees=True)["table"]["standing"]["length"] == 0


def test_nothing_is_taken_back_before_the_game(server: Running) -> None:
    ada = Person(server)
    table = ada.table()["id"]
    ada.refused("not-begun", 409, table, "take-back", to=0)


def test_who_watches_sees_the_game_go_back(playing: Playing) -> None:
    table, _ = playing
    with playing[1][0].socket() as socket:
        socket.watch(table)
        (mover,) = moved(playing, 1)
        mover.do(table, "take-back", to=0)
        socket.happened("moved")
        back: Json = socket.happened("taken-back")
        assert (back["body"]["count"], back["body"]["standing"]["length"]) == (1, 0)
