"""Random boards: tiles of 1861 laid on a small part of its map, and tokens in its cities."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st

from trunkline.eighteen.board import cities, face_at, hex_of
from trunkline.eighteen.components import Face, TrainKind
from trunkline.eighteen.hexes import opposite
from trunkline.eighteen.routes import Bonus
from trunkline.eighteen.state import Board
from trunkline.games.g1861.title import Title1861, make_title
from trunkline.kernel import Dice, Position

COMPANY, RIVAL, OTHER = "N", "MV", "RO"
CENTRES = ("H8", "D14", "H18", "E9", "G15", "E1", "K7")
"""Places with cities, towns, off-board areas and printed track around them."""
NEAR = ("G5", "H10", "E11", "E13", "I17", "G19", "F18", "I19", "G13", "C9", "I5", "M7")
BONUSES = (Bonus(40, CENTRES, NEAR), Bonus(20, ("H18", "G19", "H8"), ("H18", "G19", "G5")))
EXPRESS = TrainKind("2E", 700, stops=2, multiplier=2, calls={"city": "may"})
FURTHER = (
    EXPRESS,
    TrainKind("3x", 200, stops=3, calls={"town": "free"}, two_of=("city", "town", "offboard")),
    TrainKind("8x", 900, stops=8, calls={"town": "free"}),
    TrainKind(
        "2H", 80, stops=0, hexes=2, calls=dict.fromkeys(("city", "offboard", "town"), "free")
    ),
    TrainKind(
        "6H", 300, stops=0, hexes=6, calls=dict.fromkeys(("city", "offboard", "town"), "free")
    ),
    TrainKind("E2", 800, stops=2, multiplier=2, calls={"town": "skip"}, ends=("city", "offboard")),
    TrainKind("E4", 810, stops=4, multiplier=2, calls={"town": "skip"}, ends=("city", "offboard")),
    TrainKind("B3", 850, stops=3, multiplier=2, calls={"city": "may", "town": "skip"}),
    TrainKind(
        "TGV",
        1000,
        stops=3,
        multiplier=2,
        calls={"town": "skip"},
        ends=("city", "offboard"),
        shares_track=True,
    ),
)
"""Kinds of train that other games have, and one that skips more than any."""

KINDS = ("2", "2", "3", "4", "5", "6", "8", "2+2", "5+5E", *(kind.id for kind in FURTHER))


def title_for_boards(**options: str) -> Title1861:
    """1861 with more bonuses, and with further kinds of train."""
    title = Title1861(3, make_title(3, options).options)
    title.bonuses = (*title.bonuses, *BONUSES)
    title.trains |= {kind.id: kind for kind in FURTHER}
    return title


TITLES = tuple(
    title_for_boards(city_blocking=blocking, network_circles=circles)
    for blocking in ("full_city", "any_foreign_token")
    for circles in ("one_station", "each_circle")
)
COLOURS = ("yellow", "green", "brown", "grey")


@cache
def faces_for(hex: str, last_colour: str) -> tuple[Face, ...]:
    """Everything that may come to lie on a hex, up to a colour; no track leads off the map."""
    title = TITLES[0]
    if title.map.hexes[hex].kind != "plain":
        return ()
    found = [title.map.hexes[hex].face]
    for face in found:
        found += [new for new in title.catalogue.replacements(face) if new not in found]
    allowed = COLOURS[: COLOURS.index(last_colour) + 1]
    return tuple(
        face
        for face in found[1:]
        if face.colour in allowed
        and all(title.map.neighbour(hex, edge) is not None for edge in face.exits)
    )


@cache
def around(centre: str, distance: int) -> tuple[str, ...]:
    map = TITLES[0].map
    near = [hex for hex in map.hexes if map.distance(centre, hex) <= distance]
    return tuple(sorted(near, key=lambda hex: map.distance(centre, hex)))


def matches(title: Title1861, laid: dict[str, Face], hex: str, face: Face) -> int:
    """How many exits of a face meet track of its neighbours, less those that do not."""
    found = 0
    for edge in face.exits:
        beyond = title.map.neighbour(hex, edge)
        if beyond in laid:
            found += 1 if opposite(edge) in laid[beyond].exits else -1
    return found


def tiles_by_chance(title: Title1861, hexes: tuple[str, ...], colour: str, dice: Dice) -> Board:
    """Tiles on some hexes, mostly such that go on with the track beside them."""
    tiles = {}
    laid = {hex: printed.face for hex, printed in title.map.hexes.items() if printed.face.pieces}
    for hex in hexes:
        faces = list(faces_for(hex, colour))
        dice.shuffle(faces)
        faces.sort(key=lambda face: -matches(title, laid, hex, face))
        if faces and dice.roll(16):
            face = laid[hex] = faces[dice.roll(1 + len(faces) // 10)]
            tiles[hex] = face.tile, face.rotation
    return Board(tiles, {})


def tokens_by_chance(title: Title1861, board: Board, hexes: tuple[str, ...], dice: Dice) -> Board:
    """Tokens in the cities of some hexes, of ``COMPANY`` one at least."""
    found = {name: stop for name, stop in cities(title, board).items() if hex_of(name) in hexes}
    joined = [name for name in found if face_at(title, board, hex_of(name)).pieces]
    home = dice.pick(joined or list(found))
    tokens = {}
    for name, stop in found.items():
        owners = [owner for owner in (RIVAL, OTHER, COMPANY) if dice.roll(4) == 0]
        dice.shuffle(owners)
        if name == home and COMPANY not in owners[: stop.slots]:
            owners.insert(0, COMPANY)
        if owners:
            tokens[name] = tuple(owners[: stop.slots])
    return Board(board.tiles, tokens)


@st.composite
def positions(draw, distance: int = 2, colour: str = "green") -> Position[Any, Any]:
    """A position with tiles around some place and tokens there, in any phase.

    The fewer hexes have tiles, the simpler it is.
    """
    title = draw(st.sampled_from(TITLES))
    near = around(draw(st.sampled_from(CENTRES)), distance)
    hexes = near[: draw(st.integers(len(near) // 2, len(near)))]
    dice = Dice(draw(st.integers(0, 2**32)))
    pos = Position(title, title.setup(seed=1))
    board = tiles_by_chance(title, hexes, colour, dice)
    pos.state.board = tokens_by_chance(title, board, near, dice)
    pos.state.phase = dice.pick(list(title.phases))
    return pos


def full_position(seed: int, colour: str = "grey", homes: int = 6) -> Position[Any, Any]:
    """The whole map full of tiles, in the last phase, and no foreign token in the way."""
    title, dice = TITLES[0], Dice(seed)
    pos = Position(title, title.setup(seed=1))
    board = tiles_by_chance(title, tuple(title.map.hexes), colour, dice)
    names = [name for name in cities(title, board) if face_at(title, board, hex_of(name)).pieces]
    dice.shuffle(names)
    pos.state.board = Board(board.tiles, dict.fromkeys(names[:homes], (COMPANY,)))
    pos.state.phase = list(title.phases)[-1]
    return pos
