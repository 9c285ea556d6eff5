"""Programmed moves: set, carried out in turn, ended with a reason, and nobody else's business."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.playing import Json, Person, gathered, play, soon, whose_turn
from tests.server.running import Running

Playing = tuple[str, list[Person]]


@pytest.fixture
def playing(server: Running) -> Playing:
    return gathered(server)


def seat_of(person: Person, table: str) -> str:
    return str(person.look(table)["mine"][0])


def path(person: Person, table: str) -> str:
    return f"/api/tables/{table}/programmes/{seat_of(person, table)}"


def passing(person: Person, table: str) -> Json:
    """The programme to pass for the round, as it is offered."""
    offered = person.get(path(person, table))["offered"]
    found: Json = next(o["programme"] for o in offered if o["programme"]["type"] == "PassRound")
    return found


def in_order(playing: Playing) -> list[Person]:
    """The players in the order of their turns, from the present one."""
    table, people = playing
    first = people.index(whose_turn(people, people[0].look(table)))
    return people[first:] + people[:first]


def test_a_programme_is_offered_and_told_in_words(playing: Playing) -> None:
    table, people = playing
    told = people[0].get(path(people[0], table))
    assert told["current"] is None
    assert all(offer["text"] and offer["programme"]["type"] for offer in told["offered"])
    assert any(offer["causes"] for offer in told["offered"])


def test_a_programme_is_carried_out_when_it_is_its_turn(playing: Playing) -> None:
    table, _ = playing
    first, second, third = in_order(playing)
    told = second.send("PUT", path(second, table), {"programme": passing(second, table)})
    assert told["current"]["programme"]["type"] == "PassRound"
    with first.socket() as socket:
        socket.watch(table)
        play([first], table, kind="Pass")
        socket.happened("moved")
        moved = socket.happened("moved")
    assert (moved["body"]["by"], moved["user"]) == ("programme", second.id)
    assert moved["body"]["action"]["type"] == "Pass"
    assert moved["lines"][0] == f"As {second.name} had programmed:"
    assert whose_turn([first, second, third], first.look(table)) is third


def test_a_programme_set_in_ones_own_turn_is_carried_out_at_once(playing: Playing) -> None:
    table, _ = playing
    first, second, _ = in_order(playing)
    first.send("PUT", path(first, table), {"programme": passing(first, table)})
    assert first.look(table)["standing"]["length"] == 1
    assert whose_turn([first, second], first.look(table)) is second


def test_a_programme_ends_with_its_reason_when_it_is_taken_back(playing: Playing) -> None:
    table, _ = playing
    first, second, third = in_order(playing)
    third.send("PUT", path(third, table), {"programme": passing(third, table)})
    with third.socket() as socket:
        play([first], table, kind="Pass")
        first.do(table, "take-back", to=0)
        over = socket.take("programme-over")
    assert (over["table"], over["seat"]) == (table, seat_of(third, table))
    assert over["why"] == "taken-back"
    assert third.get(path(third, table))["current"] is None
    assert second


def test_a_programme_is_stopped_by_hand(playing: Playing) -> None:
    table, _ = playing
    first, second, _ = in_order(playing)
    second.send("PUT", path(second, table), {"programme": passing(second, table)})
    second.send("DELETE", path(second, table), None, 204)
    assert second.get(path(second, table))["current"] is None
    assert play([first], table, kind="Pass")["standing"]["length"] == 1


def test_one_programme_takes_the_place_of_another(playing: Playing) -> None:
    table, _ = playing
    _, second, _ = in_order(playing)
    kinds = []
    for offer in second.get(path(second, table))["offered"][:2]:
        told = second.send("PUT", path(second, table), {"programme": offer["programme"]})
        kinds.append(told["current"]["programme"])
    assert second.get(path(second, table))["current"]["programme"] == kinds[-1]


def test_programmes_are_secret(server: Running, playing: Playing) -> None:
    table, _ = playing
    _, second, third = in_order(playing)
    own = path(second, table)
    second.send("PUT", own, {"programme": passing(second, table)})
    for other in (third, Person(server)):
        assert other.get(own, 403)["code"] == "not-your-seat"
        other.send("PUT", own, {"programme": passing(second, table)}, 403)
        other.send("DELETE", own, None, 403)
        for where in ("", "/entries", "/scene", "/game", "/export"):
            assert "PassRound" not in other.http.get(f"/api/tables/{table}{where}").text
    assert second.get(own)["current"] is not None


@pytest.mark.parametrize(
    ("programme", "status", "code"),
    [
        ({"type": "Fly"}, 400, "no-programme"),
        ({}, 400, "no-programme"),
        ({"type": "BidUpTo", "item": "nothing", "limit": 10}, 422, "no-such-programme"),
        ({"type": "BidUpTo", "item": "TSR", "limit": "ten"}, 400, "no-programme"),
    ],
)
def test_programmes_that_cannot_be(
    playing: Playing, programme: Json, status: int, code: str
) -> None:
    table, people = playing
    problem = people[0].send("PUT", path(people[0], table), {"programme": programme}, status)
    assert (problem["code"], bool(problem["text"])) == (code, True)


def test_a_programme_goes_with_its_player(server: Running, playing: Playing) -> None:
    table, _ = playing
    first, second, _ = in_order(playing)
    seat = seat_of(second, table)
    second.send("PUT", path(second, table), {"programme": passing(second, table)})
    second.do(table, "rise", seat=seat)
    heir = Person(server)
    heir.do(table, "sit", seat=seat)
    assert heir.get(path(heir, table))["current"] is None
    assert play([first], table, kind="Pass")["standing"]["length"] == 1


def test_a_programme_outlives_a_restart(
    own_server: Callable[..., Running], place: Callable[[], str]
) -> None:
    where = place()
    before = own_server(where)
    playing = table, _ = gathered(before)
    first, second, _ = in_order(playing)
    second.send("PUT", path(second, table), {"programme": passing(second, table)})
    before.__exit__()
    after = own_server(where)
    for person in (first, second):
        cookies = person.http.cookies
        person.server, person.http = after, after.client(cookies=cookies)
    assert second.get(path(second, table))["current"] is not None
    play([first], table, kind="Pass")
    told = soon(lambda: first.look(table), lambda told: told["standing"]["length"] == 2)
    assert told["standing"]["turns"] != [seat_of(second, table)]
