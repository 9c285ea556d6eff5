"""What every game shares: actions, steps, positions, and games with their history."""

from trunkline.kernel.actions import Action, Choice, Open, Ranged, describe, example
from trunkline.kernel.dice import Dice
from trunkline.kernel.events import Event, GameEnded
from trunkline.kernel.game import Game
from trunkline.kernel.options import OptionError, OptionInfo, Options, Value
from trunkline.kernel.parts import Part
from trunkline.kernel.position import Position
from trunkline.kernel.refusal import IllegalAction, Refusal
from trunkline.kernel.registry import (
    TitleInfo,
    UnknownTitle,
    make_title,
    register,
    title_info,
    titles,
)
from trunkline.kernel.state import State
from trunkline.kernel.steps import Decision, Move, Step
from trunkline.kernel.title import Title, seat_names

__all__ = [
    "Action",
    "Choice",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "GameEnded",
    "IllegalAction",
    "Move",
    "Open",
    "OptionError",
    "OptionInfo",
    "Options",
    "Part",
    "Position",
    "Ranged",
    "Refusal",
    "State",
    "Step",
    "Title",
    "TitleInfo",
    "UnknownTitle",
    "Value",
    "describe",
    "example",
    "make_title",
    "register",
    "seat_names",
    "title_info",
    "titles",
]
