"""The state of 1861: what all 18xx games hold, with the steps and actions of this game."""

from __future__ import annotations

from typing import TypeAlias

from trunkline.eighteen import actions
from trunkline.eighteen.state import RailState
from trunkline.games.g1861.auction import FirstMinorAuction, MinorAuction, PrivateAuction
from trunkline.games.g1861.buying_trains import TrainStep
from trunkline.games.g1861.formation import RemoveTokens, ShareSale
from trunkline.games.g1861.merger import Consent, MergerRound, Proposal
from trunkline.games.g1861.national_turn import NationalRun, NationalTurn
from trunkline.games.g1861.operating import (
    BeforeInterestStep,
    CompanyTurn,
    OperatingRound,
    PrivateStep,
    RedeemStep,
)
from trunkline.games.g1861.phases import DiscardTrains, TrainlessPublics
from trunkline.games.g1861.running import DividendStep, RunStep
from trunkline.games.g1861.sequence import Sequence
from trunkline.games.g1861.stock import HomeToken, StockRound
from trunkline.games.g1861.tokens import TokenStep
from trunkline.games.g1861.track import TrackStep
from trunkline.games.g1861.trade import PrivateOffer, TrainOffer

AnyStep: TypeAlias = (
    Sequence
    | PrivateAuction
    | FirstMinorAuction
    | MinorAuction
    | StockRound
    | HomeToken
    | OperatingRound
    | CompanyTurn
    | RedeemStep
    | TrackStep
    | TokenStep
    | RunStep
    | DividendStep
    | BeforeInterestStep
    | TrainStep
    | PrivateStep
    | PrivateOffer
    | TrainOffer
    | NationalTurn
    | NationalRun
    | TrainlessPublics
    | DiscardTrains
    | MergerRound
    | Proposal
    | Consent
    | RemoveTokens
    | ShareSale
)
"""Every step of the sequence of play."""

Action1861: TypeAlias = (
    actions.Pass
    | actions.Bid
    | actions.SellShares
    | actions.BuyShare
    | actions.StartPublic
    | actions.LayTile
    | actions.PlaceToken
    | actions.RunTrains
    | actions.PayDividend
    | actions.RedeemShares
    | actions.BuyTrain
    | actions.DiscardTrain
    | actions.BuyPrivate
    | actions.Accept
    | actions.Decline
    | actions.Withdraw
    | actions.Convert
    | actions.AddPartner
    | actions.Merge
    | actions.RemoveToken
    | actions.GiveUp
)
"""Every action of the game."""


class State1861(RailState[AnyStep], kw_only=True):
    """A state of 1861."""
