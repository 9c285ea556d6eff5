"""The tile chart: which tiles may come where, whoever lays them."""

from __future__ import annotations

from trunkline.eighteen.board import supply
from trunkline.eighteen.moves.lay_tile import fitting
from trunkline.eighteen.title import Rail
from trunkline.scenes import model as scenes


def tile_chart(pos: Rail) -> scenes.TileChart:
    """What print, letters and the edge of the map allow now, in any phase."""
    title = pos.title
    may_come: dict[str, dict[str, tuple[int, ...]]] = {}
    for hex, printed in title.map.hexes.items():
        if printed.kind != "plain":
            continue
        here: dict[str, tuple[int, ...]] = {}
        for face in fitting(pos, hex):
            here[face.tile] = (*here.get(face.tile, ()), face.rotation)
        if here:
            may_come[hex] = here
    left = {tile: supply(title, pos.state.board, tile) for tile in title.tiles}
    return scenes.TileChart(may_come, left)
