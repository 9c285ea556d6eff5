"""Entries of an export: damaged in any field they are refused in one sentence."""

import pytest

from trunkline.formats import FormatError
from trunkline.formats.eighteen_games.entries import KINDS, read_entry

PLAYER = {"id": 5, "entity": 11, "entity_type": "player"}
COMPANY = {"id": 5, "entity": "KB", "entity_type": "corporation"}
ROUTE = {"train": "2-0", "connections": [["E1", "D2"], ["D2", "C3"]], "revenue": 50}
ENTRIES = {
    "pass": PLAYER,
    "undo": {**PLAYER, "action_id": 3},
    "bid": {**PLAYER, "company": "TSR", "price": 20},
    "par": {**PLAYER, "corporation": "GRR", "share_price": "100,4,5"},
    "lay_tile": {**COMPANY, "hex": "E1", "tile": "57-0", "rotation": 2},
    "place_token": {**COMPANY, "city": "57-0-0", "slot": 0},
    "remove_token": {**COMPANY, "city": "E1-0-1", "slot": 0},
    "run_routes": {**COMPANY, "routes": [ROUTE]},
    "dividend": {**COMPANY, "kind": "half"},
    "buy_train": {**COMPANY, "train": "2-0", "price": 100, "variant": "2"},
    "discard_train": {**COMPANY, "train": "2-0"},
    "buy_shares": {**PLAYER, "shares": ["GRR_3"], "percent": 10},
    "sell_shares": {**PLAYER, "shares": ["GRR_3", "GRR_4"], "percent": 20},
    "buy_company": {**COMPANY, "company": "TSR", "price": 20},
    "convert": COMPANY,
    "merge": {**COMPANY, "corporation": "GRR"},
    "choose": {**COMPANY, "choice": "nationalize"},
    "message": {**PLAYER, "message": "hello"},
    "program_share_pass": {**PLAYER, "unconditional": True},
}
OF_NO_USE = {"slot", "message", "unconditional"}
"""Fields that tell us nothing, and may be anything."""


def read(kind, /, **fields):
    return read_entry({"type": kind, **ENTRIES[kind], **fields}, 4, "game.json")


def problem(kind, /, **fields):
    with pytest.raises(FormatError) as caught:
        read(kind, **fields)
    assert caught.value.index == 4
    return str(caught.value)


def test_there_is_an_example_of_every_kind():
    assert KINDS.keys() <= ENTRIES.keys()


@pytest.mark.parametrize("kind", ENTRIES)
def test_an_entry_that_is_whole(kind):
    assert read(kind).entry.type == kind


@pytest.mark.parametrize("value", [{"a": 1}, 1.5, True, [[5]], [None]], ids=repr)
@pytest.mark.parametrize(
    ("kind", "field"),
    [(kind, field) for kind in ENTRIES for field in ENTRIES[kind] if field not in OF_NO_USE],
)
def test_a_field_of_another_form_is_named_with_its_value(kind, field, value):
    message = problem(kind, **{field: value})
    assert f": {field}" in message
    assert "should be" in message


