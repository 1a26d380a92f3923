"""What a game must answer in which words are walks over touching tiles on the bare table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from rekje.games.base import Game
from rekje.model.problems import Flaw, Refusal
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tiles
from rekje.touching.walk import Walk


class WalkingGame(Game):
    """A game of walks. Nothing here asks whether a word is one."""

    @abstractmethod
    def walk(self, state: State, seat: int, word: Tiles, path: Sequence[Square] | None) -> Walk | Flaw:
        """The walk that a seat means by a word and a path; without a path, one with the fewest new tiles."""

    @abstractmethod
    def ways(self, state: State, seat: int, word: Tiles) -> Iterator[Walk]:
        """The ways to lay a word, those with the fewest new tiles first. They may be a great many."""

    @abstractmethod
    def preview(
        self, state: State, seat: int, word: str, path: Sequence[Square] | None = None
    ) -> tuple[Walk, tuple[int, ...]] | Refusal:
        """The walk of a word and what it changes in everybody's total; or why it may not be laid."""
