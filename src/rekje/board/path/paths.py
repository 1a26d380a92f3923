"""Paths: words read over touching tiles of many sizes, each tile at most once in a word.

A tile covers a rectangle of whole squares and is known by the square at its top left. Two tiles touch where they share
at least one square's length of an edge; corners don't count. A path may run in any direction and bend at every tile.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from functools import lru_cache

import msgspec

from rekje.board.grid import reading_order
from rekje.model.squares import Square
from rekje.model.tiles import Tile, Tiles
from rekje.model.work import Work

NOTHING: frozenset[Square] = frozenset()

Path = tuple[Square, ...]


class Piece(msgspec.Struct, frozen=True):
    """A lying tile: its letter (``""`` for one without, which no word runs through), column and row of the square at
    its top left, width and height in squares."""

    face: Tile
    x: int
    y: int
    w: int
    h: int

    @property
    def at(self) -> Square:
        """The square at its top left, by which it is known."""
        return self.x, self.y

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares that it covers, in reading order."""
        rows, columns = range(self.y, self.y + self.h), range(self.x, self.x + self.w)
        return tuple((x, y) for y in rows for x in columns)

    @property
    def around(self) -> Iterator[Square]:
        """The squares beside its edges."""
        for x in range(self.x, self.x + self.w):
            yield x, self.y - 1
            yield x, self.y + self.h
        for y in range(self.y, self.y + self.h):
            yield self.x - 1, y
            yield self.x + self.w, y

    def overlaps(self, other: Piece) -> bool:
        """Whether the two cover a square in common."""
        return min(self._shared(other)) > 0

    def touches(self, other: Piece) -> bool:
        """Whether the two lie edge to edge along at least one square's length."""
        return min(self._shared(other)) == 0 < max(self._shared(other))

    def _shared(self, other: Piece) -> tuple[int, int]:
        """How many columns and how many rows both cover; 0 where they only meet, negative where a gap lies between."""
        columns = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        rows = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return columns, rows


def neighbours(pieces: Collection[Piece]) -> dict[Square, tuple[Square, ...]]:
    """For each tile those that it touches, both known by their squares, in reading order."""
    ordered = sorted(pieces, key=lambda piece: reading_order(piece.at))
    lying: dict[Square, list[int]] = {}
    for place, one in enumerate(ordered):
        for square in one.squares:
            lying.setdefault(square, []).append(place)
    near = ({place for square in one.around for place in lying.get(square, ())} for one in ordered)
    return {
        one.at: tuple(ordered[place].at for place in sorted(places) if one.touches(ordered[place]))
        for one, places in zip(ordered, near, strict=True)
    }


def find_paths(
    pieces: Collection[Piece], word: Tiles, avoiding: Set[Square] = NOTHING, work: Work | None = None
) -> Iterator[Path]:
    """Every path of a word, as the squares of its tiles, that leaves alone the tiles ``avoiding`` names (those with
    which the same word was written before, L7).

    They come in reading order of their first tile, then of the second, and so on. Raises `FormError` where finding the
    next takes more ``work`` than is left (None: as much as any command may).
    """
    work = work or Work()
    work.spend((len(word) + 2) * len(pieces) // 2)
    faces = {piece.at: piece.face for piece in pieces if piece.at not in avoiding}
    beside = _beside(tuple(pieces))
    ends = _ends(faces, beside, word)
    for square in beside if ends else ():
        if square in ends[0]:
            yield from _onward(beside, ends, (square,), work)


@lru_cache(maxsize=32)
def _beside(pieces: tuple[Piece, ...]) -> Mapping[Square, Path]:
    """`neighbours`, cached: many words are looked for on the same board."""
    return neighbours(pieces)


def _ends(faces: Mapping[Square, Tile], beside: Mapping[Square, Path], word: Tiles) -> Sequence[Set[Square]]:
    """For each letter the tiles from which the rest of the word could be read, if a tile could be used more than
    once."""
    ends: list[Set[Square]] = []
    for face in reversed(word):
        here = {square for square, shown in faces.items() if face and shown == face}
        ends.append({square for square in here if not ends[-1].isdisjoint(beside[square])} if ends else here)
    return ends[::-1]


def _onward(beside: Mapping[Square, Path], ends: Sequence[Set[Square]], path: Path, work: Work) -> Iterator[Path]:
    work.spend(2 + len(path))
    if len(path) == len(ends):
        yield path
        return
    for square in beside[path[-1]]:
        if square in ends[len(path)] and square not in path:
            yield from _onward(beside, ends, (*path, square), work)
