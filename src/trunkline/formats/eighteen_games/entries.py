"""The entries of an export: what each type of them has to say, and in which form.

Everything is checked here, before any of it reaches the rules. Fields that tell us
nothing, such as ``created_at``, are not read.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from trunkline.formats.errors import FormatError
from trunkline.formats.schema import Misfit, checked, shown

MOST = 10**9
"""No number in an export is larger."""
TALK = "message"
PROGRAM = "program_"
"""How the types of the settings of programmed play begin."""

Name = Annotated[str, Meta(min_length=1)]
Who = Annotated[int | str, Meta(description="a player's id or a company's name")]
Number = Annotated[int, Meta(ge=0, le=MOST, description="a number of an action")]
Company = Annotated[Name, Meta(description="a company's name")]
Money = Annotated[int, Meta(ge=0, le=MOST, description="a whole number of roubles")]
Percent = Annotated[int, Meta(ge=10, le=100, multiple_of=10, description="10, 20, … or 100")]
Hex = Annotated[Name, Meta(description='a hex, like "E5"')]
Tile = Annotated[
    str, Meta(pattern=r"^.+-[0-9]+$", description='a tile with its number, like "57-0"')
]
Rotation = Annotated[int, Meta(ge=0, le=5, description="a whole number from 0 to 5")]
City = Annotated[
    str, Meta(pattern=r"^.+-[0-9]+-[0-9]+$", description='a city of a tile, like "57-0-0"')
]
Train = Annotated[
    str, Meta(pattern=r"^.+-[0-9]+$", description='a train with its number, like "2-0"')
]
Share = Annotated[str, Meta(pattern=r"^.+_[0-9]+$", description='a share, like "GRR_1"')]
Shares = Annotated[tuple[Share, ...], Meta(min_length=1, description="a list of shares")]
SharePrice = Annotated[
    str,
    Meta(
        pattern=r"^[0-9]{1,6},[0-9]{1,3},[0-9]{1,3}$",
        description='a price with its row and column, like "100,1,4"',
    ),
]
Stretch = Annotated[tuple[Hex, ...], Meta(min_length=1, description="a list of hexes")]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody did: what all types of entry have in common."""

    type: Annotated[str, Meta(description='a type of action, like "bid"')]
    entity: Who = ""
    """Who acted: a player's id, or a company's."""
    entity_type: Literal["player", "corporation"] = "player"
    id: Annotated[int | UnsetType, Meta(description="a whole number")] = UNSET
    """The number of the action; those that the site carried out itself have none."""
    skip: bool | None = None
    auto_actions: Annotated[
        tuple[dict[str, Any], ...] | None, Meta(description="a list of actions")
    ] = None

    @property
    def by_player(self) -> bool:
        return self.entity_type == "player"

    @property
    def is_automatic(self) -> bool:
        """Whether the site carried it out together with another action."""
        return self.id is UNSET

    @property
    def has_effect(self) -> bool:
        """Chat and the settings of programmed play change nothing by themselves."""
        return self.type != TALK and not self.type.startswith(PROGRAM)


class ByPlayer(Entry, frozen=True, kw_only=True):
    """What only players do."""

    entity: Who
    entity_type: Literal["player"] = "player"


class ByCompany(Entry, frozen=True, kw_only=True):
    """What only companies do."""

    entity: Company
    entity_type: Literal["corporation"]


class Pass(Entry, frozen=True, kw_only=True):
    """Doing nothing more; whoever is asked may."""

    entity: Who


class Undo(Entry, frozen=True, kw_only=True):
    """Taking back what was done last, or everything after an action."""

    action_id: Number | None = None
    """The last action that stands; none if a single one is taken back."""


class Bid(ByPlayer, frozen=True, kw_only=True):
    """Offering a price for a private company or a minor."""

    price: Money
    company: Company | None = None
    corporation: Company | None = None

    def __post_init__(self) -> None:
        if not self.item:
            raise ValueError("company and corporation are missing; one of them should be there")

    @property
    def item(self) -> str:
        """What the bid is on: a private company, or a minor."""
        return self.company or self.corporation or ""


class Par(ByPlayer, frozen=True, kw_only=True):
    """Starting a public at a price."""

    corporation: Company
    share_price: SharePrice

    @property
    def price(self) -> int:
        return int(self.share_price.split(",")[0])

    @property
    def cell(self) -> tuple[int, int]:
        """The row and the column on the market."""
        _, row, column = self.share_price.split(",")
        return int(row), int(column)


class LayTile(ByCompany, frozen=True, kw_only=True):
    """Laying a tile, or replacing one."""

    hex: Hex
    tile: Tile
    rotation: Rotation


