"""What is told of a drawing to those who do not see it, and shown under a resting pointer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

from trunkline.draw.printed import Print
from trunkline.draw.tokens import initials
from trunkline.eighteen.components import Cell, Face, Hex
from trunkline.eighteen.market import stack
from trunkline.eighteen.title import Rail
from trunkline.words.catalogue import enumerated, has_phrase, phrase
from trunkline.words.names import money, place_name


def hex_words(pos: Rail, printed: Hex, face: Face, shown: Print) -> str:
    """A hex with all that lies there."""
    parts = [f"{printed.id} {printed.name}".strip()]
    if face.tile:
        parts.append(phrase("draw-hex-tile", tile=face.tile))
    parts.extend(_values(pos, face, shown))
    if shown.closed:
        parts.append(phrase("draw-hex-closed", phase=shown.closed))
    if shown.cost:
        parts.append(phrase("draw-hex-cost", cost=money(pos.title, shown.cost)))
    for bonus in pos.title.bonuses:
        if printed.id in bonus.places and bonus.together_with:
            more = money(pos.title, bonus.amount)
            places = enumerated(place_name(pos.title, place) for place in bonus.together_with)
            parts.append(phrase("draw-hex-bonus", amount=more, places=places))
    for companies, words in ((shown.tokens, "draw-hex-tokens"), (shown.reserved, "draw-hex-kept")):
        if companies:
            parts.append(phrase(words, companies=_names(pos, _in_order(companies))))
    return "; ".join(parts)


def cell_words(pos: Rail, cell: Cell) -> str:
    """A cell of the market with its zones and its stack, the top token first."""
    price = money(pos.title, pos.title.market.price(cell))
    here = stack(pos, cell)
    told = phrase("draw-cell-stack", price=price, companies=_names(pos, here)) if here else price
    zones = [zone_words(mark) for mark in sorted(pos.title.market.cells[cell].marks)]
    return "; ".join([told, *zones])


def zone_words(mark: str) -> str:
    """What a zone of the market is for; its own name if the catalogue has no words for it."""
    return phrase(f"zone-{mark}") if has_phrase(f"zone-{mark}") else mark


def _values(pos: Rail, face: Face, shown: Print) -> Iterable[str]:
    for stop in face.stops:
        if stop.kind == "offboard" and shown.step is not None:
            now = stop.revenue[min(shown.step, len(stop.revenue) - 1)]
            values = "/".join(map(str, stop.revenue))
            yield phrase("draw-hex-values", values=values, now=money(pos.title, now))
        elif stop.revenue[0]:
            yield money(pos.title, stop.revenue[0])


def _in_order(companies: Mapping[int, tuple[str, ...]]) -> Iterable[str]:
    return chain.from_iterable(companies[stop] for stop in sorted(companies))


def _names(pos: Rail, companies: Iterable[str]) -> str:
    return enumerated(initials(pos.title.charters[company]) for company in companies)
