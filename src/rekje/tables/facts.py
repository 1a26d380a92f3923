"""The facts of a live table: its word list, its search, and draws from its shuffle."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles
from rekje.referee.shuffle import draw_tiles, seed, throw_dice
from rekje.tables.ports import Search, Words


class LiveFacts:
    """`rekje.games.base.Facts` for a table at which Rekje deals the tiles."""

    def __init__(self, words: Words, search: Search) -> None:
        self._words = words
        self._search = search

    def is_word(self, word: Tiles) -> bool:
        """Ask the word list."""
        return self._words.has(word)

    def can_play(self, state: State, seat: int) -> bool | None:
        """Ask the search."""
        return self._search.can_play(state, seat)

    def first_seat(self) -> int:
        """The first seat, where no lot is drawn."""
        return 0

    def draw(self, state: State, count: int, among: Tiles | None = None) -> tuple[Tiles, int]:
        """The next tiles of the shuffle that the table has committed to."""
        bag = state.letter_set.sort(state.unseen.elements()) if among is None else among
        return draw_tiles(bag, count, seed(state.secret, state.nonces), state.cursor)

    def throw(self, state: State, seats: Sequence[int]) -> tuple[tuple[dict[int, int], ...], int] | None:
        """Dice from the same shuffle."""
        return throw_dice(seats, seed(state.secret, state.nonces), state.cursor)

    def beside_the_board(self, first: int) -> CardboardFacts:
        """The facts for a cardboard game with the same words, in which seat ``first`` begins."""
        return CardboardFacts(self._words, self._search, first)


class CardboardFacts(LiveFacts):
    """The facts of a game that is only written down here. The record tells who began; draws are unknown."""

    def __init__(self, words: Words, search: Search, first: int) -> None:
        super().__init__(words, search)
        self._first = first

    def first_seat(self) -> int:
        """The seat that was told to have begun."""
        return self._first

    def draw(self, state: State, count: int, among: Tiles | None = None) -> tuple[Tiles, int]:
        """Unknown tiles."""
        return (UNKNOWN,) * count, state.cursor

    def throw(self, state: State, seats: Sequence[int]) -> None:
        """None: dice are thrown on the real table, and told with the knock that they decide."""
