"""What games between equal players tell of tiles kept, added up by the core. Sums are bytes, so that they can be kept
and sent."""

from __future__ import annotations

import rekje._core as _core
from rekje.engine.crossword.equity import core_leaves
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import core_rules
from rekje.games.playout import PlayoutRules
from rekje.model.edition import Edition
from rekje.model.tiles import LetterSet
from rekje.players.leave_values import LeaveValues


def no_sums(letters: LetterSet) -> bytes:
    """The sums of no games."""
    return _core.NormalEquations(len(letters.faces)).to_bytes()


def sums_of_games(
    engine: NativeEngine, edition: Edition, rules: PlayoutRules, leave_values: LeaveValues, games: int, seed: int
) -> bytes:
    """The sums of games in which everybody goes by the same leave values."""
    letters = edition.letter_set
    leave_schedule = _core.LeaveSchedule([core_leaves(leave_values, letters, edition.rack - 1)])
    course = core_rules(letters, rules)
    return _core.study(engine.word_graph, engine.core_facts, course, leave_schedule, games=games, seed=seed).to_bytes()


def added(letters: LetterSet, one: bytes, other: bytes) -> bytes:
    """The sums of all these games together."""
    first, second = (_core.NormalEquations.from_bytes(len(letters.faces), sums) for sums in (one, other))
    return first.joined(second).to_bytes()


def least_squares(letters: LetterSet, sums: bytes, rack: int, drawn: float) -> tuple[list[float], list[float]]:
    """What single tiles and pairs are worth, by code, fitted to all full racks; pairs are drawn to nothing as if
    ``drawn`` racks with them said so."""
    box = [letters.blanks, *letters.counts]
    return _core.NormalEquations.from_bytes(len(letters.faces), sums).leave_values(box, rack, drawn)
