"""Checking that a recorded game replays to what was recorded."""

from __future__ import annotations

from pathlib import Path

import msgspec

from trunkline.formats import eighteen_games, own
from trunkline.formats.claims import first_wrong_claim
from trunkline.formats.errors import FormatError
from trunkline.formats.files import read_bytes
from trunkline.formats.loading import recognise
from trunkline.formats.trace import END_REASONS, Comparison, Line, read_trace
from trunkline.kernel import Game


class Difference(msgspec.Struct, frozen=True):
    """The first thing in which our game differs from the record."""

    index: int
    """The entry of the record after which it differs, from 0; -1 for the end of the game."""
    action: str
    """That entry, in words."""
    what: str
    """What differs: ``cash of KB``, ``revenue``."""
    ours: str
    theirs: str

    def __str__(self) -> str:
        return f"{self.action}: {self.what} is {self.ours}, recorded {self.theirs}"


class Report(msgspec.Struct, frozen=True):
    """What came of a replay."""

    file: str
    title: str
    players: tuple[str, ...]
    actions: int
    """How many actions our game has."""
    finished: bool
    end_reason: str
    scores: dict[str, int]
    """What each player has, by name."""
    recorded: dict[str, int]
    """What was recorded of it, as far as it was."""
    compared: int
    """After how many entries the game agreed with the trace."""
    equal: bool
    difference: Difference | None = None
    trace: str = ""
    """The trace that the game was compared with; empty if with none."""


def verify(path: str | Path, trace: str | Path | None = None) -> Report:
    """Replay a file and compare it with its recorded result, and with a trace if given.

    ``FormatError`` if the file is none that we can read, or if our rules refuse a recorded
    action: there is no game then that could agree or differ.
    """
    source, content = str(path), read_bytes(path)
    if recognise(content, source) == "own":
        if trace is not None:
            raise FormatError(source, "is a Trunkline record; traces belong to exports")
        return _verify_own(content, source)
    return _verify_foreign(eighteen_games.read(content, source), trace)


def _verify_foreign(foreign: eighteen_games.ForeignGame, trace: str | Path | None) -> Report:
    playing = eighteen_games.Replay(foreign)
    comparison = Comparison(foreign, playing.game)
    lines = _lines(foreign, comparison, trace) if trace is not None else None
    compared = 0
    difference = None
    for moment in playing.moments():
        line = lines[moment.index] if lines is not None else None
        found = first_wrong_claim(foreign.actions[moment.index], moment, playing.game)
        if found is None and line is not None:
            found = comparison.first_mismatch(line, moment)
        if found is not None:
            entry = eighteen_games.entry_name(foreign, moment.index)
            difference = _difference(moment.index, entry, *found)
            break
        compared += line is not None
    reason = END_REASONS.get(playing.game.finished, playing.game.finished)
    if difference is None and foreign.finished and reason != foreign.end_reason:
        difference = _at_end("the game", _ended(reason), _ended(foreign.end_reason))
    report = _report(foreign.source, playing.game, foreign.result, compared, difference)
    return msgspec.structs.replace(report, trace=str(trace or ""))


def _lines(
    foreign: eighteen_games.ForeignGame, comparison: Comparison, trace: str | Path
) -> list[Line | None]:
    lines = read_trace(trace)
    if len(lines) != len(foreign.actions):
        raise FormatError(
            str(trace),
            f"has {len(lines)} lines, but {foreign.source} has {len(foreign.actions)} actions",
        )
    comparison.check(lines, str(trace))
    return lines


def _verify_own(content: bytes, source: str) -> Report:
    record = own.read_record(content, source)
    game = own.play(record, source)
    names = dict(zip(game.title.seats, record.players, strict=True))
    recorded = {names.get(seat, seat): value for seat, value in (record.result or {}).items()}
    difference = None
    if record.finished is not None and record.finished != game.finished:
        difference = _at_end("the game", _ended(game.finished), _ended(record.finished))
    elif record.result in (None, game.scores) and record.digest not in (None, game.digest()):
        difference = _at_end("the digest of the state", game.digest(), str(record.digest))
    return _report(source, game, recorded, 0, difference)


def _report(
    source: str,
    game: Game,
    recorded: dict[str, int],
    compared: int,
    difference: Difference | None,
) -> Report:
    scores = {game.name_of(seat): score for seat, score in game.scores.items()}
    if difference is None and recorded and scores != recorded:
        name = next(
            name for name in {**recorded, **scores} if scores.get(name) != recorded.get(name)
        )
        difference = _at_end(
            f"final value of {name}", _readable(scores.get(name)), _readable(recorded.get(name))
        )
    return Report(
        file=source,
        title=game.title.name,
        players=game.players,
        actions=len(game.log),
        finished=bool(game.finished),
        end_reason=game.finished,
        scores=scores,
        recorded=recorded,
        compared=compared,
        equal=difference is None,
        difference=difference,
    )


def _difference(index: int, action: str, what: str, ours: object, theirs: object) -> Difference:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        # Of long lists only what differs is told.
        keys = [key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key)]
        ours, theirs = ({key: side.get(key, 0) for key in keys} for side in (ours, theirs))
    return Difference(index, action, what, _readable(ours), _readable(theirs))


def _readable(value: object) -> str:
    """A value as a person reads it.

    >>> _readable({"Ada": 20, "pool": 10}), _readable(["2", "3"]), _readable([])
    ('Ada 20, pool 10', '2, 3', 'none')
    """
    if isinstance(value, dict):
        return ", ".join(f"{key} {inner}" for key, inner in value.items()) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "none"
    return "none" if value in (None, "") else str(value)


def _ended(reason: str) -> str:
    return f"over ({reason})" if reason else "going on"


def _at_end(what: str, ours: str, theirs: str) -> Difference:
    return Difference(-1, "at the end", what, ours, theirs)
