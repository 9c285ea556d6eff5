"""What can be wrong with a file."""

from __future__ import annotations

from trunkline.kernel import Action, Game, Refusal
from trunkline.words import explain_refusal, say


class FormatError(ValueError):
    """A file that cannot be read or replayed. The message names the file and what was wrong."""

    def __init__(
        self,
        source: str,
        problem: str,
        *,
        action: str = "",
        index: int = -1,
        refusal: Refusal | None = None,
    ) -> None:
        place = f"{source}: {action}: " if action else f"{source}: "
        super().__init__(place + problem)
        self.source = source
        self.problem = problem
        self.action = action
        """The recorded action at fault, by number and kind; empty if it is none."""
        self.index = index
        """The place of that action in the record, from 0; -1 if it is none."""
        self.refusal = refusal
        """Why our rules refuse that action, if they do."""


def refused(game: Game, action: Action, refusal: Refusal) -> str:
    """What is wrong with a recorded action that our rules refuse, as a person is told it."""
    seats = game.title.seats
    who = game.name_of(action.seat) if action.seat in seats else action.seat
    of = f" of {who}" if who else ""  # nobody acts for a company when the game is over
    return f"our rules refuse “{say(action, game)}”{of}: {explain_refusal(refusal, game)}"
