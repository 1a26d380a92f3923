"""`"any"` and `{"words": [...]}`, as records have them."""

from __future__ import annotations

import pytest

from rekje.engine.lexicons import open_lexicon
from rekje.model.problems import FormError
from tests.lexicon.conftest import letter_set


def test_any_takes_every_word() -> None:
    lexicon = open_lexicon("any", letter_set())
    assert lexicon.has(tuple("QQQ"))
    assert lexicon.level(tuple("QQQ")) is None
    assert lexicon
    with pytest.raises(FormError) as raised:
        _ = lexicon.word_graph
    assert raised.value.code == "lexicon-any"


def test_exactly_the_words_given() -> None:
    lexicon = open_lexicon({"words": ["[IJ]s", "ijs", "TAART"]}, letter_set("IJ"))
    assert lexicon.has(("IJ", "S"))
    assert lexicon.has(tuple("IJS"))
    assert lexicon.has(tuple("TAART"))
    assert not lexicon.has(tuple("HUIS"))
    assert len(lexicon) == 3
    assert lexicon.word_graph.contains(bytes((27, 19)))
    assert lexicon.at_level(1).has(tuple("TAART"))


def test_no_words_is_a_list_too() -> None:
    lexicon = open_lexicon({"words": []}, letter_set())
    assert len(lexicon) == 0
    assert not lexicon.has(tuple("AB"))
    assert len(lexicon.word_graph) == 0


def test_words_that_cannot_be_laid_do_not_matter() -> None:
    lexicon = open_lexicon({"words": ["ÉTÉ", "A?", "A B", "[IJ]S", "AB"]}, letter_set())
    assert list(lexicon.words()) == ["AB"]


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ({}, "lexicon-words"),
        ({"words": "TAART"}, "lexicon-words"),
        ({"words": None}, "lexicon-words"),
        ({"words": [], "more": 1}, "lexicon-words"),
        ({"words": [3]}, "lexicon-word-form"),
        ({"words": [""]}, "lexicon-word-form"),
        ({"words": ["A" * 60]}, "lexicon-word-form"),
        ({"words": ["[IJS"]}, "form-tiles-brackets"),
    ],
)
def test_what_is_no_list_of_words(source: dict[str, object], code: str) -> None:
    with pytest.raises(FormError) as problem:
        open_lexicon(source, letter_set())
    assert problem.value.code == code
