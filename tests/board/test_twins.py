"""The core's search for walks and the referee's: the same words can be walked, with the same number of new tiles."""

from __future__ import annotations

import random

from rekje.board.grid import SQUARE
from rekje.board.walk.find import find_walk
from rekje.board.walk.walk import Walk, WalkTable, check_walk
from rekje.engine.walk.search import FoundWalk, WalkSearch
from rekje.model.held import Held
from rekje.model.squares import Square
from rekje.model.tiles import LetterSet, Tile, Tiles, is_blank
from tests.board.plain import blank_ways
from tests.board.test_find import random_heap
from tests.support import build_word_graph

LETTERS = LetterSet(tuple("ABCD"), (0,) * 4, (9,) * 4, 9)


def random_question(seed: int) -> tuple[WalkTable, tuple[Tile, ...], Tiles, frozenset[Square]]:
    chance = random.Random(seed)
    heap = random_heap(SQUARE, chance, chance.choice((0, 2, 6, 12, 25)))
    rack = tuple(chance.choices("ABCD?", (3, 3, 2, 1, 1), k=chance.randint(1, 7)))
    word = tuple(chance.choices("ABCD", (3, 3, 2, 1), k=chance.randint(1, 9)))
    used = frozenset(chance.sample(sorted(heap), len(heap) // 4)) if chance.random() < 0.3 else frozenset()
    return WalkTable(heap, Held.of(rack), SQUARE, chance.random() < 0.3), rack, word, used


def as_laid(found: FoundWalk) -> Tiles:
    """A word in the case in which a player writes it: new blanks in lower case."""
    blanks = {square for square, tile in found.new if is_blank(tile)}
    return tuple(
        face.lower() if square in blanks else face for face, square in zip(found.word, found.path, strict=True)
    )


def test_they_find_the_same() -> None:
    search = WalkSearch(build_word_graph(LETTERS, ["A"]), LETTERS)
    walkable = 0
    for seed in range(400):
        ground, rack, word, used = random_question(seed)
        native = search.find_word(word, ground.heap, rack, made=[(word, used)], free_blanks=ground.free_blanks)
        assert native.optimal
        ways = (find_walk(ground, way, used) for way in blank_ways(word, rack.count("?")))
        fewest = min((len(walk.new) for walk in ways if isinstance(walk, Walk)), default=None)
        assert (len(native.best.new) if native.best else None) == fewest, seed
        walkable += fewest is not None
        if native.best:
            checked = check_walk(ground, as_laid(native.best), native.best.path, used)
            assert isinstance(checked, Walk), (seed, checked)
            assert checked.new == dict(native.best.new)
    assert 100 < walkable < 350
