"""What is asked of tables over HTTP, and what is told of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from trunkline.kernel import Value
from trunkline.wire.bodies import MOST_NAME, Asked, Told
from trunkline.wire.clocks import ClockRules
from trunkline.wire.entries import HandOverProposed, Standing, TakeBackAsked
from trunkline.wire.requests import AnyRequest

MOST_NOTE = 20_000
"""Letters in somebody's notes on a table."""


class SeatAsked(Asked):
    """Who gets a seat: oneself, somebody else at one's own screen, whoever comes, or whoever
    has its invitation."""

    kind: Literal["me", "local", "open", "invited"] = "open"
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""
    """The name of somebody at one's own screen."""


class OpeningAsked(Asked):
    """Another game that this one goes on from: a table's, or a recorded one."""

    table: str | None = None
    at: Annotated[int, Meta(ge=0)] | None = None
    """After how many actions; at its end, if it is not said."""
    record: dict[str, Any] | None = None
    """A record of our own, or an export of another program's."""


class NewTable(Asked):
    """A table to be set up. With an opening, title and options are those of its game."""

    title: str = ""
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""
    options: dict[str, Value] = {}
    """Single options, and ``ruleset`` for all of them at once."""
    seats: Annotated[list[SeatAsked], Meta(max_length=12)] = []
    """One for each player. With an opening they may be left out: then it is only looked at."""
    pace: Literal["live", "slow"] = "slow"
    access: Literal["open", "link"] = "open"
    clock: ClockRules | str = "none"
    """Rules of its own, or the name of a preset."""
    opening: OpeningAsked | None = None
    begin: bool = False
    """Whether the game begins at once, if all seats are taken."""


class SeatTold(Told):
    """A seat, and who has it."""

    seat: str
    kind: str
    user: str | None
    name: str
    is_kept_by_house: bool


class TableTold(Told):
    """A table as it stands, to whoever asks."""

    id: str
    name: str
    title: str
    options: dict[str, Value]
    host: str
    pace: str
    access: str
    clock: ClockRules
    origin: dict[str, Any] | None
    created: int
    status: str
    seats: tuple[SeatTold, ...]
    mine: tuple[str, ...]
    """The seats of whoever asks."""
    number: int
    """Its last entry."""
    moment: int
    """Its last entry about the game: to be named with a move."""
    standing: Standing
    since: int
    """Since when the present decisions are waited for."""
    now: int
    promise: str
    """The hash of what chance is made of, told when the game is over."""
    opening: int
    """How many actions were played before this table's own."""
    asked: TakeBackAsked | None
    agreed: tuple[str, ...]
    proposed: HandOverProposed | None
    in_favour: tuple[str, ...]
    against: tuple[str, ...]
    players_present: tuple[str, ...]
    others_present: int


class SeatLine(Told):
    """A seat in a list of tables."""

    seat: str
    kind: str
    user: str | None
    name: str
    is_asked: bool


class TableLine(Told):
    """A table in a list."""

    id: str
    name: str
    title: str
    options: dict[str, Value]
    pace: str
    access: str
    status: str
    host: str
    seats: tuple[SeatLine, ...]
    length: int
    created: int
    changed: int
    result: dict[str, int] | None
    waiting_since: int | None
    """Since when it waits for whoever asks; none if it does not."""
    hidden: bool
    """Whether whoever asks has put it into their archive."""


class TableList(Told):
    """Tables, the latest change first; those that wait for one, the longest first."""

    tables: tuple[TableLine, ...]
    next: str | None
    """What to ask for as ``before`` to have more; none if that is all."""


class Doing(Asked):
    """Something to be done at a table, under a mark: sent again, it is not done again."""

    request: AnyRequest
    mark: Annotated[str, Meta(min_length=1, max_length=60)] = ""


class DoneTold(Told):
    """It is on disk."""

    number: int | None
    table: TableTold


class GameTold(Told):
    """The game of a table as data, for programs that keep one of their own in step with it."""

    number: int
    """The table's last entry that is in it."""
    title: str
    rules: int
    """The version of the title's rules."""
    options: dict[str, Value]
    players: tuple[str, ...]
    seed: int | None
    """What chance was made of; none while it has a say, or something is hidden."""
    opening: int
    """How many actions were played before this table's own."""
    actions: tuple[dict[str, Any], ...]
    """All actions so far, as far as one may see them."""
    state: dict[str, Any]
    """How the game stands, as far as one may see it."""


class InvitationTold(Told):
    """The secret of an invitation: told once."""

    seat: str
    invitation: str


class OpeningLine(Told):
    """What an action led to that was played before the table's own."""

    moment: int
    """How many actions had been played after it."""
    lines: tuple[str, ...]


class NoteAsked(Asked):
    text: Annotated[str, Meta(max_length=MOST_NOTE)]


class NoteTold(Told):
    text: str
    changed: int | None


class HiddenAsked(Asked):
    hidden: bool


class Trying(Asked):
    """An action to be judged, after others that are only imagined."""

    action: dict[str, Any]
    at: Annotated[int, Meta(ge=0)] | None = None
    actions: Annotated[list[dict[str, Any]], Meta(max_length=500)] = []


class Branching(Asked):
    """Actions played in thought, from any moment."""

    at: Annotated[int, Meta(ge=0)] | None = None
    actions: Annotated[list[dict[str, Any]], Meta(max_length=500)] = []


class OptionValueTold(Told):
    value: Value
    explanation: str


class OptionTold(Told):
    name: str
    explanation: str
    values: tuple[OptionValueTold, ...]
    default: Value
    rule: str


class RulesetTold(Told):
    name: str
    explanation: str
    options: dict[str, Value]
    players: tuple[int, ...]
    """The player counts that it allows."""


class TitleTold(Told):
    """A game that can be played."""

    name: str
    full_name: str
    authors: str
    players: tuple[int, ...]
    rulesets: tuple[RulesetTold, ...]
    """The first is the default."""
    options: tuple[OptionTold, ...]


class TitlesTold(Told):
    titles: tuple[TitleTold, ...]
    clocks: dict[str, ClockRules]


class Choosing(Asked):
    """Options to be checked before a table is made."""

    players: int
    options: dict[str, Value] = {}


class ChoiceTold(Told):
    """The options that would result; or why they cannot be."""

    options: dict[str, Value] | None
    problem: str = ""


class ProgrammeTold(Told):
    """A programmed move: as it is sent, and in words."""

    programme: dict[str, Any]
    text: str
    causes: tuple[ProgrammeCause, ...] = ()


class ProgrammeCause(Told):
    """Something at which it can end."""

    code: str
    text: str


class ProgrammesTold(Told):
    """What a seat has resolved to do, and what it could."""

    current: ProgrammeTold | None
    offered: tuple[ProgrammeTold, ...]


class ProgrammeAsked(Asked):
    programme: dict[str, Any]
