"""The components of an 18xx game: hexes, tiles, charters, trains, phases."""

from __future__ import annotations

from typing import Any

from trunkline.draw.geometry import centre
from trunkline.draw.hexes import draw_hex
from trunkline.draw.maps import frame
from trunkline.draw.printed import Print
from trunkline.draw.svg import element
from trunkline.draw.tokens import definitions, initials, ink_on, pattern_of, token
from trunkline.eighteen.components import Charter, Face, Tile
from trunkline.eighteen.tiles import ROTATIONS
from trunkline.eighteen.title import RailTitle
from trunkline.scenes.eighteen import model
from trunkline.words import phrase
from trunkline.words.names import money, place_name, series

_TOKEN = 26.0


def components(title: RailTitle[Any]) -> model.EighteenComponents:
    """Everything that is printed."""
    origin, width, height = frame(title)
    return model.EighteenComponents(
        width=width,
        height=height,
        hexes={
            name: model.HexPrint(
                x=round((centre(name) - origin).real, 1),
                y=round((centre(name) - origin).imag, 1),
                name=printed.name,
                kind=printed.kind,
                around=tuple(other or "" for other in title.map.neighbours[name]),
            )
            for name, printed in title.map.hexes.items()
        },
        tiles=tuple(_tile(title, tile) for tile in title.tiles.values()),
        charters=tuple(_charter(title, charter) for charter in title.charters.values()),
        privates=tuple(
            model.PrivatePrint(
                id=private.id,
                name=private.name,
                minimum=private.minimum,
                value=private.value,
                revenue=private.revenue,
                bonus=phrase(
                    "draw-hex-bonus",
                    amount=money(title, private.bonus_amount),
                    places=series(place_name(title, hex) for hex in private.bonus),
                )
                if private.bonus
                else "",
            )
            for private in title.privates.values()
        ),
        trains=tuple(
            model.TrainPrint(
                id=kind.id,
                price=kind.price,
                stops=kind.stops,
                multiplier=kind.multiplier,
                count=kind.count,
                phase=kind.phase,
                obsolete=kind.obsolete,
                available=kind.available,
            )
            for kind in title.trains.values()
        ),
        phases=tuple(
            model.PhasePrint(phase.id, phase.tiles, phase.limits) for phase in title.phases.values()
        ),
    )


def _tile(title: RailTitle[Any], tile: Tile) -> model.TilePrint:
    faces = [title.catalogue.faces[tile.id, rotation] for rotation in ROTATIONS]
    kinds = {stop.kind for stop in tile.face.stops}
    return model.TilePrint(
        id=tile.id,
        colour=tile.face.colour,
        label=tile.face.label,
        kind="city" if "city" in kinds else "town" if kinds else "track",
        count=tile.count,
        faces=tuple(_drawn(face) for face in faces),
    )


def _drawn(face: Face) -> str:
    return str(draw_hex(None, face, Print()))


def _charter(title: RailTitle[Any], charter: Charter) -> model.CharterPrint:
    return model.CharterPrint(
        id=charter.id,
        label=initials(charter),
        name=charter.name or charter.id,
        kind=charter.kind,
        kind_name=phrase(f"kind-{charter.kind}"),
        colour=charter.colour,
        ink=ink_on(charter.colour),
        pattern=pattern_of(title, charter.id),
        shares=charter.shares,
        tokens=charter.tokens,
        home=charter.home,
        token=_token(title, charter.id),
    )


def _token(title: RailTitle[Any], company: str) -> str:
    """A company's token as a drawing of its own."""
    size = 2 * _TOKEN + 2
    drawn = element(
        "svg",
        definitions(title, [company]),
        token(title, company, complex(size / 2, size / 2), _TOKEN),
        xmlns="http://www.w3.org/2000/svg",
        class_="trunkline",
        viewBox=f"0 0 {size:.0f} {size:.0f}",
        aria_hidden="true",
    )
    return str(drawn)
