"""Words by their letters: anagrams, patterns, hooks, extensions, lengths, held against what they mean."""

from __future__ import annotations

from collections import Counter
from fnmatch import fnmatchcase
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rekje

LETTERS = st.text("AEINRSTLO?DQ", min_size=1, max_size=9).filter(lambda text: text.count("?") < 3)


# Read by the tests that ask for them, not by all that are collected.


@cache
def english() -> rekje.Lexicon:
    return rekje.Lexicon("en")


@cache
def every() -> list[str]:
    return list(english())


@cache
def words() -> list[str]:
    return every()[::20]


@cache
def part() -> rekje.Lexicon:
    return rekje.Lexicon(words())


def laid(word: str, letters: str, within: bool) -> bool:
    """Whether a word can be laid with the letters, by what that means."""
    missing = (Counter(word) - Counter(letters.replace("?", ""))).total()
    return missing <= letters.count("?") and (within or len(word) == len(letters))


@settings(max_examples=25, deadline=None)
@given(LETTERS, st.booleans())
def test_anagrams_are_the_words_that_can_be_laid(letters: str, within: bool) -> None:
    found = part().anagrams(letters.lower(), within=within)
    assert sorted(found) == [word for word in words() if laid(word, letters, within)]
    assert [*map(len, found)] == sorted(map(len, found), reverse=True)


@settings(max_examples=40, deadline=None)
@given(st.text("AEINGST?**", min_size=1, max_size=7))
def test_patterns_are_those_of_file_names(pattern: str) -> None:
    assert list(part().matching(pattern)) == [word for word in words() if fnmatchcase(word, pattern)]


@settings(max_examples=15, deadline=None)
@given(st.deferred(lambda: st.sampled_from(words())))
def test_hooks_and_extensions_make_longer_words(word: str) -> None:
    hooks, longer = part().hooks(word), part().extensions(word)
    assert list(hooks.front) == sorted(other[0] for other in words() if other[1:] == word)
    assert list(hooks.back) == sorted(other[-1] for other in words() if other[:-1] == word)
    inside = [other for other in words() if word in other and other != word]
    assert [other for other in inside if other.endswith(word)] == list(longer.front)
    assert [other for other in inside if other.startswith(word)] == [*longer.back]
    assert {other for other in inside if word in other[1:-1]} == {*longer.both}


def test_the_whole_list() -> None:
    assert sorted(english().anagrams("AEINRS?")) == [word for word in every() if laid(word, "AEINRS?", False)]
    assert list(english().matching("Q*?U*")) == [word for word in every() if fnmatchcase(word, "Q*?U*")]
    assert sum(len(english().of_length(length)) for length in range(1, 22)) == len(english())
    assert {*map(len, english().of_length(8))} == {8}


def test_tiles_of_two_letters_and_words_as_they_are_spelled() -> None:
    dutch = rekje.Lexicon(["[IJ]S", "R[IJ]S", "[IJ]SJE", "IS"], "nl-ij")
    assert dutch.anagrams("[ij]s") == ("[IJ]S",)
    assert dutch.anagrams("?s") == ("IS", "[IJ]S")
    assert dutch.matching("?[IJ]?") == ("R[IJ]S",)
    assert dutch.hooks("ijs") == rekje.Hooks(("R",), ())
    assert dutch.extensions("[IJ]S").back == ("[IJ]SJE",)
    assert rekje.Lexicon(["GRÖSSE", "GRÖSSER"], "de").hooks("Größe").back == ("R",)


@pytest.mark.parametrize(
    ("ask", "code", "name"),
    [
        (lambda: part().anagrams("A1"), "form-argument", "letters"),
        (lambda: part().anagrams(7), "form-argument", "letters"),  # type: ignore[arg-type]
        (lambda: part().anagrams("A" * 22), "form-argument", "letters"),
        (lambda: part().matching("A-"), "form-argument", "pattern"),
        (lambda: part().hooks(""), "form-argument", "word"),
        (lambda: part().extensions("A1"), "form-argument", "word"),
        (lambda: part().of_length(0), "usage-whole-between", "length"),
        (lambda: rekje.Lexicon("any").anagrams("AB"), "lexicon-any", None),
    ],
)
def test_what_makes_no_sense_names_the_argument(ask, code: str, name: str | None) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(rekje.FormError) as caught:
        ask()
    assert (caught.value.code, caught.value.params.get("name")) == (code, name)
