"""The rules to read: the whole reference of a title, or one rule by its number."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from trunkline.server.problems import Problem
from trunkline.server.security.who import AnyRequest, header
from trunkline.words.rule_pages import RulePages, RulePassage, passage, rule_pages
from trunkline.words.rulebook import referenced_titles

NOTHING_TO_ASK = {"open": True}
"""For the gate: it does not matter who asks."""
ASK_AGAIN = "no-cache"
"""Browsers keep the reference, and ask every time whether it has changed."""


@get(
    "/api/rules",
    summary="The titles that have a rule reference",
    opt=NOTHING_TO_ASK,
    sync_to_thread=False,
)
def titles() -> list[str]:
    """Their names, as in the addresses of their rules."""
    return referenced_titles()


@get(
    "/api/rules/{title:str}",
    summary="The rules of a title",
    opt=NOTHING_TO_ASK,
    sync_to_thread=False,
)
def rules_of_title(request: AnyRequest, title: FromPath[str]) -> Response[RulePages]:
    """All chapters, with every rule, example and decision under its number."""
    body, mark = _encoded(title)
    headers = {"cache-control": ASK_AGAIN, "etag": mark}
    if header(request.scope, b"if-none-match") == mark:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(body, media_type="application/json", headers=headers)  # type: ignore[arg-type]


@get(
    "/api/rules/{title:str}/{id:str}", summary="One rule", opt=NOTHING_TO_ASK, sync_to_thread=False
)
def rule_of_title(title: FromPath[str], id: FromPath[str]) -> RulePassage:
    """A rule, an example, a decision or a whole chapter by its number."""
    found = passage(title, id)
    if found is None:
        raise Problem("not-found", 404)
    return found


@cache
def _encoded(title: str) -> tuple[bytes, str]:
    """A title's reference as it is sent, and a mark that changes with it."""
    pages = rule_pages(title)
    if pages is None:
        raise Problem("not-found", 404)
    body = msgspec.json.encode(pages)
    return body, f'"{sha256(body).hexdigest()[:20]}"'


NAME = "rules"

route_handlers = [titles, rules_of_title, rule_of_title]
