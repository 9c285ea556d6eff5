"""Games recorded by the public site 18xx.games, in its JSON export."""

from trunkline.formats.eighteen_games.history import Played
from trunkline.formats.eighteen_games.record import ForeignGame, ForeignPlayer, is_foreign, read
from trunkline.formats.eighteen_games.replay import Moment, Replay, replay

__all__ = [
    "ForeignGame",
    "ForeignPlayer",
    "Moment",
    "Replay",
    "entry_name",
    "is_foreign",
    "read",
    "replay",
]


def entry_name(foreign: ForeignGame, index: int) -> str:
    """How messages call an entry of an export."""
    return str(Played(index, foreign.actions[index].entry))
