"""What must hold in every position of every 18xx game, whatever was played.

``faults`` names everything in a position that cannot be, ``faults_of_change`` what cannot
have happened between two positions. Both find nothing unless the rules have a fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any

from trunkline.eighteen.actions import RemoveToken
from trunkline.eighteen.board import cities, face_at, slots, supply
from trunkline.eighteen.certificates import holdings
from trunkline.eighteen.state import BANK, GONE, IPO, POOL, AnyRailState
from trunkline.eighteen.tiles import fits
from trunkline.eighteen.trains import in_phase

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail, RailTitle


def faults(pos: Rail) -> list[str]:
    """Everything about a position that cannot be, in plain words."""
    if strange := list(_parts(pos)):
        return strange
    checks = (_money, _certificates, _privates, _companies, _market, _tiles, _tokens, _trains)
    return list(chain.from_iterable(check(pos) for check in checks))


def faults_of_change(before: AnyRailState, pos: Rail) -> list[str]:
    """Everything that cannot have happened since an earlier state of the same game."""
    return [*_tiles_lost(pos.title, before, pos.state), *_time_turned(pos.title, before, pos.state)]


# --- parts ---------------------------------------------------------------------


def _parts(pos: Rail) -> Iterator[str]:
    """What is missing or unknown; while anything is, the rest cannot be looked at."""
    state, title = pos.state, pos.title
    if state.cash.keys() != {BANK, *title.seats, *title.charters}:
        yield f"money belongs to {sorted(state.cash)}"
    if state.certificates.keys() != title.charters.keys():
        yield f"certificates of {sorted(state.certificates)}"
    if state.privates.keys() != title.privates.keys():
        yield f"privates {sorted(state.privates)}"
    if state.companies.keys() != title.charters.keys():
        yield f"companies {sorted(state.companies)}"
    for hex, (tile, rotation) in state.board.tiles.items():
        if (tile, rotation) not in title.catalogue.faces:
            yield f"tile {tile} lies on {hex} with rotation {rotation}"


# --- money ---------------------------------------------------------------------


def _money(pos: Rail) -> Iterator[str]:
    cash = pos.state.cash
    if sum(cash.values()) != pos.title.bank:
        yield f"there is {sum(cash.values())} in money instead of {pos.title.bank}"
    for owner, amount in cash.items():
        if amount < 0 and not (owner == BANK and pos.state.bank_broken):
            yield f"{owner} has {amount} in money"


# --- certificates and privates ---------------------------------------------------


def _certificates(pos: Rail) -> Iterator[str]:
    state, title = pos.state, pos.title
    known = {IPO, POOL, GONE, *title.seats}
    for name, charter in title.charters.items():
        owners = state.certificates[name]
        if len(owners) != len(charter.certificates):
            yield f"{name} has {len(owners)} certificates instead of {len(charter.certificates)}"
        elif strangers := set(owners) - known - {name}:
            yield f"certificates of {name} belong to {sorted(strangers)}"
        elif owners:
            yield from _ownership(pos, name)


def _ownership(pos: Rail, name: str) -> Iterator[str]:
    status, owners = pos.state.companies[name].status, pos.state.certificates[name]
    if status != "running":
        place = IPO if status == "waiting" else GONE
        if set(owners) != {place}:
            yield f"{name} is {status}, and its certificates belong to {sorted(set(owners))}"
        return
    held = holdings(pos, name)
    if IPO in held or GONE in held:
        yield f"{name} is running, and not all its certificates are in play"
    head = owners[0]
    # Until a new public has found its director it keeps the certificate itself.
    if head not in (*pos.title.seats, name):
        yield f"the director's certificate of {name} belongs to {head}"
    if head in pos.title.seats:
        for seat in pos.title.seats:
            if held.get(seat, 0) > held[head]:
                yield f"{seat} holds more of {name} than its director {head}"
    if held.get(POOL, 0) > pos.title.pool_limit:
        yield f"the pool holds {held[POOL]} shares of {name}"


def _privates(pos: Rail) -> Iterator[str]:
    known = {IPO, GONE, *pos.title.seats, *pos.title.charters}
    for name, owner in pos.state.privates.items():
        if owner not in known:
            yield f"{name} belongs to {owner}"


# --- companies and the market -----------------------------------------------------


def _companies(pos: Rail) -> Iterator[str]:
    state, title = pos.state, pos.title
    for name, company in state.companies.items():
        limit = title.loan_limit(name)
        if company.loans < 0:
            yield f"{name} has {company.loans} loans"
        if company.status == "running":
            continue
        if company.loans or company.trains or company.spare_tokens or state.cash[name]:
            yield f"{name} is {company.status} and has money, loans, trains or tokens"
        if limit is not None and company.cell is not None:
            yield f"{name} is {company.status} and has a market token"
        if any(owner == name for owner in state.privates.values()):
            yield f"{name} is {company.status} and owns a private"


def _market(pos: Rail) -> Iterator[str]:
    stacked: Counter[tuple[Any, int]] = Counter()
    for name, company in pos.state.companies.items():
        priced = company.status == "running" and pos.title.charters[name].kind != "national"
        if priced != (company.cell is not None):
            yield f"{name} is {company.status}, and its market token is at {company.cell}"
        if company.cell is None:
            continue
        if company.cell not in pos.title.market.cells:
            yield f"the market token of {name} is at {company.cell}, where no cell is"
        if not 0 < company.arrived <= pos.state.arrivals:
            yield f"{name} came to its cell as number {company.arrived} of {pos.state.arrivals}"
        stacked[company.cell, company.arrived] += 1
    for (cell, number), count in stacked.items():
        if count > 1:
            yield f"{count} market tokens came to {cell} as number {number}"


# --- tiles and tokens ---------------------------------------------------------------


def _tiles(pos: Rail) -> Iterator[str]:
    title, board = pos.title, pos.state.board
    for hex, (tile, rotation) in board.tiles.items():
        if hex not in title.map.hexes or title.map.hexes[hex].kind != "plain":
            yield f"tile {tile} lies on {hex}"
        elif not _leads_somewhere(title, hex, title.catalogue.faces[tile, rotation].exits):
            yield f"track of {hex} leads off the map"
    for tile in {number for number, _ in board.tiles.values()}:
        left = supply(title, board, tile)
        if left is not None and left < 0:
            yield f"{-left} more of tile {tile} lie on the map than there are"


def _leads_somewhere(title: RailTitle[Any], hex: str, exits: tuple[int, ...]) -> bool:
    return all(title.map.neighbour(hex, edge) is not None for edge in exits)


def _tokens(pos: Rail) -> Iterator[str]:
    title, state = pos.title, pos.state
    known = cities(title, state.board)
    placed: Counter[str] = Counter()
    for city, owners in state.board.tokens.items():
        placed.update(owners)
        if city not in known:
            yield f"tokens lie in {city}, which is no city"
        elif len(owners) > slots(title, state.board, city):
            yield f"{len(owners)} tokens lie in {city}"
        if not owners or len(set(owners)) < len(owners):
            yield f"in {city} lie tokens of {owners}"
    merging = any(move.action is RemoveToken for step in state.stack for move in step.moves)
    for company, count in placed.items():
        if company not in title.charters or state.companies[company].status == "gone":
            yield f"{company} is not in play and has tokens on the map"
        elif state.companies[company].status == "waiting" and count > 1:
            yield f"{company} has not been started and has {count} tokens on the map"
        # The tokens of merged companies all lie there until the surplus is given up.
        elif not merging and count + _spare(pos, company) > title.charters[company].tokens:
            yield f"{company} has {count} tokens on the map"
    for city, owners in state.reserved.items():
        if city not in known or not owners:
            yield f"a slot of {city} is kept for {owners}"
        elif taken := set(owners) & set(state.board.tokens.get(city, ())):
            yield f"a slot of {city} is kept for {sorted(taken)}, who have a token there"


def _spare(pos: Rail, company: str) -> int:
    return len(pos.state.companies[company].spare_tokens)


# --- trains ---------------------------------------------------------------------------


def _trains(pos: Rail) -> Iterator[str]:
    title, state = pos.title, pos.state
    out = Counter(state.pool_trains)
    for company in state.companies.values():
        out.update(company.trains)
    if strangers := out.keys() - title.trains.keys():
        yield f"trains {sorted(strangers)}"
    sold_out = True
    for kind in title.trains.values():
        left = state.depot.get(kind.id)
        if (left is None) != (kind.count is None):
            yield f"of the {kind.id}-train {left} are left of {kind.count}"
        elif kind.obsolete and in_phase(pos, kind.obsolete):
            if out[kind.id] or left:
                yield f"the {kind.id}-train is gone, and {out[kind.id]} are in play"
        elif left is not None and (left < 0 or left + out[kind.id] != kind.count):
            yield f"of {kind.count} {kind.id}-trains {left} are left and {out[kind.id]} sold"
        if out[kind.id] and not kind.available and not sold_out:
            yield f"a {kind.id}-train is in play before its time"
        if not kind.available:
            sold_out = left == 0


# --- changes ----------------------------------------------------------------------------


def _tiles_lost(title: RailTitle[Any], before: AnyRailState, after: AnyRailState) -> Iterator[str]:
    if before.board.tiles is after.board.tiles:
        return
    for hex in before.board.tiles.keys() | after.board.tiles.keys():
        old, new = (face_at(title, state.board, hex) for state in (before, after))
        if hex not in after.board.tiles:
            yield f"the tile of {hex} is gone"
        elif old != new and not fits(old, new):
            yield f"on {hex} tile {new.tile} does not keep what was on tile {old.tile}"


def _time_turned(title: RailTitle[Any], before: AnyRailState, after: AnyRailState) -> Iterator[str]:
    order = title.phase_order
    if order[after.phase] < order[before.phase]:
        yield f"phase {after.phase} follows phase {before.phase}"
    if (after.set, after.number) < (before.set, before.number):
        yield f"round {after.set}.{after.number} follows round {before.set}.{before.number}"
    if before.bank_broken and not after.bank_broken:
        yield "the bank is whole again"
    for name, company in before.companies.items():
        now = after.companies[name]
        if company.status == "gone" and now.status != "gone":
            yield f"{name} has come back"
        if company.status == now.status and now.turns_begun < company.turns_begun:
            yield f"{name} has had fewer turns than before"
