"""The project's own record of a game; ``docs/record-format.md`` describes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from trunkline.formats.errors import FormatError, refused
from trunkline.formats.files import read_object
from trunkline.formats.schema import Misfit, checked, shown
from trunkline.kernel import (
    Action,
    Game,
    IllegalAction,
    OptionError,
    UnknownTitle,
    Value,
    title_info,
)

FORMAT: Literal["trunkline"] = "trunkline"
VERSION: Literal[1] = 1


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is needed to play a game again, and what should come of it."""

    format: Literal["trunkline"] = FORMAT
    version: Literal[1] = VERSION
    """The version of this form of record."""
    title: str
    rules: int
    """The version of the title's rules that the game was played with."""
    options: dict[str, Value]
    players: tuple[str, ...]
    seed: int
    actions: tuple[dict[str, Any], ...]
    finished: str | None = None
    """Why the game ended; empty while it goes on."""
    result: dict[str, int] | None = None
    """What each seat has, as if the game ended now."""
    digest: str | None = None
    """The hash of the last state, as the program that wrote the record kept it."""


def is_own(content: Mapping[str, Any]) -> bool:
    """Whether a JSON object says that it is a record of this kind."""
    return content.get("format") == FORMAT


def record_of(game: Game) -> Record:
    """The record of a game as it stands."""
    return Record(
        title=game.title.name,
        rules=game.title.version,
        options=game.options,
        players=game.players,
        seed=game.seed,
        actions=tuple(msgspec.to_builtins(action) for action in game.log),
        finished=game.finished,
        result=game.scores,
        digest=game.digest(),
    )


def dump(game: Game) -> str:
    """A game as text: JSON with one action a line, so that records compare line by line."""
    return text_of(record_of(game))


def text_of(record: Record) -> str:
    """A record as text."""
    lines = []
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if value is None:
            continue
        if name == "actions":
            rows = ",\n".join(f"    {_json(action)}" for action in value)
            lines.append(f'  "actions": [\n{rows}\n  ]' if value else '  "actions": []')
        else:
            lines.append(f'  "{name}": {_json(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read_record(content: bytes, source: str = "the record") -> Record:
    """The record in a file's content; ``FormatError`` if it is none."""
    found = read_object(content, source)
    if not is_own(found):
        raise FormatError(source, f'is not a Trunkline record: "format" should be "{FORMAT}"')
    if found.get("version") != VERSION:
        raise FormatError(
            source,
            f"is a Trunkline record of version {shown(found.get('version'))}; "
            f"this program reads version {VERSION}",
        )
    try:
        return checked(found, Record)
    except Misfit as error:
        raise FormatError(source, f"is not a complete Trunkline record: {error}") from error


def parse(text: str | bytes, source: str = "the record") -> Game:
    """The game that a record describes, replayed; the inverse of ``dump``."""
    content = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    record = read_record(content, source)
    return play(record, source)


def play(record: Record, source: str) -> Game:
    """Replay a record.

    What it says of the end is for ``verify``: a program that keeps its states in another way
    comes to another digest, and has to open the game all the same.
    """
    try:
        _check_rules(record, source)
        game = Game.start(record.title, record.players, record.options, record.seed)
    except (OptionError, UnknownTitle) as error:
        raise FormatError(source, str(error)) from error
    aged = _age(record, game)
    decoded = _decoded(record, game)
    for number, raw in enumerate(record.actions, 1):
        action = decoded[number - 1] if decoded else _action(game, raw, number, source)
        try:
            game.play(action)
        except IllegalAction as error:
            raise FormatError(
                source,
                f"{refused(game, action, error.refusal)}{aged}",
                action=f"action {number}",
                index=number - 1,
                refusal=error.refusal,
            ) from error
    return game


def _check_rules(record: Record, source: str) -> None:
    """Rules that were made after this program are not to be guessed."""
    known = title_info(record.title).version
    if record.rules > known:
        raise FormatError(
            source,
            f"was played with version {record.rules} of the rules of {record.title}; "
            f"this program knows them up to version {known}, and a newer one is needed",
        )


def _decoded(record: Record, game: Game) -> tuple[Action, ...]:
    """All actions at once, which is much faster; none if one of them is not right."""
    try:
        return msgspec.convert(record.actions, tuple[game.title.action_type, ...])  # type: ignore[name-defined]
    except msgspec.ValidationError:
        return ()  # one by one it is found which, if play comes so far


def _action(game: Game, raw: dict[str, Any], number: int, source: str) -> Action:
    try:
        return checked(raw, game.title.action_type)  # type: ignore[no-any-return]
    except Misfit as error:
        raise FormatError(
            source, str(error), action=f"action {number}", index=number - 1
        ) from error


def _age(record: Record, game: Game) -> str:
    if record.rules == game.title.version:
        return ""
    return (
        f" (it was played with version {record.rules} of the rules of {record.title}; "
        f"this program has version {game.title.version})"
    )
