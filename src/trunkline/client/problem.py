"""What a client raises: why something could not be done."""

from __future__ import annotations

from typing import Any

import msgspec

from trunkline.wire.bodies import ProblemBody
from trunkline.words import phrase

LATER = frozenset({"too-often", "busy", "database-away"})
"""Problems that pass: the same may be possible a little later."""


class Problem(Exception):
    """Something that cannot be done as it was asked."""

    def __init__(
        self,
        code: str,
        text: str,
        *,
        rule: str | None = None,
        data: dict[str, Any] | None = None,
        status: int = 0,
    ) -> None:
        super().__init__(text)
        self.code = code
        """What it is, for programs: ``refused``, ``moved-on``, ``seat-taken`` …"""
        self.text = text
        """One sentence for people."""
        self.rule = rule
        """The rule of the game that forbids it, if one does."""
        self.data = data or {}
        """The figures of the sentence."""
        self.status = status
        """The status of the answer over HTTP; 0 if it did not come by one."""

    def __repr__(self) -> str:
        return f"Problem({self.code!r}, {self.text!r})"

    @property
    def is_passing(self) -> bool:
        """Whether the same may be possible a little later."""
        return self.code in LATER


def of_body(body: ProblemBody, status: int = 0) -> Problem:
    """A problem that a server has told."""
    return Problem(body.code, body.text, rule=body.rule, data=body.data, status=status)


def of_answer(content: bytes, status: int, address: str) -> Problem:
    """The problem in an answer; some come from what lies between us and the server."""
    try:
        return of_body(msgspec.json.decode(content, type=ProblemBody), status)
    except (msgspec.DecodeError, UnicodeError):
        return own("strange-answer", status=status, address=address)


def own(code: str, *, status: int = 0, **data: str | int) -> Problem:
    """A problem that the client itself has."""
    text = phrase(f"problem-{code}", status=str(status), **data)
    return Problem(code, text, data=dict(data), status=status)
