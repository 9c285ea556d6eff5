"""6.8.4: which companies are nationalised when, and what becomes of what they own."""

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import Bid, BuyTrain, GiveUp, Pass, PlaceToken, StartPublic
from trunkline.eighteen.events import (
    CompanyGone,
    LoanRepaid,
    Nationalised,
    Paid,
    PriceMoved,
    PrivateMoved,
    TurnStarted,
)
from trunkline.games.g1861.buying_trains import TrainStep

PRICES = {"4": 350, "5": 550, "6": 650, "7": 800, "8": 1000}


def before(phase, **options):
    """NW of P1 can buy the first train of the type that starts a phase; SE acts after it."""
    table = Table(phase=str(int(phase) - 1), **options)
    table.state.depot[str(int(phase) - 1)] = 0
    table.public("NW", {"P1": 2}, cash=1200, trains=("5",))
    table.public("SE", {"P1": 2}, trains=("5",), city="M7.0")
    for seat in table.title.seats:
        table.cash(seat, 0)
    return table


def start(table, phase, waiting=("SE",)):
    table.turn("NW", TrainStep, waiting=waiting)
    return table.play(BuyTrain("P1", "NW", phase, "depot", PRICES[phase]))


def let_go(table, company, waiting=("SE",)):
    """A company without train and money reaches the end of its turn; what happened."""
    table.pos.events = []
    table.turn(company, TrainStep, waiting=waiting)
    return tuple(table.pos.events)


def nationalised(events):
    return [event.company for event in events if isinstance(event, Nationalised)]


# --- the steps of a nationalisation -------------------------------------------------


@pytest.mark.rule("1861-6.8.4-15", "1861-6.8.4-17", "1861-6.8.5-19", "1861-DX-44")
def test_a_minor_without_loans():
    table = before("4")
    table.minor("MV", "P2", price=100, cash=66)
    events = start(table, "4")
    assert Nationalised("MV", 90) in events
    assert table.money("P2") == 180
    assert table.money("RSR") == 66
    assert table.money("MV") == 0


@pytest.mark.rule("1861-6.8.4-13", "1861-6.8.4-14", "1861-DX-45")
def test_a_minor_with_loans_that_it_cannot_repay():
    table = before("4")
    table.minor("MV", "P2", cell=(5, 3), cash=2, loans=2)
    events = start(table, "4")
    steps = [(e.direction, e.new) for e in events if isinstance(e, PriceMoved)]
    assert steps == [("left", 65), ("left", 60), ("left", 55)]
    assert table.money("P2") == 110
    assert table.money("RSR") == 2


@pytest.mark.rule("1861-6.8.4-14", "1861-DX-46")
def test_down_where_there_is_no_cell_to_the_left():
    table = before("4")
    table.minor("MV", "P2", cell=(7, 0))
    events = start(table, "4")
    assert [(e.old, e.new) for e in events if isinstance(e, PriceMoved)] == [(45, 40)]
    assert Nationalised("MV", 40) in events
    assert table.money("P2") == 80


@pytest.mark.rule("1861-6.8.4-21")
@pytest.mark.parametrize(("cell", "loans", "price"), [((9, 0), 0, 35), ((9, 1), 2, 35)])
def test_the_lowest_leftmost_cell_is_the_end(cell, loans, price):
    table = before("4")
    table.minor("MV", "P2", cell=cell, loans=loans)
    assert Nationalised("MV", price) in start(table, "4")
    assert table.money("P2") == 2 * price


@pytest.mark.rule("1861-6.8.4-13", "1861-6.8.4-14", "1861-6.8.4-17", "1861-DX-48")
def test_loans_are_repaid_first_as_far_as_the_money_goes():
    table = before("6")
    table.public("SW", {"P2": 2}, cell=(2, 10), cash=120, loans=3)
    start(table, "6")
    events = table.play(GiveUp("P2", "SW"))
    assert LoanRepaid("SW", 2) in events
    assert [e.new for e in events if isinstance(e, PriceMoved)] == [180, 165]
    assert table.money("RSR") == 20
    assert table.money("P2") == 2 * 165
    assert table.state.companies["RSR"].loans == 0
    assert table.state.companies["SW"].loans == 0


