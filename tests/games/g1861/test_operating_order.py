"""The operating round of 1861: who acts, and in which order (6.1, 6.2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyTrain, Convert, Pass
from trunkline.eighteen.events import CompanyGone, Paid, RoundEnded, RoundStarted, TurnStarted
from trunkline.games.g1861.operating import CompanyTurn, OperatingRound
from trunkline.kernel import Event, example


def play_out(table: Table) -> tuple[Event, ...]:
    """Go through an operating round to its end, passing where that is possible."""
    table.pos.events = []
    table.operating_round()
    return (*table.pos.events, *_rest(table))


def _rest(table: Table) -> Iterator[Event]:
    while table.state.round == "operating" and table.state.number == 1:
        seat, _ = table.asked()
        choice = next(
            (choice for choice in table.pos.legal(seat) if isinstance(choice, Pass)),
            None,
        ) or next(iter(table.pos.legal(seat)))
        yield from table.play(example(choice))


def of_the_round(events: tuple[Event, ...]) -> list[Event]:
    """The events from the beginning of the first operating round to its end."""
    start = next(n for n, event in enumerate(events) if isinstance(event, RoundStarted))
    end = next(n for n, event in enumerate(events) if isinstance(event, RoundEnded))
    return list(events[start : end + 1])


def turns(events: tuple[Event, ...]) -> list[str]:
    """The companies that had a turn in the first operating round, in their order."""
    return [event.company for event in of_the_round(events) if isinstance(event, TurnStarted)]


def order(table: Table) -> list[str]:
    """The companies in the order in which they will operate."""
    table.operating_round()
    _, round, turn = table.state.stack[:3]
    assert isinstance(round, OperatingRound)
    assert isinstance(turn, CompanyTurn)
    return [turn.company, *round.waiting]


def several_companies() -> Table:
    table = Table(phase="4")
    table.minor("N", "P1", price=70, trains=("4",))
    table.minor("RO", "P2", price=135, trains=("3",))
    table.public("NW", {"P1": 2}, price=80, trains=("3",), city="F18.0")
    table.public("SE", {"P3": 2}, price=200, trains=("3",), city="L12.0")
    for name, owner in zip(table.state.privates, ("P1", "P2", "P3", "N", "RSR"), strict=True):
        table.private(name, owner)
    return table


# --- 6.1 --------------------------------------------------------------------------


@pytest.mark.rule("1861-6.1-1")
def test_all_that_are_in_play_act_once_in_a_round() -> None:
    events = play_out(several_companies())
    assert sorted(turns(events)) == ["N", "NW", "RO", "RSR", "SE"]
    paid = [event for event in of_the_round(events) if isinstance(event, Paid)]
    assert [p.amount for p in paid if p.reason == "private"] == [10, 15, 20, 25, 30]


@pytest.mark.rule("1861-6.1-2", "1861-C-23")
@pytest.mark.parametrize(("phase", "acts"), [*zip("2345678", (0, 0, 1, 1, 1, 1, 0), strict=True)])
def test_the_rsr_has_a_turn_in_phases_4_to_7_even_with_nothing(phase: str, acts: int) -> None:
    assert turns(play_out(Table(phase=phase))) == ["RSR"] * acts


# --- 6.2 --------------------------------------------------------------------------


@pytest.mark.rule("1861-6.2-1")
def test_privates_pay_their_owners_before_anybody_operates() -> None:
    events = of_the_round(play_out(several_companies()))
    kinds = [
        "private" if isinstance(event, Paid) and event.reason == "private" else "turn"
        for event in events
        if isinstance(event, TurnStarted) or (isinstance(event, Paid) and event.reason == "private")
    ]
    assert kinds == ["private"] * 5 + ["turn"] * 5
    first = [event for event in events if isinstance(event, Paid)][:5]
    assert [event.target for event in first] == ["P1", "P2", "P3", "N", "RSR"]


@pytest.mark.rule("1861-6.2-2", "1861-6.2-3", "1861-6.2-4")
def test_minors_then_publics_by_price_and_the_rsr_last() -> None:
    assert turns(play_out(several_companies())) == ["RO", "N", "SE", "NW", "RSR"]


@pytest.mark.rule("1861-DX-16", "1861-6.2-2", "1861-6.2-3")
def test_minors_at_135_operate_before_publics_at_200() -> None:
    table = Table(phase="4")
    table.public("NW", {"P1": 2}, price=200, trains=("4",), city="F18.0")
    table.minor("N", "P1", price=135, trains=("4",))
    table.minor("RO", "P2", price=50, trains=("4",))
    assert order(table) == ["N", "RO", "NW"]


@pytest.mark.rule("1861-DX-15", "1861-6.2-5", "1861-C-01")
@pytest.mark.parametrize(
    ("tie", "expected"), [("right_first", ["SE", "NW"]), ("left_first", ["NW", "SE"])]
)
def test_at_equal_price_the_column_decides(tie: str, expected: list[str]) -> None:
    table = Table(phase="4", operating_tie=tie)
    table.public("NW", {"P1": 2}, cell=(0, 5), trains=("4",), city="F18.0")
    table.public("SE", {"P2": 2}, cell=(3, 8), trains=("4",), city="L12.0")
    assert table.price("NW") == table.price("SE") == 150
    assert order(table) == expected


@pytest.mark.rule("1861-6.2-5")
def test_the_further_right_of_two_minors_at_equal_price_operates_first() -> None:
    table = Table()
    table.minor("N", "P1", cell=(8, 0))
    table.minor("RO", "P2", cell=(9, 1))
    assert table.price("N") == table.price("RO") == 40
    assert order(table) == ["RO", "N"]


@pytest.mark.rule("1861-6.2-6", "1861-C-46")
def test_in_one_cell_the_higher_token_operates_first() -> None:
    table = Table(phase="4")
    for minor in ("RO", "N", "OK"):
        table.minor(minor, "P1", price=70, trains=("4",))
    for public, city in (("SE", "L12.0"), ("NW", "F18.0")):
        table.public(public, {"P2": 2}, price=100, trains=("4",), city=city)
    assert order(table) == ["RO", "N", "OK", "SE", "NW"]


@pytest.mark.rule("1861-6.2-7")
def test_a_company_that_falls_does_not_act_again() -> None:
    table = Table(phase="3")
    table.minor("RO", "P1", price=80, trains=("3",))
    table.minor("OK", "P2", price=70, trains=("3",))
    events = play_out(table)
    assert turns(events) == ["RO", "OK"]
    assert table.price("RO") == 70  # without revenue, left into the cell of OK …
    assert table.price("OK") == 65  # … which has then left it as well


@pytest.mark.rule("1861-6.2-7")
def test_a_company_that_disappears_during_the_round_is_skipped() -> None:
    table = Table(phase="3")
    table.state.depot["3"] = 0
    table.minor("RO", "P1", price=135, cash=350)
    table.minor("OK", "P2", price=100, trains=("2",))
    table.minor("M-K", "P3", price=70, trains=("3",))
    table.operating_round()
    table.play(Pass("P1"))
    events = table.play(BuyTrain("P1", "RO", "4", "depot", 350))
    assert CompanyGone("OK", "nationalised") in events
    assert [event.company for event in events if isinstance(event, TurnStarted)] == ["M-K"]


@pytest.mark.rule("1861-6.2-8")
def test_a_public_formed_in_a_merger_round_operates_in_the_next_operating_round() -> None:
    table = Table(phase="3")
    table.minor("N", "P1", cell=(5, 6), trains=("3",))
    table.merger_round(number=1)
    events = [*table.play(Convert("P1", "N", "NW"))]
    while table.state.round == "merger":
        events += table.play(Pass(table.asked()[0]))
    begun = events.index(RoundStarted("operating", 1, 2))
    assert TurnStarted("NW") not in events[:begun]
    assert TurnStarted("NW") in events[begun:]
