"""The sentences about JSON that does not fit."""

from typing import Annotated, Literal

import msgspec
import pytest

from trunkline.formats.schema import Misfit, checked, shown


class Part(msgspec.Struct, forbid_unknown_fields=True):
    size: Annotated[int, msgspec.Meta(ge=1, description="a size")]
    form: Literal["round", "square"] | None = None

    def __post_init__(self):
        if self.size == 13:
            raise ValueError("size is 13, which brings bad luck")


class Left(msgspec.Struct, tag=True):
    depth: float


class Right(msgspec.Struct, tag=True):
    good: bool


class Whole(msgspec.Struct):
    parts: tuple[Part, ...] = ()
    counts: dict[str, int] | None = None
    side: Left | Right | None = None
    name: str | int = ""


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (5, "it is 5; it should be an object"),
        ({"parts": 5}, "parts is 5; it should be a list"),
        ({"parts": [{"size": 1}, {}]}, "parts[1].size is missing; it should be a size"),
        ({"parts": [{"size": 0}]}, "parts[0].size is 0; it should be a size"),
        ({"parts": [{"size": 13}]}, "size is 13, which brings bad luck"),
        (
            {"parts": [{"size": 1, "form": "flat"}]},
            'parts[0].form is "flat"; it should be "round" or "square"',
        ),
        (
            {"parts": [{"size": 1, "colour": 5}]},
            "parts[0].colour is no field that is known; the fields are size, form",
        ),
        ({"counts": {"a": 1, "b": "x"}}, 'counts.b is "x"; it should be a whole number'),
        ({"side": {"type": "Up"}}, 'side.type is "Up"; it should be "Left" or "Right"'),
        ({"side": {}}, 'side.type is missing; it should be "Left" or "Right"'),
        ({"side": {"type": "Left"}}, "side.depth is missing; it should be a number"),
        (
            {"side": {"type": "Right", "good": 1}},
            "side.good is 1; it should be true or false",
        ),
        ({"name": None}, "name is null; it should be a text or a whole number"),
    ],
)
def test_the_sentence(raw, sentence):
    with pytest.raises(Misfit) as caught:
        checked(raw, Whole)
    assert str(caught.value) == sentence


def test_what_fits():
    found = checked({"parts": [{"size": 2}], "side": {"type": "Left", "depth": 1}}, Whole)
    assert found == Whole((Part(2),), None, Left(1))


def test_long_values_are_shortened():
    assert shown("x" * 100) == f'"{"x" * 38}…'
    assert shown([1, "ü", None]) == '[1, "ü", null]'
