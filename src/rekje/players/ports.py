"""What a computer player needs from outside: the plays there are for it, and a word list to doubt words by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from rekje.model.commands import AnyCommand
from rekje.model.state import State
from rekje.model.tiles import Tiles


class Candidate(msgspec.Struct, frozen=True):
    """A legal play: the command that makes it, its score, how many tiles it lays, how many words it forms, and how
    often its word bends on tiles that lie there already."""

    command: AnyCommand
    score: int
    laid: int
    words: int
    bends: int = 0


class Knowledge(Protocol):
    """The words that a computer player knows and the plays it could find with them.

    ``level`` limits its vocabulary to words of at most that level (1: the most frequent); None is the whole list.
    Offensive words are never among the plays unless the table's option ``offensive`` is on.
    """

    def plays(self, view: State, seat: int, level: int | None) -> Sequence[Candidate]:
        """The legal plays of a seat's rack, best first: all, or where they are too many good ones of every kind; none
        where the rack isn't known. Where words are chosen to open with, these are the plays."""

    def best(self, view: State, seat: int, level: int | None) -> Candidate | None:
        """The first of `plays`, without listing them all."""

    def is_word(self, word: Tiles) -> bool:
        """Whether the whole list has a word, given as letters."""
