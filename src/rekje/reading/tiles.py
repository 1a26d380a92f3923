"""What typed tiles and words mean in any game: tiles of a rack, a Dutch word whose ij is laid as Y."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rekje.games.registry import get_game
from rekje.lexicon.folding import IJ, mark_digraphs
from rekje.model.edition import Edition
from rekje.model.state import State
from rekje.model.tiles import BLANK, join_tiles
from rekje.reading.words import plain, splits


def with_y(word: str) -> str:
    """A Dutch word with every ij that is one letter written as y, in the case in which it stands."""
    marked = mark_digraphs(word.lower())
    case = iter(word)
    return "".join(_cased("y" if char == IJ else char, case) for char in marked)


def _cased(char: str, typed: Iterator[str]) -> str:
    first = next(typed)
    if char == "y" and first.lower() == "i":
        next(typed)
    return char.upper() if first.isupper() else char


def is_respelled(word: str, edition: Edition) -> bool:
    """Whether a word is typed with an ij where the edition lays a Y."""
    return get_game(edition.game).digraph(edition, edition.options) == "y" and with_y(word) != word


def read_tiles(text: str, view: State, seat: int) -> str:
    """Tiles of a rack as typed, in either case, with or without spaces, in notation; ``?`` or ``_`` is a blank."""
    joined = plain("".join(text.split()), view.letter_set).upper().replace("_", BLANK)
    if "[" in joined:
        return joined
    rack = Counter(view.seats[seat].rack)
    ways = splits(joined, view.letter_set)
    return join_tiles(next((way for way in ways if not Counter(way) - rack), tuple(joined)))