class Token(ByCompany, frozen=True, kw_only=True):
    """Placing a token, or taking one off the map."""

    city: City


class Route(msgspec.Struct, frozen=True):
    """The way of one train, in stretches from stop to stop."""

    train: Train
    connections: Annotated[tuple[Stretch, ...] | None, Meta(description="a list of lists")] = None
    revenue: Money | None = None
    """What the site counted for it."""


class RunRoutes(ByCompany, frozen=True, kw_only=True):
    """Running trains."""

    routes: Annotated[tuple[Route, ...], Meta(description="a list of routes")]


class Dividend(ByCompany, frozen=True, kw_only=True):
    """Saying what becomes of a public's revenue."""

    kind: Literal["payout", "half", "withhold"]


class BuyTrain(ByCompany, frozen=True, kw_only=True):
    """Buying a train, from wherever it is."""

    train: Train
    price: Money
    variant: Annotated[Name | None, Meta(description='a type of train, like "2"')] = None
    """The type of train, as the site calls it."""


class DiscardTrain(ByCompany, frozen=True, kw_only=True):
    """Putting a train over the limit into the bank pool."""

    train: Train


class TradeShares(Entry, frozen=True, kw_only=True):
    """Buying and selling; a company redeems its own."""

    entity: Who
    shares: Shares
    percent: Percent

    def __post_init__(self) -> None:
        if len({share.rpartition("_")[0] for share in self.shares}) > 1:
            raise ValueError(f"shares is {shown(self.shares)}; it should be those of one company")


class SellShares(TradeShares, frozen=True, kw_only=True):
    """Selling shares; only players do."""

    entity_type: Literal["player"] = "player"


class BuyCompany(ByCompany, frozen=True, kw_only=True):
    """Buying a private company from its owner."""

    company: Company
    price: Money


class Convert(ByCompany, frozen=True, kw_only=True):
    """Beginning to turn a minor into a public; the next entry names it."""


class Merge(ByCompany, frozen=True, kw_only=True):
    """Naming a partner, or the public that comes of it."""

    corporation: Company


class Choose(ByCompany, frozen=True, kw_only=True):
    """Having a trainless public nationalised."""

    choice: Literal["nationalize"]


KINDS: dict[str, type[Entry]] = {
    "pass": Pass,
    "undo": Undo,
    "bid": Bid,
    "par": Par,
    "lay_tile": LayTile,
    "place_token": Token,
    "remove_token": Token,
    "run_routes": RunRoutes,
    "dividend": Dividend,
    "buy_train": BuyTrain,
    "discard_train": DiscardTrain,
    "buy_shares": TradeShares,
    "sell_shares": SellShares,
    "buy_company": BuyCompany,
    "convert": Convert,
    "merge": Merge,
    "choose": Choose,
}
"""The types of entry that have a form of their own; of others only the common part is read."""


class Recorded(msgspec.Struct, frozen=True):
    """An element of the export's list."""

    entry: Entry
    automatic: tuple[Entry, ...] = ()
    """What the site did together with it."""


def read_entry(raw: object, index: int, source: str) -> Recorded:
    """One element of the list; ``FormatError`` if something in it cannot be right."""
    entry = _entry(raw, source, _called(raw, index), index)
    automatic: list[Entry] = []
    waiting = list(entry.auto_actions or ())
    while waiting:
        inner = waiting.pop(0)
        place = f"automatic action {len(automatic) + 1} of {_called(raw, index)}"
        automatic.append(_entry(inner, source, place, index))
        waiting = [*(automatic[-1].auto_actions or ()), *waiting]
    return Recorded(entry, tuple(automatic))


def _entry(raw: object, source: str, place: str, index: int) -> Entry:
    try:
        fields = checked(raw, dict[str, Any])
        kind = KINDS.get(str(fields.get("type")), Entry)
        return checked(fields, kind)
    except Misfit as error:
        raise FormatError(source, str(error), action=place, index=index) from error


def _called(raw: object, index: int) -> str:
    """How messages call an entry that is perhaps damaged."""
    fields = raw if isinstance(raw, dict) else {}
    known = {name: value for name, value in fields.items() if isinstance(value, int | str)}
    if not known:
        return f"action at index {index}"
    kind, by = known.get("type", "of no type"), known.get("entity", "nobody")
    return called(known.get("id"), index, str(kind), by)


def called(number: object, index: int, kind: str, by: object) -> str:
    """How messages call an entry."""
    told = f"action {number}" if isinstance(number, int) else "action without id"
    return f"{told} at index {index} ({kind} by {by})"
