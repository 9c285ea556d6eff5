"""Tables of routes: those of one company, and the runs of a whole record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trunkline.eighteen.routes import BestRoutes, ValuedRoute
from trunkline.kernel import Game
from trunkline.words.catalogue import enumerated, phrase
from trunkline.words.names import money, person_or_thing, place_name
from trunkline.words.tables import Table


class Judged(NamedTuple):
    """What a company's trains earned in a run, and what they could have earned."""

    action: int
    company: str
    revenue: int
    best: BestRoutes

    @property
    def missing(self) -> int:
        return self.best.revenue - self.revenue


def routes_table(heading: str, routes: Sequence[ValuedRoute], game: Game) -> Table:
    """Routes with the stops that each counts and what it earns."""
    rows = tuple(
        (
            one.route.train,
            "–".join(one.route.hexes),
            enumerated(place_name(game.title, stop) for stop in one.counted),
            money(game.title, one.revenue),
        )
        for one in routes
    )
    columns = (phrase("table-train"), *map(phrase, ("routes-route", "routes-counted")))
    return Table(heading, (*columns, phrase("routes-revenue")), rows)


def say_best(best: BestRoutes, company: str, game: Game) -> str:
    """What the best routes earn together, and how sure that is."""
    revenue = money(game.title, best.revenue)
    if not best.proven:
        return phrase("routes-bounded", revenue=revenue, bound=money(game.title, best.bound))
    if not best.revenue:
        return phrase("routes-nothing", company=person_or_thing(game, company))
    return phrase("routes-proven", revenue=revenue)


def say_taken(judged: Judged, game: Game) -> str:
    """What routes earned that were taken, against the best."""
    revenue = money(game.title, judged.revenue)
    if judged.missing > 0:
        missing = money(game.title, judged.missing)
        return phrase("routes-missed", revenue=revenue, missing=missing)
    if not judged.best.proven:
        return phrase("routes-total", revenue=revenue)
    return phrase("routes-as-good", revenue=revenue)


def runs_table(runs: Sequence[Judged], game: Game) -> Table:
    """Runs with what they earned, what was possible, and what is missing."""
    rows = tuple(
        (
            str(run.action),
            person_or_thing(game, run.company),
            money(game.title, run.revenue),
            money(game.title, run.best.revenue),
            money(game.title, run.missing) if run.missing > 0 else "",
        )
        for run in runs
    )
    columns = ("routes-revenue", "routes-best-revenue", "routes-missing")
    heads = (phrase("routes-action"), phrase("table-company"), *map(phrase, columns))
    return Table(phrase("routes-all"), heads, rows)


def say_runs(runs: Sequence[Judged], game: Game) -> list[str]:
    """How many runs there were, and how many of them missed the best."""
    if not runs:
        return [phrase("routes-no-runs")]
    missed = [run.missing for run in runs if run.missing > 0]
    told = phrase(
        "routes-summary",
        runs=len(runs),
        missed=len(missed),
        missing=money(game.title, sum(missed)),
    )
    unproven = sum(not run.best.proven for run in runs)
    return [told, phrase("routes-open", open=unproven)] if unproven else [told]
