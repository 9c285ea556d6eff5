"""How everything that goes wrong is answered: in one form, and without what is inside."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from trunkline.server.problems import Problem
from trunkline.server.security.who import REQUEST, language_of, state
from trunkline.store import Away, Clash
from trunkline.wire.bodies import ProblemBody

if TYPE_CHECKING:
    from litestar.types import ExceptionHandlersMap

    from trunkline.server.house import House

AnyRequest = Request[Any, Any, Any]


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
    house: House = request.app.state.house
    house.log.error("database-away", path=request.url.path, error=str(error))
    return of_problem(request, Problem("database-away", 503, headers={"retry-after": "1"}))


def _of_http(request: AnyRequest, error: HTTPException) -> Response[ProblemBody]:
    codes = {404: "not-found", 405: "wrong-method", 413: "too-long"}
    if isinstance(error, ValidationException):
        return of_problem(request, Problem("not-understood", 400, why=error.detail))
    code = codes.get(error.status_code, "not-understood")
    if code == "not-understood":
        return of_problem(request, Problem(code, error.status_code, why=error.detail))
    return of_problem(request, Problem(code, error.status_code))


def _of_defect(request: AnyRequest, error: Exception) -> Response[ProblemBody]:
    """A defect of the program: the log has all of it, the answer only where to find it."""
    house: House = request.app.state.house
    request_id = state(request.scope).get(REQUEST, "")
    house.metrics.count("errors_total")
    told = "".join(traceback.format_exception(error))
    house.log.error("defect", request=request_id, path=request.url.path, traceback=told)
    return of_problem(request, Problem("internal", 500, id=request_id))


HANDLERS: ExceptionHandlersMap = {
    Problem: of_problem,
    Clash: _of_clash,
    Away: _of_away,
    HTTPException: _of_http,
    Exception: _of_defect,
}
