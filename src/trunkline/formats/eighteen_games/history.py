"""What is left of an export's entries once undo and redo have been carried out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from trunkline.formats.eighteen_games.record import RawAction
from trunkline.formats.errors import FormatError

TALK = "message"


class Played(msgspec.Struct, frozen=True):
    """One thing that somebody did, possibly carried out by the site for them."""

    index: int
    """The entry it belongs to: its place in the export's list."""
    action: RawAction

    @property
    def kind(self) -> str:
        return str(self.action["type"])

    @property
    def by(self) -> str | int:
        """The player or company that acted, in the export's ids."""
        return self.action.get("entity", "")  # type: ignore[no-any-return]

    @property
    def by_player(self) -> bool:
        return str(self.action.get("entity_type", "player")) == "player"

    @property
    def is_automatic(self) -> bool:
        """Whether the site carried it out together with another action."""
        return "id" not in self.action

    @property
    def has_effect(self) -> bool:
        """Chat and the settings of programmed play change nothing by themselves."""
        return self.kind != TALK and not self.kind.startswith("program_")

    def __str__(self) -> str:
        number = self.action.get("id", "without id")
        return f"action {number} at index {self.index} ({self.kind} by {self.by})"


def standing(actions: Sequence[RawAction], source: str) -> list[int]:
    """The indices of the entries that count, in order.

    ``undo`` takes back the last entry that is no chat, or all after the one it names;
    ``redo`` brings back what the last ``undo`` took. Entries marked ``skip`` were
    already taken out by the site, together with the ``undo`` that did it.
    """
    kept: list[int] = []
    undone: list[list[int]] = []
    for index, action in enumerate(actions):
        if action.get("skip"):
            continue
        kind = action["type"]
        if kind == "undo":
            cut = _cut(actions, kept, action, source, index)
            undone.append(kept[cut:])
            del kept[cut:]
        elif kind == "redo":
            if undone:
                kept.extend(undone.pop())
        else:
            if kind != TALK:
                undone.clear()
            kept.append(index)
    return kept


def _cut(
    actions: Sequence[RawAction], kept: list[int], undo: RawAction, source: str, index: int
) -> int:
    target = undo.get("action_id")
    if target is None:
        real = [place for place, i in enumerate(kept) if actions[i]["type"] != TALK]
        return real[-1] if real else 0
    if target == 0:
        return 0
    for place, i in enumerate(kept):
        if actions[i].get("id") == target:
            return place + 1
    raise FormatError(
        source, f"undoes back to action {target}, which is not there", action=f"index {index}"
    )


def played(actions: Sequence[RawAction], source: str) -> Iterator[Played]:
    """Everything that was done: the standing entries, each followed by its automatic actions."""
    for index in standing(actions, source):
        yield Played(index, actions[index])
        for automatic in actions[index].get("auto_actions") or ():
            yield Played(index, automatic)
