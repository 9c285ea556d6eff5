"""What all pages have in common."""

from __future__ import annotations

from litestar import Response

from trunkline import __version__
from trunkline.server.pages.html import Html, join, tag
from trunkline.words import LANGUAGES, language, phrase


def page(
    title: str, *body: str, status: int = 200, switch: str = "", lang: str = ""
) -> Response[str]:
    """A page in the language spoken now. ``switch`` is the path that its other languages have."""
    head = join(
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("link", rel="stylesheet", href="/style.css"),
        tag("link", rel="icon", href="/icon.svg", type="image/svg+xml"),
    )
    banner = tag(
        "header", tag("a", tag("span", class_="mark"), "Trunkline", class_="home", href="/")
    )
    whole = tag(
        "html",
        tag("head", head),
        tag("body", banner, tag("main", *body), _foot(switch)),
        lang=lang or language(),
    )
    return Response("<!doctype html>" + whole, status_code=status, media_type="text/html")


def _foot(switch: str) -> Html:
    links = [tag("a", "API", href="/api"), tag("span", f"Trunkline {__version__}")]
    if switch:
        links = [
            tag("a", name, href=f"{switch}?language={code}", hreflang=code, lang=code)
            if code != language()
            else tag("span", name, lang=code, aria_current="true")
            for code, name in LANGUAGES.items()
        ] + links
    return tag("footer", tag("nav", *links, aria_label=phrase("page-foot")))
