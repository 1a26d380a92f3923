"""The plays on a score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rekje.model.state import State
from rekje.model.tiles import plain_word


def plays_of(state: State, seat: int) -> Iterator[tuple[list[str], int]]:
    """The words and the score of each play of a seat that wasn't taken back. The word that was named comes first."""
    for line in state.sheet:
        if line.kind == "play" and line.seat == seat:
            named = plain_word(line.word)
            formed = (plain_word(one.word) for one in line.words)
            yield [named, *(word for word in formed if word != named)], line.score
