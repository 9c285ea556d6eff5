"""1861, The Railways of the Russian Empire.

Where to look: ``sequence`` says which round follows which; ``auction`` and ``stock`` are
chapter 5 of the rules, ``operating`` chapter 6 with a module for each part of a company's
turn (``track``, ``tokens``, ``running``, ``buying_trains``), ``phases`` and ``national``
chapter 6.8, ``national_turn`` chapter 6.6, ``merger`` chapter 7, ``ending`` chapter 8.
``title`` holds the components and options, ``refusals`` the rule behind each refusal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trunkline.games.g1861.options import (
    EXCLUDED,
    MORE_PLAYERS,
    PLAYERS,
    RULESETS,
    SOURCES,
    Options1861,
)
from trunkline.kernel import TitleInfo, register
from trunkline.kernel.options import describe_options
from trunkline.kernel.title import Title

VERSION = 1


def _make(players: int, options: Mapping[str, Any]) -> Title[Any]:
    # Components are read when the first game is made, not when the title is registered.
    from trunkline.games.g1861.title import make_title

    return make_title(players, options)


register(
    TitleInfo(
        name="1861",
        full_name="1861: The Railways of the Russian Empire",
        players=PLAYERS,
        options=describe_options(Options1861, SOURCES),
        rulesets=RULESETS,
        version=VERSION,
        authors="Ian D. Wilson",
        make=_make,
        more_players=MORE_PLAYERS,
        excluded=EXCLUDED,
    )
)
