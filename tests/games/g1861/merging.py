"""What tests of the merger round need beside the kit: track, proposals, share sales."""

from __future__ import annotations

from itertools import pairwise

from tests.games.g1861.kit import Table
from trunkline.eighteen.actions import (
    Accept,
    AddPartner,
    BuyShare,
    Merge,
    Pass,
    RemoveToken,
)
from trunkline.eighteen.board import face_at
from trunkline.eighteen.components import STOP, Face
from trunkline.games.g1861.merger import MergerRound

MOSCOW = ("N", "M-K", "MNN")
"""Three minors at home in circles of one hex: always connected by the rulebook."""
NORTH = ("D14", "C13", "B12", "B10", "B8", "C7", "C5", "D4", "D2", "E1")
"""From Kiev (home of K-B) to St. Petersburg (home of StP-W)."""
SOUTH = ("G15", "G17", "H18", "I19", "J18", "K17")
"""Kharkov, Yuzovka, Rostov, Tsaritsyn: homes of K-R, D, V and T-R, each a city of one slot."""
VORONEZH = ("H8", "H10", "H12", "I13")
"""From Moscow (home of M-K) to Voronezh (home of M-V)."""


def lay_line(table: Table, *hexes: str) -> None:
    """Yellow tiles so that track leads through hexes from end to end."""
    neighbours = dict.fromkeys(hexes, frozenset[int]())
    for one, other in pairwise(hexes):
        for hex, beyond in ((one, other), (other, one)):
            edge = table.title.map.edge_between(hex, beyond)
            assert edge is not None, f"{one} and {other} are not neighbours"
            neighbours[hex] |= {edge}
    for hex, edges in neighbours.items():
        lies = face_at(table.title, table.state.board, hex)
        if not _joins(lies, edges):
            fitting = table.title.catalogue.replacements(lies)
            face = next(f for f in fitting if f.label == lies.label and _joins(f, edges))
            table.tile(hex, face.tile, face.rotation)


def _joins(face: Face, edges: frozenset[int]) -> bool:
    """Whether track of a face leads from one edge to the other, or anywhere from the only one."""
    if len(edges) == 1:
        return edges <= set(face.exits)
    by_stop = [
        {edge for edge, end in face.pieces if end == STOP + stop} for stop in range(len(face.stops))
    ]
    return tuple(sorted(edges)) in face.pieces or any(edges <= reached for reached in by_stop)


def owner(table: Table, minor: str) -> str:
    return table.state.certificates[minor][0]


def call(table: Table, minor: str) -> None:
    """Pass until it is a minor's turn."""
    while (asked := minor_asked(table)) != minor:
        table.play(Pass(owner(table, asked)))


def minor_asked(table: Table) -> str:
    """The minor whose turn it is in the merger round."""
    step = table.pos.top
    assert isinstance(step, MergerRound), f"{step} is no turn of a minor"
    return step.company


def propose(table: Table, *minors: str) -> None:
    """The first minor names the others as partners."""
    call(table, minors[0])
    seat = owner(table, minors[0])
    for partner in minors[1:]:
        table.play(AddPartner(seat, minors[0], partner))


def form(table: Table, public: str, *minors: str) -> None:
    """A merger to which all agree, up to the first question about the new public."""
    propose(table, *minors)
    table.play(Merge(owner(table, minors[0]), minors[0], public))
    while table.asked()[1] == "Consent":
        table.play(Accept(table.asked()[0]))


def open_sale(table: Table, public: str, *minors: str) -> None:
    """A merger to which all agree, up to the sale of shares."""
    form(table, public, *minors)
    keep_tokens(table)


def decline_shares(table: Table) -> None:
    """Nobody buys a share of the new public."""
    while table.asked()[1] == "ShareSale":
        table.play(Pass(table.asked()[0]))


def share(table: Table, public: str) -> BuyShare:
    """The purchase of a share by whoever is asked."""
    return BuyShare(table.asked()[0], public, "treasury")


def keep_tokens(table: Table, *cities: str) -> None:
    """The director gives up all superfluous tokens, but none in some cities."""
    while table.asked()[1] == "RemoveTokens":
        seat = table.asked()[0]
        offered = (choice for choice in table.pos.legal(seat) if isinstance(choice, RemoveToken))
        table.play(next(action for action in offered if action.city not in cities))
