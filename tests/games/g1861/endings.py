"""What tests of the end of the game need beside the kit: a late position, and playing it out."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import BuyTrain, Pass, PayDividend, SellShares
from trunkline.eighteen.events import BankBroken, EndAnnounced, RoundStarted
from trunkline.eighteen.state import BANK
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.running import DividendStep
from trunkline.kernel import Event
from trunkline.kernel.actions import example

RULESETS = ("rulebook", "18xx.games")
EIGHT = BuyTrain("P2", "MK", "8", "depot", 1000)
AFTER_OR1 = [("operating", 1, 2), ("operating", 1, 3)]
"""The rounds (kind, set, number) after OR 1.1 if the first 8-train is bought in it."""
AFTER_OR2 = [("stock", 2, 0), ("operating", 2, 1), ("operating", 2, 2), ("operating", 2, 3)]


def late(phase: str = "7", **options: str) -> Table:
    """MK of P2 and SE of P3 are in play, and N of P1, which may convert; all have a train.

    In phase 7 the next new train is the first 8-train, and MK can pay for it.
    """
    table = Table(phase=phase, **options)
    table.no_privates()
    table.minor("N", "P1", cell=(5, 6), trains=("5",))
    table.public("MK", {"P2": 3, "P1": 2}, trains=("5",), cash=1000, city="L12.0")
    table.public("SE", {"P3": 3, "P1": 2}, trains=("5",), city="D20.0")
    table.trains("RSR", "5")
    table.state.depot["5"] = 1 if int(phase) <= 5 else 0
    if phase == "7":
        table.state.depot["7"] = 0
    return table


def bank(table: Table, amount: int) -> None:
    """The bank has so much money left."""
    table.state.cash[BANK] = amount


def buy_the_eight(table: Table, number: int) -> tuple[Event, ...]:
    """MK buys the first 8-train in an OR, and SE acts after it; what happened at once."""
    table.turn("MK", TrainStep, waiting=("SE",), number=number)
    return table.play(EIGHT)


def pay_200(table: Table, number: int = 1) -> tuple[Event, ...]:
    """MK pays a dividend of R200 in an OR, and SE acts after it; what happened at once."""
    table.turn("MK", DividendStep, waiting=("SE",), number=number, revenue=200)
    return table.play(PayDividend("P2", "MK", "all"))


def break_the_bank(table: Table, number: int = 1) -> None:
    """The bank has nothing left when MK pays its dividend in an OR."""
    bank(table, 0)
    assert BankBroken() in pay_200(table, number)


def sell(table: Table) -> tuple[Event, ...]:
    """P1 sells a share of SE for R100 in a stock round; what happened at once."""
    table.stock_round("P1")
    return table.play(SellShares("P1", "SE", 1))


def play_on(table: Table, rounds: int = 99) -> list[Event]:
    """Everybody passes until so many rounds have begun, or to the end.

    What happened, from the last action played before.
    """
    events = list(table.pos.events)
    for _ in range(500):
        if table.state.finished or len(begun(events)) >= rounds:
            return events
        seat = table.asked()[0]
        passing = table.pos.why_not(Pass(seat)) is None
        events += table.play(Pass(seat) if passing else example(next(table.pos.legal(seat))))
    raise AssertionError("the game does not end")


def begun(events: Iterable[Event]) -> list[tuple[str, int, int]]:
    return [(e.kind, e.set, e.number) for e in events if isinstance(e, RoundStarted)]


def announced(events: Iterable[Event]) -> list[EndAnnounced]:
    return [event for event in events if isinstance(event, EndAnnounced)]
