"""What follows by itself at a table: lapses, clocks, the house's moves, and programmed ones."""

from __future__ import annotations

from trunkline.kernel import Game
from trunkline.server.tables.affairs import Affairs
from trunkline.server.tables.decide import by_itself, by_programme
from trunkline.server.tables.outcome import Outcome
from trunkline.server.tables.programmes import Programmes, programmed_move


def follow_up(
    affairs: Affairs, game: Game | None, programmes: Programmes, now: int
) -> tuple[str, Outcome] | None:
    """What is due now, with the user who has resolved it or nobody; none if nothing is."""
    if affairs.status != "playing" or game is None:
        return None
    outcome = by_itself(affairs, game, now)
    if outcome is not None:
        return "", outcome
    action = programmed_move(affairs, game, programmes)
    if action is None:
        return None
    user = affairs.places[action.seat].user
    return user or "", by_programme(affairs, game, action, now)
