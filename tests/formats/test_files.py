"""Reading files that are no JSON, or hardly any."""

import codecs

import pytest

from trunkline.formats import FormatError, load
from trunkline.formats.files import read_bytes, read_object


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "is not JSON (it breaks off before its end)"),
        (b'{"a": ', "is not JSON (it breaks off before its end)"),
        (b"{]", "is not JSON ("),
        (b'{"a": "\xff"}', "is not JSON (its text is not in UTF-8)"),
        (b'{"a": 1e999}', "is not JSON (number out of range)"),
        (b"[" * 100_000, "is nested far too deeply to be a record of a game"),
        (b'{"a":' * 100_000, "is nested far too deeply to be a record of a game"),
        (b"5", "is JSON, but not a record of a game: an object is expected"),
        ("{}".encode("utf-16"), "is not JSON"),
    ],
)
def test_what_is_wrong_is_said(tmp_path, content, problem):
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(FormatError) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}: {problem}")


def test_a_byte_order_mark_does_no_harm():
    assert read_object(codecs.BOM_UTF8 + b'{"a": 1}', "x") == {"a": 1}


@pytest.mark.parametrize("name", ["nowhere.json", "", "a\0b"])
def test_a_file_that_is_not_there(tmp_path, name):
    with pytest.raises(FormatError, match="cannot be read"):
        read_bytes(tmp_path / name)
