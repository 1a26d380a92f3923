"""What a computer player needs where words are written down, besides what all players do (`rekje.players.ports`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from rekje.model.state import State
from rekje.model.tiles import Tile
from rekje.players.ports import Candidate, Knowledge, Reading


class Continuation(msgspec.Struct, frozen=True):
    """How a game may go on: the gains of an act and of the turns after it, and whether they end the game (L19)."""

    gains: tuple[int, ...]
    over: bool = False


@runtime_checkable
class PaperKnowledge(Knowledge, Protocol):
    """Knowledge for games in which words read on the table are written down. `Knowledge.plays` are the ways to lay
    letters as the turn now stands. The command of a candidate names all new words through the letters laid; their
    number is ``words``. Its score is the worth of all new words that can then be read."""

    def single_lays(self, view: State, seat: int, level: int | None) -> Sequence[Candidate]:
        """`Knowledge.plays` that lay or swap one own letter and no other: far sooner found than all."""

    def readable(self, view: State, level: int | None) -> Sequence[Reading]:
        """The new words that can be read on the board as it is, in alphabetical order."""

    def worth_of(self, letter: Tile) -> float:
        """What a letter that is held gains on the others in the rest of the game, in points."""

    def ahead(
        self, view: State, seat: int, level: int | None, acts: Sequence[Candidate], turns: int
    ) -> Sequence[Continuation]:
        """The gain of each act of a seat (a lay, a swap, a blank token laid, a letter given away), and of the next
        ``turns`` turns of the seats after it, if each lays for the most words and all words are claimed at once. A turn
        that ends the game is the last that gains anything."""

    def weighed(
        self, view: State, seat: int, level: int | None, acts: Sequence[Candidate], widths: Sequence[int]
    ) -> Sequence[float]:
        """How a seat stands after each act (`rekje.players.path.standing`), searched one turn deeper for each width. A
        width is the number of lays for the most words from which the seat on turn chooses, by the same measure."""
