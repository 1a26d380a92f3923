"""The search for a walk against trying every walk there is."""

from __future__ import annotations

import random

import pytest

from rekje.board.grid import GRIDS, Grid
from rekje.board.walk.find import fewest_blanks, find_walk, find_ways
from rekje.board.walk.walk import Walk, WalkTable, check_walk
from rekje.model.held import Held
from rekje.model.squares import Square
from rekje.model.tiles import BLANK, Tile, is_blank, split_tiles
from rekje.model.work import Work
from tests.board.plain import all_walks, blank_ways, fewest

CASES = 18


def random_heap(grid: Grid, chance: random.Random, size: int) -> dict[Square, Tile]:
    heap: dict[Square, Tile] = {}
    places = {(chance.randint(-3, 3), chance.randint(-3, 3))}
    while len(heap) < size:
        square = chance.choice(sorted(places - heap.keys()))
        blank_fits = not any(near in heap and is_blank(heap[near]) for near in grid.around(square))
        heap[square] = chance.choice("ABCa" if blank_fits else "ABC")
        places |= set(grid.around(square))
    return heap


def random_ground(name: str, seed: int) -> tuple[WalkTable, tuple[Tile, ...], frozenset[Square]]:
    chance = random.Random(seed)
    grid = GRIDS[name]
    heap = random_heap(grid, chance, chance.choice((0, 1, 3, 5, 7)))
    tiles = tuple(chance.choices("ABC?", (3, 3, 2, 1), k=chance.randint(1, 5)))
    held = (
        Held(Held.of(tiles).known) if chance.random() < 0.8 else Held({}, len(tiles), {"A": 1, "B": 2, "C": 1, "?": 1})
    )
    lengths = (1, 2, 3, 4, 5) if name == "square" else (1, 2, 3, 4)
    word = tuple(
        chance.choices("ABCab", (4, 4, 4, 1, 1), k=chance.choices(lengths, (2, 4, 6, 4, 1)[: len(lengths)])[0])
    )
    used = frozenset(chance.sample(sorted(heap), len(heap) // 3)) if chance.random() < 0.3 else frozenset()
    return WalkTable(heap, held, grid, chance.random() < 0.3), word, used


@pytest.mark.parametrize("name", GRIDS)
@pytest.mark.parametrize("block", range(2))
def test_it_is_the_first_of_the_walks_with_the_fewest_new_tiles(name: str, block: int) -> None:
    none = 0
    for seed in range(CASES * block, CASES * (block + 1)):
        ground, word, used = random_ground(name, seed)
        found = find_walk(ground, word, used)
        expected = fewest(all_walks(ground, word, used))
        none += expected is None
        assert (found if isinstance(found, Walk) else None) == expected, (seed, word, ground, used)
    assert 0 < none < CASES


@pytest.mark.parametrize("name", GRIDS)
def test_what_is_found_is_checked_to_be_the_same(name: str) -> None:
    for seed in range(1000, 1300):
        ground, word, used = random_ground(name, seed)
        found = find_walk(ground, word, used)
        if isinstance(found, Walk):
            assert check_walk(ground, word, found.squares, used) == found


@pytest.mark.parametrize("name", GRIDS)
def test_from_a_square_there_are_all_ways_that_begin_there(name: str) -> None:
    begun = 0
    for seed in range(3000, 3020):
        ground, word, used = random_ground(name, seed)
        walks: dict[Square, set[frozenset[tuple[Square, Tile]]]] = {}
        for walk in all_walks(ground, word, used):
            walks.setdefault(walk.squares[0], set()).add(frozenset(walk.new.items()))
        for start in {*walks, *ground.heap, (99, 99)}:
            found = [*find_ways(ground, word, used, start)]
            assert {walk.squares[0] for walk in found} <= {start}
            assert {frozenset(walk.new.items()) for walk in found} == walks.get(start, set()), (seed, word, start)
        begun += len(walks)
    assert begun > 20


@pytest.mark.parametrize("name", GRIDS)
def test_blanks_are_as_few_as_can_be_and_then_such_that_few_new_tiles_are_laid(name: str) -> None:
    helped = 0
    for seed in range(2000, 2200):
        ground, word, used = random_ground(name, seed)
        word = tuple(tile.upper() for tile in word)
        if BLANK not in ground.held.known or len(word) > 3:
            continue
        ways = {reading: fewest(all_walks(ground, reading, used)) for reading in blank_ways(word, 2)}
        laid = {reading: walk for reading, walk in ways.items() if walk}
        if word in laid:
            continue
        found = fewest_blanks(ground, word, used, Work())
        if not laid:
            assert found is None
            continue
        helped += 1
        assert found is not None
        best = min((sum(map(is_blank, reading)), len(walk.new)) for reading, walk in laid.items())
        walk = find_walk(ground, found, used)
        assert isinstance(walk, Walk)
        assert (sum(map(is_blank, found)), len(walk.new)) == best, (seed, word, found, ground, used)
    assert helped >= 5


@pytest.mark.parametrize(
    ("rows", "rack", "word", "new", "grid"),
    [
        (".NES. GEWT. .LM.. SDAC. NER.. .HsEN ..OOL", "KEENENOOBS", "BOEKENBONNEN", 6, ""),
        ("...I... ...ST.. ..ONEE. ..CTEN. ..EETJ. INSRMIN ....U..", "TOHDENK?ER", "mEDEONDERTEKENENDE", 8, ""),
        ("..CKE .EINN .RTES AUFRT .MPO.", "RH?ONHENHG", "ENERGiEREICHEREN", 6, ""),
        ("ÜLS. hER. CSRE .OND", "CEGNSTGTRC", "ENTGEGENTRETEST", 7, ""),
        ("...K .ITE PENN .TIS ..E. ..V.", "RSREF?ENWJN", "REFERENTIEgEgEVENS", 6, ""),
        ("rEG .N.", "EEETFWGDLN", "EETGELEGENHEDEN", 7, "square"),
        ("....F.B ...VEZE ..MERV. COONEER ..BSCgD", "EEEGRAND", "GEDEGENEREERDEN", 4, "square"),
        ("..FI. AHREB FtEM.", "EEXHGKSRINU", "KRIEGSGEGNERINNEN", 7, "hex"),
        (".D EN gT AR", "EENN?WUGIÜ", "ENTGEGENGETRIEbENEN", 4, "hex"),
    ],
)
def test_K6_long_words_of_few_letters_are_walked_by_their_letters_alone(
    rows: str, rack: str, word: str, new: int, grid: str
) -> None:
    """With a ``grid`` named, blanks are free."""
    heap = {(x, y): tile for y, row in enumerate(rows.split()) for x, tile in enumerate(row) if tile != "."}
    ground = WalkTable(heap, Held.of(rack), GRIDS[grid or "square"], bool(grid))
    found = find_walk(ground, split_tiles(word))
    assert isinstance(found, Walk)
    assert len(found.new) == new
    assert check_walk(ground, split_tiles(word), found.squares) == found
