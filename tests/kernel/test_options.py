"""Options: described by data, read from what people type, refused in one clear sentence."""

import pytest

from tests.kernel.toy import RULESETS, ToyOptions
from trunkline.kernel import OptionError, OptionInfo, Options
from trunkline.kernel.options import describe_options, resolve, text


def chosen(**given):
    return resolve(ToyOptions, RULESETS, given)


def test_options_describe_themselves():
    heap, storms, weather = describe_options(ToyOptions, {"heap": "toy-2"})
    assert heap == OptionInfo("heap", (30, 12, 200), 30, "toy-2")
    assert storms == OptionInfo("storms", (True, False), True, "")
    assert weather.values == ("mild", "wild")


def test_every_option_is_a_choice():
    class Loose(Options, frozen=True, kw_only=True):
        size: int = 3

    with pytest.raises(TypeError, match=r"Loose\.size must be a Literal"):
        describe_options(Loose, {})


def test_the_first_ruleset_is_the_default():
    assert chosen() == ToyOptions()
    assert chosen(ruleset="plain") == ToyOptions()


def test_a_ruleset_sets_several():
    assert chosen(ruleset="calm") == ToyOptions(storms=False, heap=12)


def test_single_options_go_on_top_of_a_ruleset():
    assert chosen(ruleset="calm", heap=30) == ToyOptions(storms=False, heap=30)


def test_values_may_be_typed():
    assert chosen(heap="12", storms="false", weather="wild") == ToyOptions(
        heap=12, storms=False, weather="wild"
    )


def test_a_number_is_no_truth_value():
    # 1 == True in Python: a person who writes 1 for storms has to be told.
    with pytest.raises(OptionError, match="option storms cannot be '1'; it is one of true, false"):
        chosen(storms=1)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"ruleset": "clam"}, r"no ruleset 'clam' \(did you mean 'calm'\?\); choose one of plain"),
        ({"heaps": 12}, r"no option 'heaps' \(did you mean 'heap'\?\); the options are heap"),
        ({"zzz": 12}, r"no option 'zzz'; the options are heap, storms, weather"),
        ({"heap": 13}, r"option heap cannot be '13'; it is one of 30, 12, 200"),
        ({"storms": "maybe"}, r"option storms cannot be 'maybe'; it is one of true, false"),
        ({"heap": None}, r"option heap cannot be 'None'"),
        ({"heap": [12]}, r"option heap cannot be '\[12\]'"),
    ],
)
def test_what_is_wrong_is_said(given, message):
    with pytest.raises(OptionError, match=message):
        chosen(**given)


def test_options_that_contradict_each_other_are_refused_together_only():
    mixes = ({"storms": False, "weather": "wild"},)
    for given in ({"storms": False}, {"weather": "wild"}):
        resolve(ToyOptions, RULESETS, given, mixes)
    with pytest.raises(OptionError, match="options storms=false and weather=wild contradict each"):
        resolve(ToyOptions, RULESETS, {"ruleset": "calm", "weather": "wild"}, mixes)


def test_values_as_people_write_them():
    assert [text(value) for value in (True, False, 12, "wild")] == ["true", "false", "12", "wild"]
