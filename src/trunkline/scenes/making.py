"""Scenes made from games."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

import msgspec

from trunkline.kernel import Action, Game, Open, Position, Ranged, Refusal, example
from trunkline.kernel import Choice as Offered
from trunkline.scenes import model
from trunkline.scenes.families import Family, Follower, family_of
from trunkline.words import explain_step, say, say_choice, say_situation, say_step, speaking
from trunkline.words.names import action_name, money
from trunkline.words.say import say_reason
from trunkline.words.screen import headline, tables

__all__ = ["components", "history", "judge", "refused", "scene", "tile_chart"]

_STYLES = re.compile(r"<style.*?</style>", re.DOTALL)


def scene(
    game: Game,
    seat: str | None = None,
    language: str = "en",
    acting: Collection[str] | None = None,
) -> model.Scene:
    """A game as a seat may see it; as a spectator for none.

    ``acting`` are the seats whose choices are listed: the seat's own if it is not given.
    """
    with speaking(language):
        seats = acting if acting is not None else [seat] if seat else []
        family = family_of(game.title)
        seen = game.seen_by(seat)
        shown = seen.position
        asked = {decision.seat for decision in game.decisions}
        return model.Scene(
            title=game.title.name,
            moment=model.Moment(
                len(game.log), headline(seen), say_reason(game.finished) if game.finished else ""
            ),
            seats=tuple(
                model.Seat(who, seen.name_of(who), score) for who, score in seen.scores.items()
            ),
            turns=_turns(seen),
            choices=tuple(
                _choice(game, choice)
                for who in game.title.seats
                if who in seats
                for choice in game.legal(who)
            ),
            tables=_tables(seen),
            drawings=_drawings(family, shown) if family else {},
            sheet=family.sheet(seen, shown, bool(asked.intersection(seats))) if family else None,
        )


def components(game: Game, language: str = "en") -> model.Components:
    """What never changes while a game is played."""
    with speaking(language):
        title = game.title
        family = family_of(title)
        return model.Components(
            title=title.name,
            family=family.name if family else "",
            money=money(title, 1).replace("1", "#"),
            **({family.name: family.components(title)} if family else {}),
        )


def tile_chart(game: Game) -> model.TileChart:
    """What the map and the tiles allow, whoever lays; empty for a family without tiles."""
    family = family_of(game.title)
    if family is None or family.tile_chart is None:
        return model.TileChart({}, {})
    chart: model.TileChart = family.tile_chart(game.position)
    return chart


def judge(game: Game, action: Action, language: str = "en") -> model.Judgement:
    """Whether an action would be legal; for routes, what they would be worth."""
    with speaking(language):
        refusal = game.why_not(action)
        family = family_of(game.title)
        total, each = family.judge(game.position, action) if family else (None, ())
        return model.Judgement(refused(refusal, game) if refusal else None, total, each)


def refused(refusal: Refusal, game: Game) -> model.Refused:
    """A refusal in words, in the language that is spoken."""
    return model.Refused(
        refusal.code, refusal.rule, say(refusal, game), msgspec.to_builtins(refusal.data)
    )


def history(game: Game, language: str = "en") -> model.History:
    """How a game went, round by round: it is played again from its log."""
    with speaking(language):
        family = family_of(game.title)
        follower = family.follow() if family else Follower()
        marks: list[model.Mark] = []
        scores: dict[str, list[int]] = {seat: [] for seat in game.title.seats}
        twin = Game(game.title, game.players, game.seed)
        follower.start(twin)

        def look(*, last: bool = False) -> None:
            label = follower.mark(twin)
            if label is None and not last:
                return
            marks.append(model.Mark(len(twin.log), *(label or ("", ""))))
            for seat, score in twin.scores.items():
                scores[seat].append(score)
            follower.keep(twin)

        look()
        for action in game.log:
            follower.saw(twin, twin.play(action))
            look(last=len(twin.log) == len(game.log))
        return model.History(
            len(game.log),
            tuple(marks),
            {seat: tuple(values) for seat, values in scores.items()},
            **({family.name: follower.finished(twin)} if family else {}),
        )


# --- parts of a scene -----------------------------------------------------------


def _turns(game: Game) -> tuple[model.Turn, ...]:
    prompt = say_situation(game) if game.decisions else ""
    return tuple(
        model.Turn(
            seat=decision.seat,
            name=game.name_of(decision.seat),
            step=decision.step,
            title=say_step(decision.step),
            prompt=prompt,
            help=explain_step(decision.step),
        )
        for decision in game.decisions
    )


def _choice(game: Game, choice: Offered) -> model.Choice:
    action = example(choice)
    kind = type(action).__name__
    return model.Choice(
        kind=kind,
        heading=action_name(kind),
        label=say_choice(choice, game),
        action=msgspec.to_builtins(action),
        range=model.Range(choice.field, choice.low, choice.high, choice.step)
        if isinstance(choice, Ranged)
        else None,
        open=choice.field if isinstance(choice, Open) else "",
    )


def _tables(game: Game) -> tuple[model.TableSheet, ...]:
    return tuple(
        model.TableSheet(
            key=str(number),
            heading=table.heading,
            columns=table.columns,
            figures=tuple(table.is_figures(column) for column in range(len(table.columns))),
            rows=table.rows,
        )
        for number, table in enumerate(tables(game))
    )


def _drawings(family: Family, shown: Position[Any, Any]) -> dict[str, str]:
    """The drawings without their style sheets: a page has those of ``draw.theme`` once."""
    return {name: _STYLES.sub("", svg) for name, svg in family.drawings(shown).items()}
