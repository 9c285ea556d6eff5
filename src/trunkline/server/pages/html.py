"""Writing HTML: elements as text, with everything escaped that has to be."""

from __future__ import annotations

from html import escape

VOID = {"br", "hr", "img", "input", "link", "meta"}
"""Elements that have no inside, and no end."""


class Html(str):
    """Text that is HTML already, and is not escaped again."""

    __slots__ = ()


def join(*parts: str) -> Html:
    """Parts one after the other; plain text among them is escaped."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def tag(element: str, /, *children: str, **attributes: str | bool | None) -> Html:
    """An element. Underscores in attribute names stand for hyphens; ``class_`` for ``class``.

    >>> tag("a", "R & R", href="/?a=1&b=2", hidden=True, title=None)
    '<a href="/?a=1&amp;b=2" hidden>R &amp; R</a>'
    >>> tag("br")
    '<br>'
    """
    written = ""
    for key, value in attributes.items():
        attribute = key.rstrip("_").replace("_", "-")
        if value is True:
            written += f" {attribute}"
        elif value is not None and value is not False:
            written += f' {attribute}="{escape(value)}"'
    end = "" if element in VOID else f"{join(*children)}</{element}>"
    return Html(f"<{element}{written}>{end}")