@pytest.mark.parametrize(
    ("kind", "fields", "sentence"),
    [
        ("bid", {"price": "zzz"}, 'price is "zzz"; it should be a whole number of roubles'),
        ("bid", {"price": None}, "price is null; it should be a whole number of roubles"),
        ("bid", {"price": []}, "price is []; it should be a whole number of roubles"),
        ("bid", {"company": None}, "company and corporation are missing; one of them should"),
        ("par", {"share_price": "zzz"}, 'share_price is "zzz"; it should be a price with its row'),
        ("par", {"share_price": None}, "share_price is null; it should be a price with"),
        ("par", {"share_price": 100}, "share_price is 100; it should be a price with"),
        ("par", {"share_price": [100]}, "share_price is [100]; it should be a price with"),
        ("par", {"corporation": []}, "corporation is []; it should be a company's name"),
        ("place_token", {"city": None}, 'city is null; it should be a city of a tile, like "57-0'),
        ("place_token", {"city": 5}, "city is 5; it should be a city of a tile"),
        ("place_token", {"city": ["E1"]}, 'city is ["E1"]; it should be a city of a tile'),
        ("lay_tile", {"tile": None}, 'tile is null; it should be a tile with its number, like "57'),
        ("lay_tile", {"tile": 57}, "tile is 57; it should be a tile with its number"),
        ("lay_tile", {"rotation": []}, "rotation is []; it should be a whole number from 0 to 5"),
        ("lay_tile", {"hex": []}, 'hex is []; it should be a hex, like "E5"'),
        ("buy_shares", {"shares": []}, "shares is []; it should be a list of shares"),
        ("sell_shares", {"shares": []}, "shares is []; it should be a list of shares"),
        ("sell_shares", {"shares": ["GRR"]}, 'shares[0] is "GRR"; it should be a share, like'),
        ("sell_shares", {"shares": ["NW_1", "SE_1"]}, "it should be those of one company"),
        ("sell_shares", {"percent": 15}, "percent is 15; it should be 10, 20, … or 100"),
        ("run_routes", {"routes": None}, "routes is null; it should be a list of routes"),
        ("run_routes", {"routes": [5]}, "routes[0] is 5; it should be an object"),
        ("run_routes", {"routes": [{}]}, "routes[0].train is missing; it should be a train"),
        (
            "run_routes",
            {"routes": [ROUTE, {"train": "2-1", "connections": [["A1"], []]}]},
            "routes[1].connections[1] is []; it should be a list of hexes",
        ),
        (
            "run_routes",
            {"routes": [{"train": "2-1", "connections": [["A1", None]]}]},
            "routes[0].connections[0][1] is null; it should be a hex",
        ),
        ("dividend", {"kind": "zzz"}, 'kind is "zzz"; it should be "payout", "half" or "withhold"'),
        ("choose", {"choice": "zzz"}, 'choice is "zzz"; it should be "nationalize"'),
        ("buy_train", {"entity": None}, "entity is null; it should be a company's name"),
        ("buy_train", {"entity_type": "zzz"}, 'entity_type is "zzz"; it should be "corporation"'),
        ("pass", {"id": None}, "id is null; it should be a whole number"),
        ("undo", {"action_id": "x"}, 'action_id is "x"; it should be a number of an action'),
        ("pass", {"auto_actions": "x"}, 'auto_actions is "x"; it should be a list of actions'),
        ("pass", {"auto_actions": [5]}, "auto_actions[0] is 5; it should be an object"),
    ],
)
def test_the_sentence_says_what_would_be_right(kind, fields, sentence):
    by = fields.get("entity", ENTRIES[kind]["entity"]) or "nobody"
    number = "action 5" if fields.get("id", 5) else "action without id"
    message = problem(kind, **fields)
    assert message.startswith(f"game.json: {number} at index 4 ({kind} by {by}): ")
    assert sentence in message


def test_an_automatic_action_is_named_with_its_entry():
    automatic = {"type": "bid", "entity": 12, "company": "TSR", "price": "zzz"}
    assert problem("pass", auto_actions=[ENTRIES["pass"] | {"type": "pass"}, automatic]) == (
        "game.json: automatic action 2 of action 5 at index 4 (pass by 11): "
        'price is "zzz"; it should be a whole number of roubles'
    )


@pytest.mark.parametrize("raw", [5, None, "x", [], {}, {"type": None}, {"type": []}, {"type": 5}])
def test_what_is_no_entry_at_all(raw):
    with pytest.raises(FormatError, match=r"^game.json: action .*at index 4.*should be"):
        read_entry(raw, 4, "game.json")


def test_what_may_be_empty_is_as_if_it_were_missing():
    for kind, field in (("undo", "action_id"), ("buy_train", "variant"), ("pass", "auto_actions")):
        assert getattr(read(kind, **{field: None}).entry, field) is None
