"""Trains: what is on sale, who owns how many, and where they go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import structs

from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.events import TrainDiscarded, TrainsObsolete
from trunkline.eighteen.state import POOL

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

DEPOT = "depot"
"""The source of new trains."""


def in_phase(pos: Rail, phase: str) -> bool:
    """Whether a phase has been reached."""
    order = pos.title.phase_order
    return order[pos.state.phase] >= order[phase]


def new_trains(pos: Rail) -> Iterator[TrainKind]:
    """The types of new train on sale: the lowest left, and those sold beside it."""
    lowest_found = False
    for kind in pos.title.trains.values():
        left = pos.state.depot.get(kind.id)
        if left == 0:
            continue
        if kind.available:
            if in_phase(pos, kind.available):
                yield kind
        elif not lowest_found:
            lowest_found = True
            yield kind


def on_sale(pos: Rail) -> Iterator[tuple[str, TrainKind]]:
    """Every type of train that the bank sells, with its source: the depot or the bank pool."""
    for kind in new_trains(pos):
        yield DEPOT, kind
    for train in dict.fromkeys(pos.state.pool_trains):
        yield POOL, pos.title.trains[train]


def cheapest_on_sale(pos: Rail) -> int:
    """The price of the cheapest train that the bank sells."""
    return min(kind.price for _, kind in on_sale(pos))


def train_now(pos: Rail, train: str) -> TrainKind:
    """A type of train with what it can do now: some grow as trains are sold."""
    kind: TrainKind = pos.title.trains[train]
    sold = pos.state.sold_trains
    for growth in kind.grows:
        if sum(sold.get(other, 0) for other in growth.of or (train,)) >= growth.sold:
            kind = structs.replace(kind, stops=growth.stops, multiplier=growth.multiplier)
    return kind


def train_limit(pos: Rail, company: str) -> int | None:
    """How many trains a company may own now; none for any number."""
    kind = pos.title.charters[company].kind
    return pos.title.phases[pos.state.phase].limits.get(kind)


def excess(pos: Rail, company: str) -> int:
    """How many trains a company owns over its limit."""
    limit = train_limit(pos, company)
    return 0 if limit is None else max(0, len(pos.state.companies[company].trains) - limit)


def without(trains: tuple[str, ...], train: str) -> tuple[str, ...]:
    """Trains with one of a type taken out."""
    where = trains.index(train)
    return trains[:where] + trains[where + 1 :]


def move_train(pos: Rail, train: str, source: str, company: str) -> None:
    """Give a company a train from the depot, the bank pool, or another company."""
    state = pos.state
    if source == DEPOT:
        if state.depot.get(train) is not None:
            state.depot[train] -= 1
        state.sold_trains[train] = state.sold_trains.get(train, 0) + 1
    elif source == POOL:
        state.pool_trains = without(state.pool_trains, train)
    else:
        seller = state.companies[source]
        seller.trains = without(seller.trains, train)
    state.companies[company].trains += (train,)


def discard(pos: Rail, company: str, train: str) -> None:
    """Put a company's train into the bank pool."""
    owner = pos.state.companies[company]
    owner.trains = without(owner.trains, train)
    pos.state.pool_trains += (train,)
    pos.emit(TrainDiscarded(company, train))


def remove_obsolete(pos: Rail, phase: str) -> None:
    """Remove the trains that a phase makes obsolete, wherever they are."""
    state = pos.state
    for kind in pos.title.trains.values():
        if kind.obsolete != phase:
            continue
        owners = [name for name in pos.title.charters if kind.id in state.companies[name].trains]
        for name in owners:
            company = state.companies[name]
            company.trains = tuple(train for train in company.trains if train != kind.id)
        if kind.id in state.pool_trains:
            owners.append(POOL)
            state.pool_trains = tuple(train for train in state.pool_trains if train != kind.id)
        state.depot[kind.id] = 0
        pos.emit(TrainsObsolete(kind.id, tuple(owners)))
