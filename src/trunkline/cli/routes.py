"""``trunkline routes``: the best routes of a company, or of every run in a record."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from trunkline.cli.arguments import AtOption, FileArgument, check_moment, write_output
from trunkline.cli.console import print_json, print_line, print_table
from trunkline.cli.draw import Paper
from trunkline.cli.errors import BadInput

if TYPE_CHECKING:
    from trunkline.eighteen.actions import Route
    from trunkline.eighteen.routes import BestRoutes, ValuedRoute
    from trunkline.eighteen.title import Rail
    from trunkline.formats.runs import RecordedRun
    from trunkline.kernel import Game

NAME = "routes"


class Drawing(NamedTuple):
    """Where and how the routes are to be drawn."""

    output: Path
    theme: Paper
    scale: float


class Question(NamedTuple):
    """Whose best routes are looked for, and where; and what was taken there."""

    pos: Rail
    company: str
    taken: RecordedRun | None


def command(
    file: FileArgument,
    at: AtOption = None,
    company: Annotated[
        str | None,
        typer.Option(
            "--company",
            metavar="COMPANY",
            help="Whose routes; if it is not given, whoever runs at that moment or ran last.",
        ),
    ] = None,
    run: Annotated[
        int | None,
        typer.Option("--run", metavar="ID", help="The run in the action with that id."),
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Every run of trains in the record.")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="OUT", help="Draw the routes: a file in .svg or .png."
        ),
    ] = None,
    theme: Annotated[
        Paper, typer.Option("--theme", metavar="|".join(Paper), help="Light or dark drawing.")
    ] = Paper.AUTO,
    scale: Annotated[
        float,
        typer.Option("--scale", metavar="X", min=0.1, max=4, help="The size of a PNG picture."),
    ] = 1.0,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds", metavar="S", min=0, help="How long to look for the best of a run at most."
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON; with --all, one object on each line.")
    ] = False,
) -> None:
    """Find a company's best routes, beside those it took; or check every run of a record."""
    from trunkline.formats.runs import load_with_ids, runs

    _check_options(every, at, run, output)
    game, ids = load_with_ids(file)
    check_moment(file, game, at)
    whose = None if company is None else _company(game, company)
    made = (one for one in runs(game, ids, str(file)) if whose in (None, one.company))
    if every:
        _show_all(game, made, seconds, as_json)
        return
    if run is None:
        question = _at_moment(game, list(made), len(game.log) if at is None else at, whose)
    else:
        taken = next((one for one in made if one.action == run), None)
        if taken is None:
            who = f" of {company}" if company else ""
            raise BadInput(f"{file}: no trains{who} run in an action {run}; --all lists all runs")
        question = Question(taken.position, taken.company, taken)
    drawing = None if output is None else Drawing(output, theme, scale)
    _show_one(game, question, drawing, seconds, as_json)


def _company(game: Game, name: str) -> str:
    from trunkline.play import company_labels, company_named

    found = company_named(game, name)
    if found is None:
        raise BadInput(f"there is no company {name!r}; there are {company_labels(game)}")
    return found


def _check_options(every: bool, at: int | None, run: int | None, output: Path | None) -> None:
    """``BadInput`` for options that do not go together."""
    from trunkline.draw.picture import KINDS

    alone = {"--at": at, "--run": run, "--output": output}
    given = [name for name, value in alone.items() if value is not None]
    if every and given:
        raise BadInput(f"--all shows every run of the record; {given[0]} is for a single one")
    if at is not None and run is not None:
        raise BadInput("--at and --run both name a moment; one of them is enough")
    if output is not None and output.suffix.lower() not in KINDS:
        raise BadInput(f"{output} must end in {' or '.join(KINDS)}")


# --- every run ---------------------------------------------------------------


def _show_all(
    game: Game, made: Iterable[RecordedRun], seconds: float | None, as_json: bool
) -> None:
    from trunkline.words.route_tables import Judged, runs_table, say_runs

    judged = []
    for one in made:
        best, milliseconds = _best(one.position, one.company, seconds)
        if as_json:
            print_json(_line(one, best, milliseconds), compact=True)
        else:
            judged.append(Judged(one.action, one.company, one.revenue, best))
    if as_json:
        return
    if judged:
        print_table(runs_table(judged, game))
        print_line()
    for sentence in say_runs(judged, game):
        print_line(sentence, "bold")


