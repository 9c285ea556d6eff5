"""The games that can be played, and their options."""

from __future__ import annotations

import pytest

from tests.server.running import Running


def test_every_option_is_explained(server: Running) -> None:
    with server.client() as visitor:
        told = visitor.get("/api/titles").json()
    title = next(each for each in told["titles"] if each["name"] == "1861")
    assert title["players"] == [3, 4, 5, 6]
    assert {ruleset["name"] for ruleset in title["rulesets"]} >= {"rulebook", "18xx.games"}
    for option in title["options"]:
        assert option["explanation"]
        assert all(value["explanation"] for value in option["values"])
        assert option["default"] in [value["value"] for value in option["values"]]
    assert told["clocks"]["evening"]["game"] == 1200


@pytest.mark.parametrize(
    ("players", "options", "is_legal"),
    [
        (3, {}, True),
        (2, {}, False),
        (2, {"players_two": True}, True),
        (7, {}, False),
        (4, {"ruleset": "18xx.games"}, True),
        (4, {"market": "round"}, False),
        (4, {"ruleset": "mine"}, False),
    ],
)
def test_only_what_goes_together_is_legal(
    server: Running, players: int, options: dict[str, object], is_legal: bool
) -> None:
    with server.client() as visitor:
        asked = {"players": players, "options": options}
        told = visitor.post("/api/titles/1861/check", json=asked).json()
    assert (told["options"] is not None) == is_legal
    assert bool(told["problem"]) != is_legal


def test_a_title_that_is_none(server: Running) -> None:
    with server.client() as visitor:
        answer = visitor.post("/api/titles/1999/check", json={"players": 3})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-title")
