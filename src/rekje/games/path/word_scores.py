"""The scores of words written down, by the table's way of counting (L19)."""

from __future__ import annotations

from collections.abc import Iterable, Set

from msgspec.structs import replace

from rekje.games.path.words import Paper, Written
from rekje.model.tiles import Tile, Tiles, letters, split_tiles

BONUS_FROM = 5
"""Words of at least so many letters have a bonus."""


def word_score(scoring: str, word: Tiles, used: Set[Tile]) -> int:
    """The points of a word, given the letters that its player has ``used`` before."""
    match scoring:
        case "letters":
            return len(word)
        case "bonus":
            return len(word) + max(0, len(word) - BONUS_FROM + 1)
        case "distinct":
            return len(set(word) - used)
        case _:
            return 1


def scores_of(scoring: str, words: Iterable[Tiles], used: Set[Tile] = frozenset()) -> list[int]:
    """The points of words that one player writes down in this order."""
    told = []
    for word in words:
        told.append(word_score(scoring, word, used))
        used = used | set(word)
    return told


def letters_used(paper: Paper, seat: int) -> frozenset[Tile]:
    """The letters in all words that a seat has written down."""
    return frozenset(face for one in paper.written if one.seat == seat for face in spelled(one.word))


def rescored(scoring: str, written: tuple[Written, ...], seat: int) -> tuple[Written, ...]:
    """The words written down, with new scores for those of a seat, after some of its words were crossed out."""
    mine = [one for one in written if one.seat == seat]
    scores = iter(scores_of(scoring, (spelled(one.word) for one in mine)))
    return tuple(replace(one, score=next(scores)) if one.seat == seat else one for one in written)


def spelled(word: str) -> Tiles:
    """A word in tile notation as letters."""
    return letters(split_tiles(word))
