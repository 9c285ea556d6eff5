"""Laying and upgrading tiles: what may be laid where, and what it costs.

How many tiles a company may lay in its turn, and how it pays, is a matter of the step that
asks here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

from trunkline.eighteen.board import (
    face_at,
    follow,
    hex_of,
    laid,
    renamed_cities,
    supply,
    token_cities,
)
from trunkline.eighteen.components import COLOURS, Face
from trunkline.eighteen.events import TileLaid
from trunkline.eighteen.hexes import opposite
from trunkline.eighteen.network import network
from trunkline.eighteen.state import Board
from trunkline.eighteen.tiles import keeps_track, kinds, next_colour, plain_pieces, stop_mapping
from trunkline.eighteen.track import relaid
from trunkline.kernel import Refusal

if TYPE_CHECKING:
    from trunkline.eighteen.title import Rail, RailTitle

SIX = 6
FIRST_COLOUR = COLOURS[1]
"""The colour of the tiles that are laid where there is no track yet."""


def why_not_lay(
    pos: Rail,
    company: str,
    hex: str,
    tile: str,
    rotation: int,
    laid_now: Collection[str] = (),
) -> Refusal | None:
    """Why a company may not lay a tile, or upgrade one; none if it may.

    ``laid_now`` are the hexes where it laid a tile in this turn (1861-6.5.2.1-5).
    """
    title = pos.title
    if hex not in title.map.hexes:
        return pos.refuse("no-such-hex", hex=hex)
    face = title.catalogue.faces.get((tile, rotation))
    if face is None:
        return pos.refuse("no-such-tile", tile=tile, rotation=rotation)
    return (
        _why_not_here(pos, company, hex, laid_now)
        or _why_not_tile(pos, tile)
        or _why_not_fit(pos, hex, face)
        or _why_fewer_exits(pos, hex, face)
        or _why_not_connected(pos, company, hex, face)
    )


def legal_lays(
    pos: Rail,
    company: str,
    laid_now: Collection[str] = (),
    lays: bool = True,
    upgrades: bool = True,
) -> Iterator[tuple[str, str, int]]:
    """Every hex, tile and rotation that a company may lay.

    ``lays`` and ``upgrades`` say whether hexes without and with track come into question.
    """
    title, board = pos.title, pos.state.board
    usable = {tile for tile in title.tiles if _why_not_tile(pos, tile) is None}
    reached = network(pos, company).hexes
    for hex in title.map.hexes:
        if hex not in reached or _why_not_here(pos, company, hex, laid_now) is not None:
            continue
        if not (lays if is_first_tile(title, board, hex) else upgrades):
            continue
        for face in fitting(pos, hex):
            if (
                face.tile in usable
                and _why_fewer_exits(pos, hex, face) is None
                and _why_not_connected(pos, company, hex, face) is None
            ):
                yield hex, face.tile, face.rotation


def is_first_tile(title: RailTitle[Any], board: Board, hex: str) -> bool:
    """Whether a tile on this hex would be laid, not upgraded (1861-6.5.2.1-9)."""
    return face_at(title, board, hex).colour == "none"


def lay_cost(pos: Rail, hex: str, tile: str) -> int:
    """What terrain, or the upgrade itself, costs; not what a second action costs."""
    title, board = pos.title, pos.state.board
    printed = title.map.hexes[hex]
    face = face_at(title, board, hex)
    if face.colour == "none":
        return printed.cost  # 1861-6.5.2.2-12
    cost = face.upgrade_cost  # 1861-6.5.2.3-8, -9
    if title.charges_printed_upgrade and hex not in board.tiles:
        cost += printed.upgrade_cost  # C-20
    return cost


def lay(pos: Rail, company: str, hex: str, tile: str, rotation: int) -> None:
    """Lay a tile: tokens and reservations stay in their circles (1861-6.5.2.3-7, -18, -19)."""
    title, state = pos.title, pos.state
    replaced = state.board.tiles.get(hex, ("", 0))[0]
    renamed = renamed_cities(title, state.board, hex, tile, rotation)
    before, state.board = state.board, laid(title, state.board, hex, tile, rotation)
    relaid(title, before, state.board, hex)
    state.reserved = follow(state.reserved, renamed)
    pos.emit(TileLaid(company, hex, tile, rotation, replaced))


# --- the hex ------------------------------------------------------------------


def _why_not_here(pos: Rail, company: str, hex: str, laid_now: Collection[str]) -> Refusal | None:
    title, board = pos.title, pos.state.board
    printed = title.map.hexes[hex]
    if printed.kind == "offboard":
        return pos.refuse("area-takes-no-tile", hex=hex, area=printed.area)
    if printed.kind != "plain":
        return pos.refuse("hex-takes-no-tile", hex=hex)
    if hex in laid_now:
        return pos.refuse("laid-this-turn", hex=hex)
    if printed.closed_until and not _is_open(pos, printed.closed_until):
        return pos.refuse("hex-closed", hex=hex, phase=printed.closed_until)
    homes = homes_without_track(title, board, company)
    if homes and hex not in homes:
        return pos.refuse("home-tile-first", hex=hex, home=homes[0])
    return None


def _is_open(pos: Rail, phase: str) -> bool:
    order = pos.title.phase_order
    return order[pos.state.phase] >= order[phase]


def homes_without_track(title: RailTitle[Any], board: Board, company: str) -> tuple[str, ...]:
    """The hexes of a company's tokens if there is no track in any of them.

    Then its first tile must go there (1861-6.5.2.2-2): no route could start elsewhere.
    """
    hexes = tuple(hex_of(city) for city in token_cities(board, company))
    return () if any(face_at(title, board, hex).pieces for hex in hexes) else hexes


# --- the tile -----------------------------------------------------------------


def _why_not_tile(pos: Rail, tile: str) -> Refusal | None:
    colour = pos.title.tiles[tile].face.colour
    if colour not in pos.title.phases[pos.state.phase].tiles:
        return pos.refuse("colour-not-yet", tile=tile, colour=colour, phase=pos.state.phase)
    if supply(pos.title, pos.state.board, tile) == 0:
        return pos.refuse("no-tile-left", tile=tile)
    return None


# --- the tile in the hex ------------------------------------------------------


def fitting(pos: Rail, hex: str) -> tuple[Face, ...]:
    """The faces that may replace what lies in a hex, as far as the map decides it."""
    title = pos.title
    old = face_at(title, pos.state.board, hex)
    known = title.fitting_faces.get((hex, old))
    if known is None:
        known = tuple(
            face
            for face in title.catalogue.replacements(old)
            if _why_not_fit(pos, hex, face) is None
        )
        title.fitting_faces[hex, old] = known
    return known


def _why_not_fit(pos: Rail, hex: str, face: Face) -> Refusal | None:
    title = pos.title
    old = face_at(title, pos.state.board, hex)
    is_first = old.colour == "none"
    if face.colour == FIRST_COLOUR and not is_first:
        return pos.refuse("hex-has-track", hex=hex, lies=old.colour)
    if face.colour != next_colour(old.colour):
        return pos.refuse("wrong-colour", hex=hex, colour=face.colour, lies=old.colour)
    if kinds(face) != kinds(old):
        return _refuse_kind(pos, hex, old, face)
    printed = title.map.hexes[hex].face.label
    if face.label != printed and face.label not in title.further_labels.get(hex, ()):
        code = "wrong-label" if is_first else "label-not-kept"
        return pos.refuse(code, hex=hex, label=printed, tile=face.tile)
    if not keeps_track(old, face):
        return pos.refuse("track-not-kept", hex=hex, tile=face.tile, rotation=face.rotation)
    if stop_mapping(old, face) is None:
        return pos.refuse("circles-not-kept", hex=hex, tile=face.tile, rotation=face.rotation)
    return _why_not_exits(pos, hex, face)


def _refuse_kind(pos: Rail, hex: str, old: Face, face: Face) -> Refusal:
    """The refusal of a tile with other kinds of stops than its hex."""
    if old.colour != "none":
        return pos.refuse("wrong-kind-of-tile", hex=hex, tile=face.tile)
    if "town" in kinds(old) | kinds(face):
        return pos.refuse("town-tile-for-town", hex=hex, tile=face.tile)
    if face.stops:
        return pos.refuse("city-tile-without-city", hex=hex, tile=face.tile)
    return pos.refuse("plain-tile-on-city", hex=hex, tile=face.tile)


def _why_not_exits(pos: Rail, hex: str, face: Face) -> Refusal | None:
    map = pos.title.map
    for edge in face.exits:
        beyond = map.neighbour(hex, edge)
        if beyond is None:
            return pos.refuse("exit-off-map", hex=hex, edge=edge)
        other = map.hexes[beyond]
        if other.kind != "plain" and opposite(edge) not in other.face.exits:
            return pos.refuse("exit-against-border", hex=hex, edge=edge, beyond=beyond)
    return None


def _why_fewer_exits(pos: Rail, hex: str, face: Face) -> Refusal | None:
    """A city takes a tile with six exits if one is left and fits (1861-6.5.2.3-16, -17)."""
    if (
        face.colour not in pos.title.six_exit_colours
        or len(face.exits) == SIX
        or "city" not in kinds(face)
    ):
        return None
    for better in fitting(pos, hex):
        if len(better.exits) == SIX and supply(pos.title, pos.state.board, better.tile) != 0:
            return pos.refuse("six-exits-first", hex=hex, tile=better.tile)
    return None


# --- the tile and the company's routes ----------------------------------------


def _why_not_connected(pos: Rail, company: str, hex: str, face: Face) -> Refusal | None:
    title, board = pos.title, pos.state.board
    old = face_at(title, board, hex)
    routes = network(pos, company)
    if old.pieces and not face.stops:  # plain track: the new track counts (1861-6.5.2.3-5)
        added = plain_pieces(face) - plain_pieces(old)
        if any(routes.continues(hex, piece) for piece in added):
            return None
        return pos.refuse("new-track-not-connected", hex=hex, company=company)
    # Else any track of the tile will do (1861-6.5.2.2-3, 6.5.2.3-6).
    if any(hex_of(city) == hex for city in token_cities(board, company)):
        return None
    if routes.arrives(hex, face.exits):
        return None
    code = "upgrade-not-connected" if old.pieces else "track-not-connected"
    return pos.refuse(code, hex=hex, company=company)
