"""The tables of an 18xx game: players, companies, market, trains."""

from __future__ import annotations

from collections.abc import Sequence

from trunkline.eighteen.board import hex_of
from trunkline.eighteen.certificates import certificate_count, director, holdings
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.market import price_of, stack
from trunkline.eighteen.state import IPO
from trunkline.kernel import Game
from trunkline.words.catalogue import enumerated, has_phrase, phrase
from trunkline.words.names import money, person_or_thing, place_name
from trunkline.words.tables import Table


def players_table(game: Game) -> Table:
    """What each player has, in the order of the seats."""
    columns = ("player", "cash", "value", "certificates", "privates", "holdings")
    scores, state = game.scores, game.state
    rows = []
    for seat in game.title.seats:
        name = game.name_of(seat)
        if seat == state.priority:
            name += f" ({phrase('table-priority')})"
        limit = game.position.title.certificate_limit
        rows.append(
            (
                name,
                money(game.title, state.cash[seat]),
                money(game.title, scores[seat]),
                f"{certificate_count(game.position, seat)}/{limit}",
                enumerated(private for private, owner in state.privates.items() if owner == seat),
                enumerated(_shares_of(game, seat)),
            )
        )
    return _with_short("table-players", columns, rows)


def _shares_of(game: Game, seat: str) -> list[str]:
    """A player's companies: minors by name, publics with the number of shares."""
    shown = []
    for company in game.position.title.charters:
        if shares := holdings(game.position, company).get(seat, 0):
            directs = director(game.position, company) == seat
            kind = "screen-shares-director" if directs else "screen-shares"
            name = person_or_thing(game, company)
            is_minor = game.position.title.charters[company].kind == "minor"
            shown.append(name if is_minor else phrase(kind, company=name, shares=str(shares)))
    return shown


def companies_table(game: Game) -> Table:
    """The companies in play, in the order of their prices."""
    columns = (
        "company",
        "director",
        "price",
        "treasury",
        "owned-trains",
        "loans",
        "tokens",
        "privates",
        "shareholders",
    )
    state, position = game.state, game.position
    running = [
        name
        for name, company in state.companies.items()
        if company.status == "running" or state.cash.get(name) or company.trains
    ]
    running.sort(key=lambda name: -_price(game, name))
    rows, short, shortest = [], [], []
    for name in running:
        company = state.companies[name]
        head = director(position, name)
        tokens = [city for city, owners in state.board.tokens.items() if name in owners]
        rows.append(
            (
                person_or_thing(game, name),
                game.name_of(head) if head else "",
                money(game.title, _price(game, name)) if company.cell else "",
                money(game.title, state.cash[name]),
                " ".join(company.trains),
                str(company.loans or ""),
                enumerated(place_name(game.title, city) for city in tokens),
                enumerated(private for private, owner in state.privates.items() if owner == name),
                _shareholders(game, name),
            )
        )
        places = " ".join(hex_of(city) for city in tokens)
        holders = _shareholders(game, name, True)
        short.append((*rows[-1][:6], places, rows[-1][7], holders))
        # With the least room the director is marked among the shareholders instead.
        marked = _shareholders(game, name, True, head) or rows[-1][1]
        shortest.append((short[-1][0], "", *short[-1][2:8], marked))
    return _with_short("table-companies", columns, rows, short, shortest)


def _with_short(
    heading: str, columns: tuple[str, ...], *versions: Sequence[tuple[str, ...]]
) -> Table:
    """A table, and behind it versions that need less room, each with shorter heads at last.

    The shorter ones leave out columns in which nothing stands.
    """
    narrower: Table | None = None
    for rows in reversed(versions):
        kept = [i for i in range(len(columns)) if any(row[i] for row in rows)]
        names = [f"table-{columns[i]}" for i in kept]
        short = tuple(phrase(name, "short" if has_phrase(name, "short") else "") for name in names)
        cells = tuple(tuple(row[i] for i in kept) for row in rows)
        narrower = Table(phrase(heading), short, cells, narrower)
        narrower = Table(phrase(heading), tuple(map(phrase, names)), cells, narrower)
    return Table(phrase(heading), _headings(columns), tuple(versions[0]), narrower)


def _price(game: Game, company: str) -> int:
    return price_of(game.position, company) if game.state.companies[company].cell else -1


def _shareholders(
    game: Game, company: str, is_short: bool = False, director: str | None = None
) -> str:
    if len(game.position.title.charters[company].certificates) < 2:
        return ""
    held = holdings(game.position, company)

    def called(owner: str) -> str:
        name = "treasury" if owner == company else owner
        if is_short and has_phrase(f"owner-{name}", "short"):
            return phrase(f"owner-{name}", "short")
        return person_or_thing(game, name)

    return enumerated(
        f"{called(owner)} {shares}{'*' if owner == director else ''}"
        for owner, shares in held.items()
        if owner != IPO
    )


def market_table(game: Game) -> Table:
    """The cells of the market in which tokens lie, dearest first; in each, the top one first."""
    position = game.position
    cells = {company.cell for company in game.state.companies.values() if company.cell}
    order = sorted(cells, key=lambda cell: (-position.title.market.price(cell), -cell[1]))
    rows = tuple(
        (
            money(game.title, position.title.market.price(cell)),
            " ".join(person_or_thing(game, name) for name in stack(position, cell)),
        )
        for cell in order
    )
    return Table(phrase("table-market"), _headings(("cell-price", "cell-stack")), rows)


def trains_table(game: Game) -> Table:
    """The types of train: price, how many are left, how far they run, when they go."""
    columns = ("train", "train-price", "left", "stops", "obsolete", "in-pool")
    rows = tuple(
        (
            kind.id,
            money(game.title, kind.price),
            _left(game, kind),
            str(kind.stops),
            phrase("table-phase-number", phase=kind.obsolete)
            if kind.obsolete
            else phrase("table-never"),
            str(game.state.pool_trains.count(kind.id) or ""),
        )
        for kind in game.position.title.trains.values()
    )
    return Table(phrase("table-trains"), _headings(columns), rows)


def _left(game: Game, kind: TrainKind) -> str:
    left = game.state.depot.get(kind.id)
    return phrase("table-unlimited") if left is None else str(left)


def _headings(columns: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(phrase(f"table-{column}") for column in columns)
