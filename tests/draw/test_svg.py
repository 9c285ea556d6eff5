"""Writing SVG: numbers, escaping, elements; and fitting lines into room."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trunkline.draw.fonts import fitted, is_covered, lines, text_width
from trunkline.draw.svg import element, group, join, number, text


def is_xml(letter: str) -> bool:
    """Whether a letter may stand in an XML document."""
    code = ord(letter)
    return code in (9, 10, 13) or 32 <= code < 0xD800 or 0xE000 <= code < 0xFFFE or code > 0xFFFF


@given(st.text(st.characters(codec=None)))
def test_any_text_survives_in_content_and_attributes(words: str) -> None:
    parsed = ElementTree.fromstring(element("text", words, data_name=words or None).encode())
    expected = "".join(letter if is_xml(letter) else "?" for letter in words)
    # A reader of XML takes every kind of line end for a line feed, and in attributes for a space.
    assert "".join(parsed.itertext()) == expected.replace("\r\n", "\n").replace("\r", "\n")
    assert parsed.get("data-name", "").split(" ") == (
        expected.replace("\r\n", " ").replace("\r", " ").replace("\n", " ").replace("\t", " ")
    ).split(" ")


def test_markup_is_not_escaped_again() -> None:
    inner = element("tspan", "a < b")
    assert element("text", inner, " & c") == "<text><tspan>a &lt; b</tspan> &amp; c</text>"
    assert join("<", inner) == "&lt;<tspan>a &lt; b</tspan>"


def test_attributes_without_value_are_left_out() -> None:
    assert element("g", id=None, class_="") == "<g/>"
    assert group(at=complex(1.25, -0.04), id="x") == '<g transform="translate(1.2 0)" id="x"/>'


@pytest.mark.parametrize(
    ("value", "written"), [(1.0, "1"), (-0.04, "0"), (0.25, "0.2"), (-3.16, "-3.2"), (100, "100")]
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_lines_centre_on_their_place() -> None:
    assert text("x", 10 + 20j, 10) == '<text x="10" y="23.3" font-size="10">x</text>'


@given(st.text(), st.floats(20, 300))
def test_fitted_lines_fit(words: str, room: float) -> None:
    shown, size = fitted(words, 20, room)
    assert text_width(shown, size) <= room + 0.01
    assert 16 <= size <= 20
    if shown != words:
        assert shown.endswith("…")
        assert words.startswith(shown[:-1])


def test_names_are_broken_where_it_balances() -> None:
    assert lines("Nizhnii Novgorod", 18, 500) == ["Nizhnii Novgorod"]
    assert lines("Nizhnii Novgorod", 18, 50) == ["Nizhnii", "Novgorod"]
    assert lines("Ekaterinoslav", 18, 10) == ["Ekaterinoslav"]


def test_which_scripts_the_typeface_has() -> None:
    assert is_covered("Łódź – Ωμέγα – Санкт-Петербург 1861 ‘…’")
    assert not any(map(is_covered, ("東京", "서울", "🚂")))
