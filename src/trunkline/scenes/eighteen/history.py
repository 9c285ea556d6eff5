"""The history of an 18xx game: what is kept at the beginning of each round."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from trunkline.eighteen.events import Paid, TrainsRun
from trunkline.eighteen.market import price_of
from trunkline.kernel import Event, Game
from trunkline.scenes.eighteen import model
from trunkline.scenes.families import Follower
from trunkline.words import phrase

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail

INCOME = frozenset({"dividend", "revenue", "private"})
"""What players are paid for that counts as income."""


class RailFollower(Follower):
    """Follows cash, income, prices and revenues."""

    def start(self, game: Game) -> None:
        seats, companies = game.title.seats, list(game.state.companies)
        self._round: tuple[str, int, int] | None = None
        self._cash: dict[str, list[int]] = {seat: [] for seat in seats}
        self._income: dict[str, list[int]] = {seat: [] for seat in seats}
        self._prices: dict[str, list[int | None]] = {name: [] for name in companies}
        self._revenues: dict[str, list[int | None]] = {name: [] for name in companies}
        self._bank: list[int] = []
        self._phases: list[str] = []
        self._earned: dict[str, int] = {}
        self._received: dict[str, int] = {}

    def mark(self, game: Game) -> tuple[str, str] | None:
        state = game.state
        now = (state.round, state.set, state.number)
        if now == self._round:
            return None
        self._round = now
        figures = {"kind-id": state.round, "set": str(state.set), "number": str(state.number)}
        return phrase("screen-round", **figures), phrase("screen-round", "short", **figures)

    def saw(self, game: Game, events: Collection[Event]) -> None:
        for event in events:
            if isinstance(event, TrainsRun):
                self._earned[event.company] = self._earned.get(event.company, 0) + event.revenue
            elif isinstance(event, Paid) and event.reason in INCOME:
                received = self._received.get(event.target, 0)
                self._received[event.target] = received + event.amount

    def keep(self, game: Game) -> None:
        pos: Rail = game.position
        for seat, cash in self._cash.items():
            cash.append(pos.state.cash[seat])
            self._income[seat].append(self._received.get(seat, 0))
        for name, prices in self._prices.items():
            prices.append(price_of(pos, name) if pos.state.companies[name].cell else None)
            self._revenues[name].append(self._earned.get(name))
        self._bank.append(pos.state.cash["bank"])
        self._phases.append(pos.state.phase)
        self._earned.clear()
        self._received.clear()

    def finished(self, game: Game) -> model.EighteenHistory:
        return model.EighteenHistory(
            cash={seat: tuple(figures) for seat, figures in self._cash.items()},
            income={seat: tuple(figures) for seat, figures in self._income.items()},
            prices={name: tuple(figures) for name, figures in self._prices.items()},
            revenues={name: tuple(figures) for name, figures in self._revenues.items()},
            bank=tuple(self._bank),
            phases=tuple(self._phases),
        )