@pytest.mark.rule("1861-6.8.4-15", "1861-6.8.4-16", "1861-DX-47")
def test_only_players_are_paid_for_a_public():
    table = before("6")
    table.public("SW", {"P2": 2}, cell=(2, 10), cash=77)
    start(table, "6")
    assert table.asked() == ("P2", "TrainlessPublics")
    events = table.play(GiveUp("P2", "SW"))
    assert table.money("P2") == 360
    assert table.money("RSR") == 77
    paid = [e for e in events if isinstance(e, Paid) and e.source == "bank"]
    assert paid == [Paid("bank", "P2", 360, "nationalisation")]


@pytest.mark.rule("1861-6.8.4-15", "1861-6.8.4-16")
def test_every_shareholder_is_paid_and_the_bank_pool_is_not():
    table = before("6")
    table.public("SW", {"P2": 3, "P3": 2, "P1": 1, "pool": 2}, cell=(2, 10))
    bank = start(table, "6") and table.money("bank")
    table.play(GiveUp("P2", "SW"))
    assert [table.money(seat) for seat in ("P1", "P2", "P3")] == [180, 540, 360]
    assert table.money("bank") == bank - 1080


@pytest.mark.rule("1861-6.8.4-17", "1861-2.2.4-1")
def test_all_that_remains_on_the_charter_goes_to_the_rsr():
    table = before("8")
    table.minor("MV", "P2", cash=49, loans=1, trains=("5",))
    table.private("WVR", "MV")
    table.trains("RSR", "6")
    events = start(table, "8")
    assert table.state.companies["RSR"].trains == ("6", "5")
    assert table.state.companies["RSR"].loans == 0
    assert table.money("RSR") == 49
    assert PrivateMoved("WVR", "MV", "RSR") in events
    assert table.state.privates["WVR"] == "RSR"


@pytest.mark.rule("1861-6.8.4-22", "1861-O-04", "1861-2.1.5-1")
def test_a_nationalised_public_can_be_formed_again():
    table = before("6")
    table.public("SW", {"P2": 2, "pool": 3}, cell=(2, 10), loans=1, city="D20.0")
    start(table, "6")
    table.play(GiveUp("P2", "SW"))
    assert table.in_offering("SW")
    company = table.state.companies["SW"]
    assert (company.status, company.loans, company.trains) == ("waiting", 0, ())
    assert table.cell("SW") is None
    assert all("SW" not in owners for owners in table.state.board.tokens.values())
    table.cash("P3", 400)
    table.stock_round("P3")
    table.play(StartPublic("P3", "SW", 200))
    table.play(next(c for c in table.pos.legal("P3") if isinstance(c, PlaceToken)))
    assert table.shares("SW", "P3") == 2
    assert table.price("SW") == 200
    # It is new in every way: its shares cannot be sold before it has operated.
    assert table.state.companies["SW"].turns_ended == 0


@pytest.mark.rule("1861-2.2.2-7", "1861-O-04")
def test_a_nationalised_minor_never_returns():
    table = before("4")
    table.minor("N", "P3", trains=("5",))  # no other minor is auctioned before it
    table.minor("MV", "P2", price=100)
    assert CompanyGone("MV", "nationalised") in start(table, "4")
    table.cash("P2", 400)
    table.stock_round("P2")
    assert table.legal(Bid("P2", "KR", 100))
    assert not table.legal(Bid("P2", "MV", 100))


# --- who, and when -------------------------------------------------------------------


@pytest.mark.rule("1861-6.8.4-1", "1861-6.8.5-19", "1861-6.8.5-31", "1861-6.8.3-2")
@pytest.mark.parametrize(("phase", "obsolete"), [("4", "2"), ("6", "3")])
def test_trainless_minors_at_the_start_of_phases_4_and_6(phase, obsolete):
    table = before(phase)
    table.minor("MV", "P2", price=100, trains=(obsolete,))
    table.minor("RO", "P2", price=90, trains=(obsolete, "5"))
    table.minor("OK", "P3", price=60)
    assert nationalised(start(table, phase)) == ["MV", "OK"]
    assert table.state.companies["RO"].status == "running"


