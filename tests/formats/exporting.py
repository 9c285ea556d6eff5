"""Games of ours in the form of an export of 18xx.games: for reading them back, whole and damaged.

Only what the reader needs is written. Pieces get numbers as they are first used.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from trunkline.bots.random_play import random_action
from trunkline.eighteen.actions import (
    AddPartner,
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    Convert,
    Decline,
    DiscardTrain,
    GiveUp,
    LayTile,
    Merge,
    PayDividend,
    PlaceToken,
    RedeemShares,
    RemoveToken,
    RunTrains,
    SellShares,
    StartPublic,
    Withdraw,
)
from trunkline.eighteen.events import TrainsRun
from trunkline.kernel import Action, Dice, Event, Game

PAYOUTS = {"all": "payout", "half": "half", "none": "withhold"}
IDS = {"P1": 11, "P2": 12, "P3": 13}
PLAYERS = ("Ada", "Ben", "Cy")


def played_game(seed: int, actions: int, players: Sequence[str] = PLAYERS) -> Game:
    """A game of random moves by the rules of the site."""
    options = {"ruleset": "18xx.games", "merger_asked": "every_minor"}
    game = Game.start("1861", players, options, seed)
    dice = Dice(seed)
    while len(game.log) < actions and not game.finished:
        action = random_action(game, dice)
        if not isinstance(action, Decline | Withdraw):  # the site knows no such thing
            game.play(action)
    return game


def export_of(game: Game) -> dict[str, Any]:
    """A game as an export; it goes on."""
    told = Game.start("1861", game.players, game.options, game.seed)
    writer = _Writer()
    for action in game.log:
        asked = [getattr(step, "company", None) for step in reversed(told.state.stack)]
        by = next((company for company in asked if company), None)
        merging = told.decisions[0].step.startswith("Merger")
        in_turn = told.state.round == "operating" or merging
        writer.write(action, by if in_turn else None, told, told.play(action))
    return {
        "title": "1861",
        "status": "active",
        "players": [
            {"id": id, "name": name} for id, name in zip(IDS.values(), game.players, strict=False)
        ],
        "settings": {"seed": game.seed},
        "actions": writer.entries,
    }


class _Writer:
    def __init__(self) -> None:
        self.entries: list[dict[str, Any]] = []
        self._numbers = count()
        self._trains: dict[tuple[str, str], list[str]] = {}
        self._partners: list[str] = []
        self._pool: dict[str, list[str]] = {}

    def write(
        self, action: Action, turn: str | None, game: Game, events: tuple[Event, ...]
    ) -> None:
        """Write an action; ``turn`` is the company whose turn it is."""
        company = getattr(action, "company", None)
        match action:
            case Bid(item=item, price=price):
                field = "company" if item in game.state.privates else "corporation"
                self._add("bid", action.seat, **{field: item}, price=price)
            case StartPublic(company=public, price=price):
                row, column = game.state.companies[public].cell
                self._add(
                    "par", action.seat, corporation=public, share_price=f"{price},{row},{column}"
                )
            case BuyShare(source=source):
                shares = self._shares(company, 1 if source == "pool" else 0)
                self._add("buy_shares", action.seat, shares=shares, percent=10)
            case SellShares(count=sold):
                shares = [self._new(f"{company}_") for _ in range(sold)]
                self._pool.setdefault(company, []).extend(shares)
                self._add("sell_shares", action.seat, shares=shares, percent=10 * sold)
            case RedeemShares(count=bought):
                shares = self._shares(company, bought)
                self._add("buy_shares", None, company, shares=shares, percent=10 * bought)
            case LayTile(hex=hex, tile=tile, rotation=rotation):
                numbered = self._new(f"{tile}-")
                self._add("lay_tile", None, company, hex=hex, tile=numbered, rotation=rotation)
            case PlaceToken(city=city) | RemoveToken(city=city):
                kind = "place_token" if isinstance(action, PlaceToken) else "remove_token"
                self._add(kind, None, company, city=city.replace(".", "-0-"))
            case RunTrains(routes=routes):
                (run,) = [event for event in events if isinstance(event, TrainsRun)][:1]
                told = [
                    {"train": f"{r.train}-0", "connections": [list(r.hexes)], "revenue": line[3]}
                    for r, line in zip(routes, run.routes, strict=True)
                ]
                self._add("run_routes", None, company, routes=told)
            case PayDividend(payout=payout):
                self._add("dividend", None, company, kind=PAYOUTS[payout])
            case BuyTrain(train=train, source=source, price=price):
                piece = self._take(source, train)
                self._trains.setdefault((company, train), []).append(piece)
                self._add("buy_train", None, company, train=piece, price=price, variant=train)
            case DiscardTrain(train=train):
                piece = self._take(company, train)
                self._trains.setdefault(("pool", train), []).append(piece)
                self._add("discard_train", None, company, train=piece)
            case BuyPrivate(private=private, price=price):
                self._add("buy_company", None, company, company=private, price=price)
            case Convert(into=into):
                self._add("convert", None, company)
                self._add("merge", None, company, corporation=into)
                self._join((company,), into)
            case AddPartner(partner=partner):
                self._add("merge", None, company, corporation=partner)
                self._partners.append(partner)
            case Merge(into=into):
                self._add("merge", None, company, corporation=into)
                self._join((company, *self._partners), into)
                self._partners.clear()
            case GiveUp():
                self._add("choose", None, company, choice="nationalize")
            case _:
                self._add("pass", action.seat, turn)

    def _add(self, kind: str, seat: str | None, by: str | None = None, /, **fields: Any) -> None:
        who = (
            {"entity": by, "entity_type": "corporation"}
            if by
            else {"entity": IDS[seat or ""], "entity_type": "player"}
        )
        self.entries.append({"type": kind, "id": len(self.entries) + 1, **who, **fields})

    def _join(self, minors: tuple[str, ...], public: str) -> None:
        """A public has the trains of its minors."""
        for owner, train in list(self._trains):
            if owner in minors:
                pieces = self._trains.pop((owner, train))
                self._trains.setdefault((public, train), []).extend(pieces)

    def _new(self, kind: str) -> str:
        return f"{kind}{next(self._numbers)}"

    def _shares(self, company: str, from_pool: int) -> list[str]:
        """As many shares out of the bank pool, or a new one out of the treasury."""
        sold = self._pool.get(company, [])
        return [sold.pop() for _ in range(min(from_pool, len(sold)))] or [self._new(f"{company}_")]

    def _take(self, owner: str, train: str) -> str:
        held = self._trains.get((owner, train))
        return held.pop() if held else self._new(f"{train}-")
