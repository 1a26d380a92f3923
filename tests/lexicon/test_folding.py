"""C1: from spelled words to tiles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje.lexicon.folding import Digraph, Tiler, Unlayable, mark_digraphs, spell
from rekje.model.tiles import join_tiles
from tests.lexicon.conftest import LATIN

DUTCH_BOX = (*LATIN, "IJ")
GERMAN_BOX = (*LATIN, "Ä", "Ö", "Ü")


def laid(word: str, faces: tuple[str, ...], language: str | None = None, digraph: Digraph = "letters") -> set[str]:
    return {join_tiles(way) for way in Tiler(faces, language, digraph).ways(spell(word, language))}


@pytest.mark.parametrize(
    ("word", "language", "plain"),
    [
        ("été", "fr", "ete"),
        ("Cœur", "fr", "coeur"),
        ("nævus", "fr", "naevus"),
        ("ÇA", "fr", "ca"),
        ("coördinatie", "nl", "coordinatie"),
        ("Ĳsvrĳ", "nl", "ijsvrij"),
        ("Größe", "de", "grösse"),
        ("Go\u0308re", "de", "göre"),
        ("ÜBER", None, "über"),
        ("über", "fr", "uber"),
        ("perché", "it", "perche"),
        ("smørrebrød", "en", "smorrebrod"),
    ],
)
def test_plain_spelling(word: str, language: str | None, plain: str) -> None:
    assert spell(word, language) == plain


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("auto's", "apostrophe"),
        ("l’eau", "apostrophe"),
        ("zee-eend", "hyphen"),
        ("a capella", "space"),
        ("4x4", "digit"),
        ("x²", "digit"),
        ("слово", "letter"),
        ("þing", "letter"),
        ("[IJ]S", "letter"),
        ("a", "short"),
        ("", "short"),
        ("a" * 22, "long"),
    ],
)
def test_what_cannot_be_laid_has_a_reason(word: str, reason: str) -> None:
    with pytest.raises(Unlayable) as problem:
        spell(word)
    assert problem.value.reason == reason


def test_21_letters_are_layable() -> None:
    assert spell("a" * 21) == "a" * 21


@pytest.mark.parametrize(
    ("word", "faces", "language", "tiles"),
    [
        ("Öl", GERMAN_BOX, "de", "ÖL"),
        ("Öl", LATIN, "de", "OEL"),
        ("Öl", LATIN, None, "OL"),
        ("Straße", GERMAN_BOX, "de", "STRASSE"),
        ("naïve", GERMAN_BOX, "en", "NAIVE"),
        ("rijst", LATIN, "nl", "RIJST"),
        ("rijst", DUTCH_BOX, "nl", "R[IJ]ST"),
        ("bijou", DUTCH_BOX, "nl", "BIJOU"),
        ("bijouterie", DUTCH_BOX, "nl", "BIJOUTERIE"),
        ("bijouterieën", DUTCH_BOX, "nl", "BIJOUTERIEEN"),
        ("bijectief", DUTCH_BOX, "nl", "BIJECTIEF"),
        ("antijudaïsme", DUTCH_BOX, "nl", "ANTIJUDAISME"),
        ("dijonmosterd", DUTCH_BOX, "nl", "DIJONMOSTERD"),
        ("bijzijn", DUTCH_BOX, "nl", "B[IJ]Z[IJ]N"),
        ("rijst", DUTCH_BOX, "fr", "RIJST"),
    ],
)
def test_tiles(word: str, faces: tuple[str, ...], language: str | None, tiles: str) -> None:
    assert laid(word, faces, language) == {tiles}


def test_y_for_ij_in_all_mixes() -> None:
    assert laid("bijzijn", LATIN, "nl", "either") == {"BIJZIJN", "BIJZYN", "BYZIJN", "BYZYN"}
    assert laid("rijst", DUTCH_BOX, "nl", "either") == {"R[IJ]ST", "RYST"}
    assert laid("bijou", LATIN, "nl", "either") == {"BIJOU"}
    assert laid("baby", LATIN, "nl", "either") == {"BABY"}


def test_y_only_as_in_woordenspel() -> None:
    assert laid("rijst", LATIN, "nl", "y") == {"RYST"}
    assert laid("bijou", LATIN, "nl", "y") == {"BIJOU"}


def test_a_letter_that_the_box_lacks() -> None:
    assert laid("qat", tuple(face for face in LATIN if face != "Q")) == set()


def test_one_tile_is_no_word_even_if_it_has_two_letters() -> None:
    assert laid("ij", DUTCH_BOX, "nl") == set()


def test_spelling_out_may_make_a_word_too_long() -> None:
    assert laid("ä" * 21, GERMAN_BOX, "de") == {"Ä" * 21}
    assert laid("ä" * 21, LATIN, "de") == set()


@given(st.text(max_size=30), st.sampled_from([None, "nl", "fr", "de", "en", "it"]))
def test_any_text_is_spelled_plainly_or_refused(word: str, language: str | None) -> None:
    try:
        plain = spell(word, language)
    except Unlayable:
        return
    assert 2 <= len(plain) <= 21
    assert set(plain) <= set("abcdefghijklmnopqrstuvwxyz") | (set("äöü") if language in (None, "de") else set())
    assert spell(plain, language) == plain


@given(
    st.text("abijoeuyäz", min_size=2, max_size=12),
    st.sampled_from([LATIN, DUTCH_BOX, GERMAN_BOX]),
    st.sampled_from([None, "nl", "de", "fr"]),
    st.sampled_from(["letters", "either", "y"]),
)
def test_every_way_reads_back(word: str, faces: tuple[str, ...], language: str | None, digraph: Digraph) -> None:
    plain = spell(word, language)
    ways = list(Tiler(faces, language, digraph).ways(plain))
    assert len(ways) == len(set(ways)) or "y" in plain
    for way in ways:
        assert set(way) <= set(faces)
        if digraph == "letters" and "ä" not in plain:
            assert "".join(way).lower() == plain


@given(st.text("abijoue", min_size=2, max_size=16))
def test_the_fast_way_equals_the_slow_one(word: str) -> None:
    for faces, language in ((LATIN, "nl"), (LATIN, "de"), (GERMAN_BOX, "de")):
        tiler = Tiler(faces, language)
        assert tiler.in_one_way(word)
        assert [tuple(tiler.letter_by_letter(word))] == list(tiler.ways(word))


@given(st.text("bijouecta", max_size=16))
def test_marking_loses_nothing(word: str) -> None:
    assert mark_digraphs(word).replace("ĳ", "ij") == word
