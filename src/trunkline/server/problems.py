"""What a person did wrong: a code for programs, and one sentence in the reader's language."""

from __future__ import annotations

from typing import Any

from trunkline.server.wire import Told
from trunkline.words import phrase, speaking


class ProblemBody(Told, omit_defaults=True):
    """What is answered in place of what was asked for."""

    code: str
    text: str
    data: dict[str, Any] = {}
    rule: str | None = None
    """The rule of the game that forbids it, if one does."""


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
