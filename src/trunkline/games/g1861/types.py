"""Names for types that the rules of 1861 use."""

from __future__ import annotations

from typing import TypeAlias

from trunkline.games.g1861.state import State1861
from trunkline.games.g1861.title import Title1861
from trunkline.kernel import Position

Pos: TypeAlias = Position[Title1861, State1861]
"""A position of 1861."""
