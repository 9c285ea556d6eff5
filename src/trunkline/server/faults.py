"""How everything that goes wrong is answered: in one form, and without what is inside."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DBAPIError

from trunkline.server.problems import Problem, database_away
from trunkline.server.reading import unreadable
from trunkline.server.security.who import REQUEST, AnyRequest, language_of, state
from trunkline.store import Away, Clash
from trunkline.wire.bodies import ProblemBody

if TYPE_CHECKING:
    from litestar.types import ExceptionHandlersMap

    from trunkline.server.house import House


def of_problem(request: AnyRequest, problem: Problem) -> Response[ProblemBody]:
    """A problem in the reader's language."""
    return Response(
        problem.body(language_of(request.scope)),
        status_code=problem.status,
        headers=problem.headers,
        media_type="application/json",
    )


def _of_clash(request: AnyRequest, _: Clash) -> Response[ProblemBody]:
    return of_problem(request, Problem("clash", 409))


def _of_away(request: AnyRequest, error: Away) -> Response[ProblemBody]:
    """A database that is away, or busy, is not a defect."""
    house: House = request.app.state.house
    request_id = state(request.scope).get(REQUEST, "")
    house.log.error("database-away", request=request_id, why=str(error)[:500])
    return of_problem(request, database_away())


def _of_http(request: AnyRequest, error: HTTPException) -> Response[ProblemBody]:
    if isinstance(error, ValidationException):
        problem = unreadable(request, error, language_of(request.scope))
    elif error.status_code == 404:
        problem = Problem("not-found", 404)
    elif error.status_code == 405:
        problem = Problem("wrong-method", 405, headers=dict(error.headers or {}))
    elif error.status_code == 500:
        return _of_defect(request, error)
    else:
        problem = Problem("not-json", error.status_code)
    return of_problem(request, problem)


def _of_database(request: AnyRequest, error: DBAPIError) -> Response[ProblemBody]:
    """A number that the database cannot hold is no defect either."""
    code = str(getattr(error.orig, "sqlstate", None) or "")
    if code.startswith("22") or "out of int" in str(error):
        return of_problem(request, Problem("out-of-range", 400))
    return _of_defect(request, error)


def _of_overflow(request: AnyRequest, error: OverflowError) -> Response[ProblemBody]:
    if "SQLite" in str(error):
        return of_problem(request, Problem("out-of-range", 400))
    return _of_defect(request, error)


def _of_defect(request: AnyRequest, error: Exception) -> Response[ProblemBody]:
    """A defect of the program: the log has all of it, the answer only where to find it."""
    house: House = request.app.state.house
    request_id = state(request.scope).get(REQUEST, "")
    house.metrics.count("errors_total")
    told = "".join(traceback.format_exception(error))
    house.log.error("defect", request=request_id, traceback=told)
    return of_problem(request, Problem("internal", 500, id=request_id))


HANDLERS: ExceptionHandlersMap = {
    Problem: of_problem,
    Clash: _of_clash,
    Away: _of_away,
    HTTPException: _of_http,
    DBAPIError: _of_database,
    OverflowError: _of_overflow,
    Exception: _of_defect,
}
