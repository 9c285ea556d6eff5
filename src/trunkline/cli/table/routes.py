"""Routes: the best ones to begin with, and others as people type them: ``2 H8-H10; 3 E9-F8-G9``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import msgspec

from trunkline.cli.errors import BadInput
from trunkline.eighteen.actions import Route, RunTrains
from trunkline.eighteen.routes import best_routes
from trunkline.eighteen.title import RailTitle
from trunkline.kernel import Choice, Game, Open
from trunkline.words import phrase
from trunkline.words.names import person_or_thing

_BETWEEN_ROUTES = re.compile(r"[;,]")
_BETWEEN_HEXES = re.compile(r"[\s\u2013>-]+")
PATIENCE = 3.0
"""So many seconds are taken to look for the best routes."""


def with_best(game: Game, choices: Iterable[Choice]) -> tuple[tuple[Choice, ...], int]:
    """The choices with the best routes for trains, and what no routes can earn more than.

    The rules offer any legal routes, because looking for the best ones can take long.
    """
    offered, bound = [], 0
    for choice in choices:
        if isinstance(choice, Open) and isinstance(choice.action, RunTrains):
            best = best_routes(game.position, choice.action.company, PATIENCE)
            bound = best.bound
            if best.routes:
                action = msgspec.structs.replace(choice.action, routes=best.routes)
                choice = msgspec.structs.replace(choice, action=action)
        offered.append(choice)
    return tuple(offered), bound


def parse_routes(game: Game, company: str, text: str) -> tuple[Route, ...]:
    """The routes in a line; ``BadInput`` says what is wrong with it.

    A train that is not named is the next one that has no route yet.
    """
    title = game.title
    assert isinstance(title, RailTitle)
    left = Counter(game.state.companies[company].trains)
    written = [words for part in _BETWEEN_ROUTES.split(text) if (words := _split(part))]
    for words in written:
        if words[0] in title.trains:
            left[words[0]] -= 1
    routes = []
    for words in written:
        named = words[0] in title.trains
        hexes = words[1:] if named else words
        for word in hexes:
            if word not in title.map.hexes:
                name = person_or_thing(game, company)
                raise BadInput(phrase("ask-routes-unknown", word=word, company=name))
        train = words[0] if named else next((kind for kind in left if left[kind] > 0), None)
        if train is None:
            name = person_or_thing(game, company)
            raise BadInput(phrase("ask-routes-no-train", company=name, hexes="–".join(hexes)))
        if not hexes:
            raise BadInput(phrase("ask-routes-empty", train=train))
        if not named:
            left[train] -= 1
        routes.append(Route(train, tuple(hexes)))
    return tuple(routes)


def _split(route: str) -> list[str]:
    return [word.upper() for word in _BETWEEN_HEXES.split(route) if word]
