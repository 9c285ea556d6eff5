"""Explaining a route: why it is legal and what it earns, or what breaks it, as data.

``words.routes`` makes sentences of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from trunkline.eighteen.actions import Route
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.routes.bonuses import Bonus, bonuses_of
from trunkline.eighteen.routes.counting import Called, called_at, earns
from trunkline.eighteen.routes.legality import check_routes, value_of
from trunkline.eighteen.routes.listing import sides_taken
from trunkline.eighteen.routes.ways import way_of
from trunkline.eighteen.trains import train_now
from trunkline.kernel import Refusal

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

Treatment: TypeAlias = Literal["counted", "free", "passed", "worthless", "visited"]
"""What becomes of a stop: the train counts it; counts it beside those that it has room for;
could count it but does not; earns nothing there; or nothing of all that, for the route is not
legal."""


class StopExplained(msgspec.Struct, frozen=True):
    """A stop of a route."""

    stop: str
    kind: str
    value: int
    own: bool
    """Whether a token in it makes the route the company's own."""
    treatment: Treatment
    rule: str = ""


class BonusExplained(msgspec.Struct, frozen=True):
    """A bonus that a route earns."""

    amount: int
    stops: tuple[str, ...]
    """The counted stops that earn it."""
    is_multiplied: bool
    source: str
    """The private that it comes with; empty if it comes with the map."""
    rule: str = ""


class Explanation(msgspec.Struct, frozen=True):
    """Why a route is legal and what it earns, or what breaks it."""

    company: str
    route: Route
    stops: tuple[StopExplained, ...]
    """The stops in the order of travel; none if the hexes are no line of track."""
    bonuses: tuple[BonusExplained, ...]
    multiplier: int
    revenue: int
    """0 if the route is not legal."""
    refusal: Refusal | None
    """What breaks it; none if it is legal."""
    rules: dict[str, str] = {}
    """The rules behind the ``sum``, the ``token`` and what is ``multiplied``, where the title
    names them."""


def explain(pos: Rail, company: str, route: Route, beside: Sequence[Route] = ()) -> Explanation:
    """Why a company may run a train on a route, and what it earns; or why it may not.

    The routes ``beside`` are those of its other trains in the same run.
    """
    refusal = _why_not(pos, company, route, beside)
    kind = pos.title.trains.get(route.train)
    way = way_of(pos, route)
    if kind is None or isinstance(way, Refusal):
        return Explanation(company, route, (), (), 1, 0, refusal)
    kind = train_now(pos, route.train)
    stops = list(map(called_at(pos, company), way.stops))
    value = None if refusal is not None else value_of(pos, company, route)
    counted = [stop for stop in stops if value is not None and stop.name in value.counted]
    cited = pos.title.route_rules
    facts = {"sum": "sum", "token": "token", "multiplied": f"multiplied-{kind.id}"}
    return Explanation(
        company,
        route,
        stops=tuple(_explained(pos, kind, stop, value is not None, counted) for stop in stops),
        bonuses=tuple(
            _earned(pos, bonus, counted)
            for bonus in bonuses_of(pos, company)
            if earns(bonus, counted)
        ),
        multiplier=kind.multiplier,
        revenue=0 if value is None else value.revenue,
        refusal=refusal,
        rules={fact: cited[name] for fact, name in facts.items() if name in cited},
    )


def _why_not(pos: Rail, company: str, route: Route, beside: Sequence[Route]) -> Refusal | None:
    owned = Counter(pos.state.companies[company].trains)
    running = sum(other.train == route.train for other in beside)
    if refusal := check_routes(pos, company, (route,)):
        return refusal
    if running >= owned[route.train]:
        return pos.refuse("train-not-owned", company=company, train=route.train)
    if sides_taken(pos, (route,)) & sides_taken(pos, beside):
        return pos.refuse("routes-share-track", company=company, train=route.train)
    return None


def _explained(
    pos: Rail, kind: TrainKind, stop: Called, is_legal: bool, counted: Sequence[Called]
) -> StopExplained:
    treatment = _treatment(kind, stop, counted) if is_legal else "visited"
    cited = pos.title.route_rules
    rule = cited.get(f"{treatment}-{stop.kind}", cited.get(treatment, ""))
    return StopExplained(stop.name, stop.kind, stop.value, stop.own, treatment, rule)


def _treatment(kind: TrainKind, stop: Called, counted: Sequence[Called]) -> Treatment:
    call = kind.call(stop.kind)
    if call == "skip":
        return "worthless"
    if call == "free":
        return "free"
    return "counted" if stop in counted else "passed"


def _earned(pos: Rail, bonus: Bonus, counted: Sequence[Called]) -> BonusExplained:
    places = {*bonus.places, *bonus.together_with}
    stops = tuple(stop.name for stop in counted if not stop.places.isdisjoint(places))
    name = "bonus-private" if bonus.source else "bonus"
    rule = pos.title.route_rules.get(name, "")
    return BonusExplained(bonus.amount, stops, bonus.is_multiplied, bonus.source, rule)
