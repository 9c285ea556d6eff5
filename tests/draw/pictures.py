"""Reading drawings back: their parts by id, their classes, their words."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


class Drawing:
    """A drawing taken apart; making one fails if it is not well-formed XML."""

    def __init__(self, svg: str) -> None:
        self.root = ElementTree.fromstring(svg)
        ids = Counter(part.get("id") for part in self.root.iter() if part.get("id"))
        self.twice = [id for id, count in ids.items() if count > 1]
        self.parts = {part.get("id"): part for part in self.root.iter() if part.get("id")}

    @property
    def title(self) -> str:
        return self.title_of(self.root)

    @property
    def size(self) -> tuple[float, float]:
        return float(self.root.get("width", "")), float(self.root.get("height", ""))

    def title_of(self, part: ElementTree.Element | str) -> str:
        """The title of a part, as it is spoken."""
        found = self._part(part).find(f"{SVG}title")
        assert found is not None
        return found.text or ""

    def words(self, part: ElementTree.Element | str) -> list[str]:
        """The lines written in a part, in the order of drawing."""
        return [line.text or "" for line in self._part(part).iter(f"{SVG}text")]

    def with_class(self, part: ElementTree.Element | str, name: str) -> list[ElementTree.Element]:
        """The elements of a class in a part."""
        return [each for each in self._part(part).iter() if name in each.get("class", "").split()]

    def _part(self, part: ElementTree.Element | str) -> ElementTree.Element:
        return self.parts[part] if isinstance(part, str) else part
