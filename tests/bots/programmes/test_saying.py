"""Programmes, causes and ends are sentences in every language."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

import trunkline
from tests.bots.programmes.positions import stock
from trunkline.bots.programmes import (
    AnyProgramme,
    causes,
    read_programme,
    say_cause,
    say_kind,
    say_programme,
    say_stop,
    say_why_not,
    why_not,
)
from trunkline.bots.programmes.eighteen import (
    BidUpTo,
    BuyShares,
    DeclineRound,
    PassAuction,
    PassRound,
)
from trunkline.bots.programmes.eighteen.stopping import HAPPENINGS, STANDING
from trunkline.bots.programmes.model import books
from trunkline.words import LANGUAGES, phrase_names, speaking

PROGRAMMES = [
    PassRound("auction", 1),
    PassRound("stock", 2, unless=("sale", "pool:NW")),
    PassRound("stock", 2, until="game"),
    PassRound("merger", 2, 1, companies=("N", "RO"), unless=("offer",)),
    PassRound("merger", 2, 1, until="game", companies=("N",)),
    DeclineRound("operating", 2, 1),
    DeclineRound("merger", 2, 1, ("lead",)),
    PassAuction("TSR", ("cheaper",)),
    BidUpTo("RO", 120),
    BidUpTo("RO", 120, then="ask"),
    BuyShares("NW", "treasury", 1, 2),
    BuyShares("NW", "pool", 5, 2, then="pass", unless=("threat",)),
    BuyShares("NW", "any", 5, 2),
]
ENDS = {
    PassRound: {"over", "acted"},
    DeclineRound: {"over", "acted"},
    PassAuction: {"over", "acted", "won", "lost"},
    BidUpTo: {"over", "acted", "won", "lost", "limit", "out"},
    BuyShares: {"over", "acted", "done", "cannot"},
}


def game():
    return trunkline.new("1861", players="Ada, Ben, Cy, Dee", seed=7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_differently_in_every_language(language):
    told = []
    with speaking(language):
        for programme in PROGRAMMES:
            sentence = say_programme(programme, game())
            assert sentence.strip() == sentence
            assert "  " not in sentence
            assert sentence.endswith("。" if language == "ja" else ".")
            told.append(sentence)
    assert len(set(told)) == len(told)
    with speaking("en"):
        assert language == "en" or told != [say_programme(each, game()) for each in PROGRAMMES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_and_every_cause_is_told(language):
    stop = "。" if language == "ja" else "."
    with speaking(language):
        for programme in PROGRAMMES:
            assert say_kind(programme)
            known = causes(stock().pos, programme)
            for cause in known:
                assert say_cause(cause, game())
            for code in (*ENDS[type(programme)], *known):
                assert say_stop(code, programme, game()).endswith(stop), code


def test_no_cause_is_without_a_phrase_and_no_phrase_without_a_cause():
    codes = {*HAPPENINGS, *STANDING, "pool"}
    named = {name.removeprefix("cause-") for name in phrase_names() if name.startswith("cause-")}
    assert named == codes
    ends = {name.removeprefix("ended-") for name in phrase_names() if name.startswith("ended-")}
    assert ends == codes.union(*ENDS.values())


def test_sentences():
    assert say_programme(PROGRAMMES[0], game()) == "Pass until the initial auction is over."
    assert say_programme(PROGRAMMES[1], game()) == (
        "Pass until stock round 2 is over. Ask me sooner if others sell shares of a company in "
        "which I hold shares; shares of NW come into the bank pool."
    )
    assert say_programme(PROGRAMMES[8], game()) == (
        "Bid for R-O, each time the least, up to R120; above that pass."
    )
    assert say_stop("done", PROGRAMMES[-1], game()) == (
        "You hold the 5 shares of NW that you wanted."
    )
    assert say_stop("pool:MK", PROGRAMMES[-1], game()) == (
        "Shares of MK have come into the bank pool."
    )
    with speaking("fr"):
        assert say_programme(PROGRAMMES[5], game()) == (
            "Refuser toute offre jusqu’à la fin du tour d’exploitation 2.1."
        )
    with speaking("ko"):
        assert say_programme(PROGRAMMES[3], game()).startswith(
            "합병 라운드 2.1이 끝날 때까지 N과 R-O는 패스합니다."
        )
    with speaking("ja"):
        assert say_programme(PROGRAMMES[7], game()) == (
            "Tsarskoye Selo Railway (TSR)には入札しません。次の場合はその前に止まります："
            "誰も入札せず最低入札額が下がったとき。"
        )


REFUSED = [
    PassRound("auction", 0),
    PassRound("stock", 2, unless=("rain",)),
    PassRound("merger", 2, companies=("MK",)),
    PassAuction("N"),
    BidUpTo("RO", 0),
    BuyShares("GRR", "any", 1, 2),
    BuyShares("NW", "any", 9, 2),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("programme", REFUSED, ids=str)
def test_every_refusal_is_told(language, programme):
    refusal = why_not(stock().pos, "P1", programme)
    assert refusal is not None
    with speaking(language):
        told = say_why_not(refusal, game())
    assert told.endswith("。" if language == "ja" else ".")
    for value in refusal.data.values():
        if isinstance(value, int):
            assert str(value) in told


def test_programmes_go_through_json():
    for programme in PROGRAMMES:
        data = msgspec.json.encode(programme)
        assert msgspec.json.decode(data)["type"] == type(programme).__name__
        assert read_programme(data) == programme


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "Sleep"}',
        '{"type": "PassRound", "round": "operating", "set": 1}',
        '{"type": "BidUpTo", "item": "RO", "limit": "much"}',
    ],
)
def test_what_is_no_programme_is_not_read(text):
    with pytest.raises(msgspec.ValidationError):
        read_programme(text)


def test_the_programmes_of_all_families_are_read():
    kinds = [kind for book in books() for kind in book.kinds]
    assert set(get_args(AnyProgramme)) == set(kinds)
    assert len({kind.__name__ for kind in kinds}) == len(kinds)
