"""What an export itself says of the consequences of an action, compared with ours.

Without a trace this is all there is to compare on the way: the revenue of each route,
the type of a train that was bought, and the place on the market of a par price.
"""

from __future__ import annotations

from collections.abc import Iterator

from trunkline.eighteen.events import TrainsRun
from trunkline.formats.eighteen_games import Moment
from trunkline.formats.eighteen_games.entries import BuyTrain, Entry, Par, Recorded, RunRoutes
from trunkline.formats.eighteen_games.pieces import kind_of
from trunkline.formats.trace import Mismatch, place
from trunkline.kernel import Game


def first_wrong_claim(recorded: Recorded, moment: Moment, game: Game) -> Mismatch | None:
    """The first thing that an entry says and that did not come of it."""
    for entry in (recorded.entry, *recorded.automatic):
        for what, ours, theirs in _claims(entry, moment, game):
            if ours != theirs:
                return what, ours, theirs
    return None


def _claims(entry: Entry, moment: Moment, game: Game) -> Iterator[Mismatch]:
    if isinstance(entry, RunRoutes):
        yield from _revenues(entry, moment)
    elif isinstance(entry, BuyTrain) and entry.variant is not None:
        yield "type of the train", kind_of(entry.train), entry.variant
    elif isinstance(entry, Par):
        cell = game.state.companies[entry.corporation].cell
        yield f"place on the market of {entry.corporation}", place(cell), place(entry.cell)


def _revenues(entry: RunRoutes, moment: Moment) -> Iterator[Mismatch]:
    for event in moment.events:
        if not isinstance(event, TrainsRun) or event.company != entry.entity:
            continue
        for route, (train, hexes, _, revenue) in zip(entry.routes, event.routes, strict=False):
            if route.revenue is not None:
                way = f"{hexes[0]} to {hexes[-1]}" if hexes else "nowhere"
                yield f"revenue of train {train} from {way}", revenue, route.revenue
