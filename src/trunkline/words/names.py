"""Names: what ids and figures are called at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from trunkline.eighteen.title import RailTitle
from trunkline.kernel import Game
from trunkline.words.catalogue import Figure, enumerated, grouped, has_phrase, kebab, phrase

MONEY = frozenset(
    {"amount", "best", "cash", "cost", "means", "minimum", "new", "old", "paid", "per_share"}
    | {"price", "prices", "printed", "retained", "revenue", "scores", "share_price"}
)
"""Fields that hold money, wherever they occur."""
COUNTS = frozenset({"count", "shares"})
"""Fields that hold numbers of things: phrases choose singular or plural by them."""
PLACES = frozenset({"beyond", "cities", "city", "hex", "home", "laid", "other", "stop"})
"""Fields that hold hexes or cities."""
OWNERS = frozenset({"owner", "previous", "source", "target"})
"""Fields in which a company that means itself means its own treasury."""
OWNER_NAMES = ("bank", "depot", "gone", "ipo", "pool", "treasury")
"""Owners that are neither players nor companies."""
EDGES = frozenset({"edge", "edges"})
COLOURS = frozenset({"colour", "lies"})
"""Fields that hold the colour of a tile."""
STOPS = frozenset({"stop_kinds"})
"""Fields that hold kinds of stop."""

_PLACE = re.compile(r"([A-Z]{1,2}\d{1,2})(?:\.(\d))?")


def money(title: Any, amount: int) -> str:
    """An amount as the title writes money."""
    own = f"money-{kebab(str(title.name))}"
    return phrase(own if has_phrase(own) else "money", amount=grouped(amount))


def person_or_thing(game: Game, name: str) -> str:
    """The name behind the id of a seat, a company, a private, or a place where things lie."""
    title = game.title
    if name in title.seats:
        return game.name_of(name)
    if isinstance(title, RailTitle):
        if name in title.charters:
            return title.charters[name].label or name
        if name in title.privates:
            return phrase("private", name=title.privates[name].name, id=name)
    if name in OWNER_NAMES:
        return phrase(f"owner-{name}")
    return name


def place_name(title: Any, place: str) -> str:
    """A hex or a city as the map calls it: its name, and where it is."""
    found = _PLACE.fullmatch(place)
    if found is None or not isinstance(title, RailTitle) or found[1] not in title.map.hexes:
        return place
    printed = title.map.hexes[found[1]]
    where = place if found[2] and len(printed.face.stops) > 1 else found[1]
    return f"{printed.name} ({where})" if printed.name else where


def series(items: Iterable[str]) -> str:
    """A list as a sentence has it.

    >>> series(["Ada", "Ben", "Cy"])
    'Ada, Ben and Cy'
    """
    *first, last = list(items) or [phrase("list-empty")]
    return phrase("list-and", first=enumerated(first), last=last) if first else last


def step_name(step: str) -> str:
    """What a step of the sequence of play is called."""
    name = f"step-{kebab(step)}"
    return phrase(name) if has_phrase(name) else kebab(step).replace("-", " ")


def reason_name(reason: str) -> str:
    """Why a game ended, or what was paid for."""
    if has_phrase(f"end-{kebab(reason)}"):
        return phrase(f"end-{kebab(reason)}")
    return phrase(f"reason-{kebab(reason)}") if has_phrase(f"reason-{kebab(reason)}") else reason


def action_name(kind: str) -> str:
    """What a kind of action is called."""
    name = f"action-{kebab(kind)}"
    return phrase(name, "kind") if has_phrase(name, "kind") else kind


def edge_name(edge: int) -> str:
    """The direction in which an edge of a hex lies."""
    return phrase("edge", edge=edge)


def colour_name(colour: str) -> str:
    """What a colour of tiles is called."""
    return phrase(f"colour-{colour}") if has_phrase(f"colour-{colour}") else colour


def stop_name(kind: str) -> str:
    """What a kind of stop is called."""
    return phrase(f"stop-{kind}") if has_phrase(f"stop-{kind}") else kind


def figure(game: Game, field: str, value: Any) -> Figure:
    """One field of an action, an event or a refusal, ready for a phrase."""
    if isinstance(value, bool) or value is None:
        return str(bool(value)).lower()
    if isinstance(value, int):
        return _number(game, field, value)
    if isinstance(value, str):
        return _text(game, field, value)
    if isinstance(value, dict):
        return series(
            f"{person_or_thing(game, key)} {figure(game, field, item)}"
            for key, item in value.items()
        )
    if isinstance(value, list | tuple | set | frozenset):
        if field == "routes":
            return "; ".join(_route(game, route) for route in value) or phrase("list-empty")
        return series(str(figure(game, field, item)) for item in value)
    return str(value)


def _number(game: Game, field: str, value: int) -> Figure:
    if field in MONEY:
        return money(game.title, value)
    if field in EDGES:
        return edge_name(value)
    return value if field in COUNTS else str(value)


def _text(game: Game, field: str, value: str) -> str:
    if field in PLACES:
        return place_name(game.title, value)
    named = {"step": step_name, "action": action_name, "reason": reason_name}.get(field)
    if named is not None:
        return named(value)
    if field in COLOURS:
        return colour_name(value)
    if field in STOPS:
        return stop_name(value)
    company, space, train = value.partition(" ")
    if space and isinstance(game.title, RailTitle) and company in game.title.charters:
        return phrase("train-of", train=train, company=person_or_thing(game, company))
    return person_or_thing(game, value)


def _route(game: Game, route: Any) -> str:
    """A train's way as it is written: the train, then the hexes it goes through."""
    is_struct = isinstance(route, msgspec.Struct)
    train, hexes, *rest = msgspec.structs.astuple(route) if is_struct else route
    value = f" = {money(game.title, rest[-1])}" if rest else ""
    return phrase("route", train=str(train), hexes="–".join(hexes), value=value)


def figures(game: Game, fields: Mapping[str, Any]) -> dict[str, Figure]:
    """All fields ready for a phrase.

    Beside each name stand ``name-id``, the bare code, number or length of a list, for phrases
    to choose by, and for numbers that are not always money ``name-money``.
    """
    ready: dict[str, Figure] = {}
    for name, value in fields.items():
        ready[name] = figure(game, name, value)
        if isinstance(value, str):
            ready[f"{name}-id"] = value or "none"
        elif isinstance(value, int) and not isinstance(value, bool):
            ready[f"{name}-id"] = value
            ready[f"{name}-money"] = money(game.title, value)
        elif isinstance(value, tuple):
            ready[f"{name}-id"] = len(value)
    for name in OWNERS & fields.keys():
        if fields[name] and fields[name] == fields.get("company"):
            ready[name], ready[f"{name}-id"] = phrase("owner-treasury"), "treasury"
    if {"tile", "rotation"} <= fields.keys():
        ready["exits"] = _exits(game, fields["tile"], fields["rotation"])
    return ready


def _exits(game: Game, tile: str, rotation: int) -> str:
    """The edges that the track of a tile reaches."""
    if not isinstance(game.title, RailTitle):
        return phrase("list-empty")
    face = game.title.catalogue.faces.get((tile, rotation))
    return series(edge_name(edge) for edge in face.exits) if face else phrase("list-empty")
