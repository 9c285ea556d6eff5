"""The sheet of an 18xx game at a moment."""

from __future__ import annotations

from typing import Any

from trunkline.draw.maps import hex_spoken, map_svg
from trunkline.draw.market import market_svg
from trunkline.eighteen.actions import RunTrains
from trunkline.eighteen.components import Cell
from trunkline.eighteen.market import stack
from trunkline.eighteen.title import Rail, RailTitle
from trunkline.eighteen.trains import on_sale
from trunkline.kernel import Action, Game
from trunkline.scenes.eighteen import model
from trunkline.scenes.eighteen.companies import companies, players
from trunkline.scenes.eighteen.components import components
from trunkline.scenes.eighteen.history import RailFollower
from trunkline.scenes.eighteen.moves import price_moves
from trunkline.scenes.eighteen.running import run_sheet, running, worth
from trunkline.scenes.eighteen.tiles import tile_chart
from trunkline.scenes.families import Family, register
from trunkline.words.names import person_or_thing


def sheet(game: Game, pos: Rail, is_asked: bool) -> model.EighteenSheet:
    """Everything an 18xx game shows beside what every game shows."""
    state = pos.state
    return model.EighteenSheet(
        round=state.round,
        phase=state.phase,
        bank=state.cash["bank"],
        operating=_operating(pos),
        hexes={hex: _hex(pos, hex) for hex in pos.title.map.hexes},
        players=players(game, pos),
        companies=companies(game, pos),
        trains=_trains(game, pos),
        privates={
            private: person_or_thing(game, owner) if owner not in ("ipo", "gone") else ""
            for private, owner in state.privates.items()
        },
        cells=_cells(pos),
        moves=price_moves(game) if is_asked else (),
        running=running(pos, is_asked),
        last_run=_last_run(game),
    )


def drawings(pos: Rail) -> dict[str, str]:
    """The drawings of an 18xx game."""
    return {"map": map_svg(pos), "market": market_svg(pos)}


def _operating(pos: Rail) -> str:
    """The company whose turn it is: the topmost step that names one says so."""
    if pos.state.round != "operating":
        return ""
    for step in reversed(pos.state.stack):
        company = getattr(step, "company", "")
        if company in pos.title.charters:
            return str(company)
    return ""


def _hex(pos: Rail, hex: str) -> model.HexSheet:
    tile, rotation = pos.state.board.tiles.get(hex, ("", 0))
    return model.HexSheet(hex_spoken(pos, hex), tile, rotation)


def _trains(game: Game, pos: Rail) -> tuple[model.TrainSheet, ...]:
    offered = {kind.id for source, kind in on_sale(pos) if source == "depot"}
    return tuple(
        model.TrainSheet(
            id=kind.id,
            left=pos.state.depot.get(kind.id),
            on_sale=kind.id in offered,
            in_pool=pos.state.pool_trains.count(kind.id),
            owners=tuple(
                person_or_thing(game, name)
                for name, company in pos.state.companies.items()
                for train in company.trains
                if train == kind.id
            ),
        )
        for kind in pos.title.trains.values()
    )


def _cells(pos: Rail) -> tuple[model.CellSheet, ...]:
    taken: set[Cell] = {
        company.cell for company in pos.state.companies.values() if company.cell is not None
    }
    return tuple(model.CellSheet(*cell, tuple(stack(pos, cell))) for cell in sorted(taken))


def _last_run(game: Game) -> model.LastRun | None:
    """The trains that the last action ran; none if it was another kind of action."""
    last = game.log[-1] if game.log else None
    if not isinstance(last, RunTrains):
        return None
    # Nothing lies on the map otherwise than it lay when the trains ran.
    runs = tuple(run_sheet(game.position, last.company, route) for route in last.routes)
    return model.LastRun(last.company, runs)


def _includes(title: Any) -> bool:
    return isinstance(title, RailTitle)


def _judge(pos: Rail, action: Action) -> tuple[int | None, tuple[int, ...]]:
    return worth(pos, action) if isinstance(action, RunTrains) else (None, ())


register(
    Family(
        name="eighteen",
        includes=_includes,
        drawings=drawings,
        sheet=sheet,
        components=components,
        tile_chart=tile_chart,
        judge=_judge,
        follow=RailFollower,
    )
)
