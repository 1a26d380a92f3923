"""What games between equal players tell of tiles kept, added up by the core. Sums are bytes, so that they can be kept
and sent."""

from __future__ import annotations

import rekje._core as _core
from rekje.engine.crossword.equity import core_leaves
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import core_rules
from rekje.games.playout import PlayoutRules
from rekje.model.edition import Edition
from rekje.model.tiles import LetterSet, join_tiles
from rekje.players.leave_values import LeaveValues, tiles_of


def no_sums(rack: int) -> bytes:
    """The sums of no games with racks of so many tiles."""
    return _core.RackSums(rack).to_bytes()


def sums_of_games(
    engine: NativeEngine, edition: Edition, rules: PlayoutRules, leave_values: LeaveValues, games: int, seed: int
) -> bytes:
    """The sums of games in which everybody goes by the same leave values."""
    letters = edition.letter_set
    leave_schedule = _core.LeaveSchedule([core_leaves(leave_values, letters, edition.rack - 1)])
    course = core_rules(letters, rules)
    return _core.study(engine.word_graph, engine.core_facts, course, leave_schedule, games=games, seed=seed).to_bytes()


def added(rack: int, one: bytes, other: bytes) -> bytes:
    """The sums of all these games together."""
    first, second = (_core.RackSums.from_bytes(rack, sums) for sums in (one, other))
    return first.joined(second).to_bytes()


def fitted(letters: LetterSet, sums: bytes, rack: int, drawn: tuple[float, float, float]) -> LeaveValues:
    """What tiles, pairs and sets of three and four are worth. Pairs, and sets of three and of four, are drawn to
    nothing as if so many racks with them said so. Sets are told to the tenth of a point."""
    box = [letters.blanks, *letters.counts]
    ones, twos, sets = _core.RackSums.from_bytes(rack, sums).leave_parts(box, *drawn)
    tiles, there = tiles_of(letters), [i for i, count in enumerate(box) if count]
    pairs = ((i, j) for i in there for j in there if i <= j)
    told = {join_tiles((tiles[i], tiles[j])): round(twos[i * len(tiles) + j], 2) for i, j in pairs}
    larger = {join_tiles(tiles[code] for code in codes): round(worth, 1) for codes, worth in sets}
    return LeaveValues(
        {tiles[i]: round(ones[i], 2) for i in there},
        {pair: worth for pair, worth in told.items() if worth},
        {kept: worth for kept, worth in larger.items() if worth},
    )
