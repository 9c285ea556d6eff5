"""What can be wrong with a file."""

from __future__ import annotations

from trunkline.kernel import Refusal


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
