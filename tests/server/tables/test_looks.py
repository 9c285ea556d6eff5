"""Looking at games: scenes, branches, judgements, histories, at any moment."""

from __future__ import annotations

import pytest

from tests.server.playing import Person, as_sent, at_one_screen, choice, gathered, play, whose_turn
from tests.server.running import Running
from trunkline.kernel import Action, Game, Position, Refusal


def test_a_scene_offers_choices_to_whose_turn_it_is_only(server: Running) -> None:
    table, people = gathered(server)
    mover = whose_turn(people, people[0].look(table))
    for person in (*people, Person(server)):
        scene = person.get(f"/api/tables/{table}/scene")
        assert bool(scene["choices"]) == (person is mover)
        assert [seat["name"] for seat in scene["seats"]] == [each.name for each in people]


def test_earlier_moments_stand_as_they_stood(server: Running, finished: Game) -> None:
    table, host = at_one_screen(server, finished, 40)
    for at in (0, 17, 40):
        scene = host.get(f"/api/tables/{table}/scene", at=at)
        assert scene["moment"]["number"] == at
        scores = {seat["seat"]: seat["score"] for seat in scene["seats"]}
        assert scores == finished.at(at).scores
    problem = host.get(f"/api/tables/{table}/scene", 404, at=41)
    assert (problem["code"], "40" in problem["text"]) == ("no-such-moment", True)
    host.get(f"/api/tables/{table}/scene", 404, at=-1)


def test_a_branch_is_played_in_thought(server: Running, finished: Game) -> None:
    table, host = at_one_screen(server, finished, 20)
    actions = [as_sent(action) for action in finished.log[20:25]]
    path = f"/api/tables/{table}/branch"
    stranger = Person(server)
    scene = stranger.send("POST", path, {"actions": actions})
    assert scene["moment"]["number"] == 25
    assert host.look(table)["standing"]["length"] == 20
    earlier = [as_sent(action) for action in finished.log[10:12]]
    assert host.send("POST", path, {"at": 10, "actions": earlier})["moment"]["number"] == 12
    refused = host.send("POST", path, {"at": 3, "actions": actions}, 422)
    assert (refused["code"], bool(refused["text"])) == ("refused", True)
    assert host.send("POST", path, {"actions": [{"type": "Fly"}]}, 400)["code"] == "no-action"
    assert host.send("POST", path, {"at": 99}, 404)["code"] == "no-such-moment"


def test_an_action_is_judged_with_its_rule(server: Running) -> None:
    table, people = gathered(server)
    mover = whose_turn(people, people[0].look(table))
    path = f"/api/tables/{table}/judge"
    legal = choice(mover, table)
    assert mover.send("POST", path, {"action": legal})["refusal"] is None
    seat = next(f"P{n}" for n in (1, 2, 3) if f"P{n}" != legal["seat"])
    refusal = mover.send("POST", path, {"action": legal | {"seat": seat}})["refusal"]
    assert refusal["rule"].startswith("1861-")
    assert refusal["text"]


def test_moves_are_refused_with_the_number_of_the_rule(server: Running) -> None:
    table, people = gathered(server)
    mover = whose_turn(people, people[0].look(table))
    action = choice(mover, table)
    play(people, table)
    # It is somebody else's turn now.
    problem = mover.refused("refused", 422, table, "move", action=action)
    assert problem["rule"].startswith("1861-")


def test_histories_and_components(server: Running, finished: Game) -> None:
    table, host = at_one_screen(server, finished, 60)
    history = host.get(f"/api/tables/{table}/history")
    assert history["length"] == 60
    last = {seat: values[-1] for seat, values in history["scores"].items()}
    assert last == finished.at(60).scores
    assert host.get(f"/api/tables/{table}/components")["title"] == "1861"


def test_the_tile_chart_at_moments(server: Running, finished: Game) -> None:
    table, host = at_one_screen(server, finished, len(finished.log) - 1)
    now = host.get(f"/api/tables/{table}/tile-chart")
    then = host.get(f"/api/tables/{table}/tile-chart", at=0)
    assert now["may_come"]
    assert then["left"] != now["left"]


def test_looks_of_a_table_that_has_not_begun(server: Running) -> None:
    ada = Person(server)
    table = ada.table()["id"]
    for what in ("scene", "game", "history", "components", "tile-chart", "export"):
        assert ada.get(f"/api/tables/{table}/{what}", 409)["code"] == "not-begun"


def test_every_language_is_spoken(server: Running) -> None:
    table, people = gathered(server)
    told = set()
    for language in ("en", "ko", "ja", "fr"):
        with server.client(headers={"accept-language": language}) as visitor:
            told.add(visitor.get(f"/api/tables/{table}/entries").json()[0]["lines"][0])
            told.add(visitor.get(f"/api/tables/{table}/scene").json()["moment"]["headline"])
    assert len(told) == 8
    assert people


def test_rules_that_are_corrected_do_not_stop_a_game(
    server: Running, finished: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, host = at_one_screen(server, finished, 10)
    for action in finished.log[10:16]:
        host.do(table, "move", action=as_sent(action))
    server.house.hall.rooms.pop(table)
    played = finished.log[12]
    allowed = Position.why_not

    def corrected(position: Position, action: Action) -> Refusal | None:  # type: ignore[type-arg]
        return Refusal("not-now") if action == played else allowed(position, action)

    monkeypatch.setattr(Position, "why_not", corrected)
    # The table opens where it stood, and goes on.
    told = host.look(table)
    assert told["standing"]["length"] == 16
    play([host], table)
    assert host.do(table, "take-back", to=16)["table"]["standing"]["length"] == 16
    # What cannot be played again is said to be so.
    assert host.get(f"/api/tables/{table}/scene", 409, at=14)["code"] == "rules-corrected"
    assert host.get(f"/api/tables/{table}/history", 409)["code"] == "rules-corrected"
    host.refused("rules-corrected", 409, table, "take-back", to=14)
    # The entries are told all the same.
    entries = host.get(f"/api/tables/{table}/entries")
    assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
    assert entries[-2]["lines"]
