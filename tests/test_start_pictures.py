"""The pictures on the start page (web/src/start/pictures.json): their words are words, and their tiles those of the
editions whose games they show."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from rekje.bootstrap import open_words
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES
from rekje.model.edition import Edition
from rekje.model.tiles import split_tiles

PICTURES: dict[str, Any] = json.loads((Path(__file__).parents[1] / "web/src/start/pictures.json").read_text("utf-8"))
WALKED = ((1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1))
"""The path of the word in the heap, as `web/src/start/walk/Picture.tsx` draws it."""
SIZES = ("2x2", "3x3", "2x2", "3x2", "1x1"), ("1x3", "2x3", "1x1", "2x2", "1x2", "3x2", "3x1")
"""The sizes of the tiles of the word and of the others, as `web/src/start/path/Picture.tsx` draws them."""

each = pytest.mark.parametrize(("game", "language"), [(game, one) for game in GAMES for one in LANGUAGES])


@each
def test_every_word_of_a_picture_is_one(game: str, language: str) -> None:
    edition = builtin_edition(game, language)
    known = open_words(edition.lexicon, edition, resolve_options(GAMES[game].options, edition, {}))
    for word in words_of(PICTURES[game], language):
        assert known.has(split_tiles(word)), word


@each
def test_every_tile_of_a_picture_is_in_the_box(game: str, language: str) -> None:
    edition, picture = builtin_edition(game, language), PICTURES[game]
    letters = [letter for row in picture["tiles"][language] for letter in row.upper() if letter != "."]
    for letter, together in groupby(sorted(letters)):
        assert len([*together]) <= edition.letters[letter][1], letter
    if "values" in picture:
        assert picture["values"][language] == {one: edition.letters[one][0] for one in sorted({*letters})}
    if edition.sizes:
        sizes_fit(edition, picture["tiles"][language])


def sizes_fit(edition: Edition, rows: list[str]) -> None:
    """Every tile has a size in which the box has its letter, and no tile is drawn twice."""
    drawn = [pair for row, sizes in zip(rows, SIZES, strict=True) for pair in zip(row, sizes, strict=True)]
    for letter, size in drawn:
        assert drawn.count((letter, size)) <= edition.sizes[letter].count(size), (letter, size)


def words_of(picture: dict[str, Any], language: str) -> list[str]:
    """The words in a picture: those that lie in lines, before and after the last tiles are laid, or the one traced."""
    rows: list[str] = picture["tiles"][language]
    if picture["family"] == "walk":
        return ["".join(rows[y][x] for x, y in WALKED)]
    if picture["family"] == "path":
        return [rows[0]]
    before = ["".join(one if one.isupper() else "." for one in row) for row in rows]
    lines = [
        line
        for board in (before, [row.upper() for row in rows])
        for line in (*board, *map("".join, zip(*board, strict=True)))
    ]
    return [word for line in lines for word in line.split(".") if len(word) > 1]
