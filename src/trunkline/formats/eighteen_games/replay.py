"""Playing an export with our rules.

The site skips other questions than we do: where nothing can be done it goes on by itself,
and it asks for things that our rules do not stop for. The passes of the export therefore
do not correspond one to one with ours. A pass that we do not ask for is dropped, and
where we ask for a pass that the export has no entry for, it is inserted; which of the two
is the case follows from the position and from who acts next.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from trunkline.eighteen.actions import BuyPrivate, Pass
from trunkline.formats.eighteen_games.drawn import start_as_drawn
from trunkline.formats.eighteen_games.history import Played, played, standing
from trunkline.formats.eighteen_games.record import ForeignGame
from trunkline.formats.eighteen_games.translate import Translator, Untranslatable
from trunkline.formats.errors import FormatError, refused
from trunkline.kernel import Action, Event, Game, OptionError, Refusal, Value

RULESET = "18xx.games"
TITLES = ("1861",)
"""The titles whose exports can be replayed."""
OPTIONAL_RULES: Mapping[str, Mapping[str, Value]] = {"column_market": {"market": "column"}}
"""The site's optional rules, as our options."""
PART_OF = {"lay_tile": "LayTile", "place_token": "PlaceToken", "buy_train": "BuyTrain"}
"""Kinds of entry that belong to one part of a turn, with the action that part offers."""
MERGING = frozenset({"pass", "convert", "merge"})
"""Kinds of entry by which a minor answers in a merger round."""
MOST_PASSES = 60
"""More passes than this in a row lead nowhere."""


class Moment(msgspec.Struct, frozen=True):
    """What an entry of the export came to in our game."""

    index: int
    """The entry's place in the export's list."""
    actions: tuple[Action, ...]
    events: tuple[Event, ...]


