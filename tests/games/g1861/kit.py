"""A table set up as a test wants it: any position of 1861, without playing there.

>>> table = Table(phase="3")
>>> table.minor("N", "P1", price=100, cash=50)
>>> table.turn("N")
>>> table.pos.top.company
'N'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from trunkline.eighteen.board import city_now, face_at, laid
from trunkline.eighteen.certificates import director
from trunkline.eighteen.components import Cell
from trunkline.eighteen.market import set_token
from trunkline.eighteen.state import BANK, IPO, Company
from trunkline.games.g1861.merger import MergerRound
from trunkline.games.g1861.national_turn import NationalTurn
from trunkline.games.g1861.operating import PARTS, CompanyTurn, OperatingRound
from trunkline.games.g1861.phases import withdraw_unstarted_minors
from trunkline.games.g1861.running import DividendStep, RunStep
from trunkline.games.g1861.sequence import Sequence
from trunkline.games.g1861.stock import StockRound
from trunkline.games.g1861.title import make_title
from trunkline.games.g1861.tokens import place_home_token, put_token
from trunkline.kernel import Action, Event, Position, Refusal, Step

FIRST_TRAIN = {"3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8"}


class Table:
    """A position of 1861 to be arranged and played."""

    def __init__(self, players: int = 3, phase: str = "2", **options: Any) -> None:
        self.title = make_title(players, {"start": "first", **options})
        self.pos = Position(self.title, self.title.setup(seed=1))
        self.state = self.pos.state
        self.state.stack = [Sequence(begun=True)]
        self.state.round = "stock"
        self.phase(phase)

    # --- arranging ---------------------------------------------------------

    def phase(self, phase: str) -> None:
        """Be in a phase: the trains of earlier phases are sold out or gone."""
        self.state.phase = phase
        for kind in self.title.trains.values():
            if kind.count is not None and not kind.available and int(kind.id) < int(phase):
                self.state.depot[kind.id] = 0
        if int(phase) >= 5:
            withdraw_unstarted_minors(self.pos)

    def cash(self, holder: str, amount: int) -> None:
        """Somebody has so much money; the bank has what is left."""
        self.state.cash[BANK] += self.state.cash[holder] - amount
        self.state.cash[holder] = amount

    def private(self, name: str, owner: str) -> None:
        self.state.privates[name] = owner

    def no_privates(self) -> None:
        """Nobody owns a private: they have left the game."""
        for name in self.state.privates:
            self.state.privates[name] = "gone"

    def minor(
        self,
        name: str,
        owner: str,
        price: int = 50,
        cash: int = 0,
        trains: Iterable[str] = (),
        loans: int = 0,
        cell: Cell | None = None,
        operated: bool = True,
    ) -> None:
        """A minor in play with its token at home."""
        self.state.certificates[name] = (owner,)
        self._start(name, cell or self.title.market.start_cell(price, "minor", "both"))
        self._charter(name, cash, trains, loans, operated)
        if any(name in kept for kept in self.state.reserved.values()):
            place_home_token(self.pos, name)
        else:  # no home is kept for it any more
            home = self.title.charters[name].home
            self.token(name, city_now(self.title, self.state.board, home))

    def public(
        self,
        name: str,
        shares: Mapping[str, int],
        price: int = 100,
        cash: int = 0,
        trains: Iterable[str] = (),
        loans: int = 0,
        cell: Cell | None = None,
        city: str = "",
        operated: bool = True,
    ) -> None:
        """A public in play; the first holder named is director, the rest is in the treasury."""
        owners: list[str] = []
        for number, (holder, count) in enumerate(shares.items()):
            owners += [holder] * (count - 1 if number == 0 else count)
        owners += [name] * (9 - len(owners))
        self.state.certificates[name] = tuple(owners)
        self._start(name, cell or self.title.market.start_cell(price, "both", "public"))
        self._charter(name, cash, trains, loans, operated)
        if city:
            self.token(name, city)

    def _start(self, name: str, cell: Cell | None) -> None:
        assert cell is not None
        self.state.companies[name] = Company("running")
        set_token(self.pos, name, cell)

    def _charter(
        self, name: str, cash: int, trains: Iterable[str], loans: int, operated: bool
    ) -> None:
        company = self.state.companies[name]
        self.cash(name, cash)
        self.trains(name, *trains)
        company.loans = loans
        company.turns_begun = company.turns_ended = int(operated)

    def trains(self, company: str, *trains: str) -> None:
        """Give a company trains from the depot."""
        for train in trains:
            if self.state.depot.get(train):
                self.state.depot[train] -= 1
        self.state.companies[company].trains += trains

    def token(self, company: str, city: str) -> None:
        put_token(self.pos, company, city)

    def tile(self, hex: str, tile: str, rotation: int = 0) -> None:
        """A tile lies on a hex; tokens and reservations stay in their circles."""
        from trunkline.eighteen.board import follow, renamed_cities

        renamed = renamed_cities(self.title, self.state.board, hex, tile, rotation)
        self.state.board = laid(self.title, self.state.board, hex, tile, rotation)
        self.state.reserved = follow(self.state.reserved, renamed)

    def road(self, *hexes: str) -> None:
        """Yellow track from hex to hex, where there is none yet; both ends stay as they are."""
        board = self.title.map
        for before, here, after in zip(hexes, hexes[1:], hexes[2:], strict=False):
            edges = {board.edge_between(here, before), board.edge_between(here, after)}
            lies = face_at(self.title, self.state.board, here)
            if lies.pieces:
                assert edges <= set(lies.exits), f"{here} has other track"
                continue
            face = next(
                face
                for face in self.title.catalogue.replacements(lies)
                if set(face.exits) == edges and face.label == lies.label
            )
            self.tile(here, face.tile, face.rotation)

    # --- where play stands ---------------------------------------------------

    def opening(self) -> None:
        """The beginning of the game: the first private is under the hammer."""
        self.state.round = "auction"
        self.state.stack = [Sequence()]
        self.pos.settle()

    def stock_round(self, turn: str = "P1", **fields: Any) -> None:
        """The middle of a stock round, at somebody's turn."""
        self.state.round = "stock"
        self.state.stack = [Sequence(begun=True), StockRound(turn=turn, **fields)]
        self.pos.settle()

    def operating_round(self, number: int = 1) -> None:
        """The beginning of an operating round."""
        self.state.round = "operating"
        self.state.number = number
        self.state.stack = [Sequence(begun=True), OperatingRound()]
        self.pos.settle()

    def turn(
        self,
        company: str,
        part: type[Step] | None = None,
        waiting: tuple[str, ...] = (),
        number: int = 1,
        **fields: Any,
    ) -> None:
        """The turn of a company, at one of its parts (``TrackStep``, ``TrainStep`` …)."""
        self.state.round = "operating"
        self.state.number = number
        owner = self.state.companies[company]
        turn = CompanyTurn(company, loans_due=owner.loans)
        self.state.stack = [
            Sequence(begun=True),
            OperatingRound(begun=True, waiting=waiting),
            turn,
        ]
        if part is not None:
            owner.turns_begun += 1
            # The distribution of the revenue belongs to the running of the trains.
            listed = RunStep if part is DividendStep else part
            turn.part = PARTS.index(listed) + 1 if listed in PARTS else len(PARTS)  # type: ignore[arg-type]
            self.state.stack.append(part(company, **fields))  # type: ignore[call-arg]
        self.pos.settle()

    def national_turn(self, number: int = 1) -> tuple[Event, ...]:
        """The turn of the RSR, up to the next decision of somebody; what happened in it."""
        self.state.round = "operating"
        self.state.number = number
        self.state.stack = [
            Sequence(begun=True),
            OperatingRound(begun=True, national_done=True),
            NationalTurn(),
        ]
        self.pos.events = []
        self.pos.settle()
        return tuple(self.pos.events)

    def merger_round(self, number: int = 1) -> None:
        """The beginning of a merger round."""
        self.state.round = "merger"
        self.state.number = number
        self.state.stack = [Sequence(begun=True), MergerRound()]
        self.pos.settle()

    # --- playing ---------------------------------------------------------------

    def play(self, *actions: Action) -> tuple[Event, ...]:
        """Play actions; the events of the last one."""
        events: tuple[Event, ...] = ()
        for action in actions:
            events = self.pos.play(action)
        return events

    def why_not(self, action: Action) -> Refusal:
        """The refusal of an action that must be refused."""
        refusal = self.pos.why_not(action)
        assert refusal is not None, f"{action} is legal"
        return refusal

    def legal(self, action: Action) -> bool:
        """Whether an action may be played, and is offered in the legal list."""
        from trunkline.kernel import Open, Ranged

        allowed = self.pos.why_not(action) is None
        offered = any(
            choice == action
            or (isinstance(choice, Ranged) and action in choice)
            or (isinstance(choice, Open) and type(choice.action) is type(action))
            for choice in self.pos.legal(action.seat)
        )
        assert offered == allowed, f"{action}: offered {offered}, allowed {allowed}"
        return allowed

    # --- looking ---------------------------------------------------------------

    def asked(self) -> tuple[str, str]:
        """Who is asked first, and in which step."""
        decision = self.pos.decisions()[0]
        return decision.seat, decision.step

    def price(self, company: str) -> int:
        cell = self.state.companies[company].cell
        assert cell is not None
        return self.title.market.price(cell)

    def cell(self, company: str) -> Cell | None:
        return self.state.companies[company].cell

    def money(self, holder: str) -> int:
        return self.state.cash[holder]

    def shares(self, company: str, holder: str) -> int:
        printed = self.title.charters[company].certificates
        owners = self.state.certificates[company]
        return sum(n for n, owner in zip(printed, owners, strict=True) if owner == holder)

    def director(self, company: str) -> str | None:
        return director(self.pos, company)

    def in_offering(self, company: str) -> bool:
        return set(self.state.certificates[company]) == {IPO}
