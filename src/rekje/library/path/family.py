"""`rekje.library.family.LibraryFamily` of this family."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.library.family import no_position as position
from rekje.library.words import Lexicon
from rekje.model.state import State
from rekje.players.ports import Candidate, Knowledge
from rekje.referee import view

__all__ = ["plays", "position"]

USUAL = 10


def plays(knowledge: Knowledge, state: State, seat: int, top: int | None, lexicon: Lexicon) -> Sequence[Candidate]:
    """`LibraryFamily.plays`: the best layings that the seat can see."""
    return knowledge.plays(view(state, seat), seat, None)[: top or USUAL]
