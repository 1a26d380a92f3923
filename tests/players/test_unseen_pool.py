"""What tiles kept are worth depends on the tiles that are still unseen."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rekje.engine.crossword.equity import Rater
from rekje.model.state import State
from rekje.model.tiles import BLANK, Tile, split_tiles
from rekje.players.derived_leaves import derive_leave_values
from rekje.players.leave_values import LeaveValues
from rekje.players.registry import PLAYERS
from rekje.referee.view import view
from tests.players.kit import config_of, state_after

CONFIG = config_of("scrabble/en", 2)


def position(*gone: Tile, seed: int = 3) -> State:
    """The view of the seat on turn after some turns; the tiles named lie on the board too, in a row of their own."""
    state = state_after(4, CONFIG, [PLAYERS["greedy"]] * 2, seed=seed)
    seat = state.turn.seat if state.turn else 0
    seen = view(state, seat)
    free = [(x, 0) for x in range(15) if (x, 0) not in seen.board]
    return replace(seen, board={**seen.board, **dict(zip(free, gone, strict=False))})


def rater(worths: LeaveValues) -> Rater:
    return Rater(CONFIG.edition, lambda: worths)


def test_a_pair_is_hoped_for_while_its_other_tile_may_come() -> None:
    hopes = rater(LeaveValues({}, {"QU": 10.0}))
    there, gone = position(), position(*"UUUU")
    assert there.unseen["U"] > gone.unseen["U"]
    assert hopes.worth(gone, ("Q",)) < hopes.worth(there, ("Q",))


def test_good_tiles_in_the_bag_make_it_worth_more_to_draw() -> None:
    blanks = rater(LeaveValues({BLANK: 30.0}))
    there, gone = position(), position("a", "b")
    assert there.unseen[BLANK] > gone.unseen[BLANK] == 0
    draws = [blanks.worth(there, tuple("AEI"[:kept])) - blanks.worth(gone, tuple("AEI"[:kept])) for kept in (0, 3)]
    assert draws[0] > draws[1] > 0


def test_with_the_whole_box_unseen_nothing_changes() -> None:
    worths = derive_leave_values(CONFIG.edition)
    box = Counter(CONFIG.edition.letter_set.box())
    start = replace(position(), board={}, seats=tuple(replace(seat, rack=()) for seat in position().seats))
    assert start.unseen == box
    for kept in ("Q", "AEI", "SS", ""):
        tiles = split_tiles(kept)
        plain = sum(worths.ones.get(tile, 0.0) for tile in tiles)
        plain += sum(worths.twos.get("".join(sorted((a, b))), 0.0) for i, a in enumerate(tiles) for b in tiles[:i])
        assert rater(worths).worth(start, tiles) == pytest.approx(plain, abs=0.01)


def test_a_set_counts_once_beside_its_pairs() -> None:
    worths = rater(LeaveValues({}, {"GN": 1.0}, {"GIN": 5.0}))
    seen = position()
    alone = worths.worth(seen, ("G", "N"))
    assert worths.worth(seen, ("G", "N", "I")) == pytest.approx(alone + 5.0, abs=0.3)
    assert worths.worth(seen, ("G", "N", "I", "I")) == pytest.approx(alone + 5.0, abs=0.6)
