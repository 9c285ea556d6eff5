"""Colours, weights and patterns of all drawings, chosen once, for light, dark and print.

Drawings name colours as CSS variables (``--tl-…``), so that a page can replace them; one
drawing then serves them all. ``flatten`` writes the values in, for programs that
know no variables.
"""

from __future__ import annotations

import re
from typing import Literal

from trunkline.draw.fonts import FAMILY
from trunkline.draw.svg import Markup, element

Theme = Literal["auto", "light", "dark", "print"]
"""``auto`` follows the reader's setting, and turns to ``print`` on a printer."""
Fixed = Literal["light", "dark", "print"]
"""A theme that is the same for every reader."""

LIGHT: dict[str, str] = {
    "paper": "#f3eee2",
    "panel": "#fbf8f0",
    "ink": "#2a2723",
    "muted": "#6b6457",
    "line": "#c9bfa9",
    "none": "#f8f4e9",
    "yellow": "#f4d35e",
    "green": "#97c48a",
    "brown": "#c99e70",
    "grey": "#c3c0b8",
    "offboard": "#dd9a86",
    "tile-ink": "#2a2723",
    "tile-line": "#7d7361",
    "track": "#26231f",
    "slot": "#fffdf6",
    "slot-line": "#26231f",
    "reserved": "#7b7364",
    "badge": "#fffdf6",
    "rim": "#26231f",
    "zone-minor": "#a9c8e4",
    "zone-both": "#efb096",
    "zone-public": "#c8b3dd",
    "zone-convert": "#f6dd83",
    "zone-other": "#b9d6ae",
    "route-a": "#0b5fa5",
    "route-b": "#c2360a",
    "route-c": "#7a2a8c",
    "route-d": "#00695c",
    "route-e": "#b0005e",
    "route-f": "#7a5200",
    "route-g": "#2a2723",
    "route-h": "#4b6a00",
    "on-route": "#fffdf6",
}
"""The palette on light paper."""

DARK: dict[str, str] = {
    **LIGHT,
    "paper": "#191b1e",
    "panel": "#212428",
    "ink": "#ece7db",
    "muted": "#a9a498",
    "line": "#454a50",
    "none": "#2a2e33",
    "yellow": "#d9b949",
    "green": "#7fab74",
    "brown": "#b08960",
    "grey": "#9c9a94",
    "offboard": "#c48573",
    "tile-line": "#191b1e",
    "slot": "#f4efe2",
    "badge": "#f4efe2",
    "rim": "#f4efe2",
    "zone-minor": "#7d9fc1",
    "zone-both": "#c98a6d",
    "zone-public": "#a48cbd",
    "zone-convert": "#cdb04f",
    "zone-other": "#86a97a",
}
"""The palette on dark paper: tiles stay a little darker, print on them stays dark."""

PRINT: dict[str, str] = {**LIGHT, "paper": "#ffffff", "panel": "#ffffff", "none": "#ffffff"}
"""The palette for a printer: the paper itself where nothing is drawn."""

ZONES = ("minor", "both", "public", "convert")
"""Zones of share markets that have a colour of their own; all others share one."""
ROUTE_COLOURS = "abcdefgh"
"""The colours of routes, by the letters that end their names."""
COLOUR_CLASSES = ("none", "yellow", "green", "brown", "grey", "offboard")

