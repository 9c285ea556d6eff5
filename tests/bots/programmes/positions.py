"""Positions for tests of programmes, and what an action in them does to one."""

from __future__ import annotations

from tests.games.g1861.kit import Table
from trunkline.bots.programmes import AnyProgramme, answer, stopped_by
from trunkline.kernel import Action, Position


def stock(*seats: str, phase: str = "4", turn: str = "P2", **options: object) -> Table:
    """A stock round: NW of P1 with P2 and P3 below, MK of P2; everybody is rich."""
    table = Table(4, phase, **options)
    table.no_privates()
    table.minor("N", "P4")
    table.public("NW", {"P1": 3, "P2": 2, "P3": 1, "pool": 1}, price=100)
    table.public("MK", {"P2": 4, "P3": 1}, price=90)
    for seat in table.title.seats:
        table.cash(seat, 1000)
    table.stock_round(turn)
    return table


def stop(table: Table, programme: AnyProgramme, action: Action, seat: str = "P1") -> str:
    """Why a programme ends with an action, which is played."""
    before = Position(table.title, table.state.copy())
    events = table.play(action)
    return stopped_by(programme, seat, before, action, events, table.pos)


def play_on(table: Table, programme: AnyProgramme, *actions: Action, seat: str = "P1") -> str:
    """Play actions of others, the seat answering by its programme, until that ends."""
    for action in actions:
        while (own := answer(table.pos, seat, programme)) is not None:
            if code := stop(table, programme, own, seat):
                return code
        if code := stop(table, programme, action, seat):
            return code
    return ""
