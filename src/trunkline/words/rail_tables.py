"""The tables of an 18xx game: players, companies, market, trains."""

from __future__ import annotations

from trunkline.eighteen.certificates import certificate_count, director, holdings
from trunkline.eighteen.components import TrainKind
from trunkline.eighteen.market import price_of, stack
from trunkline.eighteen.state import IPO
from trunkline.kernel import Game
from trunkline.words.catalogue import phrase
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
                ", ".join(private for private, owner in state.privates.items() if owner == seat),
                ", ".join(_shares_of(game, seat)),
            )
        )
    return Table(phrase("table-players"), _headings(columns), tuple(rows))


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
    rows = []
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
                ", ".join(place_name(game.title, city) for city in tokens),
                ", ".join(private for private, owner in state.privates.items() if owner == name),
                _shareholders(game, name),
            )
        )
    return Table(phrase("table-companies"), _headings(columns), tuple(rows))


def _price(game: Game, company: str) -> int:
    return price_of(game.position, company) if game.state.companies[company].cell else -1


def _shareholders(game: Game, company: str) -> str:
    if len(game.position.title.charters[company].certificates) < 2:
        return ""
    held = holdings(game.position, company)
    return ", ".join(
        f"{person_or_thing(game, 'treasury' if owner == company else owner)} {shares}"
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
