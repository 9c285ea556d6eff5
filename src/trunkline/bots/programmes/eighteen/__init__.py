"""Programmed moves of the 18xx family.

``kinds`` has the programmes as data, ``offering`` says which make sense, ``answering`` what a
seat does by them, and ``stopping`` why they end.
"""

from trunkline.bots.programmes.eighteen.answering import answer
from trunkline.bots.programmes.eighteen.kinds import (
    KINDS,
    BidUpTo,
    BuyShares,
    DeclineRound,
    PassAuction,
    PassRound,
    RailProgramme,
)
from trunkline.bots.programmes.eighteen.offering import causes, offered, why_not
from trunkline.bots.programmes.eighteen.stopping import stopped_by
from trunkline.bots.programmes.model import Book, register
from trunkline.eighteen.title import RailTitle

register(
    Book(
        includes=lambda title: isinstance(title, RailTitle),
        kinds=KINDS,
        offered=offered,
        causes=causes,
        why_not=why_not,
        answer=answer,
        stopped_by=stopped_by,
    )
)

__all__ = [
    "BidUpTo",
    "BuyShares",
    "DeclineRound",
    "PassAuction",
    "PassRound",
    "RailProgramme",
]
