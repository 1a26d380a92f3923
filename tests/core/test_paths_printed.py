"""The printed German example in our layout: each of its 29 words is there, and new when it is first possible."""

from __future__ import annotations

from rekje.engine.path.search import LayingQuery, PathSearch
from rekje.model.squares import Square
from rekje.model.tiles import LetterSet, Tiles
from tests.board.test_paths import PRINTED
from tests.support import build_word_graph

LETTERS = LetterSet(tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"), (0,) * 29, (9,) * 29, 0)
# The words that each letter makes possible: the first round's four letters, then one by one.
STEPS = [
    (4, "AB ABO AM OB"),
    (5, "ARM BAR BOR BORA RAM"),
    (6, "ABORT AMT ART BART BROT ORT ROT TOR TRAB"),
    (7, "BAD DA DARM DART RAD"),
    (8, "BAU BAUM DAU RAUM TRAUM UM"),
]
# German words of the same letters that can't be read there.
OTHERS = "TOD MOTOR MUT BAUT ROM DOM TRAUMA RUM TAU DRAMA BROTDOMRABAUM AMBO"
SIZE = (16, 16)


def search() -> PathSearch:
    words = [word for _, made in STEPS for word in made.split()]
    return PathSearch(build_word_graph(LETTERS, [*words, *OTHERS.split()]), LETTERS)


def test_all_words_can_be_read() -> None:
    found = search().words(PRINTED)
    assert {"".join(one.word) for one in found.words} == {word for _, made in STEPS for word in made.split()}
    assert len(found.words) == 29


def test_each_word_is_new_when_it_is_first_possible() -> None:
    native = search()
    written: list[tuple[Tiles, tuple[Square, ...]]] = []
    for count, made in STEPS:
        pieces = PRINTED[:count]
        through = [] if count == 4 else [pieces[-1].at]
        found = native.new_words(pieces, through, written).words
        assert {"".join(one.word) for one in found} == set(made.split())
        assert native.new_words(pieces, (), written).words == found
        written += [(one.word, one.path) for one in found]


def test_each_letter_can_be_laid_there() -> None:
    """No place for it makes more words, and its own is one of those that make all of them."""
    native = search()
    written: list[tuple[Tiles, tuple[Square, ...]]] = []
    for count, made in STEPS[1:]:
        pieces, letter = PRINTED[: count - 1], PRINTED[count - 1]
        written += [(one.word, one.path) for one in native.new_words(pieces, (), written).words]
        found = native.layings(
            pieces, [(letter.face, (letter.w, letter.h))], (), written, size=SIZE, wish=LayingQuery(most=100)
        )
        told = {frozenset("".join(one.word) for one in laying.words) for laying in found.layings}
        assert set(made.split()) in told
