"""6.6: the turn of the Russian State Railway, which acts by itself."""

import importlib

import pytest

from tests.games.g1861.kit import Table
from tests.games.g1861.lines import TO_PETERSBURG, moscow, nizhnii_line, to_nizhnii
from trunkline.eighteen.actions import LayTile, PlaceToken, RunTrains
from trunkline.eighteen.events import (
    LoanRepaid,
    LoanTaken,
    Paid,
    TokenPlaced,
    TrainBought,
    TrainsRun,
    TurnStarted,
)
from trunkline.eighteen.routes import best_routes, check_routes
from trunkline.games.g1861.operating import RedeemStep
from trunkline.games.g1861.track import TrackStep


def railway(phase="4", trains=(), cash=0, loans=0, **options):
    """A table on which the RSR owns something."""
    table = Table(phase=phase, **options)
    table.cash("RSR", cash)
    table.trains("RSR", *trains)
    table.state.companies["RSR"].loans = loans
    return table


def act(table):
    """The RSR has its turn in the last OR of a set, so that players are asked after it."""
    return table.national_turn(number=2)


def kinds(events, *wanted):
    return [event for event in events if isinstance(event, wanted)]


def bought(events):
    return [(event.train, event.source) for event in kinds(events, TrainBought)]


def run_of(events):
    (run,) = (event for event in events if isinstance(event, TrainsRun))
    return run


# --- the turn as a whole --------------------------------------------------------


@pytest.mark.rule("1861-6.6-1", "1861-6.6.3-1", "1861-6.6.4-1")
def test_the_order_of_the_turn():
    table = railway(trains=("4",), cash=360, loans=1)
    events = act(table)
    assert [type(event) for event in events[:8]] == [
        TurnStarted,
        TokenPlaced,
        TrainsRun,
        Paid,
        Paid,
        Paid,
        LoanRepaid,
        Paid,
    ]
    # E1, Tver and Moscow: 40 + 10 + 40; then 360 + 90 - 5 - 50 = 395 buy the 4-train.
    payments = [(e.source, e.target, e.amount, e.reason) for e in kinds(events, Paid)]
    assert payments[:4] == [
        ("bank", "RSR", 90, "revenue"),
        ("RSR", "bank", 5, "interest"),
        ("RSR", "bank", 50, "repayment"),
        ("RSR", "bank", 350, "train"),
    ]
    assert table.money("RSR") == 45


@pytest.mark.rule("1861-6.6-2", "1861-6.6-4", "1861-C-22")
def test_nobody_decides_anything_for_the_rsr():
    table = railway(trains=("4",), cash=360, loans=1)
    table.minor("RO", "P2", trains=("3",))
    act(table)
    assert table.state.companies["RSR"].turns_ended == 1
    assert all(getattr(step, "company", "") != "RSR" for step in table.state.stack)


@pytest.mark.rule("1861-6.6-3")
def test_the_rsr_lays_no_track_and_deals_in_no_shares():
    table = railway(trains=("4",), rsr_operator="priority_holder")
    table.public("NW", {"P1": 2, "pool": 5}, city="B4.0", trains=("4",))
    act(table)
    (decision,) = table.pos.decisions()
    assert decision.actions == ("RunTrains",)
    for action in (LayTile("P1", "RSR", "E3", "9", 0), PlaceToken("P1", "RSR", "H8.0")):
        assert table.why_not(action).code == "not-now"
    # In the turns of others nobody can act for it either.
    for part in (TrackStep, RedeemStep):
        table.cash("NW", 500)
        table.turn("NW", part)
        assert table.why_not(LayTile("P1", "RSR", "E3", "9", 0)).code in ("not-its-turn", "not-now")


# --- its trains ------------------------------------------------------------------


@pytest.mark.rule("1861-6.6.2-1", "1861-6.6.2-2", "1861-C-22", "1861-O-26")
def test_it_runs_for_the_highest_revenue():
    table = railway(phase="6", trains=("5", "5"))
    moscow(table, "grey")
    nizhnii_line(table)
    table.token("RSR", "H8.0")
    # Moscow 100, Tver 10, St. Petersburg 40; and Moscow 100 and Nizhnii Novgorod 30.
    run = run_of(act(table))
    assert run.revenue == 150 + 130
    assert {route[1] for route in run.routes} in (
        {TO_PETERSBURG, to_nizhnii("5").hexes},
        {TO_PETERSBURG[::-1], to_nizhnii("5").hexes},
    )


