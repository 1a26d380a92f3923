"""`rekje.library.family.LibraryFamily` of this family."""

from __future__ import annotations

from rekje.engine.walk.knowledge import WalkKnowledge
from rekje.library.family import AnyPlay
from rekje.library.family import no_position as position
from rekje.library.family import play_by_path as play
from rekje.library.rows import Rows
from rekje.library.walk.plays import COLUMNS, walked_plays
from rekje.library.words import Lexicon
from rekje.model.state import State
from rekje.players.ports import Knowledge

__all__ = ["play", "plays", "position"]


def plays(knowledge: Knowledge, state: State, seat: int, top: int | None, lexicon: Lexicon) -> Rows[AnyPlay]:
    """`LibraryFamily.plays`: the longest words, each in one way."""
    assert isinstance(knowledge, WalkKnowledge), "the engine makes no other for this family"
    return Rows(walked_plays(knowledge, state, seat, top), COLUMNS)
