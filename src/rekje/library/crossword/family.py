"""`rekje.library.family.LibraryFamily` of this family."""

from __future__ import annotations

from typing import cast

from rekje.library.arguments import Path, text
from rekje.library.crossword.position import Position
from rekje.library.family import AnyPlay, known_rack
from rekje.library.rows import Rows
from rekje.library.words import Lexicon
from rekje.model.commands import Play
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.players.ports import Knowledge


def position(state: State, seat: int, lexicon: Lexicon) -> Position:
    """`LibraryFamily.position`."""
    rack = join_tiles(known_rack(state, seat))
    scores = [one.score for one in (*state.seats[seat:], *state.seats[:seat])]
    return Position(rack, state.board, edition=lexicon.rules, lexicon=lexicon, scores=scores)


def plays(knowledge: Knowledge, state: State, seat: int, top: int | None, lexicon: Lexicon) -> Rows[AnyPlay]:
    """`LibraryFamily.plays`: those of the position."""
    return cast("Rows[AnyPlay]", position(state, seat, lexicon).plays(top))


def play(seat: int, first: str, second: str | Path | None) -> Play:
    """`LibraryFamily.play`: a place and a word."""
    return Play(seat=seat, at=text("at", first), word=text("word", second))
