"""What a game shows of itself in words, whatever family it belongs to."""

from __future__ import annotations

from trunkline.eighteen.title import RailTitle
from trunkline.kernel import Game
from trunkline.words import rail_tables
from trunkline.words.catalogue import phrase
from trunkline.words.names import money, series
from trunkline.words.say import say_reason, say_step
from trunkline.words.tables import Table


def standings(game: Game) -> Table:
    """What each player has."""
    if isinstance(game.title, RailTitle):
        return rail_tables.players_table(game)
    rows = tuple((game.name_of(seat), str(value)) for seat, value in game.scores.items())
    columns = (phrase("table-player"), phrase("table-value"))
    return Table(phrase("table-players"), columns, rows)


def companies(game: Game) -> Table:
    """The companies in play; an empty table for a game without any."""
    if isinstance(game.title, RailTitle):
        return rail_tables.companies_table(game)
    return Table(phrase("table-companies"), (phrase("table-company"),), ())


def trains(game: Game) -> Table:
    """The types of train; an empty table for a game without any."""
    if isinstance(game.title, RailTitle):
        return rail_tables.trains_table(game)
    return Table(phrase("table-trains"), (phrase("table-train"),), ())


def tables(game: Game) -> list[Table]:
    """Everything worth showing, without tables that are empty."""
    shown = [standings(game), companies(game)]
    if isinstance(game.title, RailTitle):
        shown += [rail_tables.market_table(game), rail_tables.trains_table(game)]
    return [table for table in shown if len(table)]


def headline(game: Game) -> str:
    """Where the game stands, in one line."""
    parts = [phrase("screen-moment", title=game.title.name, number=len(game.log))]
    state = game.state
    if isinstance(game.title, RailTitle):
        parts.append(
            phrase(
                "screen-round",
                **{"kind-id": state.round},
                set=str(state.set),
                number=str(state.number),
            )
        )
        parts.append(phrase("screen-phase", phase=state.phase))
        cash = state.cash["bank"]
        held = "owes" if cash < 0 else ""
        parts.append(phrase("screen-bank", held, cash=money(game.title, abs(cash))))
    if game.finished:
        parts.append(phrase("screen-finished", reason=say_reason(game.finished)))
    return " · ".join(part.rstrip(".") for part in parts)


def turns(game: Game) -> list[str]:
    """Who has to decide what, one line each; who has won once the game is over."""
    if game.finished:
        best = max(game.scores.values())
        ahead = [game.name_of(seat) for seat, value in game.scores.items() if value == best]
        return [phrase("screen-won", players=series(ahead), value=money(game.title, best))]
    return [
        phrase("screen-turn", player=game.name_of(decision.seat), step=say_step(decision.step))
        for decision in game.decisions
    ]
