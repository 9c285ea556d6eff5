"""What is shown at the table: where the game stands, what happened, what lies in a hex."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trunkline.cli.console import print_line, print_table
from trunkline.cli.errors import BadInput
from trunkline.cli.table import costs
from trunkline.cli.table.menu import Entry, tokens
from trunkline.eighteen.board import city_id, face_at
from trunkline.eighteen.title import RailTitle
from trunkline.kernel import Event, Game
from trunkline.words import enumerated, phrase, say_events, say_situation, screen
from trunkline.words.names import (
    action_name,
    edge_name,
    money,
    person_or_thing,
    place_name,
    series,
)
from trunkline.words.tables import Table

MOST_EVENTS = 25
"""So many of the latest events are shown without being asked for."""


def standing(game: Game) -> list[Table]:
    """What each player and each company has."""
    return [table for table in (screen.standings(game), screen.companies(game)) if len(table)]


def show_tables(game: Game, tables: Sequence[Table]) -> None:
    """Where the game stands: one line, and tables."""
    print_line()
    print_line(screen.headline(game), "bold reverse")
    for table in tables:
        print_line()
        print_table(table)


def show_events(game: Game, heading: str, events: Sequence[Event]) -> None:
    """What happened, the latest events only if there are many."""
    if not events:
        return
    print_line()
    print_line(heading, "bold")
    if len(events) > MOST_EVENTS:
        earlier = len(events) - MOST_EVENTS
        print_line(f"  {phrase('play-since-earlier', count=earlier)}", "dim")
    show_sentences(game, events[-MOST_EVENTS:])


def show_sentences(game: Game, events: Sequence[Event]) -> None:
    """What happened, a line for each event."""
    for sentence in say_events(events, game):
        print_line(f"  {sentence}", "dim")


def show_turns(game: Game) -> None:
    """Who has to decide what, and where that stands."""
    print_line()
    for turn in screen.turns(game):
        print_line(turn, "bold cyan")
    if not game.finished and (situation := say_situation(game)):
        print_line(situation)


def show_menu(game: Game, entries: Sequence[Entry]) -> None:
    """The choices with their numbers and costs, by kind, and by player if several may decide."""
    several = len({entry.seat for entry in entries}) > 1
    seat = heading = ""
    for number, entry in enumerate(entries, 1):
        kind = action_name(entry.kind)
        if several and entry.seat != seat:
            print_line(f" {game.name_of(entry.seat)}", "bold")
            heading = ""
        if kind != heading:
            print_line(f" {kind}", "bold")
        seat, heading = entry.seat, kind
        cost = costs.told(game, entry.choices)
        print_line(f"  {number:3}  {entry.label}{f' – {cost}' if cost else ''}")


# --- a place on the map ---------------------------------------------------------


def hexes_named(game: Game, words: str) -> list[str]:
    """The hexes that some words name: an id, or the beginning of the name of a place."""
    title = game.title
    assert isinstance(title, RailTitle)
    if words.upper() in title.map.hexes:
        return [words.upper()]
    wanted = tokens(words)
    found = [
        hex
        for hex, printed in title.map.hexes.items()
        if wanted and all(_begins(word, printed.name) for word in wanted)
    ]
    if not found:
        raise BadInput(phrase("said-no-hex", word=words))
    return found


def _begins(word: str, name: str) -> bool:
    return any(token.startswith(word) for token in tokens(name))


def look(game: Game, hex: str) -> Iterator[str]:
    """What there is to know of a hex."""
    title, state = game.title, game.state
    assert isinstance(title, RailTitle)
    printed, face = title.map.hexes[hex], face_at(title, state.board, hex)
    exits = series(edge_name(edge) for edge in face.exits)
    yield phrase(
        "said-look",
        place=place_name(title, hex),
        tile=face.tile or "none",
        rotation=str(face.rotation),
        track="some" if face.exits else "none",
        exits=exits,
    )
    for number, stop in enumerate(face.stops):
        city = city_id(hex, number)
        placed = [person_or_thing(game, name) for name in state.board.tokens.get(city, ())]
        placed += [phrase("look-free")] * (stop.slots - len(placed))
        kept = state.reserved.get(city, ())
        yield "  " + phrase(
            "look-stop",
            kind=stop.kind,
            stop=city,
            value="/".join(money(title, value) for value in stop.revenue),
            slots=stop.slots,
            tokens=enumerated(placed),
            kept=len(kept),
            owners=series(person_or_thing(game, owner) for owner in kept),
        )
    if printed.cost and not face.tile:
        yield "  " + phrase("look-cost", cost=money(title, printed.cost))
    if printed.closed_until:
        yield "  " + phrase("look-closed", phase=printed.closed_until)
    around = [
        phrase("look-neighbour", place=place_name(title, other), edge=edge_name(edge))
        for edge, other in enumerate(title.map.neighbours[hex])
        if other is not None
    ]
    yield "  " + phrase("look-around", hexes=series(around))
