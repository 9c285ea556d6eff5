"""Players and railways as they stand."""

from __future__ import annotations

from trunkline.eighteen.board import token_cities
from trunkline.eighteen.certificates import certificate_count, director, holdings
from trunkline.eighteen.market import price_of
from trunkline.eighteen.order import operating_order
from trunkline.eighteen.state import IPO
from trunkline.eighteen.title import Rail
from trunkline.eighteen.trains import train_limit
from trunkline.kernel import Game
from trunkline.scenes.eighteen import model
from trunkline.words.names import person_or_thing, place_name


def players(game: Game, pos: Rail) -> tuple[model.PlayerSheet, ...]:
    """All players, in the order of the seats."""
    scores = game.scores
    return tuple(
        model.PlayerSheet(
            seat=seat,
            name=game.name_of(seat),
            cash=pos.state.cash[seat],
            value=scores[seat],
            certificates=certificate_count(pos, seat),
            certificate_limit=pos.title.certificate_limit,
            privates=_privates(pos, seat),
            holdings=tuple(
                holding
                for company in pos.title.charters
                for holding in _holdings(game, pos, company)
                if holding.owner == seat
            ),
            priority=seat == pos.state.priority,
        )
        for seat in game.title.seats
    )


def companies(game: Game, pos: Rail) -> tuple[model.CompanySheet, ...]:
    """All railways with a charter, in the order of the title."""
    order = {name: place for place, name in enumerate(operating_order(pos), 1)}
    return tuple(_company(game, pos, name, order.get(name)) for name in pos.title.charters)


def _company(game: Game, pos: Rail, name: str, acts: int | None) -> model.CompanySheet:
    company, charter = pos.state.companies[name], pos.title.charters[name]
    tokens = token_cities(pos.state.board, name)
    return model.CompanySheet(
        id=name,
        status=company.status,
        director=director(pos, name) or "",
        price=None if company.cell is None else price_of(pos, name),
        cash=pos.state.cash[name],
        trains=company.trains,
        train_limit=train_limit(pos, name),
        loans=company.loans,
        tokens=tokens,
        token_places=tuple(place_name(pos.title, city) for city in tokens),
        tokens_left=max(0, charter.tokens - len(tokens)),
        privates=_privates(pos, name),
        holdings=_holdings(game, pos, name),
        acts=acts,
    )


def _privates(pos: Rail, owner: str) -> tuple[str, ...]:
    return tuple(private for private, its in pos.state.privates.items() if its == owner)


def _holdings(game: Game, pos: Rail, company: str) -> tuple[model.Holding, ...]:
    """Who holds how much of a company; what was never sold is left out."""
    if not pos.state.certificates.get(company):
        return ()
    head, total = director(pos, company), pos.title.charters[company].shares
    return tuple(
        model.Holding(
            company=company,
            owner=owner,
            owner_name=person_or_thing(game, "treasury" if owner == company else owner),
            shares=shares,
            percent=shares * 100 // total,
            director=owner == head,
        )
        for owner, shares in holdings(pos, company).items()
        if owner != IPO
    )
