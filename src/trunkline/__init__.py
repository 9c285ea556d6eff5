"""Railway board games: rules to play by, to study and to simulate.

>>> import trunkline
>>> game = trunkline.new("1861", players=["Ada", "Ben", "Cy"], seed=7)
>>> game.decisions[0].step
'PrivateAuction'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trunkline.kernel import (
        Action,
        Event,
        IllegalAction,
        OptionError,
        Refusal,
        UnknownTitle,
        titles,
    )
    from trunkline.play import Game, load, new

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "OptionError",
    "Refusal",
    "UnknownTitle",
    "__version__",
    "load",
    "new",
    "titles",
]

_AT_THE_TABLE = frozenset({"Game", "load", "new"})


def __getattr__(name: str) -> Any:
    # Only what is used is loaded: `trunkline --help` needs no game.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import trunkline.games
    import trunkline.kernel
    import trunkline.play

    home = trunkline.play if name in _AT_THE_TABLE else trunkline.kernel
    return getattr(home, name)


def __dir__() -> list[str]:
    return sorted(__all__)
