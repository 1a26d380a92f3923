"""The core on the built-in editions and lists: equal to the reference, and to the counts once written down."""

from __future__ import annotations

import re
from random import Random

import pytest

from rekje import _core
from rekje.cli.parts.positions import config_for
from rekje.engine.crossword.family import player_engine, position_engine
from rekje.records.cgp import read_cgp
from tests.core.real_lists import EDITIONS, RealList, golden_name
from tests.core.standard_en import PERFT


@pytest.fixture(scope="module", params=EDITIONS)
def real(request: pytest.FixtureRequest) -> RealList:
    """Each edition for all tests in turn."""
    return RealList(request.param)


def test_golden_positions_of_our_own(real: RealList) -> None:
    text = (PERFT / golden_name(real.name)).read_text("utf-8")
    positions = read_cgp(text, real.edition)
    known = [tuple(map(int, found)) for found in re.findall(r"plays=(\d+) top=(\d+) sum=(\d+)", text)]
    assert len(positions) == len(known) == 16
    encoded = [real.engine.encode(position.board, position.racks[0]) for position in positions]
    assert real.engine.summary_many(encoded) == known


def test_the_words_that_a_position_can_need_are_enough(real: RealList) -> None:
    config = config_for(real.edition, 2)
    every = player_engine(real.lexicon, config)
    for position in read_cgp((PERFT / golden_name(real.name)).read_text("utf-8"), real.edition):
        board, rack = position.board, position.racks[0]
        few = position_engine(real.lexicon, config, board, rack)
        assert few.plays(board, rack) == every.plays(board, rack)
        assert len(few.word_graph) < len(every.word_graph)


def test_equal_to_the_reference(real: RealList) -> None:
    random = Random(f"reference {real.name}")
    found = 0
    for game in real.games(4, seed=100):
        cells = real.board_after(game, random.randint(0, len(game.turns)))
        found += real.compare((cells, real.rack(random, 4, random.choice((0, 0, 1)) if real.edition.blanks else 0)))[0]
    assert found > 50


def test_best_plays_are_the_first_of_all_plays(real: RealList) -> None:
    random = Random(f"best {real.name}")
    positions = [
        (
            real.board_after(game, random.randint(0, len(game.turns))),
            real.rack(random, 7, random.choice((0, 0, 0, 1)) if real.edition.blanks else 0),
        )
        for game in real.games(100, seed=200)
    ]
    boards = [_core.Board(real.engine.word_graph, real.engine.core_facts, cells) for cells, _ in positions]
    racks = [rack for _, rack in positions]
    lists = _core.search(boards, racks, "plays")
    assert _core.search(boards, racks, "best") == [plays[0] if len(plays) else None for plays in lists]
    assert _core.search(boards, racks, "summary") == [(len(plays), plays.top, plays.sum) for plays in lists]