@pytest.mark.rule("1861-6.8.4-1", "1861-6.8.5-37")
@pytest.mark.parametrize("phase", ["5", "7"])
def test_nothing_is_nationalised_at_the_start_of_phases_5_and_7(phase):
    table = before(phase)
    table.minor("MV", "P2", price=100)
    table.public("SW", {"P2": 2})
    table.private("WVR", "P3")
    assert nationalised(start(table, phase)) == []
    assert table.state.privates["WVR"] == "P3"
    assert table.asked()[0] == "P1"


@pytest.mark.rule("1861-6.8.4-3", "1861-6.8.5-45", "1861-2.2.2-6", "1861-C-34")
def test_all_minors_at_the_start_of_phase_8_with_trains_and_without_turns():
    table = before("8")
    table.minor("MV", "P2", price=100, trains=("5",))
    table.minor("RO", "P3", price=90, trains=(), operated=False)
    assert nationalised(start(table, "8")) == ["MV", "RO"]
    assert table.state.companies["RSR"].trains == ("5",)


@pytest.mark.rule("1861-6.8.4-6", "1861-C-34")
@pytest.mark.parametrize(("phase", "operated"), [("4", True), ("4", False), ("6", False)])
def test_before_its_first_turn_a_trainless_company_is_safe(phase, operated):
    table = before(phase)
    table.minor("MV", "P2", price=100, operated=operated)
    table.public("SW", {"P2": 2}, operated=operated)
    events = start(table, phase)
    assert nationalised(events) == (["MV"] if operated else [])
    assert (table.asked()[1] == "TrainlessPublics") is operated


@pytest.mark.rule("1861-6.8.4-6", "1861-6.8.4-4")
def test_a_company_has_operated_once_its_first_turn_has_begun():
    # SW is in the middle of its first turn: at its end it is judged like any other.
    table = before("4")
    table.public("SW", {"P2": 2}, operated=False)
    assert nationalised(let_go(table, "SW")) == ["SW"]


@pytest.mark.rule("1861-6.8.4-7", "1861-6.8.4-8", "1861-C-35")
@pytest.mark.parametrize("phase", ["4", "6", "8"])
@pytest.mark.parametrize("gives_up", [True, False])
def test_the_director_of_a_trainless_public_decides(phase, gives_up):
    table = before(phase)
    table.public("SW", {"P2": 3, "P3": 2}, price=100, cash=55)
    start(table, phase)
    assert table.asked() == ("P2", "TrainlessPublics")
    assert table.why_not(GiveUp("P3", "SW")).code == "not-your-turn"
    refusal = table.why_not(GiveUp("P2", "SE"))
    assert (refusal.code, refusal.rule) == ("not-asked-to-give-up", "1861-6.8.4-7")
    assert table.legal(GiveUp("P2", "SW"))
    assert table.legal(Pass("P2"))
    table.play(GiveUp("P2", "SW") if gives_up else Pass("P2"))
    assert (table.state.companies["SW"].status == "waiting") is gives_up
    assert table.money("RSR") == (55 if gives_up else 0)
    assert table.asked()[0] == "P1"


@pytest.mark.rule("1861-6.8.4-7", "1861-6.8.4-9", "1861-6.8.2-3")
def test_every_director_of_a_trainless_public_is_asked_in_operating_order():
    table = before("6")
    for public, price in (("SW", 70), ("MK", 150), ("GRR", 100), ("MKV", 120)):
        table.public(public, {"P2": 2}, price=price)
    start(table, "6")
    asked = []
    while table.asked() == ("P2", "TrainlessPublics"):
        company = table.pos.top.company
        asked.append(company)
        table.play(GiveUp("P2", company) if company in ("MK", "GRR") else Pass("P2"))
    assert asked == ["MK", "MKV", "GRR", "SW"]
    assert [table.state.companies[name].status for name in asked] == [
        "waiting",
        "running",
        "waiting",
        "running",
    ]


