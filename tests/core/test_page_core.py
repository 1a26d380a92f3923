"""The core for the page: what it answers is what the native core and the referee say, and it is small."""

from __future__ import annotations

import gzip
import shutil

import pytest

from tests.core.page_core import CORE, FACTS, PLAYS, WORDS, SearchedEdition, answers, compare, first_of

MOST_BYTES = 300_000
"""Of the core, compressed, without a word list."""

pytestmark = pytest.mark.skipif(
    not (CORE.exists() and shutil.which("node")),
    reason="the core for the page isn't built (scripts/page_core.py says why)",
)


@pytest.mark.parametrize(("game", "name"), [("scrabble", "en"), ("scrabble", "nl-ij"), ("woordenspel", "it")])
def test_it_finds_the_plays_words_and_scores_of_the_native_core_and_the_referee(game: str, name: str) -> None:
    edition = SearchedEdition(game, name)
    done = compare(edition, first_of(edition.positions(20, 7), 100), seed=5, tries=4)
    assert done.plays > 10_000


def test_it_is_small() -> None:
    assert len(gzip.compress(CORE.read_bytes(), 9)) < MOST_BYTES


def test_what_makes_no_sense_is_answered_by_a_sentence() -> None:
    packed = bytes((2, 2, 0, 0, 0, 0x80, 1))
    told = answers([(PLAYS, b""), (WORDS, b"\1\2"), (WORDS, packed), (FACTS, b"\0" * 60), (99, b"")])
    assert [fine for fine, _ in told] == [False, False, True, False, False]
    assert told[0][1] == b"the question ends too early"
    assert told[4][1] == b"there is no question 99"
