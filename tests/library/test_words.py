"""`rekje.Lexicon`: built-in lists, files, lists of words; asked as spelled and as laid."""

from __future__ import annotations

from pathlib import Path

import pytest

import rekje


def test_words_as_spelled_and_as_laid() -> None:
    words = rekje.Lexicon("nl", edition="nl-ij")
    assert "ijs" in words
    assert "IJS" in words
    assert "[IJ]S" in words
    assert "xqz" not in words
    assert 7 not in words


def test_accents_and_sharp_s_are_folded() -> None:
    german = rekje.Lexicon("de")
    assert "Größe" in german
    assert "größe" in german
    assert "grosse" in german
    assert "cœur" in rekje.Lexicon("fr")


def test_y_stands_for_ij_where_the_option_says_so() -> None:
    with_y = rekje.Lexicon("nl", rekje.rules("nl-early", y_is_ij=True))
    assert "RYST" in with_y
    assert "RYST" not in rekje.Lexicon("nl", "nl-early")


def test_a_list_of_words_is_exactly_those() -> None:
    club = rekje.Lexicon(["taart", "TAFEL"])
    assert sorted(club) == ["TAART", "TAFEL"]
    assert len(club) == 2
    assert "post" not in club


def test_iterating_gives_every_word_in_tile_notation() -> None:
    words = rekje.Lexicon("nl", "nl-ij")
    listed = list(words)
    assert len(listed) == len(words)
    assert "[IJ]S" in listed


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_text("taart\ntafel\n")
    assert sorted(rekje.Lexicon(path)) == sorted(rekje.Lexicon(str(path))) == ["TAART", "TAFEL"]


def test_levels() -> None:
    words = rekje.Lexicon("en")
    assert words.level("house") == 1
    assert words.level("nosuchword") is None


def test_any_accepts_everything() -> None:
    assert "zzzz" in rekje.Lexicon("any")
    assert list(rekje.Lexicon("any")) == []


@pytest.mark.parametrize(
    ("source", "code"),
    [("klingon", "lexicon-unknown"), ([""], "lexicon-word-form")],
)
def test_what_is_no_list(source: object, code: str) -> None:
    with pytest.raises(rekje.FormError) as caught:
        rekje.Lexicon(source)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_list_for_other_tiles_is_refused() -> None:
    with pytest.raises(rekje.FormError) as caught:
        rekje.Position("AB", edition="de", lexicon=rekje.Lexicon("en"))
    assert caught.value.code == "engine-lexicon-tiles"
