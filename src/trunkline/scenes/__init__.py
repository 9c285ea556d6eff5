"""Scenes: what a client shows of a game at a moment, to a seat, in a language, as typed data.

A scene holds everything a page needs: whose turn it is, what may be done, the tables, the
drawings as SVG with stable ids, and the sheet of the game's family. ``components`` holds what
never changes while a game is played. Families are found in a registry; nothing here asks for
the name of a title.
"""

from trunkline.scenes.eighteen import sheet as _eighteen  # noqa: F401  (the family registers)
from trunkline.scenes.making import components, history, judge, scene, tile_chart
from trunkline.scenes.model import Components, History, Judgement, Scene, TileChart

__all__ = [
    "Components",
    "History",
    "Judgement",
    "Scene",
    "TileChart",
    "components",
    "history",
    "judge",
    "scene",
    "tile_chart",
]