_RULES = (
    f".trunkline{{font-family:{FAMILY};text-anchor:middle;fill:var(--tl-ink)}}"
    ".tl-left{text-anchor:start}.tl-right{text-anchor:end}"
    ".tl-paper{fill:var(--tl-paper)}"
    ".tl-panel{fill:var(--tl-panel);stroke:var(--tl-line);stroke-width:1.5}"
    ".tl-muted{fill:var(--tl-muted)}"
    ".tl-bold{font-weight:700}.tl-strong{font-weight:600}"
    ".tl-rule{stroke:var(--tl-line);stroke-width:1.5;fill:none}"
    ".tl-hex{stroke:var(--tl-line);stroke-width:2}"
    ".tl-tile{stroke:var(--tl-tile-line);stroke-width:2}"
    ".tl-joined{stroke:var(--tl-offboard);stroke-width:1}"
    + "".join(f".tl-{name}{{fill:var(--tl-{name})}}" for name in COLOUR_CLASSES)
    + ".tl-side{stroke:var(--tl-tile-line);stroke-width:3;stroke-linecap:round}"
    ".tl-casing,.tl-track{fill:none;stroke-linecap:butt;stroke-linejoin:round}"
    ".tl-track{stroke:var(--tl-track);stroke-width:13}"
    ".tl-casing{stroke-width:21}"
    + "".join(f".tl-casing-{name}{{stroke:var(--tl-{name})}}" for name in COLOUR_CLASSES)
    + ".tl-arrow,.tl-town{fill:var(--tl-track)}"
    ".tl-town{stroke:var(--tl-slot);stroke-width:2.5}"
    ".tl-on-none .tl-town{fill:var(--tl-ink);stroke:var(--tl-none)}"
    ".tl-block-line,.tl-block-ground{fill:var(--tl-slot);stroke-linejoin:round}"
    ".tl-block-line{stroke:var(--tl-slot-line);stroke-width:61}"
    ".tl-block-ground{stroke:var(--tl-slot);stroke-width:56}"
    ".tl-slot{fill:var(--tl-slot);stroke:var(--tl-slot-line);stroke-width:2.5}"
    ".tl-kept{fill:none;stroke:var(--tl-reserved);stroke-width:2;stroke-dasharray:4 3}"
    ".tl-reserved{fill:var(--tl-reserved);font-weight:600}"
    ".tl-name{font-weight:600;paint-order:stroke;stroke-width:6;stroke-linejoin:round}"
    + "".join(
        f".tl-on-{name} .tl-name,.tl-on-{name} .tl-place,.tl-on-{name} .tl-letter"
        f"{{fill:var(--tl-{'ink' if name == 'none' else 'tile-ink'})}}"
        f".tl-on-{name} .tl-name,.tl-on-{name} .tl-place,.tl-on-{name} .tl-letter"
        f"{{stroke:var(--tl-{name})}}"
        f".tl-on-{name} .tl-plate{{fill:var(--tl-{name});stroke:none}}"
        for name in COLOUR_CLASSES
    )
    + ".tl-letter{font-weight:700;paint-order:stroke;stroke-width:4;stroke-linejoin:round}"
    ".tl-place{font-weight:600;opacity:.8;paint-order:stroke;stroke-width:4;stroke-linejoin:round}"
    ".tl-badge{fill:var(--tl-badge);stroke:var(--tl-tile-line);stroke-width:1.5}"
    ".tl-figure{font-weight:600;fill:var(--tl-tile-ink)}"
    ".tl-pill{fill:none;stroke:var(--tl-muted);stroke-width:1.5}"
    ".tl-cost{font-weight:600;fill:var(--tl-muted)}"
    ".tl-on-yellow .tl-cost,.tl-on-green .tl-cost,.tl-on-brown .tl-cost,.tl-on-grey .tl-cost"
    "{fill:var(--tl-tile-ink)}"
    ".tl-on-yellow .tl-pill,.tl-on-green .tl-pill,.tl-on-brown .tl-pill,.tl-on-grey .tl-pill"
    "{stroke:var(--tl-tile-ink)}"
    ".tl-step{stroke:var(--tl-tile-line);stroke-width:1}"
    ".tl-now{fill:none;stroke:var(--tl-tile-ink);stroke-width:4}"
    ".tl-cell{fill:var(--tl-panel)}"
    ".tl-frame{fill:none;stroke:var(--tl-line);stroke-width:1.5}"
    ".tl-swatch{stroke:var(--tl-line);stroke-width:1.5}"
    + "".join(f".tl-zone-{name}{{fill:var(--tl-zone-{name})}}" for name in (*ZONES, "other"))
    + ".tl-closed{fill:url(#tl-hatch)}"
    ".tl-rim{fill:none;stroke:var(--tl-rim);stroke-width:1.6}"
    ".tl-ring{fill:var(--tl-slot)}"
    ".tl-share{stroke:var(--tl-rim);stroke-width:1}"
    ".tl-train{fill:var(--tl-paper);stroke:var(--tl-muted);stroke-width:1.5}"
    ".tl-veil{fill:var(--tl-paper);opacity:.4}"
    ".tl-halo,.tl-route{fill:none;stroke-linecap:round;stroke-linejoin:round}"
    ".tl-halo{stroke:var(--tl-on-route)}"
    ".tl-dot{stroke:var(--tl-on-route);stroke-width:3}.tl-on-route{fill:var(--tl-on-route)}"
    + "".join(
        f".tl-route-{letter}{{stroke:var(--tl-route-{letter})}}"
        f".tl-fill-{letter}{{fill:var(--tl-route-{letter})}}"
        for letter in ROUTE_COLOURS
    )
    + ".tl-dashed{fill:none;stroke:var(--tl-reserved);stroke-width:1.6;stroke-dasharray:4 3}"
)


