"""States that another program wrote down after every action, compared with ours.

The form of a trace is that of ``NAME.trace.jsonl``: a line of JSON for every entry of an
export, packed with gzip or not.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from trunkline.eighteen.board import token_cities
from trunkline.eighteen.certificates import holdings
from trunkline.eighteen.components import Cell
from trunkline.eighteen.events import TrainsRun
from trunkline.eighteen.state import BANK, POOL, AnyRailState, Company
from trunkline.formats.eighteen_games import ForeignGame, Moment
from trunkline.formats.errors import FormatError
from trunkline.formats.files import decoded, read_bytes
from trunkline.formats.schema import Misfit, checked, shown
from trunkline.kernel import Game

Mismatch = tuple[str, Any, Any]
"""What differs, our value, and theirs."""
END_REASONS = {"trains": "final_phase", "bank": "bank"}
"""Why a game ended, in our words and in the site's."""
TheirCell = Annotated[tuple[int, int], Meta(description="a row and a column")]


class TheirPlayer(msgspec.Struct, frozen=True):
    """A player in a trace."""

    cash: int
    companies: tuple[str, ...] = ()


class TheirCompany(msgspec.Struct, frozen=True):
    """A company in a trace; only those in play have a price."""

    cash: int
    trains: tuple[str, ...]
    tokens: tuple[str, ...]
    loans: int
    shares: dict[str, int]
    companies: tuple[str, ...] = ()
    price: int | None = None
    cell: TheirCell | None = None


class Line(msgspec.Struct, frozen=True):
    """Where a game stands, as the trace has it."""

    phase: str
    bank: int
    players: dict[str, TheirPlayer]
    corps: dict[str, TheirCompany]
    depot: dict[str, int]
    discard: tuple[str, ...] = ()
    order: tuple[str, ...] | None = None
    revenue: int | None = None
    finished: str | None = None


def read_trace(path: str | Path) -> list[Line | None]:
    """All lines of a trace; none for the entries that were undone."""
    source, content = str(path), read_bytes(path)
    try:
        if content[:2] == b"\x1f\x8b":
            content = gzip.decompress(content)
    except (OSError, EOFError, zlib.error) as error:
        raise FormatError(source, "is not a trace: it cannot be unpacked with gzip") from error
    lines = [line for line in content.splitlines() if line.strip()]
    return [_line(line, number, source) for number, line in enumerate(lines, 1)]


def _line(line: bytes, number: int, source: str) -> Line | None:
    try:
        found = decoded(line, source)
        fields = checked(found, dict[str, Any])
        return None if fields.get("skipped") is True else checked(fields, Line)
    except (Misfit, FormatError) as error:
        told = getattr(error, "problem", error)
        raise FormatError(source, f"is not a trace: line {number}: {told}") from error


