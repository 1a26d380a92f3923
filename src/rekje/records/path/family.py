"""Moves of games in which words are written down (`rekje.records.family.RecordFamily`)."""

from rekje.records.path.moves import PathMoves as moves
from rekje.records.path.moves import knocks_first as in_order

__all__ = ["in_order", "moves"]
