"""What is left of an export's entries once undo and redo have been carried out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from trunkline.formats.eighteen_games.entries import TALK, Entry, Recorded, Undo, called
from trunkline.formats.errors import FormatError


class Played(msgspec.Struct, frozen=True):
    """One thing that somebody did, possibly carried out by the site for them."""

    index: int
    """The element it belongs to: its place in the export's list."""
    entry: Entry

    @property
    def kind(self) -> str:
        return self.entry.type

    @property
    def by(self) -> str | int:
        """The player or company that acted, in the export's ids."""
        return self.entry.entity

    @property
    def by_player(self) -> bool:
        return self.entry.by_player

    @property
    def is_automatic(self) -> bool:
        """Whether the site carried it out together with another action."""
        return self.entry.is_automatic

    @property
    def has_effect(self) -> bool:
        """Chat and the settings of programmed play change nothing by themselves."""
        return self.entry.has_effect

    def __str__(self) -> str:
        return called(self.entry.id, self.index, self.kind, self.by)


def standing(actions: Sequence[Recorded], source: str) -> list[int]:
    """The indices of the entries that count, in order.

    ``undo`` takes back the last entry that is no chat, or all after the one it names;
    ``redo`` brings back what the last ``undo`` took. Entries marked ``skip`` were
    already taken out by the site, together with the ``undo`` that did it.
    """
    entries = [recorded.entry for recorded in actions]
    kept: list[int] = []
    undone: list[list[int]] = []
    for index, entry in enumerate(entries):
        if entry.skip:
            continue
        if isinstance(entry, Undo):
            cut = _cut(entries, kept, entry, source, index)
            undone.append(kept[cut:])
            del kept[cut:]
        elif entry.type == "redo":
            if undone:
                kept.extend(undone.pop())
        else:
            if entry.type != TALK:
                undone.clear()
            kept.append(index)
    return kept


def _cut(entries: Sequence[Entry], kept: list[int], undo: Undo, source: str, index: int) -> int:
    target = undo.action_id
    if target is None:
        real = [place for place, i in enumerate(kept) if entries[i].type != TALK]
        return real[-1] if real else 0
    if target == 0:
        return 0
    for place, i in enumerate(kept):
        if entries[i].id == target:
            return place + 1
    raise FormatError(
        source,
        f"action_id is {target}; it should be the number of an action before it that stands",
        action=str(Played(index, undo)),
        index=index,
    )


def played(actions: Sequence[Recorded], source: str) -> Iterator[Played]:
    """Everything that was done: the standing entries, each followed by its automatic actions."""
    for index in standing(actions, source):
        yield Played(index, actions[index].entry)
        for automatic in actions[index].automatic:
            yield Played(index, automatic)
