"""Refusals: why an action may not be played, as data."""

from __future__ import annotations

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """One reason against an action: a code for the sentence, the rule, and the figures."""

    code: str
    rule: str = ""
    data: dict[str, Any] = {}

    def __str__(self) -> str:
        figures = ", ".join(f"{key}={value}" for key, value in self.data.items())
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{self.code}{rule}" + (f" ({figures})" if figures else "")


class IllegalAction(ValueError):
    """Raised by ``Game.play`` for an action that the rules refuse; nothing has changed."""

    def __init__(self, refusal: Refusal, action: object = None) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.action = action
