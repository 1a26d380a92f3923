"""The sentences that say why a move is better, in five languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from rekje.analysis.moves import Move
from rekje.analysis.reasons import Difference, Feature, Why
from rekje.drawing.review.why import why_instead_text, why_text
from rekje.locale import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden" / "reviews"
WORD, OTHER = Move("play", "8D", "TAART", score=24), Move("play", "E7", "TAFEL", score=20)
WALK = Move("play", word="LEPEL", path=((0, 0), (1, 0), (2, 0), (1, 0), (0, 0)))
LETTER = Move("place", laid=(((3, 3), "R3×2"),), words=("ARM", "RAM"))
EXCHANGE = Move("exchange", tiles="QV", count=2)
FIGURES: dict[str, tuple[float, float]] = {"worth": (6.22, -3.1), "chance": (0.614, 0.57), "rest": (1, 9)}
KEPT = {"worth": ("ERS", "EQV")}


def why(verdict: str, *differences: Difference) -> Why:
    return Why(verdict, 1.0, 0.5, differences)  # type: ignore[arg-type]


def feature(name: Feature, *, turned: bool = False) -> Difference:
    mine, other = FIGURES.get(name, (14.4, 13.0) if name.startswith("reply") else (12, 7))
    kept = KEPT.get(name)
    if turned:
        return Difference(name, other, mine, kept=kept and (kept[1], kept[0]))
    return Difference(name, mine, other, kept=kept)


def sentences(language: str) -> Iterator[str]:
    for name in get_args(Feature):
        for turned in (False, True):
            yield why_text(why("better", feature(name, turned=turned)), WORD, OTHER, language)
    score, worth, reply, chance = (feature(name) for name in ("score", "worth", "reply", "chance"))
    for verdict in ("better", "even", "unclear", "worse"):
        yield why_text(why(verdict, score, worth, reply, chance), WORD, OTHER, language)
    less = feature("score", turned=True)
    yield why_text(why("better", less, worth, reply, feature("chance", turned=True)), WORD, OTHER, language)
    yield why_text(why("unclear", less, reply), EXCHANGE, WORD, language)
    yield why_text(why("even"), Move("pass"), WORD, language)
    yield why_text(why("better", Difference("tiles", 5, 4)), WALK, Move("play", word="LEPEL"), language)
    yield why_text(why("better", Difference("places", 5, 4), Difference("back", 1, 0)), WALK, OTHER, language)
    yield why_text(why("better", Difference("reply_letters", 0.2, 1.4)), WALK, OTHER, language)
    yield why_text(why("better", Difference("reply_letters", 3, 0.2)), WALK, OTHER, language)
    yield why_text(why("worse", Difference("back", 0, 2), Difference("read", 1, 3)), LETTER, OTHER, language)
    yield why_text(why("better", Difference("worth", 0, -3.5, kept=("", "QV"))), WORD, OTHER, language)
    yield why_text(why("better", Difference("worth", 2.25, 0, kept=("S", ""))), WORD, OTHER, language)
    yield why_text(why("better", Difference("worth", 2.25, 0)), WORD, OTHER, language)
    for other in (OTHER, EXCHANGE, Move("pass"), LETTER):
        yield why_instead_text(why("better", score), WORD, other, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_as_they_are_told(language: str) -> None:
    told = "".join(f"{sentence}\n" for sentence in sentences(language))
    assert told == (GOLDEN / f"why.{language}.txt").read_text("utf-8")


def test_a_blank_at_the_beginning_of_a_word_stays_a_blank() -> None:
    word = Move("play", word="lEPEL", path=WALK.path)
    told = why_text(why("better", feature("tiles")), word, Move("play", word="lEPEL"), "nl")
    assert told.startswith("lEPEL anders leggen laat ")


@pytest.mark.parametrize("verdict", ["even", "unclear"])
def test_what_speaks_against_advice_is_not_told_as_its_reason(verdict: str) -> None:
    reply, score = feature("reply"), feature("score")
    told = why_instead_text(why(verdict, reply), WORD, OTHER, "en")
    assert told == "Instead of E7 TAFEL: 8D TAART is just as good, as far as can be told."
    assert "14 points" in why_instead_text(why(verdict, score, reply), WORD, OTHER, "en")
    assert "14 points" in why_instead_text(why("worse", reply), WORD, OTHER, "en")
