"""Paths over tiles of many sizes: what touches, and every path of a word, held against trying all orders of tiles."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

import pytest

from rekje.board.path.paths import Path, Piece, find_paths, neighbours
from rekje.model.squares import Square
from rekje.model.tiles import Tiles

# Ours, after the printed German example: faces, column, row, width, height.
PRINTED = [
    Piece("B", 0, 2, 3, 3), Piece("O", 3, 1, 3, 2), Piece("A", 1, 5, 3, 2), Piece("M", 4, 5, 3, 2),
    Piece("R", 3, 3, 3, 2), Piece("T", 6, 2, 1, 3), Piece("D", 0, 5, 1, 1), Piece("U", 3, 7, 2, 1),
]  # fmt: skip


def random_pieces(random: Random, count: int, letters: str = "ABC", side: int = 7) -> list[Piece]:
    """So many tiles that don't overlap, fewer where they don't fit."""
    pieces: list[Piece] = []
    for _ in range(count * 10):
        w, h = random.randint(1, 3), random.randint(1, 3)
        face = random.choice([*letters * 2, ""])
        piece = Piece(face, random.randint(0, side - w), random.randint(0, side - h), w, h)
        if len(pieces) < count and not any(piece.overlaps(other) for other in pieces):
            pieces.append(piece)
    return pieces


def covered(piece: Piece) -> set[Square]:
    return {(piece.x + x, piece.y + y) for x in range(piece.w) for y in range(piece.h)}


def share_an_edge(one: Piece, other: Piece) -> bool:
    return any(abs(x - a) + abs(y - b) == 1 for x, y in covered(one) for a, b in covered(other))


def plain_paths(pieces: list[Piece], word: Tiles, avoiding: set[Square]) -> list[Path]:
    """All orders of as many tiles as the word has letters, less those that don't read it."""
    found = []
    for order in permutations([piece for piece in pieces if piece.at not in avoiding], len(word)):
        reads = all(piece.face == face != "" for piece, face in zip(order, word, strict=True))
        if order and reads and all(share_an_edge(*pair) for pair in pairwise(order)):
            found.append(tuple(piece.at for piece in order))
    return sorted(found, key=lambda path: [(y, x) for x, y in path])


@pytest.mark.parametrize("seed", range(30))
def test_tiles_touch_where_their_squares_do(seed: int) -> None:
    pieces = random_pieces(Random(seed), 12)
    beside = neighbours(pieces)
    for one in pieces:
        assert set(one.squares) == covered(one)
        assert beside[one.at] == tuple(
            sorted((o.at for o in pieces if o != one and share_an_edge(one, o)), key=lambda at: at[::-1])
        )


def test_tiles_overlap_where_they_share_a_square() -> None:
    random = Random(1)
    pairs = [
        [Piece("A", *random.choices(range(4), k=2), *random.choices((1, 2, 3), k=2)) for _ in "12"] for _ in "x" * 300
    ]
    assert [one.overlaps(other) for one, other in pairs] == [
        bool(covered(one) & covered(other)) for one, other in pairs
    ]
    assert not any(one.overlaps(other) and one.touches(other) for one, other in pairs)


@pytest.mark.parametrize("seed", range(40))
def test_every_path_as_by_trying_all_orders(seed: int) -> None:
    random = Random(seed)
    pieces = random_pieces(random, 7)
    avoiding = {piece.at for piece in pieces if random.random() < 0.1}
    words = [tuple(random.choices("ABC", k=random.randint(1, 5))) for _ in range(8)]
    for word in words:
        assert list(find_paths(pieces, word, avoiding)) == plain_paths(pieces, word, avoiding)


def test_no_word_runs_through_a_tile_without_a_letter() -> None:
    row = [Piece("A", 0, 0, 1, 1), Piece("", 1, 0, 1, 1), Piece("B", 2, 0, 1, 1)]
    assert not list(find_paths(row, ("A", "B")))
    assert not list(find_paths(row, ("A", "", "B")))
    assert not list(find_paths(row, ()))


def test_no_tile_twice_in_one_word() -> None:
    assert list(find_paths(PRINTED, tuple("RAM"))) == [((3, 3), (1, 5), (4, 5))]
    assert not list(find_paths(PRINTED, tuple("RAR")))


def test_a_face_of_two_letters_is_one_tile() -> None:
    assert list(find_paths([Piece("IJ", 0, 0, 2, 2), Piece("S", 2, 1, 1, 3)], ("IJ", "S"))) == [((0, 0), (2, 1))]
