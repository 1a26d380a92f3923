"""Records of Letter in a line or two: tiles of one square lie in a row, unless told otherwise."""

from __future__ import annotations

from typing import Any

from rekje.games.path.words import Paper, paper_of
from tests.support import after, letter, move

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WIDE: dict[str, Any] = {
    "name": "wide",
    "game": "letter",
    "language": "en",
    "lexicon": "en",
    "sizes": {face: ["1x1", "1x1", "1x1", "2x1", "1x2", "2x2", "3x2", "3x3"] for face in LETTERS},
    "tokens": ["1x1", "1x1", "2x1", "1x2", "2x2", "3x2", "3x3"],
    "blanks": 0,
    "rack": 15,
    "board": ["." * 16] * 16,
}
"""A box with eight of every letter."""


def wide(*moves: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A record with that box. More: as in `letter`."""
    return letter(*moves, edition=WIDE, **more)


def place(seat: int, tile: str, x: int, y: int, *words: str, size: tuple[int, int] = (1, 1), **more: Any) -> Any:
    """Lay an own letter."""
    return move(seat, "place", tile=tile, at=[x, y], size=list(size), words=list(words), **more)


def lay(seat: int, *tiles: tuple[str, int, int], words: str = "", own: int = 0, **more: Any) -> dict[str, Any]:
    """Lay letters of one square each: so many own ones first, then free ones."""
    told = [{"tile": t, "at": [x, y], "size": [1, 1], "free": n >= own} for n, (t, x, y) in enumerate(tiles)]
    return move(seat, "place", tiles=told, words=words.split(), **more)


def blank(seat: int, x: int, y: int, size: tuple[int, int] = (1, 1)) -> dict[str, Any]:
    """Lay a blank token."""
    return move(seat, "blank", at=[x, y], size=list(size))


def swap(seat: int, tile: str, x: int, y: int, *words: str, size: tuple[int, int] = (1, 1), **more: Any) -> Any:
    """Lay a letter where a token lies."""
    return move(seat, "swap", tile=tile, at=[x, y], size=list(size), words=list(words), **more)


def free(seat: int, tile: str) -> dict[str, Any]:
    """Put a letter to the free ones."""
    return move(seat, "free", tile=tile)


def claim(seat: int, *words: str) -> dict[str, Any]:
    """Name more words in one's own turn."""
    return move(seat, "claim", words=list(words))


def knock(seat: int, *words: str, **more: Any) -> dict[str, Any]:
    """Knock and name words; more: dice."""
    return move(seat, "knock", words=list(words), **more)


def row(word: str, seats: int = 2, x: int = 0, y: int = 0) -> list[dict[str, Any]]:
    """The first round: each seat lays the next letter of a word, in a row, naming nothing."""
    assert len(word) == seats
    return [place(seat, tile, x + seat, y) for seat, tile in enumerate(word)]


def paper(document: dict[str, Any]) -> Paper:
    """What is written down and what lies free after a record in which no rule is broken."""
    return paper_of(after(document))


def written(document: dict[str, Any]) -> list[tuple[int, str]]:
    """Who has written down which words."""
    return [(one.seat, one.word) for one in paper(document).written]


def path_of(document: dict[str, Any], word: str) -> tuple[tuple[int, int], ...]:
    """The tiles of the last writing of a word."""
    return [one.tiles for one in paper(document).written if one.word == word][-1]


def on_turn(document: dict[str, Any]) -> int:
    """Whose turn a place would begin or go on with after a record."""
    seats = [one.seat for one in after(document).awaiting if "pass" in one.commands]
    return seats[-1]
