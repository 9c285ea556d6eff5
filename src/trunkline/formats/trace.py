"""States that another program wrote down after every action, compared with ours.

The form of a trace is that of ``NAME.trace.jsonl``: a line of JSON for every entry of an
export, packed with gzip or not.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from trunkline.eighteen.board import token_cities
from trunkline.eighteen.certificates import holdings
from trunkline.eighteen.events import TrainsRun
from trunkline.eighteen.state import BANK, POOL, AnyRailState, Company
from trunkline.formats.eighteen_games import ForeignGame, Moment
from trunkline.formats.errors import FormatError
from trunkline.formats.files import read_bytes
from trunkline.kernel import Game

Line = dict[str, Any]
Mismatch = tuple[str, Any, Any]
"""What differs, our value, and theirs."""
END_REASONS = {"trains": "final_phase", "bank": "bank"}
"""Why a game ended, in our words and in the site's."""


def read_trace(path: str | Path) -> list[Line]:
    """All lines of a trace."""
    content = read_bytes(path)
    try:
        if content[:2] == b"\x1f\x8b":
            content = gzip.decompress(content)
        lines = [msgspec.json.decode(line) for line in content.splitlines() if line.strip()]
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise FormatError(str(path), f"is not a trace ({error})") from error
    if not all(isinstance(line, dict) for line in lines):
        raise FormatError(str(path), "is not a trace: every line should be an object")
    return lines


class Comparison:
    """Holds a game against the lines of a trace."""

    def __init__(self, foreign: ForeignGame, game: Game) -> None:
        self.game = game
        self._player_of = {
            seat: str(player.key)
            for seat, player in zip(game.title.seats, foreign.players, strict=True)
        }

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
        yield "phase", state.phase, line["phase"]
        yield "cash of the bank", state.cash[BANK], line["bank"]
        for seat, player in self._player_of.items():
            yield from self._player(seat, player, line["players"][player])
        for company, theirs in line["corps"].items():
            yield from self._company(company, theirs)
        running = {
            name
            for name, company in state.companies.items()
            if company.status == "running" and company.cell is not None
        }
        priced = {name for name, theirs in line["corps"].items() if "price" in theirs}
        yield "companies in play", sorted(running), sorted(priced)
        yield "trains left", _left(state.depot), _left(line["depot"], state.depot)
        yield "bank pool", sorted(state.pool_trains), sorted(line.get("discard", ()))
        if "order" in line:
            yield from self._order(line["order"])
        if line.get("revenue") is not None:
            yield "revenue", _revenue(moment), line["revenue"]
        if line.get("finished"):
            ours = END_REASONS.get(state.finished, state.finished)
            yield "end of the game", ours, line["finished"]

    def _player(self, seat: str, player: str, theirs: Line) -> Iterator[Mismatch]:
        state = self._state
        yield f"cash of player {player}", state.cash[seat], theirs["cash"]
        yield f"privates of player {player}", self._privates(seat), _sorted(theirs, "companies")

    def _company(self, name: str, theirs: Line) -> Iterator[Mismatch]:
        state = self._state
        company: Company = state.companies[name]
        yield f"tokens of {name}", self._tokens(name), sorted(map(_hex_of, theirs["tokens"]))
        yield f"cash of {name}", state.cash[name], theirs["cash"]
        yield f"trains of {name}", sorted(company.trains), sorted(theirs["trains"])
        yield f"loans of {name}", company.loans, theirs["loans"]
        yield f"privates of {name}", self._privates(name), _sorted(theirs, "companies")
        if "price" in theirs:
            price = company.cell and self.game.title.market.price(company.cell)  # type: ignore[attr-defined]
            yield f"price of {name}", price, theirs["price"]
            yield f"cell of {name}", company.cell, tuple(theirs["cell"])
            yield f"shares of {name}", self._shares(name), theirs["shares"]

    def _privates(self, owner: str) -> list[str]:
        return sorted(name for name, held in self._state.privates.items() if held == owner)

    def _tokens(self, company: str) -> list[str]:
        return sorted(map(_hex_of, token_cities(self._state.board, company)))

    def _shares(self, company: str) -> dict[str, int]:
        charter = self.game.title.charters[company]  # type: ignore[attr-defined]
        names = {**self._player_of, company: "ipo", POOL: "pool"}
        return {
            names.get(holder, holder): count * 100 // charter.shares
            for holder, count in holdings(self.game.position, company).items()
        }

    def _order(self, theirs: list[str]) -> Iterator[Mismatch]:
        """Those that still wait for their turn, in the order of the round."""
        for step in self._state.stack:
            waiting = getattr(step, "waiting", None)
            if waiting is not None:
                still = [
                    name for name in waiting if self._state.companies[name].status == "running"
                ]
                yield "operating order", still, [name for name in theirs if name in still]


def _sorted(theirs: Line, field: str) -> list[str]:
    return sorted(theirs.get(field) or ())


def _hex_of(city: str) -> str:
    """A city's id in one form: the only city of a hex is its first."""
    return city if "." in city else f"{city}.0"


def _left(depot: dict[str, int], like: dict[str, int] | None = None) -> dict[str, int]:
    return {
        train: left for train, left in depot.items() if left and (like is None or train in like)
    }


def _revenue(moment: Moment) -> int:
    return sum(event.revenue for event in moment.events if isinstance(event, TrainsRun))
