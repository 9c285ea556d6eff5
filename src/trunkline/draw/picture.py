"""A drawing as a thing: it shows itself in a notebook and saves itself to a file."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from trunkline.draw.theme import Theme, themed

KINDS = (".svg", ".png")
"""The kinds of file that a picture can be saved as."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG drawing with its name."""

    name: str
    svg: str
    theme: Theme = "auto"

    def __repr__(self) -> str:
        return f"<Picture of {self.name}: {len(self.svg) // 1024 + 1} kB of SVG>"

    def _repr_svg_(self) -> str:
        return self.svg

    def themed(self, theme: Theme) -> Self:
        """The same picture for light or dark paper, for print, or for what the reader uses."""
        return replace(self, svg=themed(self.svg, theme), theme=theme)

    def png(self, scale: float = 1.0) -> bytes:
        """The drawing as a PNG picture; on light paper unless a theme was chosen."""
        from trunkline.draw.png import to_png

        return to_png(self.svg, scale, "light" if self.theme == "auto" else self.theme)

    def save(self, path: str | Path, scale: float = 1.0) -> Path:
        """Write the drawing to a file; its ending says whether as SVG or as PNG."""
        target = Path(path)
        target.write_bytes(self.file_as(target, scale))
        return target

    def file_as(self, path: Path, scale: float = 1.0) -> bytes:
        """What a file of that name has to hold; ``ValueError`` if its ending is unknown."""
        kind = path.suffix.lower()
        if kind not in KINDS:
            raise ValueError(f"{path} must end in {' or '.join(KINDS)}")
        return self.svg.encode() if kind == ".svg" else self.png(scale)
