"""Clocks: what time there is, what is used, and what happens when it is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.playing import (
    Json,
    Person,
    as_sent,
    at_one_screen,
    gathered,
    play,
    seats,
    soon,
    whose_turn,
)
from tests.server.running import Running
from trunkline.bots.budgets import grants
from trunkline.kernel import Game
from trunkline.server.tables.clocks import PRESETS, at_start, granted, spent
from trunkline.wire.clocks import ClockRules
from trunkline.wire.entries import ClockFace

SECOND = 1000


def clock(told: Json) -> dict[str, list[int]]:
    found: dict[str, list[int]] = told["standing"]["clock"]
    return found


# --- counting ---------------------------------------------------------------------------


def test_time_is_spent_by_whose_clock_runs_only() -> None:
    clock = at_start(ClockRules(game=10), ["P1", "P2"])
    assert clock == {"P1": ClockFace(0, 10_000), "P2": ClockFace(0, 10_000)}
    assert spent(clock, ["P2"], 300) == clock | {"P2": ClockFace(300, 10_000)}
    # A clock that was set back gives nobody time.
    assert spent(clock, ["P2"], -300) == clock


def test_time_is_given_for_rounds_and_companies_and_taken_back_again() -> None:
    rules = ClockRules(round=7, turn=3)
    before = at_start(rules, ["P1", "P2"])
    occasions = [("P1", "round"), ("P2", "round"), ("P2", "turn")]
    after = granted(before, rules, occasions)
    assert after == {"P1": ClockFace(0, 7_000), "P2": ClockFace(0, 10_000)}
    assert granted(after, rules, occasions, -1) == before


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_gives_time_for_what_it_limits(name: str) -> None:
    rules = PRESETS[name]
    assert rules.limits == (name != "none")
    assert not rules.hard or rules.ends_hard


# --- used and given -----------------------------------------------------------------------


def test_used_time_is_shown(server: Running) -> None:
    table, people = gathered(server, clock={"game": 600})
    told = people[0].look(table)
    seat = told["standing"]["turns"][0]
    server.clock.forward(seconds=60)
    after = clock(play(people, table))
    used, given = after.pop(seat)
    assert 60 * SECOND <= used < 75 * SECOND
    assert given == 600 * SECOND
    assert set(map(tuple, after.values())) == {(0, 600 * SECOND)}


def test_time_is_counted_also_where_none_is_set(server: Running) -> None:
    table, people = gathered(server)
    seat = people[0].look(table)["standing"]["turns"][0]
    server.clock.forward(hours=5)
    assert clock(play(people, table))[seat][0] >= 5 * 3600 * SECOND


def moment(game: Game, is_it: Callable[[set[str]], bool]) -> tuple[int, dict[str, int]]:
    """The first moment whose next action gives time for some occasions; and how often to whom."""
    for number in range(len(game.log)):
        before = game.at(number)
        after = before.copy()
        found = grants(before, after.play(game.log[number]), after)
        if is_it({occasion for _, occasion in found}):
            seats = {seat: 0 for seat, _ in found}
            for seat, occasion in found:
                seats[seat] += 10 if occasion == "round" else 1
            return number, seats
    raise AssertionError("there is no such moment")


@pytest.mark.parametrize("occasion", ["round", "turn"])
def test_time_is_given_when_a_round_or_a_company_begins_and_not_twice(
    server: Running, finished: Game, occasion: str
) -> None:
    number, given = moment(finished, lambda found: found == {occasion})
    rules = {"game": 100, "round": 10, "turn": 1}
    table, host = at_one_screen(server, finished, number, clock=rules)
    before = clock(host.look(table))
    action = as_sent(finished.log[number])
    after = clock(host.do(table, "move", action=action)["table"])
    more = {seat: (after[seat][1] - before[seat][1]) // SECOND for seat in after}
    assert more == {seat: given.get(seat, 0) for seat in after}
    # Taken back and done again, it is given once.
    back = clock(host.do(table, "take-back", to=number)["table"])
    assert {seat: face[1] for seat, face in back.items()} == {
        seat: face[1] for seat, face in before.items()
    }
    again = clock(host.do(table, "move", action=action)["table"])
    assert {seat: face[1] for seat, face in again.items()} == {
        seat: face[1] for seat, face in after.items()
    }


def test_used_time_stays_used_when_something_is_taken_back(server: Running) -> None:
    table, people = gathered(server, clock={"game": 600})
    told = people[0].look(table)
    mover, seat = whose_turn(people, told), told["standing"]["turns"][0]
    server.clock.forward(seconds=100)
    play(people, table)
    back = mover.do(table, "take-back", to=0)["table"]
    assert clock(back)[seat][0] >= 100 * SECOND


# --- the end of time ----------------------------------------------------------------------


def test_a_soft_clock_only_tells(server: Running) -> None:
    table, people = gathered(server, clock={"game": 60})
    seat = people[0].look(table)["standing"]["turns"][0]
    server.clock.forward(minutes=5)
    server.clock.forward(seconds=1)
    told = people[0].look(table)
    assert told["standing"]["length"] == 0
    used, given = clock(play(people, table))[seat]
    assert used > given


def test_the_house_plays_for_whose_time_is_over_and_plays_on(server: Running) -> None:
    table, people = gathered(server, clock={"game": 60, "hard": True})
    told = people[0].look(table)
    late, seat = whose_turn(people, told), told["standing"]["turns"][0]
    server.clock.forward(seconds=58)
    assert people[0].look(table)["standing"]["length"] == 0
    server.clock.forward(seconds=3)
    told = soon(lambda: people[0].look(table), lambda told: told["standing"]["length"] == 1)
    assert next(each for each in told["seats"] if each["seat"] == seat)["is_kept_by_house"]
    ran_out, moved = people[0].get(f"/api/tables/{table}/entries")[-2:]
    assert (ran_out["body"]["kind"], moved["body"]["by"]) == ("clock-ran-out", "clock")
    assert ran_out["lines"] == [
        f"The time of {late.name} is up. From now on the house plays for this seat."
    ]
    assert moved["lines"][0] == "The time is up, so the house plays:"
    # Its player has no say any more, but may speak; the others play, and the house with them.
    late.do(table, "say", text="Sorry!")
    others = [person for person in people if person is not late]
    by_house = 0
    while by_house < 2:
        told = soon(lambda: people[0].look(table), lambda told: told["standing"]["turns"] != [seat])
        play([whose_turn(others, told)], table, kind="Pass")
        moved = [e["body"] for e in late.get(f"/api/tables/{table}/entries")]
        by_house = [body.get("by") for body in moved].count("clock")
        assert len(moved) < 30


def test_who_takes_over_a_seat_has_time_again(server: Running) -> None:
    table, people = gathered(server, clock={"game": 60, "turn": 5, "hard": True})
    told = people[0].look(table)
    late, seat = whose_turn(people, told), told["standing"]["turns"][0]
    server.clock.forward(seconds=61)
    soon(lambda: people[0].look(table), lambda told: told["standing"]["length"] == 1)
    late.do(table, "rise", seat=seat)
    heir = Person(server)
    told = heir.do(table, "sit", seat=seat)["table"]
    used, given = clock(told)[seat]
    assert given - used == 65 * SECOND
    assert not any(each["is_kept_by_house"] for each in told["seats"])
    # The same after the server has read the table anew.
    server.house.hall.rooms.pop(table)
    assert clock(heir.look(table)) == clock(told)


def test_getting_up_and_sitting_down_again_gives_no_time(server: Running) -> None:
    table, people = gathered(server, clock={"game": 60, "hard": True})
    seat = people[0].look(table)["standing"]["turns"][0]
    late = whose_turn(people, people[0].look(table))
    server.clock.forward(seconds=40)
    late.do(table, "rise", seat=seat)
    assert clock(late.do(table, "sit", seat=seat)["table"])[seat] == [0, 60 * SECOND]
    server.clock.forward(seconds=21)
    soon(lambda: late.look(table), lambda told: told["standing"]["length"] == 1)


def test_a_game_without_people_rests(server: Running) -> None:
    table, people = gathered(server, clock={"game": 60, "hard": True})
    for place, person in enumerate(people, 1):
        person.do(table, "rise", seat=f"P{place}")
    server.clock.forward(minutes=5)
    heir = Person(server)
    assert heir.look(table)["standing"]["length"] == 0
    seat = heir.look(table)["standing"]["turns"][0]
    assert heir.do(table, "sit", seat=seat)["table"]["standing"]["length"] == 0
    play([heir], table)


def test_an_empty_seat_of_a_hard_clock_does_not_stop_the_game(server: Running) -> None:
    table, people = gathered(server, clock={"game": 60, "hard": True})
    seat = people[0].look(table)["standing"]["turns"][0]
    whose_turn(people, people[0].look(table)).do(table, "rise", seat=seat)
    server.clock.forward(seconds=61)
    soon(lambda: people[0].look(table), lambda told: told["standing"]["length"] == 1)


# --- offers -------------------------------------------------------------------------------


def offer(game: Game) -> int:
    """The first moment at which an offer waits for its answer."""
    for number in range(len(game.log)):
        for decision in game.at(number).decisions:
            if {"Accept", "Decline"} <= set(decision.actions):
                return number
    raise AssertionError("there is no offer in this game")


def test_an_offer_lapses(server: Running, finished: Game) -> None:
    number = offer(finished)
    table, host = at_one_screen(server, finished, number, clock={"offers": 30})
    told = host.look(table)
    assert told["standing"]["is_offer"]
    server.clock.forward(seconds=25)
    assert host.look(table)["standing"]["length"] == number
    server.clock.forward(seconds=6)
    soon(lambda: host.look(table), lambda told: told["standing"]["length"] == number + 1)
    moved = host.get(f"/api/tables/{table}/entries", after=told["number"])[0]
    assert (moved["body"]["action"]["type"], moved["body"]["by"]) == ("Decline", "clock")


def test_an_offer_is_answered_in_time(server: Running, finished: Game) -> None:
    number = offer(finished)
    table, host = at_one_screen(server, finished, number, clock={"offers": 30})
    server.clock.forward(seconds=20)
    told = play([host], table, kind="Accept")
    assert told["standing"]["length"] == number + 1


def test_an_offer_without_a_limit_waits(server: Running, finished: Game) -> None:
    number = offer(finished)
    table, host = at_one_screen(server, finished, number)
    server.clock.forward(hours=10)
    assert host.look(table)["standing"]["length"] == number


# --- a server that was away -----------------------------------------------------------------


def test_what_was_due_while_the_server_was_away_is_done(
    own_server: Callable[..., Running], place: Callable[[], str]
) -> None:
    where = place()
    first = own_server(where)
    table, people = gathered(first, clock={"game": 60, "hard": True})
    idle = people[0].table(seats=seats("me", "local:B", "local:C"), begin=True)["id"]
    first.__exit__()
    second = own_server(where)
    second.clock.forward(minutes=2)
    with second.client() as visitor:
        soon(
            lambda: visitor.get(f"/api/tables/{table}").json(),
            lambda told: told["standing"]["length"] == 1,
        )
        assert visitor.get(f"/api/tables/{idle}").json()["standing"]["length"] == 0
