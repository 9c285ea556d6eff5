"""From one action of the export to one of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from trunkline.eighteen.actions import (
    AddPartner,
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    Convert,
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
)
from trunkline.eighteen.certificates import director, holdings
from trunkline.eighteen.events import DirectorChanged
from trunkline.eighteen.state import POOL
from trunkline.formats.eighteen_games import entries
from trunkline.formats.eighteen_games.history import Played
from trunkline.formats.eighteen_games.pieces import (
    TREASURY,
    Pieces,
    company_of,
    kind_of,
    route_of,
)
from trunkline.formats.eighteen_games.record import ForeignGame
from trunkline.formats.schema import shown
from trunkline.kernel import Action, Event, Game

PAYOUTS: dict[str, Literal["all", "half", "none"]] = {
    "payout": "all",
    "half": "half",
    "withhold": "none",
}


class Untranslatable(ValueError):
    """An entry that says something we do not know."""


class Translator:
    """Turns the export's actions into ours, one after the other, as the game goes on."""

    def __init__(self, foreign: ForeignGame, game: Game) -> None:
        self.game = game
        self.pieces = Pieces(game.title.map.hexes)  # type: ignore[attr-defined]
        self._seats = {
            str(player.key): seat
            for player, seat in zip(foreign.players, game.title.seats, strict=True)
        }
        self._converting = ""
        """The minor that was said to convert; the public is named in the next entry."""
        self._merging = ""
        self._partners: tuple[str, ...] = ()
        """The minor that was said to merge, and those it merges with."""

    def seat_of(self, played: Played) -> str:
        """Who of our seats acts: the player, or the one who decides for the company."""
        if played.by_player:
            if str(played.by) not in self._seats:
                raise Untranslatable(_unknown("player", played.by, self._seats))
            return self._seats[str(played.by)]
        company = str(played.by)
        if company not in self.game.state.companies:
            raise Untranslatable(_unknown("company", company, self.game.state.companies))
        asked = self.game.decisions
        return director(self.game.position, company) or (asked[0].seat if asked else "")

    def action(self, played: Played) -> Action | None:
        """Our action for an entry; none for passes and for entries that only prepare one."""
        if played.kind == "pass":
            return None
        translate = _VERBS.get(played.kind)
        if translate is None:
            raise Untranslatable(_unknown("type of action", played.kind, _VERBS))
        return translate(self, self.seat_of(played), played.entry)

    def watch(self, events: Iterable[Event]) -> None:
        """Follow the pieces that moved without an entry of their own."""
        for event in events:
            if isinstance(event, DirectorChanged) and event.previous == event.company:
                self.pieces.return_shares(event.company, event.director)

    def is_forming(self, company: str) -> bool:
        """Whether the company has begun to convert or to merge, without naming the public."""
        return company in (self._converting, self._merging)

    # --- one method for each verb of the export ------------------------------

    def _bid(self, seat: str, entry: entries.Bid) -> Action:
        return Bid(seat, entry.item, entry.price)

    def _par(self, seat: str, entry: entries.Par) -> Action:
        self.pieces.form(entry.corporation, ())
        return StartPublic(seat, entry.corporation, entry.price)

    def _lay_tile(self, seat: str, entry: entries.LayTile) -> Action:
        self.pieces.lay(entry.tile, entry.hex)
        return LayTile(seat, _company(entry), entry.hex, kind_of(entry.tile), entry.rotation)

    def _place_token(self, seat: str, entry: entries.Token) -> Action:
        return PlaceToken(seat, _company(entry), self._city(entry))

    def _remove_token(self, seat: str, entry: entries.Token) -> Action:
        return RemoveToken(seat, _company(entry), self._city(entry))

    def _city(self, entry: entries.Token) -> str:
        city = self.pieces.city(entry.city)
        if city is None:
            raise Untranslatable(
                f"city is {shown(entry.city)}; it should be on the map or on a tile that lies there"
            )
        return city

    def _run_routes(self, seat: str, entry: entries.RunRoutes) -> Action:
        return RunTrains(seat, _company(entry), tuple(map(route_of, entry.routes)))

    def _dividend(self, seat: str, entry: entries.Dividend) -> Action:
        return PayDividend(seat, _company(entry), PAYOUTS[entry.kind])

    def _buy_train(self, seat: str, entry: entries.BuyTrain) -> Action:
        buyer = _company(entry)
        source = self.pieces.train_source(entry.train)
        self.pieces.move_train(entry.train, buyer)
        return BuyTrain(seat, buyer, kind_of(entry.train), source, entry.price)

    def _discard_train(self, seat: str, entry: entries.DiscardTrain) -> Action:
        self.pieces.move_train(entry.train, POOL)
        return DiscardTrain(seat, _company(entry), kind_of(entry.train))

    def _buy_shares(self, seat: str, entry: entries.TradeShares) -> Action:
        company = self._issuer(entry)
        if not entry.by_player:
            self.pieces.move_shares(entry.shares, TREASURY)
            return RedeemShares(seat, company, entry.percent // 10)
        held = holdings(self.game.position, company)
        left = {TREASURY: held.get(company, 0), POOL: held.get(POOL, 0)}
        source = self.pieces.share_source(entry.shares[0], left)
        self.pieces.move_shares(entry.shares, seat)
        return BuyShare(seat, company, source)

    def _sell_shares(self, seat: str, entry: entries.SellShares) -> Action:
        company = self._issuer(entry)
        self.pieces.move_shares(entry.shares, POOL)
        return SellShares(seat, company, entry.percent // 10)

    def _issuer(self, entry: entries.TradeShares) -> str:
        company = company_of(entry.shares[0])
        self._kind(company)
        return company

    def _buy_company(self, seat: str, entry: entries.BuyCompany) -> Action:
        return BuyPrivate(seat, _company(entry), entry.company, entry.price)

    def _convert(self, seat: str, entry: entries.Convert) -> Action | None:
        self._converting = _company(entry)
        return None

    def _merge(self, seat: str, entry: entries.Merge) -> Action:
        minor, other = _company(entry), entry.corporation
        if self._kind(other) == "minor":
            self._partners = (*(self._partners if self._merging == minor else ()), other)
            self._merging = minor
            return AddPartner(seat, minor, other)
        self.pieces.form(other, (minor, *self._partners))
        converts = self._converting == minor
        self._converting, self._merging, self._partners = "", "", ()
        return Convert(seat, minor, other) if converts else Merge(seat, minor, other)

    def _kind(self, company: str) -> str:
        charters: Any = self.game.title.charters  # type: ignore[attr-defined]
        if company not in charters:
            raise Untranslatable(_unknown("company", company, charters))
        return str(charters[company].kind)

    def _give_up(self, seat: str, entry: entries.Choose) -> Action:
        return GiveUp(seat, _company(entry))


def _company(entry: entries.Entry) -> str:
    return str(entry.entity)


def _unknown(what: str, value: object, known: Iterable[str]) -> str:
    return f"there is no {what} {shown(value)}; there are {', '.join(known)}"


_VERBS: dict[str, Callable[[Translator, str, Any], Action | None]] = {
    "bid": Translator._bid,
    "par": Translator._par,
    "lay_tile": Translator._lay_tile,
    "place_token": Translator._place_token,
    "remove_token": Translator._remove_token,
    "run_routes": Translator._run_routes,
    "dividend": Translator._dividend,
    "buy_train": Translator._buy_train,
    "discard_train": Translator._discard_train,
    "buy_shares": Translator._buy_shares,
    "sell_shares": Translator._sell_shares,
    "buy_company": Translator._buy_company,
    "convert": Translator._convert,
    "merge": Translator._merge,
    "choose": Translator._give_up,
}
