"""Names: what ids and figures are called at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from trunkline.eighteen.title import RailTitle
from trunkline.kernel import Game
from trunkline.words.catalogue import Figure, has_phrase, phrase

MONEY = frozenset(
    "price amount minimum maximum paid retained per_share revenue cash cost old new needed "
    "highest lowest high low value limit_price total treasury raisable floor face least".split()
)
"""Fields that hold money, wherever they occur."""
COUNTS = frozenset({"count", "shares", "loans"})
"""Fields that hold numbers of things: phrases choose singular or plural by them."""
PLACES = frozenset({"hex", "city", "home", "place"})

_PLACE = re.compile(r"([A-Z]{1,2}\d{1,2})(?:\.(\d))?")


def money(title: Any, amount: int) -> str:
    """An amount as the title writes money."""
    return phrase("money", title=str(title.name), amount=str(amount))


def person_or_thing(game: Game, name: str) -> str:
    """The name behind the id of a seat, a company, a private, or a place where things lie."""
    title = game.title
    if name in title.seats:
        return game.name_of(name)
    if isinstance(title, RailTitle):
        if name in title.charters:
            return title.charters[name].label or name
        if name in title.privates:
            return title.privates[name].name
    if has_phrase(f"owner-{name}"):
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
    return phrase("list-and", first=", ".join(first), last=last) if first else last


def figure(game: Game, field: str, value: Any) -> Figure:
    """One field of an action, an event or a refusal, ready for a phrase."""
    if isinstance(value, bool) or value is None:
        return str(bool(value)).lower()
    if isinstance(value, int):
        if field in MONEY:
            return money(game.title, value)
        return value if field in COUNTS else str(value)
    if isinstance(value, str):
        return place_name(game.title, value) if field in PLACES else person_or_thing(game, value)
    if isinstance(value, dict):
        return series(f"{figure(game, '', key)} {figure(game, field, v)}" for key, v in value.items())
    if isinstance(value, list | tuple | set | frozenset):
        if field == "routes":
            return "; ".join(_route(game, route) for route in value) or phrase("list-empty")
        return series(str(figure(game, field.rstrip("s"), item)) for item in value)
    return str(value)


def _route(game: Game, route: Any) -> str:
    """A train's way as it is written: the train, then the hexes it goes through."""
    train, hexes, *rest = msgspec.structs.astuple(route) if _is_struct(route) else route
    value = f" = {money(game.title, rest[-1])}" if rest else ""
    return phrase("route", train=str(train), hexes="–".join(hexes), value=value)


def _is_struct(value: Any) -> bool:
    return isinstance(value, msgspec.Struct)


def figures(game: Game, fields: dict[str, Any]) -> dict[str, Figure]:
    """All fields ready for a phrase; codes that phrases choose by stay beside their names."""
    ready = {name: figure(game, name, value) for name, value in fields.items()}
    codes = {f"{name}-id": value for name, value in fields.items() if isinstance(value, str)}
    return {**ready, **codes}
