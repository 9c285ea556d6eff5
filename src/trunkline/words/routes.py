"""Routes in words: why one is legal and what it earns, or what breaks it."""

from __future__ import annotations

from trunkline.eighteen.routes import Explanation
from trunkline.kernel import Game
from trunkline.words.catalogue import phrase
from trunkline.words.names import figures, money, person_or_thing, place_name, series
from trunkline.words.say import explain_refusal


def say_route(told: Explanation, game: Game) -> list[str]:
    """Sentences that explain a route, each with the number of its rule where it has one."""
    route = told.route
    names = {
        "train": route.train,
        "company": person_or_thing(game, told.company),
        "hexes": "–".join(route.hexes),
    }
    if told.refusal is not None:
        sentences = [phrase("explained-illegal", **names), explain_refusal(told.refusal, game)]
        return sentences + _stops(told, game)
    earned = money(game.title, told.revenue)
    return [
        _cited(phrase("explained-legal", **names, revenue=earned), told.rules.get("token", "")),
        *_stops(told, game),
        *_bonuses(told, game),
        _sum(told, game),
    ]


def _stops(told: Explanation, game: Game) -> list[str]:
    return [
        _cited(
            phrase(
                "explained-stop",
                stop=place_name(game.title, stop.stop),
                treatment=stop.treatment,
                value=money(game.title, stop.value),
                own=str(stop.own).lower(),
            ),
            stop.rule,
        )
        for stop in told.stops
    ]


def _bonuses(told: Explanation, game: Game) -> list[str]:
    return [
        _cited(
            phrase(
                "explained-bonus",
                amount=money(game.title, bonus.amount),
                stops=series(place_name(game.title, stop) for stop in bonus.stops),
                **figures(game, {"source": bonus.source}),
            ),
            bonus.rule,
        )
        for bonus in told.bonuses
    ]


def _sum(told: Explanation, game: Game) -> str:
    """How the revenue comes about."""
    counted = [stop.value for stop in told.stops if stop.treatment in ("counted", "free")]
    beside: list[int] = []
    for bonus in told.bonuses:
        (counted if bonus.is_multiplied or told.multiplier == 1 else beside).append(bonus.amount)
    told_sum = phrase(
        "explained-sum",
        sum=" + ".join(money(game.title, amount) for amount in counted),
        multiplier=told.multiplier,
        beside="".join(f" + {money(game.title, amount)}" for amount in beside),
        revenue=money(game.title, told.revenue),
    )
    return _cited(told_sum, told.rules.get("multiplied", told.rules.get("sum", "")))


def _cited(sentence: str, rule: str) -> str:
    return f"{sentence} [{rule}]" if rule else sentence
