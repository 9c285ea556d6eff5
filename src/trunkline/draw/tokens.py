"""Company tokens: a colour, a pattern that tells it apart without colour, and initials."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trunkline.draw.fonts import text_width
from trunkline.draw.svg import Markup, circle, element, group, join, number, point, text
from trunkline.eighteen.components import Charter
from trunkline.eighteen.title import RailTitle

_HATCH = (
    '<pattern id="tl-hatch" width="9" height="9" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 4.5H9" stroke="#6b6457" stroke-width="1.6" '
    'stroke-opacity=".45"/></pattern>'
)
_STROKE = 'fill="none" stroke="#fffdf6" stroke-width="2.2"'
_PATTERNS: dict[str, str] = {
    "plain": "",
    "bars": f'<path d="M0 3H6M0 9H6" {_STROKE}/>',
    "pales": f'<path d="M3 0V12M9 0V12" {_STROKE}/>',
    "dots": '<circle cx="3" cy="3" r="1.9" fill="#fffdf6"/>'
    '<circle cx="9" cy="9" r="1.9" fill="#fffdf6"/>',
    "rising": f'<path d="M-3 9L9 -3M3 15L15 3" {_STROKE}/>',
    "checks": '<path d="M0 0H6V6H0ZM6 6H12V12H6Z" fill="#fffdf6"/>',
    "falling": f'<path d="M-3 3L9 15M3 -3L15 9" {_STROKE}/>',
    "waves": f'<path d="M0 4Q3 0 6 4T12 4M0 10Q3 6 6 10T12 10" {_STROKE}/>',
    "lattice": f'<path d="M-3 9L9 -3M3 15L15 3M-3 3L9 15M3 -3L15 9" {_STROKE}/>',
    "grid": f'<path d="M0 6H12M6 0V12" {_STROKE}/>',
    "rings": f'<circle cx="6" cy="6" r="3.4" {_STROKE}/>',
}
PATTERN_NAMES = tuple(_PATTERNS)
_LIGHT, _DARK = "#fffdf6", "#26231f"


def pattern_of(title: RailTitle[Any], company: str) -> str:
    """The pattern of a company: companies that follow each other in the list differ."""
    return PATTERN_NAMES[list(title.charters).index(company) % len(PATTERN_NAMES)]


def definitions(title: RailTitle[Any] | None = None, companies: Iterable[str] = ()) -> Markup:
    """The pattern definitions that a drawing with some companies' tokens needs."""
    names = {pattern_of(title, company) for company in companies} if title else set()
    patterns = "".join(
        f'<pattern id="tl-{name}" width="12" height="12" patternUnits="userSpaceOnUse">'
        f"{_PATTERNS[name]}</pattern>"
        for name in PATTERN_NAMES
        if name in names and name != "plain"
    )
    return Markup(f"<defs>{_HATCH}{patterns}</defs>")


def initials(charter: Charter) -> str:
    """What stands on the token."""
    return charter.label or charter.id


def ink_on(colour: str) -> str:
    """Light or dark print, whichever reads better on a colour.

    >>> ink_on("#000080"), ink_on("#f4d35e")
    ('#fffdf6', '#26231f')
    """
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return _DARK if luminance > 0.22 else _LIGHT


def token(
    title: RailTitle[Any], company: str, at: complex, radius: float, id: str | None = None
) -> Markup:
    """A company's token. Those of minors have a light band, all others one of their colour."""
    charter = title.charters[company]
    pattern = pattern_of(title, company)
    name = initials(charter)
    half = radius * 0.5
    across = (radius**2 - half**2) ** 0.5
    size = number(radius)
    band = (
        f"M{point(complex(-across, -half))}A{size} {size} 0 0 0 {point(complex(-across, half))}"
        f"H{number(across)}A{size} {size} 0 0 0 {point(complex(across, -half))}Z"
    )
    light = charter.kind == "minor"
    fitting = 1.62 * radius / max(text_width(name, 1), 0.1)
    return group(
        element("title", charter.name or charter.id),
        circle(0j, radius, fill=charter.colour),
        join() if pattern == "plain" else circle(0j, radius, fill=f"url(#tl-{pattern})"),
        element("path", d=band, fill=_LIGHT if light else charter.colour),
        circle(0j, radius, class_="tl-rim"),
        text(
            name,
            0j,
            min(radius * 0.92, fitting),
            class_="tl-bold",
            fill=_DARK if light else ink_on(charter.colour),
        ),
        at=at,
        id=id,
        class_="tl-token",
        data_company=company,
    )
