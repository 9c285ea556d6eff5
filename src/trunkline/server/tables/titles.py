"""The games that can be played, and what there is to choose."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

import trunkline.games  # noqa: F401  (the titles register themselves)
from trunkline.kernel import OptionError, TitleInfo, UnknownTitle, make_title, title_info, titles
from trunkline.server.problems import Problem
from trunkline.server.security.who import language_of
from trunkline.server.tables.clocks import PRESETS
from trunkline.wire.tables import (
    ChoiceTold,
    Choosing,
    OptionTold,
    OptionValueTold,
    RulesetTold,
    TitlesTold,
    TitleTold,
)
from trunkline.words import speaking
from trunkline.words.offering import explain_option, explain_ruleset, explain_value

MOST_PLAYERS = 12


@get("/api/titles", summary="The games that can be played", sync_to_thread=False)
def all_titles(request: Request[Any, Any, Any]) -> TitlesTold:
    """Every title with its options, their values and what they mean; and the clocks' presets."""
    with speaking(language_of(request.scope)):
        return TitlesTold(titles=tuple(map(_title_told, titles())), clocks=PRESETS)


@post(
    "/api/titles/{name:str}/check",
    status_code=200,
    summary="Whether options go together",
    sync_to_thread=False,
)
def check(name: FromPath[str], data: JSONBody[Choosing]) -> ChoiceTold:
    """The options that would result, or why there is no such game."""
    try:
        title_info(name)
        title = make_title(name, data.players, data.options)
    except UnknownTitle as error:
        raise Problem("unknown-title", 404, text=f"{error}.") from error
    except OptionError as error:
        return ChoiceTold(options=None, problem=str(error))
    options: Any = title.options  # type: ignore[attr-defined]
    return ChoiceTold(options=msgspec.structs.asdict(options))


def _title_told(info: TitleInfo) -> TitleTold:
    return TitleTold(
        name=info.name,
        full_name=info.full_name,
        authors=info.authors,
        players=info.players,
        rulesets=tuple(
            RulesetTold(
                name=name,
                explanation=explain_ruleset(info, name),
                options=options,
                players=_counts(info, name),
            )
            for name, options in info.rulesets.items()
        ),
        options=tuple(
            OptionTold(
                name=option.name,
                explanation=explain_option(info, option.name),
                values=tuple(
                    OptionValueTold(
                        value=value, explanation=explain_value(info, option.name, value)
                    )
                    for value in option.values
                ),
                default=option.default,
                rule=option.rule,
            )
            for option in info.options
        ),
    )


def _counts(info: TitleInfo, ruleset: str) -> tuple[int, ...]:
    """The player counts under a ruleset."""
    found = []
    for count in range(1, MOST_PLAYERS + 1):
        try:
            info.make(count, {"ruleset": ruleset})
        except OptionError:
            continue
        found.append(count)
    return tuple(found)


route_handlers = [all_titles, check]
