"""Judging routes that somebody gives, against plain walks over the same board."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.eighteen.boards import COMPANY, positions
from tests.eighteen.trials import trials
from tests.eighteen.walking import Walker
from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Route
from trunkline.eighteen.board import with_token
from trunkline.eighteen.routes import bonuses_of, check_routes, has_route, revenue, value_of
from trunkline.eighteen.routes.legality import any_route, random_routes
from trunkline.kernel import Dice

seeds = st.integers(0, 2**32)


def values(pos, train):
    """What every legal route of a train is worth, by its hexes."""
    walker = Walker(pos, COMPANY)
    kind, bonuses = pos.title.trains[train], bonuses_of(pos, COMPANY)
    found = {walk.hexes: walker.value(kind, walk, bonuses) for walk in walker.routes()}
    return {hexes: value for hexes, value in found.items() if value is not None}


def owning(pos, *trains):
    pos.state.companies[COMPANY].trains = trains
    return pos


def altered(pos, hexes, dice):
    """Hexes of a route with something added, left out, or replaced."""
    map = pos.title.map
    hexes = list(hexes)
    place = dice.roll(len(hexes))
    match dice.roll(6):
        case 0:
            del hexes[place]
        case 1:
            del hexes[place:]
        case 2:
            hexes.append(dice.pick([name for name in map.neighbours[hexes[-1]] if name]))
        case 3:
            hexes[place] = dice.pick([name for name in map.neighbours[hexes[place]] if name])
        case 4:
            hexes += hexes[-2::-1]
        case 5:
            hexes.insert(place, dice.pick(hexes))
    return tuple(hexes)


@trials(80)
@given(positions(colour="brown"), seeds)
def test_legal_routes_are_those_that_can_be_walked(pos, seed):
    dice = Dice(seed)
    train = dice.pick(list(pos.title.trains))
    owning(pos, train)
    legal = values(pos, train)
    walks = [walk.hexes for walk in Walker(pos, COMPANY).routes()]
    dice.shuffle(walks)
    tried = walks[:20]
    tried += [altered(pos, hexes, dice) for hexes in tried]
    tried += [route.hexes for route in random_routes(pos, COMPANY, dice)]
    for hexes in tried:
        refusal = check_routes(pos, COMPANY, (Route(train, hexes),))
        assert (refusal is None) == (hexes in legal), f"{hexes}: {refusal}"


@trials(80)
@given(positions(colour="brown"), seeds)
def test_a_route_is_worth_the_best_that_it_can_count(pos, seed):
    train = Dice(seed).pick(list(pos.title.trains))
    for hexes, value in list(values(owning(pos, train), train).items())[:20]:
        found = value_of(pos, COMPANY, Route(train, hexes))
        assert found.revenue == value
        walker = Walker(pos, COMPANY)
        assert (
            walker.worth(pos.title.trains[train], found.counted, bonuses_of(pos, COMPANY)) == value
        )


@trials(60)
@given(positions(colour="brown"), seeds)
def test_two_routes_may_not_share_a_side(pos, seed):
    dice = Dice(seed)
    owning(pos, "8", "8")
    legal = values(pos, "8")
    walks = [walk for walk in Walker(pos, COMPANY).routes() if walk.hexes in legal]
    dice.shuffle(walks)
    for one, other in zip(walks[:12], walks[12:24], strict=False):
        both = Route("8", one.hexes), Route("8", other.hexes)
        refusal = check_routes(pos, COMPANY, both)
        if one.sides & other.sides:
            assert refusal is not None
            assert refusal.code == "routes-share-track"
        else:
            assert refusal is None
            assert revenue(pos, COMPANY, both) == legal[one.hexes] + legal[other.hexes]


@trials(60)
@given(positions())
def test_a_company_has_a_route_if_one_can_be_walked(pos):
    legal = values(owning(pos, "8"), "8")
    assert has_route(pos, COMPANY) == bool(legal)
    for route in any_route(pos, COMPANY):
        assert check_routes(pos, COMPANY, (route,)) is None


def moscow(*trains):
    table = Table(phase="3")
    table.minor("N", "P1", trains=trains)
    return table.pos


TO_TVER = ("H8", "G7", "G5")


def test_without_trains_nothing_runs():
    pos = moscow()
    assert not has_route(pos, "N")
    assert check_routes(pos, "N", ()) is None
    assert check_routes(pos, "N", (Route("2", TO_TVER),)).code == "train-not-owned"


def test_a_train_runs_once():
    pos = moscow("3")
    assert (
        check_routes(pos, "N", (Route("3", TO_TVER), Route("3", TO_TVER))).code == "train-not-owned"
    )


def test_what_cannot_be_run_has_no_value():
    pos = moscow("3")
    assert value_of(pos, "N", Route("3", TO_TVER)).revenue == 50
    for hexes in (("H8",), ("H8", "G7"), ("H8", "Z9"), ("F2", "E1")):
        with pytest.raises(ValueError, match="is no route of N"):
            value_of(pos, "N", Route("3", hexes))


def test_tokens_of_others_in_the_same_hex_change_nothing():
    pos = moscow("3")
    pos.state.board = with_token(pos.state.board, "H8.0", "MV")
    assert check_routes(pos, "N", (Route("3", TO_TVER),)) is None