def test_the_same_turn_is_not_worked_out_twice(monkeypatch):
    """Whoever takes a move back comes through it again."""

    def turn(phase: str, private: str) -> int:
        table = railway(phase=phase, trains=("5",))
        table.no_privates()
        table.private("MYR", private)
        moscow(table, "green")
        nizhnii_line(table)
        table.token("RSR", "H8.0")
        return run_of(act(table)).revenue

    module = importlib.import_module("trunkline.games.g1861.national_turn")
    asked = []

    def counted(pos, company):
        asked.append(company)
        return best_routes(pos, company)

    remembered = {}
    monkeypatch.setattr(Table().title, "national_runs", remembered)
    monkeypatch.setattr(module, "best_routes", counted)
    first = turn("5", "RSR")
    assert turn("5", "RSR") == first
    assert len(asked) == 1
    assert turn("5", "gone") == first - 10  # another position, another search
    assert len(asked) == 2
    monkeypatch.setattr(module, "MOST_REMEMBERED", 1)
    turn("6", "RSR")
    assert len(remembered) == 1


@pytest.mark.rule("1861-6.6-2", "1861-6.6.2-1", "1861-C-22")
def test_the_holder_of_the_priority_card_may_run_its_trains():
    table = railway(phase="6", trains=("5", "5"), rsr_operator="priority_holder")
    table.state.priority = "P3"
    moscow(table, "grey")
    nizhnii_line(table)
    table.token("RSR", "H8.0")
    act(table)
    assert table.asked() == ("P3", "NationalRun")
    assert table.why_not(RunTrains("P1", "RSR", (to_nizhnii("5"),))).code == "not-your-turn"
    twice = RunTrains("P3", "RSR", (to_nizhnii("5"), to_nizhnii("5")))
    assert table.why_not(twice).code == "routes-share-track"
    assert table.legal(RunTrains("P3", "RSR", ()))
    events = table.play(RunTrains("P3", "RSR", (to_nizhnii("5"),)))
    assert run_of(events).revenue == 130
    assert Paid("bank", "RSR", 130, "revenue") in events


@pytest.mark.rule("1861-6.6.2-2", "1861-6.6-4")
def test_with_too_many_runs_to_look_through_it_takes_the_best_ones_found(monkeypatch):
    """Its turn comes in the middle of an action, which must not fail."""

    def crowded() -> Table:
        table = railway(phase="6", trains=("5", "3"))
        moscow(table, "grey")
        nizhnii_line(table)
        table.token("RSR", "H8.0")
        return table

    best = best_routes(crowded().pos, "RSR")
    assert best.proven
    monkeypatch.setattr(importlib.import_module("trunkline.eighteen.routes.best"), "MOST_RUNS", 0)
    table = crowded()
    monkeypatch.setattr(table.title, "national_runs", {})
    found = best_routes(table.pos, "RSR")
    assert not found.proven
    assert 0 < found.revenue <= best.revenue <= found.bound
    assert check_routes(table.pos, "RSR", found.routes) is None
    assert run_of(act(table)).revenue == found.revenue


@pytest.mark.rule("1861-C-22")
def test_the_holder_of_the_priority_card_is_not_asked_without_a_route():
    table = railway(rsr_operator="priority_holder")
    act(table)
    assert table.state.companies["RSR"].turns_ended == 1


@pytest.mark.rule("1861-6.6.2-4", "1861-2.2.1-8", "1861-6.8.4-11")
@pytest.mark.parametrize(
    ("owners", "revenue"), [({}, 90), ({"MYR": "RSR"}, 100), ({"MYR": "RSR", "MRR": "RSR"}, 110)]
)
def test_privates_of_the_rsr_are_worth_ten_on_its_routes(owners, revenue):
    table = railway(trains=("4",))
    for private, owner in owners.items():
        table.private(private, owner)
    assert run_of(act(table)).revenue == revenue


# --- interest and repayment --------------------------------------------------------


@pytest.mark.rule("1861-6.6.4-1")
@pytest.mark.parametrize(
    ("cash", "loans", "left", "still"), [(60, 2, 0, 1), (10, 2, 0, 2), (1000, 3, 835, 0)]
)
def test_interest_and_repayment_are_those_of_a_company(cash, loans, left, still):
    # A 4-train that cannot run keeps it from borrowing for a train, phase 7 from buying one.
    table = railway(phase="7", cash=cash, loans=loans, trains=("4",))
    table.state.depot["7"] = 0
    without_route(table)
    act(table)
    assert table.money("RSR") == left
    assert table.state.companies["RSR"].loans == still


@pytest.mark.rule("1861-6.6.4-2", "1861-6.4-7", "1861-C-47", "1861-6.8.4-25")
def test_it_borrows_without_limit_and_is_never_nationalised():
    table = railway(phase="7", cash=3, loans=120, trains=("4",))
    without_route(table)
    events = act(table)
    assert LoanTaken("RSR", 14) in events  # 600 - 3 = 597, and 14 × 45 = 630
    assert table.state.companies["RSR"].loans == 134
    assert table.money("RSR") == 33
    assert table.state.companies["RSR"].status == "running"


def without_route(table):
    """The token of the RSR lies in the circle of St. Petersburg from which no track leads on."""
    table.token("RSR", "E1.0")
