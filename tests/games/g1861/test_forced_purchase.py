"""6.5.9 and 6.4: companies that must have a train, and loans for trains."""

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyPrivate, BuyTrain, Pass
from trunkline.eighteen.events import LoanTaken, Nationalised, TrainBought
from trunkline.games.g1861.buying_trains import TrainStep


def trainless(cash, phase="3", loans=0, kind="minor", pool=(), **options):
    """MV (or the public NW) of P1 has no train; RO of P1 has one and acts next."""
    table = Table(phase=phase, **options)
    table.state.pool_trains = pool
    if kind == "minor":
        table.minor("MV", "P1", cash=cash, loans=loans)
    else:
        table.public("NW", {"P1": 2}, cash=cash, loans=loans)
    table.minor("RO", "P1", trains=("3",))
    table.turn("MV" if kind == "minor" else "NW", TrainStep, waiting=("RO",))
    return table


def buy(train, price, source="depot", company="MV"):
    return BuyTrain("P1", company, train, source, price)


@pytest.mark.rule("1861-6.5.9-1", "1861-6.5.9-3", "1861-6.5.9-4", "1861-6.4-2", "1861-DX-31")
def test_a_trainless_company_must_buy_and_borrow_for_it():
    table = trainless(cash=75, phase="2")
    refusal = table.why_not(Pass("P1"))
    assert (refusal.code, refusal.rule) == ("must-buy-train", "1861-6.5.9-3")
    assert not table.legal(Pass("P1"))
    events = table.play(buy("2", 100))
    assert LoanTaken("MV", 1) in events
    assert table.money("MV") == 75 + 45 - 100
    assert table.state.companies["MV"].loans == 1
    assert table.state.companies["MV"].trains == ("2",)


@pytest.mark.rule("1861-6.5.9-3", "1861-6.5.9-8", "1861-6.4-5", "1861-DX-35")
@pytest.mark.parametrize(("cash", "must"), [(134, False), (135, True)])
def test_who_can_raise_the_price_must_buy_and_who_cannot_may_pass(cash, must):
    table = trainless(cash)
    assert table.legal(buy("3", 225)) is must
    assert table.legal(Pass("P1")) is not must
    if not must:
        assert table.why_not(buy("3", 225)).code == "train-too-dear"


@pytest.mark.rule("1861-6.5.9-3", "1861-6.4-6")
@pytest.mark.parametrize(
    ("loans", "cash", "must"), [(0, 0, True), (1, 44, False), (1, 45, True), (5, 224, False)]
)
def test_the_loans_that_a_public_may_still_take_count(loans, cash, must):
    table = trainless(cash, kind="public", loans=loans)
    assert table.legal(buy("3", 225, company="NW")) is must


@pytest.mark.rule("1861-6.5.9-6", "1861-6.8.4-4", "1861-DX-35")
def test_a_company_that_stays_trainless_is_nationalised_at_the_end_of_its_turn():
    table = trainless(134)
    events = table.play(Pass("P1"))
    assert [e.company for e in events if isinstance(e, Nationalised)] == ["MV"]
    assert table.state.companies["MV"].status == "gone"
    assert table.money("RSR") == 134


@pytest.mark.rule("1861-6.5.9-6", "1861-6.8.4-4", "1861-6.8.4-26")
def test_with_no_train_to_be_had_it_is_not_even_asked():
    table = Table(phase="2")
    table.state.depot["2"] = 0
    table.minor("MV", "P1", cash=10)
    table.minor("RO", "P1", trains=())
    table.turn("MV", TrainStep, waiting=("RO",))
    assert table.state.companies["MV"].status == "gone"
    assert table.asked() == ("P1", "TrackStep")
    # Before phase 4 the RSR only keeps what it receives.
    assert table.money("RSR") == 10


@pytest.mark.rule("1861-6.5.9-2", "1861-DX-35")
@pytest.mark.parametrize("cash", [134, 135])
def test_a_train_from_another_company_satisfies_the_obligation(cash):
    table = trainless(cash)
    events = table.play(buy("3", cash, "RO"))
    assert TrainBought("MV", "3", "RO", cash) in events
    assert table.state.companies["MV"].status == "running"
    assert table.state.companies["MV"].trains == ("3",)
    assert table.asked() == ("P1", "TrackStep")


@pytest.mark.rule("1861-6.4-4")
def test_no_loan_for_a_train_of_another_company():
    table = trainless(cash=100)
    assert table.legal(buy("3", 100, "RO"))
    refusal = table.why_not(buy("3", 101, "RO"))
    assert (refusal.code, refusal.rule) == ("train-price", "1861-6.5.8-2")


