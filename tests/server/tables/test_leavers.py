"""Players who do not come back: the others free their seat, or hand it to the house."""

from __future__ import annotations

import pytest

from tests.server.playing import Json, Person, gathered, play, soon, whose_turn
from tests.server.running import Running


class Late:
    """A running game in which one player keeps the others waiting."""

    def __init__(self, server: Running, count: int = 3, **options: bool) -> None:
        self.table, self.people = gathered(server, count, pace="live", options=options)
        told = self.look()
        self.late = whose_turn(self.people, told)
        self.seat: str = told["standing"]["turns"][0]
        self.others = [person for person in self.people if person is not self.late]

    def look(self) -> Json:
        return self.people[0].look(self.table)

    def kind(self) -> str:
        kinds = {each["seat"]: each["kind"] for each in self.look()["seats"]}
        return str(kinds[self.seat])

    def propose(self, person: Person, to: str = "open") -> Json:
        found: Json = person.do(self.table, "propose-hand-over", seat=self.seat, to=to)["table"]
        return found


@pytest.fixture
def late(server: Running) -> Late:
    return Late(server)


def test_nobody_is_voted_out_too_soon(server: Running, late: Late) -> None:
    problem = late.others[0].refused(
        "not-yet-late", 409, late.table, "propose-hand-over", seat=late.seat
    )
    assert "10 minutes" in problem["text"]
    server.clock.forward(minutes=9)
    late.others[0].refused("not-yet-late", 409, late.table, "propose-hand-over", seat=late.seat)
    server.clock.forward(minutes=1.1)
    assert late.propose(late.others[0])["proposed"]["seat"] == late.seat


def test_who_is_not_waited_for_is_not_voted_out(server: Running, late: Late) -> None:
    server.clock.forward(minutes=11)
    told = late.look()
    seat = next(each["seat"] for each in told["seats"] if each["user"] == late.others[1].id)
    late.others[0].refused("not-yet-late", 409, late.table, "propose-hand-over", seat=seat)


def test_most_of_the_others_free_a_seat_and_somebody_else_plays_on(
    server: Running, late: Late
) -> None:
    server.clock.forward(minutes=11)
    told = late.propose(late.others[0])
    assert set(told["proposed"]["of"]) == {person.id for person in late.others}
    assert told["in_favour"] == [late.others[0].id]
    assert late.kind() == "player"
    late.others[1].do(late.table, "answer-hand-over", agrees=True)
    assert late.kind() == "open"
    action = {"type": "Pass", "seat": late.seat}
    late.late.refused("not-your-seat", 403, late.table, "move", action=action)
    heir = Person(server)
    told = heir.do(late.table, "sit", seat=late.seat)["table"]
    assert told["mine"] == [late.seat]
    people = [heir if person is late.late else person for person in late.people]
    play(people, late.table, 3)
    last = heir.get(f"/api/tables/{late.table}/entries")
    told_of = [line for entry in last for line in entry["lines"]]
    assert f"The players free the seat of {late.late.name}. It is open." in told_of
    assert any(line.startswith(heir.name) for line in told_of)


def test_the_house_plays_for_who_is_gone(server: Running, late: Late) -> None:
    server.clock.forward(minutes=11)
    late.propose(late.others[0], "caretaker")
    told = late.others[1].do(late.table, "answer-hand-over", agrees=True)["table"]
    seat = next(each for each in told["seats"] if each["seat"] == late.seat)
    assert (seat["kind"], seat["is_kept_by_house"], seat["user"]) == ("caretaker", True, None)
    told = soon(late.look, lambda told: late.seat not in told["standing"]["turns"])
    moved = late.others[0].get(f"/api/tables/{late.table}/entries")[-1]
    assert (moved["body"]["by"], moved["user"]) == ("caretaker", None)
    assert moved["lines"][0] == "The house plays for an empty seat:"
    Person(server).refused("seat-kept-by-house", 409, late.table, "sit", seat=late.seat)
    # The game goes on, and the house with it.
    for _ in range(4):
        mover = whose_turn(late.others, late.look())
        play([mover], late.table)
        soon(late.look, lambda told: late.seat not in told["standing"]["turns"])
    # And a vote opens the seat again.
    late.propose(late.others[0], "open")
    late.others[1].do(late.table, "answer-hand-over", agrees=True)
    Person(server).do(late.table, "sit", seat=late.seat)


