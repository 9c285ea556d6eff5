"""What the database holds is what lives: tables read anew equal those that were played at."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from tests.server.playing import Person, at_one_screen, choice, gathered, play, soon, whose_turn
from tests.server.running import Running
from trunkline.kernel import Game
from trunkline.server.live.room import IDLE
from trunkline.server.tables.keeping import Kept, load
from trunkline.store import open_database

KINDS = (
    *("move", "move", "move", "say", "take-back", "answer", "refuse", "withdraw"),
    *("rise", "sit", "late", "propose", "agree", "disagree"),
)


def read_anew(server: Running, table: str) -> Kept:
    """A table as another server would read it."""

    async def reading() -> Kept | None:
        database = await open_database(server.house.settings.where)
        async with database.reading() as session:
            found = await load(session, table)
        await database.close()
        return found

    kept = asyncio.run(reading())
    assert kept is not None
    return kept


def same(server: Running, table: str) -> None:
    """What lives and what is read anew are equal."""
    room = server.house.hall.rooms[table]
    kept = read_anew(server, table)
    live = room.affairs
    for field in dataclasses.fields(live):
        if field.name != "names":
            assert getattr(kept.affairs, field.name) == getattr(live, field.name), field.name
    assert live.names.items() <= kept.affairs.names.items()
    if room.game is None:
        assert kept.game is None
        return
    assert kept.game is not None
    assert kept.game.digest() == room.game.digest()
    assert kept.game.log == room.game.log


def do_something(server: Running, people: list[Person], table: str, kind: str, who: int) -> None:
    """Try something; it may be refused."""
    person = people[who]
    told = person.look(table)
    turns = told["standing"]["turns"]
    match kind:
        case "move":
            users = {seat["seat"]: seat["user"] for seat in told["seats"]}
            movers = [p for p in people if p.id in {users[seat] for seat in turns}]
            if movers:
                action = choice(movers[0], table)
                movers[0].try_to(table, "move", action=action)
        case "say":
            person.try_to(table, "say", text="Hm.")
        case "take-back":
            person.try_to(table, kind, to=max(0, told["standing"]["length"] - 1 - who))
        case "answer" | "refuse":
            person.try_to(table, "answer-take-back", agrees=kind == "answer")
        case "withdraw":
            person.try_to(table, "withdraw-take-back")
        case "rise" | "sit":
            person.try_to(table, kind, seat=f"P{who + 1}")
        case "late":
            server.clock.forward(minutes=11)
        case "propose" if turns:
            to = "open" if who else "caretaker"
            person.try_to(table, "propose-hand-over", seat=turns[0], to=to)
        case "agree" | "disagree":
            person.try_to(table, "answer-hand-over", agrees=kind == "agree")


@settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(doings=st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 2)), max_size=25))
def test_whatever_is_done_is_read_as_it_was(server: Running, doings: list[tuple[str, int]]) -> None:
    table, people = gathered(server, pace="live", clock={"game": 900, "hard": True})
    for kind, who in doings:
        do_something(server, people, table, kind, who)
    # What follows by itself may still be under way.
    hall = server.house.hall

    def quiet() -> bool:
        room = hall.rooms[table]
        due = room.affairs.due
        return not room.lock.locked() and (due is None or due > server.house.now())

    soon(quiet, bool, 30)
    same(server, table)


def test_a_gathering_table_is_read_as_it_was(server: Running) -> None:
    ada, ben = Person(server), Person(server)
    table = ada.table(seats=[{"kind": "me"}, {"kind": "invited"}, {"kind": "open"}])["id"]
    ben.do(table, "sit", seat="P3")
    same(server, table)
    ada.do(table, "remove", seat="P3")
    same(server, table)


def test_a_game_is_played_again_where_its_checkpoint_is_missing(
    server: Running, finished: Game
) -> None:
    table, host = at_one_screen(server, finished, 30)
    play([host], table, 3)
    run(server, "DELETE FROM checkpoints WHERE table_id = :table", table)
    server.house.hall.rooms.pop(table)
    assert host.look(table)["standing"]["length"] == 33
    same_log = read_anew(server, table).game
    assert same_log is not None
    assert len(same_log.log) == 33
    play([host], table)
    same(server, table)


def test_a_checkpoint_of_entries_that_were_not_read_is_left_aside(
    server: Running, finished: Game
) -> None:
    table, host = at_one_screen(server, finished, 30)
    play([host], table, 3)
    # As if another server had written it between two looks.
    other, _ = at_one_screen(server, finished, 33)
    state = "(SELECT state FROM checkpoints WHERE table_id = :other)"
    change = f"UPDATE checkpoints SET number = number + 1, state = {state}"
    run(server, f"{change} WHERE table_id = :table", table, other)
    same(server, table)


def run(server: Running, statement: str, table: str, other: str = "") -> None:
    async def running() -> None:
        database = await open_database(server.house.settings.where)
        async with database.writing() as session:
            given = {"table": table, "other": other} if other else {"table": table}
            await session.execute(text(statement), given)
        await database.close()

    asyncio.run(running())


def test_rooms_that_nobody_uses_are_closed_and_opened_again(
    own_server: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    from trunkline.server.live import part

    monkeypatch.setattr(part, "TIDY_EVERY", 1)
    server = own_server()
    used, people = gathered(server)
    idle, _ = gathered(server)
    rooms: dict[str, Any] = server.house.hall.rooms
    with people[0].socket() as socket:
        socket.watch(used)
        server.clock.forward(seconds=IDLE + 5)
        soon(lambda: idle in rooms, lambda is_live: not is_live)
        assert used in rooms
    play(people, used)
    told = people[0].look(idle)
    assert (told["status"], idle in rooms) == ("playing", True)
    server.clock.forward(seconds=IDLE + 5)
    soon(lambda: len(rooms), lambda count: count == 0)
    assert server.house.hall.elsewhere == {}


def test_a_table_goes_on_after_a_restart(
    own_server: Callable[..., Running], place: Callable[[], str]
) -> None:
    where = place()
    first = own_server(where)
    table, people = gathered(first)
    play(people, table, 5)
    before = people[0].look(table)
    entries = people[0].get(f"/api/tables/{table}/entries")
    first.__exit__()
    second = own_server(where)
    for person in people:
        person.server, person.http = second, second.client(cookies=person.http.cookies)
    after = people[0].look(table)
    assert after | {"now": 0} == before | {"now": 0}
    assert people[0].get(f"/api/tables/{table}/entries") == entries
    mover = whose_turn(people, after)
    assert play([mover], table)["standing"]["length"] == 6