class Replay:
    """An export being played."""

    def __init__(self, foreign: ForeignGame) -> None:
        self.foreign = foreign
        self.game = start(foreign)
        self._translator = Translator(foreign, self.game)
        self._entries = standing(foreign.actions, foreign.source)
        self._played = [done for done in played(foreign.actions, foreign.source) if done.has_effect]
        self._actions: list[Action] = []
        self._events: list[Event] = []

    def moments(self) -> Iterator[Moment]:
        """Play entry by entry, telling after each of them what it came to."""
        place = 0
        for index in self._entries:
            while place < len(self._played) and self._played[place].index == index:
                self._carry_out(place)
                place += 1
            yield Moment(index, tuple(self._actions), tuple(self._events))
            self._actions, self._events = [], []

    # --- one entry -----------------------------------------------------------

    def _following(self, place: int) -> Played | None:
        return self._played[place + 1] if place + 1 < len(self._played) else None

    def _carry_out(self, place: int) -> None:
        done = self._played[place]
        turn = self._turn()
        try:
            action = self._translator.action(done)
            if action is not None:
                self._reach(action, done)
            elif done.kind == "pass":
                self._pass(place)
        except Untranslatable as error:
            raise FormatError(
                self.foreign.source, str(error), action=str(done), index=done.index
            ) from error
        self._skip_silent_minors(place + 1)
        if self._turn() == turn and not self._is_left_over(place):
            self._finish_turn(done, self._following(place))

    def _reach(self, action: Action, done: Played) -> None:
        """Play an action, after passing whatever the site did not ask."""
        first: Refusal | None = None
        for _ in range(MOST_PASSES):
            refusal = self.game.why_not(action)
            if refusal is None:
                self._play(action)
                return
            first = first or refusal
            if not self._is_elsewhere(action) or not self._is_skipped():
                break
            if not self._pass_whoever_is_asked():
                break
        raise FormatError(
            self.foreign.source,
            refused(self.game, action, first) if first else f"no place for {action} is found",
            action=str(done),
            index=done.index,
            refusal=first,
        )

    def _is_elsewhere(self, action: Action) -> bool:
        """Whether something else is asked than what the action answers."""
        (asked, *_) = self.game.decisions or (None,)
        if asked is None:
            return False
        company = self._asked_company()
        return (
            asked.seat != action.seat
            or type(action).__name__ not in asked.actions
            or (company is not None and company != getattr(action, "company", company))
        )

    def _is_skipped(self) -> bool:
        """Whether the site may have gone on without asking; in an auction nobody is passed over."""
        return self.game.state.round != "auction" or self._only_pass_is_left()

    def _pass(self, place: int) -> None:
        """A pass of the export: ours if we ask the same one, and still do not need the turn."""
        done, following = self._played[place], self._following(place)
        seat = self._translator.seat_of(done)
        if done.by_player:
            for _ in range(MOST_PASSES):
                if self._asked_seat() == seat and self.game.state.round != "operating":
                    self._pass_whoever_is_asked()
                    return
                if not self._only_pass_is_left() or not self._pass_whoever_is_asked():
                    return
            return
        company = str(done.by)
        if self._asked_company() != company:
            return
        if done.is_automatic and self._is_past_loans():
            return  # the site passed for it before the loans, where we did not ask
        if self._translator.is_forming(company):
            return  # the partners are complete; the public is named next
        if self._still_needs_turn(company, following) or self._is_left_over(place):
            return
        self._pass_whoever_is_asked()

    # --- the merger round ----------------------------------------------------

    def _skip_silent_minors(self, place: int) -> None:
        """Pass for the minors that the export does not let answer."""
        while (minor := self._asked_minor()) and not self._answers(minor, place):
            self._pass_whoever_is_asked()

    def _asked_minor(self) -> str | None:
        """The minor whose turn it is in a merger round, unless something else is asked."""
        top = self.game.decisions[0] if self.game.decisions else None
        return self._asked_company() if top and "Convert" in top.actions else None

    def _answers(self, minor: str, place: int) -> bool:
        """Whether the entry at a place is what a minor answers in the merger round.

        A minor that is also first in the next operating round may pass there: then it runs
        or buys next.
        """
        entries = self._played[place : place + 2]
        if not entries:
            return True
        if entries[0].by != minor or entries[0].kind not in MERGING:
            return False
        runs_next = len(entries) > 1 and entries[1].by == minor
        return not runs_next or entries[1].kind in MERGING | {"lay_tile"}

    # --- turns of companies --------------------------------------------------

    def _still_needs_turn(self, company: str, following: Played | None) -> bool:
        """Whether a pass would end a part of the turn in which the company does more."""
        if self.game.state.round != "operating" or following is None:
            return False
        if following.by_player or str(following.by) != company:
            return False
        if following.kind == "buy_company":
            return self._would_end_turn(company)
        if following.kind == "pass":
            return self._can_buy_private() and self._would_end_turn(company)
        return self._belongs_here(following)

    def _is_past_loans(self) -> bool:
        """Whether a company is asked about its trains, after interest and repayment."""
        return "BuyTrain" in self.game.decisions[0].actions

    def _belongs_here(self, entry: Played) -> bool:
        """Whether an entry belongs to the part of a turn that is asked now."""
        return PART_OF.get(entry.kind, "") in self.game.decisions[0].actions

    def _is_left_over(self, place: int) -> bool:
        """Whether a pass belongs to a question that our rules have not asked.

        Then the company does, after other passes, what it is asked for now.
        """
        done = self._played[place]
        if done.kind != "pass" or done.by != self._asked_company():
            return False
        for entry in self._played[place + 1 :]:
            if entry.kind != "pass":
                return entry.by == done.by and self._belongs_here(entry)
        return False

    def _would_end_turn(self, company: str) -> bool:
        trial = self.game.copy()
        asked = trial.decisions[0]
        if trial.why_not(Pass(asked.seat)) is not None:
            return False
        before = _turns_ended(trial, company)
        trial.play(Pass(asked.seat))
        return _turns_ended(trial, company) != before

    def _can_buy_private(self) -> bool:
        return any(_is_private(choice) for choice in self.game.legal())

    def _finish_turn(self, done: Played, following: Played | None) -> None:
        """End a company's turn that the export has left."""
        company = self._asked_company()
        if company is None or self.game.state.round != "operating":
            return
        if following is None and not self.foreign.finished:
            return
        if following is not None and str(following.by) == company and not following.by_player:
            return
        if str(done.by) != company:
            return
        for _ in range(MOST_PASSES):
            if self._asked_company() != company or not self._pass_whoever_is_asked():
                return

    # --- what is asked ---------------------------------------------------------

    def _asked_company(self) -> str | None:
        """The company that something is asked of now, if it is one."""
        for step in reversed(self.game.state.stack):
            company = getattr(step, "company", None)
            if company is not None:
                return str(company)
        return None

    def _turn(self) -> tuple[str | None, int]:
        """Which turn of which company is under way."""
        company = self._asked_company()
        return company, 0 if company is None else _turns_begun(self.game, company)

    def _asked_seat(self) -> str:
        return self.game.decisions[0].seat if self.game.decisions else ""

    def _only_pass_is_left(self) -> bool:
        return all(isinstance(choice, Pass) for choice in self.game.legal(self._asked_seat()))

    def _pass_whoever_is_asked(self) -> bool:
        seat = self._asked_seat()
        if not seat or self.game.why_not(Pass(seat)) is not None:
            return False
        self._play(Pass(seat))
        return True

    def _play(self, action: Action) -> None:
        events = self.game.play(action)
        self._translator.watch(events)
        self._events.extend(events)
        self._actions.append(action)


def _turns_begun(game: Game, company: str) -> int:
    return int(game.state.companies[company].turns_begun)


def _turns_ended(game: Game, company: str) -> int:
    return int(game.state.companies[company].turns_ended)


def _is_private(choice: object) -> bool:
    return isinstance(getattr(choice, "action", choice), BuyPrivate)


def start(foreign: ForeignGame) -> Game:
    """The game before the first entry."""
    if foreign.title not in TITLES:
        raise FormatError(
            foreign.source,
            f"is a game of {foreign.title!r}; of exports of 18xx.games we can replay "
            f"{', '.join(TITLES)}",
        )
    # The site has not always skipped the same minors: we ask all, and see who answered.
    options: dict[str, Value] = {"ruleset": RULESET, "merger_asked": "every_minor"}
    for rule in foreign.optional_rules:
        if rule not in OPTIONAL_RULES:
            raise FormatError(foreign.source, f"uses the optional rule {rule!r}, which is unknown")
        options.update(OPTIONAL_RULES[rule])
    names = [player.name for player in foreign.players]
    try:
        game = Game.start(foreign.title, names, options, seed=foreign.seed)
    except OptionError as error:
        raise FormatError(foreign.source, str(error)) from error
    standing_bids = (done.entry for done in played(foreign.actions, foreign.source))
    return start_as_drawn(game, standing_bids)


def replay(foreign: ForeignGame) -> Game:
    """The game that results from playing all of an export."""
    playing = Replay(foreign)
    for _ in playing.moments():
        pass
    return playing.game
