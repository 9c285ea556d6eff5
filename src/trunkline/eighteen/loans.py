"""Loans of companies: borrowing, interest, repayment.

Figures are the title's: what a loan is worth, the interest on it, and how many a company
may have. The first interest is deducted when a loan is taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trunkline.eighteen.events import LoanRepaid, LoanTaken
from trunkline.eighteen.money import pay
from trunkline.eighteen.state import BANK

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail


def loans_left(pos: Rail, company: str) -> int | None:
    """How many more loans a company may take; none for any number."""
    limit = pos.title.loan_limit(company)
    if limit is None:
        return None
    return max(0, limit - pos.state.companies[company].loans)


def received(pos: Rail) -> int:
    """What a borrower gets in hand for one loan."""
    return pos.title.loan_value - pos.title.loan_interest


def raisable(pos: Rail, company: str) -> int:
    """The most a company with a loan limit can pay: its money and all loans left."""
    left = loans_left(pos, company)
    assert left is not None, f"{company} may borrow without limit"
    return pos.state.cash[company] + left * received(pos)


def loans_needed(pos: Rail, company: str, amount: int) -> int | None:
    """The fewest loans that make a payment possible; none if not even all of them do."""
    missing = amount - pos.state.cash[company]
    if missing <= 0:
        return 0
    needed = -(-missing // received(pos))
    left = loans_left(pos, company)
    return needed if left is None or needed <= left else None


def borrow(pos: Rail, company: str, count: int) -> None:
    """Take loans."""
    if count == 0:
        return
    pos.state.companies[company].loans += count
    pos.emit(LoanTaken(company, count))
    pay(pos, BANK, company, count * received(pos), "loan")


def pay_borrowing(pos: Rail, company: str, amount: int, reason: str) -> None:
    """Pay the bank, with as few loans as make it possible."""
    needed = loans_needed(pos, company, amount)
    assert needed is not None, f"{company} cannot raise {amount}"
    borrow(pos, company, needed)
    pay(pos, company, BANK, amount, reason)


def pay_interest(pos: Rail, company: str, loans: int) -> bool:
    """Pay the interest on so many loans, borrowing if need be; False if it cannot be paid."""
    due = loans * pos.title.loan_interest
    if loans_needed(pos, company, due) is None:
        return False
    pay_borrowing(pos, company, due, "interest")
    return True


def repay_all_possible(pos: Rail, company: str) -> None:
    """Repay as many loans as the treasury allows."""
    owned = pos.state.companies[company]
    count = min(owned.loans, pos.state.cash[company] // pos.title.loan_value)
    if count == 0:
        return
    owned.loans -= count
    pay(pos, company, BANK, count * pos.title.loan_value, "repayment")
    pos.emit(LoanRepaid(company, count))
