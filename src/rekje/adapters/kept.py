"""What tiles kept are worth at a table, for who judges its turns."""

from __future__ import annotations

from functools import lru_cache

from rekje.analysis.judging_lines import Worth
from rekje.games.registry import get_game
from rekje.model.edition import Edition
from rekje.model.state import State
from rekje.model.tiles import Tiles
from rekje.players.worths import Worths, tiles_of


def worth_by(worths: Worths, edition: Edition) -> Worth:
    """As computer players weigh it: where nothing is drawn after a play, by how full the bag still is."""
    letters = edition.letter_set
    tiles = tiles_of(letters)

    @lru_cache(maxsize=4096)
    def filled_up(kept: Tiles) -> float:
        return worths.of(kept, letters)

    def as_it_stands(seen: State, kept: Tiles) -> float:
        full = max(1, letters.box().total() - len(seen.seats) * edition.rack)
        ones = dict(zip(tiles, worths.single(letters, min(1.0, seen.bag / full)), strict=True))
        return sum(ones[tile] for tile in kept)

    return (lambda seen, kept: filled_up(kept)) if get_game(edition.game).refills else as_it_stands
