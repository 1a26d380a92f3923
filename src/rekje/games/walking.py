"""What a game must answer in which words are walks over touching tiles on the bare table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from rekje.games.base import Game
from rekje.model.problems import Flaw
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tiles
from rekje.touching.walk import Ground, Walk


class WalkingGame(Game):
    """A game of walks, whose ``state.own`` is a `rekje.games.heap.Heap`. Nothing here asks whether a word is one."""

    @abstractmethod
    def ground(self, state: State, seat: int) -> Ground:
        """What a seat's words are walked over, and with which tiles."""

    @abstractmethod
    def walk(self, state: State, seat: int, word: Tiles, path: Sequence[Square] | None) -> Walk | Flaw:
        """The walk that a seat means by a word and a path; without a path, one with the fewest new tiles."""
