"""Walks: words read from tile to touching tile, over a heap and new tiles. A given walk is checked here.

A walk may bend, turn back and use the same tile again, but no tile follows itself. The codes of the flaws found here
begin with ``walk-`` (or with ``play-``, where the tile itself is the trouble).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from itertools import pairwise

import msgspec

from rekje.board.grid import Grid
from rekje.model.held import Held
from rekje.model.problems import Flaw
from rekje.model.squares import Square
from rekje.model.tiles import BLANK, Tile, Tiles, is_blank, join_tiles, letter

LIES_THERE = "."
NOTHING: frozenset[Square] = frozenset()


class Walk(msgspec.Struct, frozen=True):
    """A word as a walk: its squares, a letter each; the new tiles among them; the word, blanks in lower case."""

    squares: tuple[Square, ...]
    new: dict[Square, Tile]
    word: Tiles


class WalkTable(msgspec.Struct, frozen=True):
    """What a walk is checked against: the tiles on the table, what its player holds, the grid, and whether a blank that
    lies there is any letter in each later word (``free_blanks``) or keeps its own."""

    heap: Mapping[Square, Tile]
    held: Held
    grid: Grid
    free_blanks: bool = False

    def reads(self, square: Square, face: Tile) -> bool:
        """Whether the tile that lies on a square can be read as this letter."""
        lies = self.heap[square]
        return letter(lies) == letter(face) or (self.free_blanks and is_blank(lies))


def check_walk(ground: WalkTable, word: Tiles, path: Sequence[Square], used: Set[Square] = NOTHING) -> Walk | Flaw:
    """The walk of a word along a path, one square a letter, or what is wrong with it.

    Letters that lie there already may be written in either case or as ``.``; ``used`` are the squares of tiles which
    this word may not use again (K10).
    """
    if len(path) != len(word) or not word:
        return Flaw("walk-length", {"letters": len(word), "squares": len(path)})
    if flaw := _steps(ground, word, path):
        return flaw
    walk = _read(ground, word, path)
    if isinstance(walk, Flaw):
        return walk
    return _laying(ground, walk) or _again(walk, used) or walk


def _read(ground: WalkTable, word: Tiles, path: Sequence[Square]) -> Walk | Flaw:
    """Which tile every letter is, or the first letter that can't be where it should."""
    new: dict[Square, Tile] = {}
    read_as: dict[Square, Tile] = {}
    for square, face in zip(path, word, strict=True):
        lies = ground.heap.get(square) or new.get(square)
        if lies is None:
            if face in (LIES_THERE, BLANK):
                return Flaw("walk-empty" if face == LIES_THERE else "walk-blank-unnamed")
            new[square] = lies = face
        shown = letter(lies if face == LIES_THERE else face)
        if square in new and letter(new[square]) != shown:
            return Flaw("walk-taken", {"letter": letter(new[square]), "wanted": shown})
        if square in ground.heap and face != LIES_THERE and not ground.reads(square, face):
            return Flaw("walk-taken", {"letter": letter(lies), "wanted": shown})
        if read_as.setdefault(square, shown) != shown:
            return Flaw("walk-blank-twice", {"letter": read_as[square], "wanted": shown})
    return walk_of(ground, word, path, new)


def walk_of(ground: WalkTable, word: Tiles, path: Sequence[Square], new: dict[Square, Tile]) -> Walk:
    """The walk whose new tiles are known: its word with blanks in lower case, as they then lie."""
    shown = []
    for square, face in zip(path, word, strict=True):
        lies = new.get(square) or ground.heap[square]
        face = lies if face == LIES_THERE else face
        shown.append(letter(face).lower() if is_blank(lies) else letter(face))
    return Walk(tuple(path), new, tuple(shown))


def _steps(ground: WalkTable, word: Tiles, path: Sequence[Square]) -> Flaw | None:
    """No tile follows itself, and each touches the next along a side."""
    for (one, first), (other, second) in pairwise(zip(path, word, strict=True)):
        if one == other:
            return Flaw("walk-same-tile", {"letter": join_tiles((letter(first),))})
        if not ground.grid.touch(one, other):
            code = "walk-gap" if ground.heap else "walk-gap-opening"
            return Flaw(code, {"first": letter(first), "second": letter(second)})
    return None


def _laying(ground: WalkTable, walk: Walk) -> Flaw | None:
    """The new tiles are held, there is at least one, the heap stays whole, and no two blanks touch."""
    if flaw := ground.held.lacks(walk.new.values()):
        return flaw
    if not walk.new:
        return Flaw("walk-nothing-new")
    all_new = len(walk.new) == len(set(walk.squares))
    if ground.heap and all_new and not any(ground.grid.touches_any(square, ground.heap) for square in walk.new):
        return Flaw("walk-apart")
    return Flaw("walk-blanks-touch") if blanks_touch(ground, walk.new) else None


def blanks_touch(ground: WalkTable, new: Mapping[Square, Tile]) -> bool:
    """Whether a new blank touches another blank along a side."""
    blanks = {square for square, tile in (*ground.heap.items(), *new.items()) if is_blank(tile)}
    return any(square in blanks and ground.grid.touches_any(square, blanks) for square in new)


def _again(walk: Walk, used: Set[Square]) -> Flaw | None:
    if used.isdisjoint(walk.squares):
        return None
    return Flaw("walk-again", {"word": join_tiles(map(letter, walk.word))})