def test_too_few_agree(server: Running, late: Late) -> None:
    server.clock.forward(minutes=11)
    late.propose(late.others[0])
    told = late.others[1].do(late.table, "answer-hand-over", agrees=False)["table"]
    assert (told["proposed"], late.kind()) == (None, "player")
    late.others[1].refused("no-hand-over", 409, late.table, "answer-hand-over", agrees=True)


def test_nobody_votes_twice_or_unasked(server: Running, late: Late) -> None:
    server.clock.forward(minutes=11)
    late.propose(late.others[0])
    late.others[0].refused("not-asked", 403, late.table, "answer-hand-over", agrees=True)
    late.late.refused("not-asked", 403, late.table, "answer-hand-over", agrees=False)
    Person(server).refused("not-asked", 403, late.table, "answer-hand-over", agrees=False)
    late.others[1].refused(
        "hand-over-proposed-already", 409, late.table, "propose-hand-over", seat=late.seat
    )


def test_a_vote_ends_when_its_player_is_back(server: Running, late: Late) -> None:
    server.clock.forward(minutes=11)
    late.propose(late.others[0])
    play([late.late], late.table)
    assert late.look()["proposed"] is None
    kinds = [e["body"]["kind"] for e in late.late.get(f"/api/tables/{late.table}/entries")]
    assert kinds[-2:] == ["hand-over-lapsed", "moved"]


def test_a_vote_does_not_wait_for_ever(server: Running, late: Late) -> None:
    server.clock.forward(minutes=11)
    late.propose(late.others[0])
    server.clock.forward(minutes=10.1)
    soon(late.look, lambda told: told["proposed"] is None)
    last = late.late.get(f"/api/tables/{late.table}/entries")[-1]
    assert last["lines"] == ["Too few answered in time: the seat stays as it is."]


def test_of_two_the_other_decides_alone(server: Running) -> None:
    late = Late(server, 2, players_two=True)
    server.clock.forward(minutes=11)
    assert late.propose(late.others[0], "caretaker")["proposed"] is None
    assert late.kind() == "caretaker"


def test_one_leaves_of_ones_own_accord(late: Late) -> None:
    late.late.refused("own-seat-is-given-up", 409, late.table, "propose-hand-over", seat=late.seat)
    late.late.do(late.table, "rise", seat=late.seat)
    assert late.kind() == "open"
    # An empty seat is handed to the house without waiting.
    late.propose(late.others[0], "caretaker")
    late.others[1].do(late.table, "answer-hand-over", agrees=True)
    assert late.kind() == "caretaker"


def test_strangers_propose_nothing(server: Running, late: Late) -> None:
    server.clock.forward(minutes=11)
    stranger = Person(server)
    stranger.refused("no-seat-here", 403, late.table, "propose-hand-over", seat=late.seat)
    late.others[0].refused("no-such-seat", 404, late.table, "propose-hand-over", seat="P8")


def test_patience_is_longer_where_people_play_slowly(server: Running) -> None:
    table, people = gathered(server, pace="slow")
    told = people[0].look(table)
    late = whose_turn(people, told)
    other = next(person for person in people if person is not late)
    seat = told["standing"]["turns"][0]
    server.clock.forward(hours=71)
    other.refused("not-yet-late", 409, table, "propose-hand-over", seat=seat)
    server.clock.forward(hours=1.1)
    other.do(table, "propose-hand-over", seat=seat)
