"""1861: which rule stands against an action that is not asked for, by place and by action.

``refusals`` has the rule behind each code. Three codes say only that an action is out of
place: what forbids it depends on the step that is under way, and on what the action is.
Steps and actions go by the names of their classes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from trunkline.eighteen.actions import (
    Bid,
    BuyTrain,
    LayTile,
    Pass,
    PayDividend,
    PlaceToken,
    RedeemShares,
)
from trunkline.eighteen.auction import Auction
from trunkline.games.g1861.auction import PrivateAuction
from trunkline.games.g1861.buying_trains import has_room
from trunkline.games.g1861.formation import ShareSale
from trunkline.games.g1861.track import ACTIONS as TRACK_ACTIONS
from trunkline.games.g1861.turn import TurnStep, turn_under_way
from trunkline.kernel import Action, Refusal, Step

if TYPE_CHECKING:
    from trunkline.games.g1861.types import Pos

IN_TURN = "TurnStep"
"""All parts of a company's turn that have no entry of their own."""

DECIDES: dict[str, str] = {
    "PrivateAuction": "1861-5.2.4-6",
    "FirstMinorAuction": "1861-5.2.4-6",
    "MinorAuction": "1861-5.2.4-6",
    "StockRound": "1861-5-1",
    "HomeToken": "1861-5.2.3-8",
    IN_TURN: "1861-6.5-5",
    "NationalRun": "1861-6.6-2",
    "PrivateOffer": "1861-6.5-3",
    "TrainOffer": "1861-6.5.8-13",
    "TrainlessPublics": "1861-6.8.4-7",
    "DiscardTrains": "1861-6.5.8-11",
    "MergerRound": "1861-7-2",
    "Proposal": "1861-7-2",
    "Consent": "1861-7-3",
    "RemoveTokens": "1861-7.2-15",
    "ShareSale": "1861-7.3-6",
}
"""By step: the rule that says whose decision it is."""

DONE: dict[str, str] = {
    "PrivateAuction": "1861-5.3-1",
    "FirstMinorAuction": "1861-5.3-10",
    "MinorAuction": "1861-5.2.4-6",
    "StockRound": "1861-5-2",
    "HomeToken": "1861-5.2.3-8",
    IN_TURN: "1861-6.5-1",
    "NationalRun": "1861-6.6-1",
    "PrivateOffer": "1861-6.5-3",
    "TrainOffer": "1861-6.5.8-2",
    "TrainlessPublics": "1861-6.8.4-8",
    "DiscardTrains": "1861-6.8.3-5",
    "MergerRound": "1861-7-2",
    "Proposal": "1861-7-2",
    "Consent": "1861-7-3",
    "RemoveTokens": "1861-7.2-15",
    "ShareSale": "1861-7.3-5",
}
"""By step: the rule that says what is done in it, and nothing else."""

BY_STEP: dict[tuple[str, str], str] = {
    ("MinorAuction", "SellShares"): "1861-5-3",
    ("HomeToken", "SellShares"): "1861-5-3",
    ("HomeToken", "BuyShare"): "1861-5.2.3-11",
    ("HomeToken", "StartPublic"): "1861-5.2.3-11",
    ("HomeToken", "Bid"): "1861-5.2.3-11",
    ("RunStep", "Pass"): "1861-6.5-2",
    ("DividendStep", "Pass"): "1861-6.5-2",
    ("NationalRun", "LayTile"): "1861-6.5.2.1-14",
    ("NationalRun", "PlaceToken"): "1861-6.6-3",
    ("NationalRun", "RedeemShares"): "1861-6.6-3",
    ("NationalRun", "BuyTrain"): "1861-6.6-4",
    ("RemoveTokens", "BuyShare"): "1861-7.2-20",
}
"""What a rule says about one kind of action in one step."""

