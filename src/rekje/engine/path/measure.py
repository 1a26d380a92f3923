"""How fast the search for paths is, on boards that it plays itself.

A board comes from a game without turns: the letters are laid one by one, the first four with or without words, each
as one of the ten best layings that three letters of the box have, until so many lie there; of the words that each makes
possible two thirds are written down. The letters to be laid next are drawn from what is left of the box.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from statistics import mean
from typing import NamedTuple

from rekje.board.path.paths import Piece
from rekje.engine.path.search import LayingQuery, Letter, PathSearch, PathWord
from rekje.engine.timing import Asked, timed
from rekje.model.sizes import Size
from rekje.model.squares import Square
from rekje.model.tiles import Tiles

BOARD: Size = (16, 16)
FIRST_ROUND = 4

Measured = dict[str, int | float]


class PathPosition(NamedTuple):
    """A board, the words written on it, and what is left of the box, shuffled."""

    pieces: list[Piece]
    written: list[tuple[Tiles, Sequence[Square]]]
    box: list[Letter]


def measure(search: Callable[[Asked], int], asked: Iterable[Asked]) -> Measured:
    """Milliseconds a question (the median, what nine of ten are below, the slowest), how often, and the mean of what
    the search returns."""
    found, times = timed(search, asked)
    return {"questions": len(found), **times, "mean": round(mean(found), 1)}


def positions(
    search: PathSearch, box: Sequence[Letter], count: int, letters: int, seed: int = 0
) -> Iterator[PathPosition]:
    """As many positions with so many letters on the board, each from a game of its own."""
    for number in range(seed, seed + count):
        yield position_of(search, box, Random(f"{number} {letters}"), letters)


def position_of(search: PathSearch, box: Sequence[Letter], random: Random, letters: int) -> PathPosition:
    """Play until so many letters lie on the board."""
    left = random.sample(box, len(box))
    table = PathPosition([first(left.pop())], [], left)
    while len(table.pieces) < letters:
        own = table.box[-3:]
        wish = LayingQuery(most=10, anywhere=len(table.pieces) < FIRST_ROUND)
        found = search.layings(table.pieces, own, (), table.written, size=BOARD, wish=wish)
        if found.layings:
            laying = random.choice(found.layings)
            lay(table, laying.laid[0].piece)
            write(table, [word for word in laying.words if random.random() < 2 / 3])
        else:
            random.shuffle(table.box)
    return table


def first(letter: Letter) -> Piece:
    """The first letter, in the middle of the board."""
    face, (w, h) = letter
    return Piece(face, BOARD[0] // 2, BOARD[1] // 2, w, h)


def lay(table: PathPosition, piece: Piece) -> None:
    """Lay a letter of the box."""
    table.box.remove((piece.face, (piece.w, piece.h)))
    table.pieces.append(piece)


def write(table: PathPosition, words: Iterable[PathWord]) -> None:
    """Write words down."""
    table.written.extend((word.word, word.path) for word in words)
