"""What an event forms: the words, and what they score."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rekje.model.problems import Dropped
from rekje.model.squares import Square
from rekje.model.tiles import Tile


class FormedWord(msgspec.Struct, frozen=True):
    """A word formed or named, in tile notation; ``path``: the squares of its letters (or of their tiles' corners),
    where words don't lie in lines."""

    word: str
    score: int
    path: tuple[Square, ...] = ()


class Undone(msgspec.Struct, frozen=True):
    """Words crossed out afterwards: the number of the act that they belong to, the words, and whether the whole act was
    taken back with them."""

    act: int
    words: tuple[str, ...]
    whole: bool


class Formed(msgspec.Struct, frozen=True):
    """What a ``seat`` formed: the words, the total, the new tiles by square, the words named that don't count, and what
    it changes in every seat's total where that isn't just the score."""

    seat: int
    words: tuple[FormedWord, ...]
    score: int
    tiles: Mapping[str, Tile] = {}
    dropped: tuple[Dropped, ...] = ()
    changes: tuple[int, ...] = ()
