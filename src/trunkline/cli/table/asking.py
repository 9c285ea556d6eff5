"""What a choice leaves open, asked: a number, or routes."""

from __future__ import annotations

import msgspec

from trunkline.cli.console import print_line
from trunkline.cli.errors import BadInput
from trunkline.cli.table import lines, why
from trunkline.cli.table.routes import parse_routes
from trunkline.eighteen.actions import RunTrains
from trunkline.eighteen.routes import revenue
from trunkline.kernel import Action, Game, Ranged
from trunkline.words import phrase
from trunkline.words.names import figure, money
from trunkline.words.say import say_range

BACK = frozenset({"b", "back"})


class Back(Exception):
    """Somebody thought better of it."""


def ask_number(game: Game, choice: Ranged) -> Action:
    """The action with a number that somebody types; ``Back`` if nobody wants to."""
    if choice.low == choice.values[-1]:
        return choice.at(choice.low)
    usual = str(figure(game, choice.field, choice.low))
    prompt = phrase("ask-number", field=choice.field, range=say_range(choice, game), usual=usual)
    while True:
        typed = _line(prompt)
        if not typed:
            return choice.at(choice.low)
        digits = typed.casefold().removeprefix("r")
        if not digits.isdecimal() or len(digits) > len("1000000"):
            print_line(phrase("ask-not-a-number", text=typed), "yellow")
            continue
        action = msgspec.structs.replace(choice.action, **{choice.field: int(digits)})
        refusal = game.why_not(action)
        if refusal is None:
            return action
        for line in why.told(game, refusal):
            print_line(line, "yellow")


def ask_routes(game: Game, offered: RunTrains, bound: int) -> Action:
    """The routes offered once somebody agrees, or others that they type and agree to.

    ``bound`` is what no routes can earn more than: it says whether those offered are the best.
    """
    action, said = offered, ""
    while True:
        worth = revenue(game.position, action.company, action.routes)
        print_line(
            phrase(
                said or ("ask-routes-offered" if worth >= bound else "ask-routes-found"),
                routes=str(figure(game, "routes", action.routes)),
                revenue=money(game.title, worth),
                bound=money(game.title, bound),
            )
        )
        other = None
        while other is None:
            typed = _line(phrase("ask-routes-prompt"))
            if not typed:
                return action
            other = _typed_routes(game, offered, typed)
        action, said = other, "ask-routes-typed"


def _typed_routes(game: Game, offered: RunTrains, text: str) -> RunTrains | None:
    """Routes as they were typed; none, after saying why, if they are not legal."""
    try:
        routes = parse_routes(game, offered.company, text)
    except BadInput as error:
        print_line(str(error), "yellow")
        return None
    action = RunTrains(offered.seat, offered.company, routes)
    refusal = game.why_not(action)
    if refusal is None:
        return action
    for line in why.told(game, refusal):
        print_line(line, "yellow")
    return None


def _line(prompt: str) -> str:
    typed = lines.ask(prompt)
    if typed.casefold() in BACK:
        raise Back
    return typed
