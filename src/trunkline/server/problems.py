"""What a person did wrong: a code for programs, and one sentence in the reader's language."""

from __future__ import annotations

from trunkline.wire.bodies import ProblemBody
from trunkline.words import phrase, speaking


class Problem(Exception):
    """Something that cannot be done as it was asked.

    The sentence is the phrase ``problem-CODE`` with the data as its figures, unless a finished
    ``text`` is given.
    """

    def __init__(
        self,
        code: str,
        status: int = 400,
        /,
        *,
        rule: str | None = None,
        text: str = "",
        headers: dict[str, str] | None = None,
        **data: str | int,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.text = text
        self.headers = headers or {}
        self.data = data

    def body(self, language: str) -> ProblemBody:
        """What the reader is told."""
        with speaking(language):
            text = self.text or phrase(f"problem-{self.code}", **self.data)
        return ProblemBody(code=self.code, text=text, data=dict(self.data), rule=self.rule)


def database_away() -> Problem:
    """The database cannot be reached: the same may succeed in a moment."""
    return Problem("database-away", 503, headers={"retry-after": "1"})
