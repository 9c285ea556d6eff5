"""What a hex shows beside the track and stops of its face."""

from __future__ import annotations

import msgspec


class Print(msgspec.Struct, frozen=True):
    """What is to be shown on a hex beside its face."""

    id: str = ""
    """The hex; ids of all its parts are made of it. Empty for a tile by itself."""
    name: str = ""
    spoken: str = ""
    """What the hex is called by those who do not see it, with all that lies there."""
    cost: int = 0
    coordinate: bool = False
    """Whether the hex's id is printed in its corner."""
    ground: str = ""
    """The colour class, where it is not that of the face."""
    closed: str = ""
    """The phase from which the hex may be built on, as long as it may not."""
    step: int | None = None
    """Which step of the off-board value track applies now."""
    values: bool = True
    """Whether off-board figures are printed here."""
    joined: bool = False
    """Whether the outline is left to the map, because the hex is part of an area."""
    tokens: dict[int, tuple[str, ...]] = {}
    """Companies with a token, by stop."""
    reserved: dict[int, tuple[str, ...]] = {}
    """Companies that have a slot kept, by stop."""
