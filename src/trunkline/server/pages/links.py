"""Where the links of mails lead: pages with one button, for mail programs look at links too."""

from __future__ import annotations

from collections.abc import Awaitable

from litestar import Response, get, post
from litestar.params import FromPath

from trunkline.server.accounts.mail import confirm, reset
from trunkline.server.accounts.passwords import LEAST
from trunkline.server.given import TheHouse
from trunkline.server.pages.html import tag
from trunkline.server.pages.layout import page
from trunkline.server.problems import Problem
from trunkline.server.security.who import AnyRequest, language_of
from trunkline.words import language, phrase, speaking


@get("/confirm/{secret:str}", include_in_schema=False)
async def ask_to_confirm(request: AnyRequest, secret: FromPath[str]) -> Response[str]:
    """Whether the address is to be confirmed."""
    with speaking(language_of(request.scope)):
        return page(
            phrase("page-confirm"),
            tag("h1", phrase("page-confirm")),
            tag("p", phrase("page-confirm-ask")),
            tag("form", tag("button", phrase("page-confirm-do")), method="post"),
        )


@post("/confirm/{secret:str}", status_code=200, include_in_schema=False)
async def do_confirm(house: TheHouse, request: AnyRequest, secret: FromPath[str]) -> Response[str]:
    """Confirm the address."""
    problem = await _tried(confirm(house, secret))
    with speaking(language_of(request.scope)):
        return _result(phrase("page-confirm"), phrase("page-confirm-done"), problem)


@get("/reset/{secret:str}", include_in_schema=False)
async def ask_for_password(request: AnyRequest, secret: FromPath[str]) -> Response[str]:
    """Which password it is to be."""
    with speaking(language_of(request.scope)):
        return _password_page()


@post("/reset/{secret:str}", status_code=200, include_in_schema=False)
async def do_reset(house: TheHouse, request: AnyRequest, secret: FromPath[str]) -> Response[str]:
    """Set the password."""
    form = await request.form()
    problem = await _tried(reset(house, secret, str(form.get("password", ""))))
    with speaking(language_of(request.scope)):
        if problem is not None and problem.status == 400:
            return _password_page(problem)
        return _result(phrase("page-reset"), phrase("page-reset-done"), problem)


async def _tried(work: Awaitable[None]) -> Problem | None:
    try:
        await work
    except Problem as problem:
        return problem
    return None


def _password_page(problem: Problem | None = None) -> Response[str]:
    label = tag("label", phrase("page-reset-new"), for_="password")
    field = tag(
        "input",
        id="password",
        name="password",
        type="password",
        autocomplete="new-password",
        minlength=str(LEAST),
        required=True,
        aria_describedby="fault" if problem else None,
    )
    fault = tag("p", _said(problem), class_="fault", id="fault", role="alert") if problem else ""
    button = tag("button", phrase("page-reset-do"))
    return page(
        phrase("page-reset"),
        tag("h1", phrase("page-reset")),
        tag("form", fault, label, field, button, method="post"),
        status=problem.status if problem else 200,
    )


def _result(title: str, done: str, problem: Problem | None) -> Response[str]:
    """How it went."""
    if problem is None:
        return page(title, tag("h1", title), tag("p", done, class_="lead"))
    told = tag("p", _said(problem), class_="fault", role="alert")
    return page(title, tag("h1", title), told, status=problem.status)


def _said(problem: Problem) -> str:
    return problem.body(language()).text


route_handlers = [ask_to_confirm, do_confirm, ask_for_password, do_reset]
