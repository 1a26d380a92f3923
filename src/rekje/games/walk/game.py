"""What a game must define if its words are walks over touching tiles on the bare table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from rekje.board.walk.find import fewest_blanks, find_ways
from rekje.board.walk.walk import Walk, WalkTable
from rekje.games.base import Facts, GameDefinition
from rekje.games.walk.heap import used_for
from rekje.games.walk.race_rules import RaceRules
from rekje.model.events import Config
from rekje.model.problems import Flaw, Refusal
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tiles, join_tiles, letters
from rekje.model.work import Work


class WalkingGame(GameDefinition):
    """A game of walks, whose ``state.own`` is a `rekje.games.walk.heap.Heap`. Only `judged` asks whether a word is
    valid."""

    family = "walk"
    prints_values = False

    @abstractmethod
    def ground(self, state: State, seat: int) -> WalkTable:
        """The tiles over which a seat's words are walked, and the tiles that it can add."""

    @abstractmethod
    def walk(
        self, state: State, seat: int, word: Tiles, path: Sequence[Square] | None, work: Work | None = None
    ) -> Walk | Flaw:
        """The walk that a seat means by a word and a path. Without a path, one with the fewest new tiles, if it is
        found within ``work``."""

    @abstractmethod
    def race_rules(self, config: Config) -> RaceRules:
        """The course of a table's race once the opening is over."""

    def judged(self, state: State, facts: Facts, words: Sequence[Tiles]) -> Refusal | None:
        """K10: the refusal of a word that isn't in the dictionary, if words are judged before they are laid (C2)."""
        if state.option("judging") != "referee":
            return None
        unknown = next((word for word in map(letters, words) if not facts.is_word(word)), None)
        return None if unknown is None else self.refuse(Flaw("walk-no-word", {"word": join_tiles(unknown)}))

    def with_blanks(
        self, state: State, seat: int, word: Tiles, work: Work, start: Square | None = None
    ) -> Tiles | None:
        """A word typed without its squares, with those blanks in it that it can't be laid without."""
        return fewest_blanks(self.ground(state, seat), word, used_for(state, word), work, start)

    def ways(self, state: State, seat: int, word: Tiles, start: Square | None = None) -> Iterator[Walk]:
        """The ways to lay a word, from a square if one is told, those with the fewest new tiles first. They may be a
        great many."""
        return find_ways(self.ground(state, seat), word, used_for(state, word), start)