@pytest.mark.rule("1861-6.4-3", "1861-DX-36")
def test_a_company_with_a_train_cannot_borrow_for_another():
    table = Table(phase="3")
    table.minor("MV", "P1", cash=200, trains=("2",))
    table.minor("RO", "P1", trains=("3",))
    table.turn("MV", TrainStep)
    refusal = table.why_not(buy("3", 225))
    assert (refusal.code, refusal.rule) == ("no-loan-with-train", "1861-6.4-3")
    assert not table.legal(buy("3", 225))
    assert table.legal(Pass("P1"))


@pytest.mark.rule("1861-6.5.9-1", "1861-6.5-2")
def test_with_a_train_buying_is_optional():
    table = Table(phase="3")
    table.minor("MV", "P1", cash=1000, trains=("2",))
    table.turn("MV", TrainStep)
    assert table.legal(buy("3", 225))
    assert table.legal(Pass("P1"))


@pytest.mark.rule("1861-6.5.9-5")
def test_the_obligation_does_not_depend_on_a_route():
    # There is no track in Voronezh, so that no train could run.
    table = trainless(cash=1000)
    assert not table.state.board.tiles
    assert not table.legal(Pass("P1"))


@pytest.mark.rule("1861-6.5.9-7", "1861-O-10")
def test_the_director_chooses_freely_among_the_trains_that_can_be_paid():
    def table():
        return trainless(cash=125, phase="4", kind="public", pool=("3",))

    assert not table().legal(Pass("P1"))
    # R125 and five loans are exactly R350: the dearer new train may be taken as well.
    dearer = table()
    assert dearer.legal(buy("3", 225, "pool", "NW"))
    dearer.play(buy("4", 350, company="NW"))
    assert dearer.state.companies["NW"].loans == 5
    assert dearer.money("NW") == 0
    # The fewest loans for the train that is chosen.
    cheaper = table()
    cheaper.play(buy("3", 225, "pool", "NW"))
    assert cheaper.state.companies["NW"].loans == 3
    assert cheaper.money("NW") == 125 + 3 * 45 - 225


@pytest.mark.rule("1861-6.5.9-8", "1861-O-10")
@pytest.mark.parametrize(("pool", "may_pass"), [((), True), (("3",), False)])
def test_the_cheapest_train_on_offer_decides(pool, may_pass):
    table = trainless(cash=0, phase="4", kind="public", pool=pool)
    table.cash("NW", 5)
    assert table.legal(Pass("P1")) is may_pass


@pytest.mark.rule("1861-6.5.9-3", "1861-6.5.8-5", "1861-C-31")
@pytest.mark.parametrize(("two_plus_two", "must"), [(True, True), (False, False)])
def test_in_phase_8_the_2_plus_2_may_be_the_cheapest(two_plus_two, must):
    table = Table(phase="8", two_plus_two=two_plus_two)
    table.public("NW", {"P1": 2}, cash=400)  # and 5 loans: R625
    table.public("SE", {"P1": 2}, trains=("5",))
    table.turn("NW", TrainStep, waiting=("SE",))
    assert table.legal(Pass("P1")) is not must
    assert table.legal(buy("2+2", 600, company="NW")) is must


@pytest.mark.rule("1861-6.5.9-3", "1861-6.5.8-7")
def test_after_the_forced_purchase_nothing_more_may_be_borrowed():
    table = trainless(cash=200)
    table.play(buy("3", 225))
    assert table.money("MV") == 20
    assert table.why_not(buy("3", 225)).code == "no-loan-with-train"
    assert table.legal(Pass("P1"))


@pytest.mark.rule("1861-6.5-6", "1861-6.5.9-8")
def test_a_private_bought_first_may_leave_too_little_for_a_train():
    table = trainless(cash=140)
    table.private("TSR", "P1")
    assert not table.legal(Pass("P1"))
    table.play(BuyPrivate("P1", "MV", "TSR", 6))
    assert table.legal(Pass("P1"))


@pytest.mark.rule("1861-6.5.8-15", "1861-6.5.9-6")
def test_the_director_never_pays_for_a_train():
    table = Table(phase="4")
    table.minor("MV", "P1", price=50, cash=9)
    table.minor("RO", "P1", trains=("3",))
    table.cash("P1", 5000)
    table.turn("MV", TrainStep, waiting=("RO",))
    table.play(buy("3", 5, "RO"))
    assert table.state.companies["MV"].trains == ("3",)
    assert table.money("P1") == 5000

    table = Table(phase="4")
    table.minor("MV", "P1", price=50, cash=9)
    table.minor("RO", "P2", trains=("3",))
    table.cash("P1", 5000)
    table.turn("MV", TrainStep, waiting=("RO",))
    table.play(Pass("P1"))
    assert table.state.companies["MV"].status == "gone"
    assert table.money("P1") == 5000 + 2 * 45
