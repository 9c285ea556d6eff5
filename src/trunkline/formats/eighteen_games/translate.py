"""From one action of the export to one of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

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
    Pass,
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
from trunkline.formats.eighteen_games.history import Played
from trunkline.formats.eighteen_games.pieces import (
    TREASURY,
    Pieces,
    company_of,
    kind_of,
    route_of,
)
from trunkline.formats.eighteen_games.record import ForeignGame
from trunkline.kernel import Action, Event, Game

PAYOUTS = {"payout": "all", "half": "half", "withhold": "none"}


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
                raise Untranslatable(f"there is no player {played.by!r}")
            return self._seats[str(played.by)]
        company = str(played.by)
        if company not in self.game.state.companies:
            raise Untranslatable(f"there is no company {company!r}")
        asked = self.game.decisions
        return director(self.game.position, company) or (asked[0].seat if asked else "")

    def action(self, played: Played) -> Action | None:
        """Our action for an entry; none for passes and for entries that only prepare one."""
        if played.kind == "pass":
            return None
        translate = _VERBS.get(played.kind)
        if translate is None:
            raise Untranslatable(f"the kind of action {played.kind!r} is unknown")
        try:
            return translate(self, self.seat_of(played), played)
        except (KeyError, TypeError) as error:
            raise Untranslatable(f"the entry is incomplete ({error})") from error

    def watch(self, events: Iterable[Event]) -> None:
        """Follow the pieces that moved without an entry of their own."""
        for event in events:
            if isinstance(event, DirectorChanged) and event.previous == event.company:
                self.pieces.return_shares(event.company, event.director)

    def is_forming(self, company: str) -> bool:
        """Whether the company has begun to convert or to merge, without naming the public."""
        return company in (self._converting, self._merging)

    # --- one method for each verb of the export ------------------------------

    def _bid(self, seat: str, played: Played) -> Action:
        raw = played.action
        return Bid(seat, raw.get("company") or raw["corporation"], raw["price"])

    def _par(self, seat: str, played: Played) -> Action:
        company = played.action["corporation"]
        self.pieces.form(company, ())
        return StartPublic(seat, company, int(played.action["share_price"].split(",")[0]))

    def _lay_tile(self, seat: str, played: Played) -> Action:
        raw = played.action
        self.pieces.lay(raw["tile"], raw["hex"])
        return LayTile(seat, str(played.by), raw["hex"], kind_of(raw["tile"]), raw["rotation"])

    def _place_token(self, seat: str, played: Played) -> Action:
        return PlaceToken(seat, str(played.by), self._city(played))

    def _remove_token(self, seat: str, played: Played) -> Action:
        return RemoveToken(seat, str(played.by), self._city(played))

    def _city(self, played: Played) -> str:
        name = played.action["city"]
        city = self.pieces.city(name)
        if city is None:
            raise Untranslatable(f"there is no city {name!r}")
        return city

    def _run_routes(self, seat: str, played: Played) -> Action:
        routes = tuple(route_of(route) for route in played.action["routes"])
        return RunTrains(seat, str(played.by), routes)

    def _dividend(self, seat: str, played: Played) -> Action:
        return PayDividend(seat, str(played.by), PAYOUTS[played.action["kind"]])  # type: ignore[arg-type]

    def _buy_train(self, seat: str, played: Played) -> Action:
        raw, buyer = played.action, str(played.by)
        source = self.pieces.train_source(raw["train"])
        self.pieces.move_train(raw["train"], buyer)
        train = raw.get("variant") or kind_of(raw["train"])
        return BuyTrain(seat, buyer, train, source, raw["price"])

    def _discard_train(self, seat: str, played: Played) -> Action:
        train = played.action["train"]
        self.pieces.move_train(train, POOL)
        return DiscardTrain(seat, str(played.by), kind_of(train))

    def _buy_shares(self, seat: str, played: Played) -> Action:
        shares = played.action["shares"]
        company = company_of(shares[0])
        if not played.by_player:
            self.pieces.move_shares(shares, TREASURY)
            return RedeemShares(seat, company, played.action["percent"] // 10)
        held = holdings(self.game.position, company)
        left = {TREASURY: held.get(company, 0), POOL: held.get(POOL, 0)}
        source = self.pieces.share_source(shares[0], left)
        self.pieces.move_shares(shares, seat)
        return BuyShare(seat, company, source)  # type: ignore[arg-type]

    def _sell_shares(self, seat: str, played: Played) -> Action:
        shares = played.action["shares"]
        self.pieces.move_shares(shares, POOL)
        return SellShares(seat, company_of(shares[0]), played.action["percent"] // 10)

    def _buy_company(self, seat: str, played: Played) -> Action:
        raw = played.action
        return BuyPrivate(seat, str(played.by), raw["company"], raw["price"])

    def _convert(self, seat: str, played: Played) -> Action | None:
        self._converting = str(played.by)
        return None

    def _merge(self, seat: str, played: Played) -> Action:
        minor, other = str(played.by), played.action["corporation"]
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
            raise Untranslatable(f"there is no company {company!r}")
        return str(charters[company].kind)

    def _choose(self, seat: str, played: Played) -> Action:
        gives_up = played.action["choice"] == "nationalize"
        return GiveUp(seat, str(played.by)) if gives_up else Pass(seat)


_VERBS: dict[str, Callable[[Translator, str, Played], Action | None]] = {
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
    "choose": Translator._choose,
}
