"""The ledger: every coin moves through here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.eighteen.events import BankBroken, Paid
from trunkline.eighteen.state import BANK

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


def pay(pos: Rail, source: str, target: str, amount: int, reason: str) -> None:
    """Move money. Only the bank may owe: everybody else pays what they have."""
    if amount == 0:
        return
    cash = pos.state.cash
    assert amount > 0, f"{source} cannot pay {amount}"
    assert source == BANK or cash[source] >= amount, (
        f"{source} has {cash[source]} and cannot pay {amount} for {reason}"
    )
    cash[source] -= amount
    cash[target] += amount
    pos.emit(Paid(source, target, amount, reason))
    if source == BANK and cash[BANK] < 0 and not pos.state.bank_broken:
        pos.state.bank_broken = True
        pos.emit(BankBroken())
        pos.title.bank_broke(pos)
