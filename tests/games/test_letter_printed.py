"""The printed examples of Letter as layouts: which words can be read, and since which letter (L4–L7)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rekje.board.path.paths import Piece, find_paths
from rekje.games.editions import builtin_edition

FOLDER = Path(__file__).parents[1] / "golden" / "letter"
PRINTED = {path.stem: json.loads(path.read_text("utf-8"))["letters"] for path in sorted(FOLDER.glob("*.json"))}
LANGUAGES = pytest.mark.parametrize("language", PRINTED)


def pieces(letters: Sequence[dict[str, Any]]) -> list[Piece]:
    return [Piece(one["tile"], *one["at"], *one["size"]) for one in letters]


def can_read(letters: Sequence[dict[str, Any]], word: str) -> bool:
    return next(find_paths(pieces(letters), tuple(word)), None) is not None


@LANGUAGES
def test_the_letters_lie_inside_the_board_and_not_on_one_another(language):
    edition, lying = builtin_edition("letter", language), pieces(PRINTED[language])
    assert all(edition.on_board(square) for piece in lying for square in piece.squares)
    assert not [(one, other) for one in lying for other in lying if one != other and one.overlaps(other)]


@LANGUAGES
def test_after_the_first_round_every_letter_touches_another(language):
    lying = pieces(PRINTED[language])
    for number in range(4, len(lying)):
        assert any(lying[number].touches(other) for other in lying[:number])


@LANGUAGES
def test_every_printed_word_can_be_read_since_its_letter_lies_there(language):
    letters = PRINTED[language]
    for number, letter in enumerate(letters, 1):
        assert [word for word in letter["words"] if not can_read(letters[:number], word)] == []
        assert [word for word in letter["words"] if can_read(letters[: number - 1], word)] == []


@LANGUAGES
def test_a_word_found_elsewhere_was_there_before(language):
    letters = PRINTED[language]
    found = [word for letter in letters for word in letter.get("found", [])]
    assert found == (["VOLI"] if language == "it" else [])
    for number, letter in enumerate(letters):
        assert all(can_read(letters[:number], word) for word in letter.get("found", []))


def test_how_many_words_the_sheets_print():
    def told(letters: Sequence[dict[str, Any]]) -> int:
        return sum(len({*letter["words"], *letter.get("found", [])}) for letter in letters)

    counts = {language: (told(letters[:4]), told(letters[4:])) for language, letters in PRINTED.items()}
    assert counts == {"de": (4, 25), "en": (3, 27), "fr": (1, 16), "it": (4, 20)}
