"""A game at the terminal: the menu is shown, a line is read and obeyed, until somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from trunkline.cli.console import print_line
from trunkline.cli.errors import BadInput, unwritable
from trunkline.cli.table import lines, menu, view, why
from trunkline.cli.table.asking import Back, ask_number, ask_routes
from trunkline.cli.table.history import History
from trunkline.cli.table.routes import with_best
from trunkline.cli.table.saving import Keeper, save_copy
from trunkline.cli.table.typed import readings
from trunkline.eighteen.actions import RunTrains
from trunkline.kernel import Action, Choice, IllegalAction, Open, Ranged
from trunkline.words import phrase, rulebook, say, screen

if TYPE_CHECKING:
    from trunkline.play import Game
    from trunkline.words.tables import Table

LOG = 10
"""So many actions are told if the number is not given."""


class Leave(Exception):
    """Somebody wants to leave the table."""


class Session:
    """One sitting: a game, the file it is kept in, and what is on the screen."""

    def __init__(self, game: Game, keeper: Keeper) -> None:
        self.game = game
        self.keeper = keeper
        self.history = History(game)
        self.choices: tuple[Choice, ...] = ()
        """All legal choices now."""
        self.bound = 0
        """What no routes can earn more than, when trains run."""
        self.entries: list[menu.Entry] = []
        """The lines of the menu on the screen."""
        self.is_whole = True
        """Whether the menu shows everything, not what some words leave."""
        self._shown_to: tuple[str, ...] = ()
        """Who was shown where the game stands."""
        self._shown: list[Table] = []
        """The tables that were shown last."""

    # --- the sitting -----------------------------------------------------------

    def run(self) -> None:
        """Play until somebody leaves or the input ends."""
        lines.prepare()
        print_line(phrase("play-kept", file=str(self.keeper.path)))
        try:
            self.show_turn()
            while True:
                self._next_line()
        except (EOFError, KeyboardInterrupt):
            print_line()
        except Leave:
            pass
        self._take_leave()

    def _next_line(self) -> None:
        line = lines.ask(self._prompt())
        try:
            self.obey(line)
        except Back:
            self.show_everything()
        except BadInput as error:
            print_line(str(error), "yellow")

    def _prompt(self) -> str:
        if self.game.finished:
            return phrase("menu-prompt-over")
        seats = dict.fromkeys(decision.seat for decision in self.game.decisions)
        names = "/".join(self.game.name_of(seat) for seat in seats)
        return phrase("menu-prompt", player=names, most=len(self.entries))

    def _take_leave(self) -> None:
        file = str(self.keeper.path)
        if self.keeper.failure:
            failure = phrase("play-left-unkept", file=file, reason=self.keeper.failure)
            raise BadInput(failure.removesuffix("."))
        if self.keeper.drop_if_fresh():
            print_line(phrase("play-left-fresh"))
        else:
            print_line(phrase("play-left", file=file))

    # --- showing ---------------------------------------------------------------

    def show_turn(self) -> None:
        """What somebody who has to decide needs to see."""
        game = self.game
        seats = tuple(dict.fromkeys(decision.seat for decision in game.decisions))
        if seats != self._shown_to or game.finished:
            self._show_standing()
        self._shown_to = seats
        asked = seats[0] if seats else game.title.seats[0]
        has_decided = any(action.seat == asked for action in game.log)
        since = phrase("play-since", player=game.name_of(asked))
        events = self.history.since(game, asked)
        view.show_events(game, since if has_decided else phrase("play-since-start"), events)
        view.show_turns(game)
        self.choices, self.bound = with_best(game, menu.distinct(game, game.legal()))
        self.show_everything()

    def _show_standing(self) -> None:
        """The tables, unless nothing in them has changed."""
        tables = view.standing(self.game)
        view.show_tables(self.game, [] if tables == self._shown else tables)
        self._shown = tables

    def show_everything(self) -> None:
        """The menu with all choices."""
        self._show(menu.entries(self.game, self.choices), is_whole=True)

    def _show(self, entries: list[menu.Entry], is_whole: bool) -> None:
        self.entries, self.is_whole = entries, is_whole
        view.show_menu(self.game, entries)
        if len(entries) == 1:
            print_line(phrase("menu-one") if is_whole else phrase("menu-one-left"))

    def _show_part(self, words: str, choices: Sequence[Choice]) -> None:
        """The choices that some words leave, or that lie behind one line of the menu."""
        print_line(phrase("menu-filtered", words=words), "bold")
        self._show(menu.entries(self.game, choices), is_whole=False)

    # --- obeying ---------------------------------------------------------------

    def obey(self, line: str) -> None:
        """Do what a line says."""
        if not line:
            self._enter()
        elif line.removeprefix("-").isdecimal():
            self._take_number(int(line))
        elif line.startswith("?"):
            self._why(line[1:].split())
        else:
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.casefold())
            if command is not None:
                command(self, rest.strip())
            else:
                self._take_words(line.split())

    def _enter(self) -> None:
        if len(self.entries) == 1:
            self._take(self.entries[0])
        elif self.is_whole:
            print_line(self._hint())
        else:
            self.show_everything()

    def _hint(self) -> str:
        if self.game.finished:
            return phrase("menu-over")
        label = self.entries[0].label.split("(")[0].split()
        return phrase("menu-which", example=f"“{' '.join(label[:2])}”")

    def _take_number(self, number: int) -> None:
        if self.game.finished:
            raise BadInput(phrase("menu-over"))
        if 1 <= number <= len(self.entries):
            self._take(self.entries[number - 1])
            return
        most = len(self.entries)
        sentence = phrase("menu-no-number", number=str(number), most=most)
        ranges = [entry.choice for entry in self.entries if isinstance(entry.choice, Ranged)]
        if len(ranges) == 1 and number in ranges[0].values:
            # After "bid", 40 is a bid; in a menu with other choices it may be a slip.
            if most == 1 and not self.is_whole:
                self.play(ranges[0].at(number))
                return
            action = say(ranges[0].at(number), self.game)
            verb = action.split()[0].casefold()
            sentence += " " + phrase("menu-number-meant", action=action, example=f"{verb} {number}")
        raise BadInput(sentence)

    def _take(self, entry: menu.Entry) -> None:
        if entry.choice is None:
            self._show_part(f"“{entry.label}”", entry.choices)
        else:
            self.choose(entry.choice)

    def choose(self, choice: Choice) -> None:
        """Play a choice; what it leaves open is asked first."""
        if isinstance(choice, Ranged):
            self.play(ask_number(self.game, choice))
        elif isinstance(choice, Open):
            action = choice.action
            is_run = isinstance(action, RunTrains)
            self.play(ask_routes(self.game, action, self.bound) if is_run else action)  # type: ignore[arg-type]
        else:
            self.play(choice)

    def _take_words(self, words: list[str]) -> None:
        """Words narrow the menu; an action written in full, or as in the menu, is done."""
        game = self.game
        if game.finished:
            raise BadInput(phrase("menu-over"))
        shown = [e for e in self.entries if menu.tokens(e.label) == menu.tokens(" ".join(words))]
        named = menu.labelled(game, self.choices, words)
        if len(shown) == 1 or len(named) == 1:
            if shown:
                self._take(shown[0])
            else:
                self.choose(named[0])
            return
        found = menu.matching(game, self.choices, words)
        understood = readings(game, words)
        for reading in understood:
            if reading.is_complete(game):
                legal = [action for action in reading.actions(game) if not game.why_not(action)]
                if len(legal) == 1 and not isinstance(legal[0], RunTrains):
                    self.play(legal[0])
                    return
        if found:
            self._show_part(f"“{' '.join(words)}”", found)
        elif understood:
            self._why(words)
        else:
            raise BadInput(phrase("menu-no-words", words=" ".join(words)))

    def play(self, action: Action) -> None:
        """Play an action and write it down; a refused one is explained."""
        try:
            events = self.game.play(action)
        except IllegalAction as error:
            for line in why.told(self.game, error.refusal):
                print_line(line, "yellow")
            return
        self.history.add(events)
        self._keep()
        self.show_turn()

    def _keep(self) -> None:
        self.keeper.keep(self.game)
        if self.keeper.failure:
            file, reason = str(self.keeper.path), self.keeper.failure
            print_line(phrase("play-not-kept", file=file, reason=reason), "bold red")

    # --- commands --------------------------------------------------------------

    def _why(self, words: list[str]) -> None:
        for line in why.explain(self.game, words):
            print_line(line, "yellow")

    def undo(self, rest: str) -> None:
        if not self.game.log:
            raise BadInput(phrase("said-nothing-to-undo"))
        action = self.game.log[-1]
        self.game.undo()
        self.history.take_back(self.game)
        print_line(phrase("said-undone", action=self._named(action)), "bold")
        self._keep()
        self.show_turn()

    def redo(self, rest: str) -> None:
        if not self.game.redoable:
            raise BadInput(phrase("said-nothing-to-redo"))
        self.history.add(self.game.redo())
        print_line(phrase("said-redone", action=self._named(self.game.log[-1])), "bold")
        self._keep()
        self.show_turn()

    def _named(self, action: Action) -> str:
        return f"{self.game.name_of(action.seat)}: {say(action, self.game)}"

    def back(self, rest: str) -> None:
        self.show_everything()

    def all(self, rest: str) -> None:
        self._show(menu.single(self.game, self.choices), is_whole=True)

    def tables(self, rest: str) -> None:
        view.show_tables(self.game, screen.tables(self.game))

    def log(self, rest: str) -> None:
        if rest and not (rest.isdecimal() and 0 < len(rest.lstrip("0")) < len("100000")):
            raise BadInput(phrase("said-log-how", words=rest))
        count = int(rest or LOG)
        told = list(self.history.last(self.game, count))
        if not told:
            raise BadInput(phrase("play-nothing-yet"))
        for number, action, events in told:
            print_line(f"{number:5} {self._named(action)}", "bold")
            view.show_sentences(self.game, events)

    def look(self, rest: str) -> None:
        for hex in view.hexes_named(self.game, rest):
            for line in view.look(self.game, hex):
                print_line(line)

    def map(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.keeper.path.with_suffix(".svg")
        try:
            self.game.map.save(path)
        except (OSError, ValueError) as error:
            raise _not_drawn(path, error) from error
        print_line(phrase("said-drawn", file=str(path)))

    def rule(self, rest: str) -> None:
        title = self.game.title.name
        found = rulebook.numbered(rest, title) or rulebook.search(rest.split(), title)
        if not rest or not found:
            raise BadInput(phrase("said-no-rule", words=rest))
        for rule in found[:LOG]:
            print_line(f"{rule.id}: {rule.text}")

    def save(self, rest: str) -> None:
        if not rest:
            print_line(phrase("play-kept", file=str(self.keeper.path)))
            return
        path = Path(rest).expanduser()
        save_copy(self.game, path)
        print_line(phrase("said-saved", file=str(path), kept=str(self.keeper.path)))

    def quit(self, rest: str) -> None:
        raise Leave

    def help(self, rest: str) -> None:
        names = [phrase(f"help-{name}") for name in HELP]
        width = max(map(len, names))
        for name, shown in zip(HELP, names, strict=True):
            print_line(f"  {shown:{width}}  {phrase(f'help-{name}', 'does')}")


def _not_drawn(path: Path, error: OSError | ValueError) -> BadInput:
    return unwritable(path, error) if isinstance(error, OSError) else BadInput(str(error))


HELP = (
    *("number", "words", "why", "all", "undo", "tables", "log", "look"),
    *("map", "rule", "save", "quit", "help"),
)
"""The commands that are explained, in the order of the help."""

COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "u": Session.undo,
    "undo": Session.undo,
    "r": Session.redo,
    "redo": Session.redo,
    "b": Session.back,
    "back": Session.back,
    "all": Session.all,
    "t": Session.tables,
    "tables": Session.tables,
    "log": Session.log,
    "look": Session.look,
    "map": Session.map,
    "draw": Session.map,
    "rule": Session.rule,
    "s": Session.save,
    "save": Session.save,
    "q": Session.quit,
    "quit": Session.quit,
    "h": Session.help,
    "help": Session.help,
}
"""What is no choice but a command, by the word that it begins with."""