def _variables(palette: dict[str, str]) -> str:
    return "".join(f"--tl-{name}:{value};" for name, value in palette.items())


_PALETTES: dict[str, str] = {
    "light": f":where(.trunkline){{{_variables(LIGHT)}}}",
    "dark": f":where(.trunkline){{{_variables(DARK)}}}",
    "auto": f":where(.trunkline){{{_variables(LIGHT)}}}"
    f"@media (prefers-color-scheme:dark){{:where(.trunkline){{{_variables(DARK)}}}}}"
    f"@media print{{:where(.trunkline){{{_variables(PRINT)}}}}}",
    "print": f":where(.trunkline){{{_variables(PRINT)}}}",
}
_PALETTE_ELEMENT = re.compile(r'<style class="tl-palette">.*?</style>', re.DOTALL)
_RULES_ELEMENT = re.compile(r"<style>.*?</style>", re.DOTALL)
_VARIABLE = re.compile(r"var\(--tl-([a-z0-9-]+)\)")


def style(theme: Theme) -> Markup:
    """The style sheets of a drawing: the palette by itself, then the rules that use it."""
    return Markup(f"{_palette(theme)}<style>{_RULES}</style>")


def _palette(theme: Theme) -> str:
    return f'<style class="tl-palette">{_PALETTES[theme]}</style>'


def stylesheet() -> str:
    """One style sheet for all drawings of a page, which says by ``data-theme`` what it wears."""
    return (
        f".trunkline{{{_variables(LIGHT)}}}"
        f':root[data-theme="dark"] .trunkline{{{_variables(DARK)}}}'
        f"{_RULES}"
    )


def document(
    width: float,
    height: float,
    *body: str,
    label: str,
    theme: Theme = "auto",
    scale: float = 1.0,
) -> str:
    """A complete drawing. ``label`` is its title for those who hear it."""
    size = {"width": width * scale, "height": height * scale}
    return element(
        "svg",
        element("title", label),
        style(theme),
        *body,
        xmlns="http://www.w3.org/2000/svg",
        class_="trunkline",
        # Not "img": that would hide the names of the parts from those who cannot see them.
        role="graphics-document document",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        **size,
    )


def themed(svg: str, theme: Theme) -> str:
    """The same drawing with another theme."""
    return _PALETTE_ELEMENT.sub(_palette(theme), svg, count=1)


def flatten(svg: str, theme: Fixed = "light", family: str = FAMILY) -> str:
    """The drawing with colours and typeface written in, for programs that know no variables.

    Only the rules are rewritten: what the drawing says stays, whatever it looks like.
    """
    palette = {"light": LIGHT, "dark": DARK, "print": PRINT}[theme]
    bare = _PALETTE_ELEMENT.sub("", svg, count=1)

    def written(rules: re.Match[str]) -> str:
        named = rules[0].replace(FAMILY, family)
        return _VARIABLE.sub(lambda found: palette[found[1]], named)

    return _RULES_ELEMENT.sub(written, bare, count=1)
