"""`rekje.library.family.LibraryFamily` of this family."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.engine.crossword.native import ScoredPlay
from rekje.library.crossword.position import Position
from rekje.library.family import known_rack
from rekje.library.words import Lexicon
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.players.ports import Knowledge


def position(state: State, seat: int, lexicon: Lexicon) -> Position:
    """`LibraryFamily.position`."""
    return Position(join_tiles(known_rack(state, seat)), state.board, edition=lexicon.rules, lexicon=lexicon)


def plays(knowledge: Knowledge, state: State, seat: int, top: int | None, lexicon: Lexicon) -> Sequence[ScoredPlay]:
    """`LibraryFamily.plays`: those of the position."""
    return position(state, seat, lexicon).plays(top)