BY_ROUND: dict[tuple[str, str], str] = {
    **{
        (round, action): rule
        for round in ("stock", "operating")
        for action, rule in (
            ("Convert", "1861-7-2"),
            ("AddPartner", "1861-7-2"),
            ("Merge", "1861-7-2"),
            ("RemoveToken", "1861-7.2-15"),
        )
    },
    ("stock", "BuyPrivate"): "1861-6.5-3",
    ("merger", "BuyPrivate"): "1861-6.5-3",
    ("stock", "DiscardTrain"): "1861-6.8.3-5",
    ("operating", "DiscardTrain"): "1861-6.8.3-5",
    ("merger", "DiscardTrain"): "1861-6.8.3-5",
    ("stock", "GiveUp"): "1861-6.8.4-8",
    ("operating", "GiveUp"): "1861-6.8.4-8",
    ("merger", "GiveUp"): "1861-6.8.4-8",
    ("operating", "SellShares"): "1861-5-2",
    ("operating", "BuyShare"): "1861-5-2",
    ("operating", "StartPublic"): "1861-5.2.3-1",
    ("operating", "Bid"): "1861-5.2.4-1",
    ("merger", "SellShares"): "1861-7.3-11",
    ("merger", "BuyShare"): "1861-7.3-5",
    ("merger", "StartPublic"): "1861-5.2.3-1",
    ("merger", "Bid"): "1861-5.2.4-1",
}
"""What a rule says about one kind of action in one kind of round."""


OWN_PART = ("RedeemShares", "LayTile", "PlaceToken", "RunTrains", "PayDividend", "BuyTrain")
"""The actions that have a part of a company's turn to themselves."""


def rule_out_of_place(refusal: Refusal, action: Action, pos: Pos) -> str:
    """The id of the rule against an action that is not asked for."""
    step, kind = pos.top, type(action).__name__
    if step is None:
        return "1861-8-6" if pos.state.end_reason == "bank" else refusal.rule
    if refusal.code == "not-your-turn":
        return _whose_decision(step, action, pos) or _place(step, DECIDES) or refusal.rule
    return (
        BY_STEP.get((type(step).__name__, kind))
        or _about_the_turn(step, action, pos)
        or _about_the_round(action, pos)
        or _place(step, DONE)
        or refusal.rule
    )


def _place(step: Step, rules: Mapping[str, str]) -> str:
    """The rule about a step; empty if there is none."""
    return rules.get(type(step).__name__) or (rules[IN_TURN] if isinstance(step, TurnStep) else "")


def _whose_decision(step: Step, action: Action, pos: Pos) -> str:
    """Where it takes more than the step to know who decides, and why."""
    if isinstance(step, Auction) and isinstance(action, Bid | Pass):
        if action.seat in pos.title.seats and action.seat not in step.bidders:
            return "1861-5.3-6" if isinstance(step, PrivateAuction) else "1861-5.2.4-8"
    elif isinstance(step, ShareSale) and step.everybody:
        return "1861-7.3-8"
    return ""


def _about_the_turn(step: Step, action: Action, pos: Pos) -> str:
    """Why an action is in no later part of a company's turn; empty for other moments."""
    turn = turn_under_way(pos)
    if turn is None or not isinstance(step, TurnStep) or type(action).__name__ not in OWN_PART:
        return ""
    if getattr(action, "company", "") != turn.company:
        return "1861-6.2-7"
    is_minor = pos.title.charters[turn.company].kind == "minor"
    if isinstance(action, RedeemShares):
        return "1861-6.5.1-1" if is_minor else "1861-6.5.1-6"
    if isinstance(action, LayTile) and turn.laid == TRACK_ACTIONS:
        return "1861-6.5.2.1-6"
    if isinstance(action, PlaceToken) and (is_minor or turn.placed):
        return "1861-6.5.3-2" if is_minor else "1861-6.5.3-1"
    if isinstance(action, PayDividend) and is_minor:
        return "1861-6.5.5.1-1"
    if isinstance(action, BuyTrain) and not has_room(pos, turn.company):
        return "1861-6.5.8-1"
    return DONE[IN_TURN]


def _about_the_round(action: Action, pos: Pos) -> str:
    """What a rule says about an action in rounds of this kind; empty if none does."""
    round = pos.state.round
    if isinstance(action, Bid) and action.item in pos.title.privates and round != "auction":
        return "1861-4-5"
    return BY_ROUND.get((round, type(action).__name__), "")
