"""The core equals a plain Python reference: every play, every score, the order, the best."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rekje import _core
from tests.core.random_positions import Case, after, random_case, random_rack, random_tiles
from tests.core.reference import Play, Reference


class Pair:
    """The core and the reference on the same words and facts."""

    def __init__(self, case: Case) -> None:
        self.reference = Reference(case.words, case.facts)
        self.word_graph = _core.WordGraph.build(case.words, len(case.facts.values))
        self.facts = _core.Facts(**msgspec.structs.asdict(case.facts))

    def check(self, cells: bytes, rack: bytes) -> list[Play]:
        """The plays of a position, after everything that can be asked about it was compared."""
        board = _core.Board(self.word_graph, self.facts, cells)
        expected = self.reference.plays(cells, rack)
        scores = [play[4] for play in expected]
        found = _core.search(board, rack, "plays")
        assert [found[i] for i in range(len(found))] == expected
        assert (len(found), found.top, found.sum) == (len(scores), max(scores, default=0), sum(scores))
        assert _core.search(board, rack, "summary") == (len(scores), max(scores, default=0), sum(scores))
        assert _core.search(board, rack, "best") == (expected[0] if expected else None)
        assert _core.search(board, rack, "any") == bool(expected)
        return expected


@pytest.mark.parametrize("seed", range(100))
def test_positions_reached_by_playing(seed: int) -> None:
    random = Random(seed)
    case = random_case(random)
    pair, cells = Pair(case), bytes(case.facts.width * case.facts.height)
    for _ in range(10):
        plays = pair.check(cells, random_rack(random, case.facts))
        if plays:
            cells = after(cells, case.facts.width, random.choice(plays))


@pytest.mark.parametrize("seed", range(100))
def test_tiles_as_they_fell(seed: int) -> None:
    random = Random(1000 + seed)
    case = random_case(random)
    pair = Pair(case)
    for _ in range(5):
        pair.check(random_tiles(random, case.facts), random_rack(random, case.facts))


def test_the_comparison_is_not_empty() -> None:
    """The random positions have plays, of both scorings and both ways to start."""
    kinds = set()
    for seed in range(100):
        random = Random(seed)
        case = random_case(random)
        cells = bytes(case.facts.width * case.facts.height)
        if Reference(case.words, case.facts).plays(cells, random_rack(random, case.facts)):
            kinds.add((case.facts.scoring, case.facts.start_rule))
    assert len(kinds) == 4