@pytest.mark.rule("1861-6.8.4-8", "1861-C-35")
@pytest.mark.parametrize("phase", ["5", "7"])
def test_at_other_phases_the_director_is_not_asked(phase):
    table = before(phase)
    table.public("SW", {"P2": 3})
    start(table, phase)
    assert table.asked()[0] == "P1"


@pytest.mark.rule("1861-6.8.4-9")
def test_several_nationalisations_follow_the_operating_order():
    table = before("4")
    for minor, price in (("RO", 50), ("MV", 110), ("OK", 90), ("KR", 90)):
        table.minor(minor, "P2", price=price)
    assert nationalised(start(table, "4")) == ["MV", "OK", "KR", "RO"]


@pytest.mark.rule("1861-6.8.4-23")
def test_a_company_nationalised_before_its_turn_has_none():
    table = before("4")
    table.minor("MV", "P2", price=100)
    start(table, "4", waiting=("MV", "SE"))
    events = table.play(Pass("P1"))
    assert [e.company for e in events if isinstance(e, TurnStarted)] == ["SE"]


@pytest.mark.rule("1861-6.8.4-4", "1861-6.8.4-24", "1861-6.8.4-26", "1861-6.5.9-6")
@pytest.mark.parametrize("phase", ["2", "3", "5", "7", "8"])
def test_a_company_can_be_nationalised_in_any_phase(phase):
    table = before(str(int(phase) + 1)) if phase != "8" else Table(phase="8")
    if phase == "8":
        table.public("SE", {"P1": 2}, trains=("5",), city="M7.0")
    table.public("SW", {"P2": 2}, cash=0, loans=5)
    assert nationalised(let_go(table, "SW")) == ["SW"]
    assert table.asked() == ("P1", "TrackStep")
    assert table.pos.top.company == "SE"


# --- privates -----------------------------------------------------------------------


@pytest.mark.rule("1861-6.8.4-2", "1861-6.8.4-10", "1861-2.2.1-14", "1861-6.8.5-31", "1861-DX-49")
def test_privates_are_bought_from_players_and_companies_at_face_value():
    table = before("6")
    table.public("SW", {"P2": 2}, cash=5, trains=("5",))
    table.private("WVR", "SW")
    table.private("TSR", "P2")
    table.private("BSS", "P3")
    events = start(table, "6")
    assert table.money("SW") == 95
    assert table.money("P2") == 30
    assert table.money("P3") == 45
    assert Paid("bank", "SW", 90, "nationalisation") in events
    assert [table.state.privates[name] for name in ("WVR", "TSR", "BSS")] == ["RSR"] * 3


@pytest.mark.rule("1861-6.8.4-12")
def test_nothing_is_paid_for_a_private_that_the_rsr_owns_already():
    table = before("6")
    table.private("WVR", "RSR")
    events = start(table, "6")
    assert not any(isinstance(event, PrivateMoved) for event in events)
    assert table.money("RSR") == 0


@pytest.mark.rule("1861-6.8.4-11", "1861-DX-49", "1861-O-27")
@pytest.mark.parametrize("phase", ["6", "7", "8"])
def test_their_revenue_goes_to_the_rsr_for_the_rest_of_the_game(phase):
    table = Table(phase=phase)
    table.public("NW", {"P1": 2}, trains=("5",), city="B4.0")
    table.private("WVR", "RSR")
    table.operating_round()
    assert table.money("RSR") == 30


@pytest.mark.rule("1861-6.8.4-25")
def test_the_rsr_itself_is_never_nationalised():
    for phase in ("4", "6", "8"):
        table = before(phase)
        table.state.companies["RSR"].loans = 50
        assert nationalised(start(table, phase)) == []
        assert table.state.companies["RSR"].status == "running"
