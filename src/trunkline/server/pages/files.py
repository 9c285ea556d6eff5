"""Files of pages: the style sheet, the icon, and the web application where it was built."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.static_files import create_static_files_router

from trunkline.draw.theme import stylesheet
from trunkline.server.pages import front
from trunkline.server.security.who import AnyRequest, header

APPLICATION = Path(__file__).parents[1] / "static"
"""Where the web application lies once it is built."""
FOREVER = "public, max-age=31536000, immutable"
ADDRESSES = ["/", "/new", "/me", "/rules", "/rules/{title:str}", "/t/{table_id:str}"]
"""The addresses of the application's pages."""
NAMED = {
    "icon-turn.svg": "image/svg+xml",
    "manifest.webmanifest": "application/manifest+json",
    "worker.js": "text/javascript",
    "robots.txt": "text/plain",
}
"""Files of the application that have names of their own."""
NOTHING_TO_ASK = {"open": True}
"""For the gate: it does not matter who asks."""


def _file(name: str) -> bytes:
    return (files(__package__) / name).read_bytes()


def _answer(request: AnyRequest, content: bytes, kind: str) -> Response[bytes]:
    """A file that browsers keep, and ask about."""
    mark = f'"{sha256(content).hexdigest()[:16]}"'
    headers = {"etag": mark, "cache-control": "public, max-age=300"}
    if header(request.scope, b"if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(content, headers=headers, media_type=kind)


@get("/style.css", include_in_schema=False, opt=NOTHING_TO_ASK, sync_to_thread=False)
def style(request: AnyRequest) -> Response[bytes]:
    """The style sheet of all pages."""
    return _answer(request, _file("style.css"), "text/css")


@get("/icon.svg", include_in_schema=False, opt=NOTHING_TO_ASK, sync_to_thread=False)
def icon(request: AnyRequest) -> Response[bytes]:
    """The icon."""
    return _answer(request, _file("icon.svg"), "image/svg+xml")


@get("/drawings.css", include_in_schema=False, opt=NOTHING_TO_ASK, sync_to_thread=False)
def drawings(request: AnyRequest) -> Response[bytes]:
    """How maps, markets and cards look: the same for every drawing of a page."""
    return _answer(request, stylesheet().encode(), "text/css")


@get(ADDRESSES, include_in_schema=False, opt=NOTHING_TO_ASK, sync_to_thread=False)
def application() -> File:
    """The web application's page: it finds out by its address what to show."""
    headers = {"cache-control": "no-cache"}
    path = APPLICATION / "index.html"
    return File(path, media_type="text/html", content_disposition_type="inline", headers=headers)


def first_page() -> list[Any]:
    """What is served first: the web application if it is there, else the plain page."""
    if not (APPLICATION / "index.html").is_file():
        return front.route_handlers
    assets = APPLICATION / "assets"
    more = []
    if assets.is_dir():
        kept = create_static_files_router(
            path="/assets",
            directories=[assets],
            cache_control=None,
            opt=NOTHING_TO_ASK,
            include_in_schema=False,
        )
        more.append(kept)
    named = [_named(name) for name in NAMED if (APPLICATION / name).is_file()]
    return [application, *named, *more]


def _named(name: str) -> HTTPRouteHandler:
    """The handler of a file of the application."""

    @get(
        f"/{name}",
        include_in_schema=False,
        opt=NOTHING_TO_ASK,
        sync_to_thread=False,
        name=f"file {name}",
    )
    def named(request: AnyRequest) -> Response[bytes]:
        return _answer(request, (APPLICATION / name).read_bytes(), NAMED[name])

    return named


route_handlers = [style, drawings, icon]