class Comparison:
    """Holds a game against the lines of a trace."""

    def __init__(self, foreign: ForeignGame, game: Game) -> None:
        self.game = game
        self._key_of = {
            seat: str(player.key)
            for seat, player in zip(game.title.seats, foreign.players, strict=True)
        }
        self._name_of = {str(player.key): player.name for player in foreign.players}

    def check(self, lines: list[Line | None], source: str) -> None:
        """``FormatError`` if a trace has other players or companies than the game."""
        known = self._state.companies
        for number, line in enumerate(lines, 1):
            if line is None:
                continue
            if line.players.keys() != self._name_of.keys():
                told = "players", sorted(line.players), list(self._name_of)
            elif not line.corps.keys() <= known.keys():
                told = "corps", sorted(line.corps), list(known)
            else:
                continue
            field, found, right = told
            raise FormatError(
                source,
                f"is no trace of this game: line {number}: {field} has {shown(found)}; "
                f"the game has {', '.join(right)}",
            )

    def first_mismatch(self, line: Line, moment: Moment) -> Mismatch | None:
        """The first thing in which the game differs from a line."""
        for what, ours, theirs in self._pairs(line, moment):
            if ours != theirs:
                return what, ours, theirs
        return None

    @property
    def _state(self) -> AnyRailState:
        return self.game.state  # type: ignore[no-any-return]

    def _pairs(self, line: Line, moment: Moment) -> Iterator[Mismatch]:
        state = self._state
        yield "phase", state.phase, line.phase
        yield "cash of the bank", state.cash[BANK], line.bank
        for seat, key in self._key_of.items():
            yield from self._player(seat, self._name_of[key], line.players[key])
        for company, theirs in line.corps.items():
            yield from self._company(company, theirs)
        running = {
            name
            for name, company in state.companies.items()
            if company.status == "running" and company.cell is not None
        }
        priced = {name for name, theirs in line.corps.items() if theirs.price is not None}
        yield "companies in play", sorted(running), sorted(priced)
        yield "trains left", _left(state.depot), _left(line.depot, state.depot)
        yield "bank pool", sorted(state.pool_trains), sorted(line.discard)
        if line.order is not None:
            yield from self._order(line.order)
        if line.revenue is not None:
            yield "revenue", _revenue(moment), line.revenue
        if line.finished:
            ours = END_REASONS.get(state.finished, state.finished)
            yield "end of the game", ours, line.finished

    def _player(self, seat: str, name: str, theirs: TheirPlayer) -> Iterator[Mismatch]:
        yield f"cash of {name}", self._state.cash[seat], theirs.cash
        yield f"privates of {name}", self._privates(seat), sorted(theirs.companies)

    def _company(self, name: str, theirs: TheirCompany) -> Iterator[Mismatch]:
        state = self._state
        company: Company = state.companies[name]
        yield f"tokens of {name}", self._tokens(name), sorted(map(_hex_of, theirs.tokens))
        yield f"cash of {name}", state.cash[name], theirs.cash
        yield f"trains of {name}", sorted(company.trains), sorted(theirs.trains)
        yield f"loans of {name}", company.loans, theirs.loans
        yield f"privates of {name}", self._privates(name), sorted(theirs.companies)
        if theirs.price is not None:
            price = company.cell and self.game.title.market.price(company.cell)  # type: ignore[attr-defined]
            yield f"price of {name}", price, theirs.price
            yield f"place on the market of {name}", place(company.cell), place(theirs.cell)
            yield f"shares of {name}", self._shares(name), self._named(theirs.shares)

    def _privates(self, owner: str) -> list[str]:
        return sorted(name for name, held in self._state.privates.items() if held == owner)

    def _tokens(self, company: str) -> list[str]:
        return sorted(map(_hex_of, token_cities(self._state.board, company)))

    def _shares(self, company: str) -> dict[str, int]:
        charter = self.game.title.charters[company]  # type: ignore[attr-defined]
        names = {**self._key_of, company: "ipo", POOL: "pool"}
        return self._named(
            {
                names.get(holder, holder): count * 100 // charter.shares
                for holder, count in holdings(self.game.position, company).items()
            }
        )

    def _named(self, shares: Mapping[str, int]) -> dict[str, int]:
        """Shares by the names of those who hold them, in an order that both can have."""
        return {self._name_of.get(holder, holder): shares[holder] for holder in sorted(shares)}

    def _order(self, theirs: tuple[str, ...]) -> Iterator[Mismatch]:
        """Those that still wait for their turn, in the order of the round."""
        for step in self._state.stack:
            waiting = getattr(step, "waiting", None)
            if waiting is not None:
                still = [
                    name for name in waiting if self._state.companies[name].status == "running"
                ]
                yield "operating order", still, [name for name in theirs if name in still]


def place(cell: Cell | None) -> str:
    """A place on the market, in words."""
    return f"row {cell[0]}, column {cell[1]}" if cell else ""


def _hex_of(city: str) -> str:
    """A city's id in one form: the only city of a hex is its first."""
    return city if "." in city else f"{city}.0"


def _left(depot: dict[str, int], like: dict[str, int] | None = None) -> dict[str, int]:
    return {
        train: left for train, left in depot.items() if left and (like is None or train in like)
    }


def _revenue(moment: Moment) -> int:
    return sum(event.revenue for event in moment.events if isinstance(event, TrainsRun))