def _best(pos: Rail, company: str, seconds: float | None) -> tuple[BestRoutes, float]:
    """The best routes, and how many milliseconds it took to find them."""
    from trunkline.eighteen.routes import best_routes

    began = time.perf_counter()
    best = best_routes(pos, company, seconds)
    return best, round((time.perf_counter() - began) * 1000, 3)


def _line(run: RecordedRun, best: BestRoutes, milliseconds: float) -> dict[str, Any]:
    return {
        "action": run.action,
        "company": run.company,
        "revenue": run.revenue,
        "best": best.revenue,
        "proven": best.proven,
        "ms": milliseconds,
    }


# --- one company -------------------------------------------------------------


def _at_moment(game: Game, made: list[RecordedRun], number: int, whose: str | None) -> Question:
    """The run that the next action makes, or the last one made; else who could run now."""
    for wanted in (number + 1, number):
        for one in made:
            if one.number == wanted:
                return Question(one.position, one.company, one)
    pos: Rail = game.at(number).position
    asked = str(getattr(pos.top, "company", ""))
    before = [one for one in made if one.number <= number]
    if whose is not None or asked in pos.title.charters:
        return Question(pos, whose or asked, None)
    if not before:
        raise BadInput("no company has run its trains at that moment; --company names one")
    return Question(before[-1].position, before[-1].company, before[-1])


def _show_one(
    game: Game,
    question: Question,
    drawing: Drawing | None,
    seconds: float | None,
    as_json: bool,
) -> None:
    pos, company, taken = question
    best, milliseconds = _best(pos, company, seconds)
    routes = list(_valued(pos, company, best.routes))
    if drawing is not None:
        _draw(pos, company, routes, best.proven, drawing)
    if as_json:
        print_json(_described(pos, company, best, routes, milliseconds, taken))
        return
    _print_routes(game, company, best, routes, taken)
    if drawing is not None:
        print_line(f"written to {drawing.output}")


def _valued(pos: Rail, company: str, routes: Iterable[Route]) -> Iterator[ValuedRoute]:
    from trunkline.eighteen.routes import ValuedRoute, value_of

    for route in routes:
        value = value_of(pos, company, route)
        yield ValuedRoute(route, value.revenue, value.counted)


def _described(
    pos: Rail,
    company: str,
    best: BestRoutes,
    routes: list[ValuedRoute],
    milliseconds: float,
    taken: RecordedRun | None,
) -> dict[str, Any]:
    """A company's routes for programs."""

    def listed(values: Iterable[ValuedRoute]) -> list[dict[str, Any]]:
        return [
            {
                "train": one.route.train,
                "hexes": one.route.hexes,
                "counted": one.counted,
                "revenue": one.revenue,
            }
            for one in values
        ]

    return {
        "company": company,
        "trains": pos.state.companies[company].trains,
        "best": best.revenue,
        "bound": best.bound,
        "proven": best.proven,
        "ms": milliseconds,
        "routes": listed(routes),
        "taken": None
        if taken is None
        else {
            "action": taken.action,
            "revenue": taken.revenue,
            "routes": listed(_valued(pos, company, taken.routes)),
        },
    }


def _print_routes(
    game: Game,
    company: str,
    best: BestRoutes,
    routes: list[ValuedRoute],
    taken: RecordedRun | None,
) -> None:
    from trunkline.words import phrase
    from trunkline.words.names import person_or_thing
    from trunkline.words.route_tables import Judged, routes_table, say_best, say_taken

    name = person_or_thing(game, company)
    if routes:
        print_table(routes_table(phrase("routes-best", company=name), routes, game))
        print_line()
    print_line(say_best(best, company, game), "bold")
    if taken is None:
        return
    print_line()
    heading = phrase("routes-taken", company=name, action=str(taken.action))
    if taken.routes:
        values = list(_valued(taken.position, company, taken.routes))
        print_table(routes_table(heading, values, game))
    else:
        print_line(heading, "bold")
    print_line()
    judged = Judged(taken.action, company, taken.revenue, best)
    print_line(say_taken(judged, game), "bold")


def _draw(
    pos: Rail, company: str, routes: list[ValuedRoute], is_proven: bool, drawing: Drawing
) -> None:
    from trunkline.draw.picture import Picture
    from trunkline.draw.routes import routes_svg

    picture = Picture(company, routes_svg(pos, company, routes, is_proven))
    file = picture.themed(drawing.theme.value).file_as(drawing.output, drawing.scale)
    write_output(drawing.output, file)
