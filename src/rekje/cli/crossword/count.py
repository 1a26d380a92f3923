"""``rekje perft``: the legal plays of positions, counted by the core."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rekje.cli.family import Counted
from rekje.engine.crossword.family import engine_for
from rekje.engine.words import Words
from rekje.model.edition import Edition, OptionValue
from rekje.records.cgp import CgpPosition


def count(
    positions: Iterable[CgpPosition], words: Words, edition: Edition, options: Mapping[str, OptionValue]
) -> Iterable[Counted]:
    """`CommandFamily.count`."""
    engine = engine_for(words, edition, options)
    found = engine.summary_many([engine.encode(position.board, position.racks[0]) for position in positions])
    return [Counted(one.plays, one.top, one.sum) for one in found]
