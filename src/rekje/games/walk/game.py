"""What a game must answer in which words are walks over touching tiles on the bare table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from rekje.board.walk.find import find_ways
from rekje.board.walk.walk import Walk, WalkTable
from rekje.games.base import Facts, Game
from rekje.games.playout import RaceRules
from rekje.games.walk.heap import used_for
from rekje.model.events import Config
from rekje.model.problems import Flaw, Refusal
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tiles, join_tiles, letters
from rekje.model.work import Work


class WalkingGame(Game):
    """A game of walks, whose ``state.own`` is a `rekje.games.walk.heap.Heap`. Only `judged` asks whether a word is
    one."""

    family = "walk"

    @abstractmethod
    def ground(self, state: State, seat: int) -> WalkTable:
        """What a seat's words are walked over, and with which tiles."""

    @abstractmethod
    def walk(
        self, state: State, seat: int, word: Tiles, path: Sequence[Square] | None, work: Work | None = None
    ) -> Walk | Flaw:
        """The walk that a seat means by a word and a path; without a path, one with the fewest new tiles, if no more
        ``work`` than this finds it."""

    @abstractmethod
    def race_rules(self, config: Config) -> RaceRules:
        """The course of a table's race once the opening is over."""

    @abstractmethod
    def preview(
        self, state: State, seat: int, word: str, path: Sequence[Square] | None = None
    ) -> tuple[Walk, tuple[int, ...]] | Refusal:
        """The walk of a word and what it changes in everybody's total; or why it may not be laid."""

    def judged(self, state: State, facts: Facts, word: Tiles) -> Refusal | None:
        """K10: why a word isn't accepted that isn't in the dictionary, where that is asked before it is laid (C2)."""
        if state.option("judging") != "referee" or facts.is_word(letters(word)):
            return None
        return self.refuse(Flaw("walk-no-word", {"word": join_tiles(letters(word))}))

    def ways(self, state: State, seat: int, word: Tiles) -> Iterator[Walk]:
        """The ways to lay a word, those with the fewest new tiles first. They may be a great many."""
        return find_ways(self.ground(state, seat), word, used_for(state, word))
