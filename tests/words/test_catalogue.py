"""Everything that can be said has its phrase, and no phrase is there that nobody says."""

from __future__ import annotations

import pytest

import trunkline
from tests.words import scan
from tests.words.fluent_files import figures, messages, plain
from trunkline.games.g1861.refusals import RULES
from trunkline.kernel.options import text
from trunkline.words import has_phrase, phrase, phrase_names, rulebook
from trunkline.words.catalogue import kebab
from trunkline.words.names import OWNER_NAMES

MADE_IN_WORDS = {"exits", "share_price", "company", "minor"}
"""Figures that are worked out from others before a phrase is filled."""


OF_OTHER_TRAINS = {"too-many-hexes", "no-end-for-train", "too-few-of-kind"}
OF_OTHER_MAPS = {"port-passed", "terminal-passed", "hex-twice"}
"""Refusals of trains and of maps that 1861 does not have."""


def variables(name: str, attribute: str = "") -> set[str]:
    """The figures that a phrase needs, without the forms it needs them in."""
    return plain(figures("en", (name, attribute)))


def of_family(family: str) -> set[str]:
    """The rest of the names that begin with a family's name."""
    return {name.removeprefix(f"{family}-") for name in messages() if name.startswith(f"{family}-")}


def test_every_message_can_be_read() -> None:
    assert set(phrase_names()) == set(messages())


def test_every_refusal_has_its_sentence_and_no_other_is_there() -> None:
    assert of_family("refusal") == set(scan.refusals())


def test_every_refusal_has_a_rule_that_exists() -> None:
    known = rulebook.rules("1861")
    without = {code for code in scan.refusals() if RULES.get(code) not in known}
    assert without == OF_OTHER_TRAINS | OF_OTHER_MAPS


@pytest.mark.parametrize("code", sorted(scan.refusals()))
def test_a_refusal_uses_only_figures_that_it_always_carries(code: str) -> None:
    always = set.intersection(*scan.refusals()[code])
    assert variables(f"refusal-{code}") <= always


@pytest.mark.parametrize("name", sorted(of_family("refusal") | of_family("event")))
def test_sentences_end_like_sentences(name: str) -> None:
    family = "refusal" if name in of_family("refusal") else "event"
    part = (f"{family}-{name}", "")
    told = phrase(*part, **dict.fromkeys(figures("en", part), "X"))
    assert told[0].isupper() or not told[0].isalpha()
    assert told.endswith(".")


def test_every_event_has_its_sentence_and_no_other_is_there() -> None:
    assert of_family("event") == {kebab(name) for name in scan.kinds("Event")}


def test_every_action_has_its_name_and_no_other_is_there() -> None:
    assert of_family("action") == {kebab(name) for name in scan.kinds("Action")}
    assert all(has_phrase(f"action-{name}", "kind") for name in of_family("action"))


def test_every_step_has_its_name_and_help_and_no_other_is_there() -> None:
    assert of_family("step") == {kebab(name) for name in scan.steps()}
    assert all(has_phrase(f"step-{name}", "help") for name in of_family("step"))


@pytest.mark.parametrize("name", sorted(scan.kinds("Event") | scan.kinds("Action")))
def test_events_and_actions_are_told_with_their_own_fields(name: str) -> None:
    family = "event" if name in scan.kinds("Event") else "action"
    assert variables(f"{family}-{kebab(name)}") <= scan.fields(name) | {"exits"}


@pytest.mark.parametrize("name", sorted(scan.steps()))
def test_steps_are_told_with_their_own_fields(name: str) -> None:
    if has_phrase(f"step-{kebab(name)}", "now"):
        assert variables(f"step-{kebab(name)}", "now") <= scan.fields(name) | MADE_IN_WORDS


def test_everything_that_money_is_paid_for_has_a_name() -> None:
    paid, _ = scan.reasons()
    assert of_family("reason") == {kebab(reason) for reason in paid}


def test_every_reason_for_the_end_has_a_name() -> None:
    _, ends = scan.reasons()
    assert of_family("end") == {kebab(reason) for reason in ends}


def test_all_owners_that_are_no_players_have_names() -> None:
    assert of_family("owner") == set(OWNER_NAMES)


def test_every_round_has_a_name_in_every_sentence_about_rounds() -> None:
    kinds = {
        found
        for node in scan.walk("games")
        for found in scan.texts(node)
        if found in ("auction", "stock", "operating", "merger")
    }
    for name in ("event-round-started", "event-round-ended", "screen-round"):
        for kind in kinds:
            told = phrase(name, **{"kind-id": kind}, set="1", number="2")
            assert not told.startswith("Round"), kind


def test_every_option_and_value_of_every_title_is_explained_and_no_other() -> None:
    expected: dict[str, set[str]] = {}
    for info in trunkline.titles():
        for option in info.options:
            values = {f"is-{kebab(text(value))}" for value in option.values}
            expected[f"{info.name}-{kebab(option.name)}"] = values
    found = {
        name: {attribute.id.name for attribute in messages()[f"option-{name}"].attributes}
        for name in of_family("option")
    }
    assert found == expected


def test_every_ruleset_is_explained_and_no_other() -> None:
    expected = {
        f"{info.name}-{kebab(name)}" for info in trunkline.titles() for name in info.rulesets
    }
    assert of_family("ruleset") == expected


def test_every_phrase_that_the_source_names_is_there() -> None:
    named, _ = scan.phrases_named()
    assert {found for found in named if not has_phrase(*found)} == set()


def test_pages_name_phrases_that_are_there_and_no_other_is() -> None:
    named, beginnings = scan.web_phrases()
    there = {name for name in messages() if name.startswith("web-")}
    assert named - there == set()
    unused = {name for name in there - named if not name.startswith(tuple(beginnings))}
    assert unused == set()


def test_no_phrase_is_there_that_the_source_does_not_name() -> None:
    named, beginnings = scan.phrases_named()
    assert "" not in beginnings, "a phrase whose name begins with a figure cannot be found"
    known = {name for name, _ in named} | scan.all_texts()
    ends = {kebab(found) for found in scan.all_texts()} | {
        f"{info.name}-{rest}" for info in trunkline.titles() for rest in _rests(info)
    }
    unused = {
        name
        for name in messages()
        if name not in known
        and not name.startswith("web-")
        and not any(
            name.startswith(start) and name.removeprefix(start) in ends for start in beginnings
        )
    }
    assert unused == set()


def _rests(info: trunkline.kernel.TitleInfo) -> set[str]:
    options = {kebab(option.name) for option in info.options}
    return options | {kebab(name) for name in info.rulesets}
