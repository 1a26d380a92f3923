"""What a computer player needs from outside: the plays there are for it, and a word list to doubt words by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from rekje.model.families import AnyCommand
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tiles


class Candidate(msgspec.Struct, frozen=True):
    """A legal play: the command that makes it, its score, how many tiles it lays and which (as they stand on the rack),
    how many words it forms, and how often its word bends on tiles that lie there already."""

    command: AnyCommand
    score: int
    laid: int
    words: int
    tiles: Tiles = ()
    bends: int = 0


class Knowledge(Protocol):
    """The words that a computer player knows and the plays it could find with them.

    ``level`` limits its vocabulary to words of at most that level (1: the most frequent); None is the whole list.
    Offensive words are never among the plays unless the table's option ``offensive`` is on.
    """

    def prepare(self, level: int | None) -> None:
        """Make ready what a level needs."""

    def plays(self, view: State, seat: int, level: int | None) -> Sequence[Candidate]:
        """The legal plays of a seat's rack, best first: all, or where they are too many good ones of every kind; none
        where the rack isn't known. Where words are chosen to open with, these are the plays."""

    def best(self, view: State, seat: int, level: int | None) -> Candidate | None:
        """The first of `plays`, without listing them all."""

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat's rack has a play with any word of the whole list, offensive ones too; None where that can't
        be known. It is what a table would find that must prove it."""

    def is_word(self, word: Tiles) -> bool:
        """Whether the whole list has a word, given as letters."""


class Rated(msgspec.Struct, frozen=True):
    """A play or an exchange, its score, the tiles kept after it, and its equity: the score and what these are worth."""

    command: AnyCommand
    score: int
    equity: float
    kept: Tiles


@runtime_checkable
class RatedKnowledge(Knowledge, Protocol):
    """What a computer player knows where tiles kept for later turns are worth something.

    Exchanges are among what is rated where they are allowed, for each number of tiles given the one that keeps most.
    Once the bag is empty nothing kept counts.
    """

    def rated(self, view: State, seat: int, level: int | None, most: int) -> Sequence[Rated]:
        """At most so many of the plays and exchanges of a seat's rack, the highest equity first, plays before exchanges
        where that is equal; none where the rack isn't known."""

    def best_by_equity(self, view: State, seat: int, level: int | None) -> Rated | None:
        """The first of `rated`, without listing them all."""

    def worth_kept(self, view: State, kept: Tiles) -> float:
        """What tiles are worth to who keeps them, in points, as long as the bag isn't empty."""


class WorkedOut(msgspec.Struct, frozen=True):
    """How a game ends if both play as well as was found: what a seat does first, what it gains on the other from here
    to the end, settling included, and whether no play could do better."""

    command: AnyCommand
    gain: int
    proven: bool


@runtime_checkable
class DeepKnowledge(RatedKnowledge, Protocol):
    """What a computer player knows that can play on in thought."""

    def work_out(self, view: State, seat: int, level: int | None, nodes: int) -> WorkedOut | None:
        """The end of the game for the seat on turn, looking at no more than so many positions; None unless just two
        play and what one doesn't hold and doesn't see is what the other holds."""

    def look_ahead(
        self, view: State, seat: int, level: int | None, acts: Sequence[Rated], searches: int, seed: int
    ) -> Sequence[float]:
        """What each of some acts is expected to gain a seat on the others, by its equity and by ways in which the game
        may go on after it: points, and what is kept, told so that who takes the most wins most often. What is unseen is
        dealt by the seed; acts that turn out worse get less thought, and no more than so many best plays are searched
        for in all."""


class RaceEffort(msgspec.Struct, frozen=True):
    """How hard to think in a race: so many of the best ways to use a turn are played on for so many turns, with what is
    unseen dealt anew so many times; ways that do worse are dropped from deal to deal."""

    considered: int
    turns: int
    deals: int


@runtime_checkable
class RaceKnowledge(Knowledge, Protocol):
    """What a computer player knows that can play on in thought where it is a race by words walked over a heap."""

    def best_by_odds(
        self, view: State, seat: int, level: int | None, effort: RaceEffort, seed: int
    ) -> Candidate | None:
        """The play after which the seat on turn wins most often; what is unseen is dealt by the seed. None where it has
        no play, and on tables for which this can't be told."""


class Reading(msgspec.Struct, frozen=True):
    """A word that can be written down: in tile notation, and the top left squares of its tiles."""

    word: str
    tiles: tuple[Square, ...]


@runtime_checkable
class PaperKnowledge(Knowledge, Protocol):
    """What a computer player knows where words read on the table are written down.

    There `Knowledge.plays` are the ways to lay letters as the turn now stands; a candidate's command names all new
    words through the letters laid, ``words`` of them, and its score is the worth of every new word that can be read
    then.
    """

    def readable(self, view: State, level: int | None) -> Sequence[Reading]:
        """The new words that can be read on the board as it lies, in order of their letters."""

    def ahead(
        self, view: State, seat: int, level: int | None, acts: Sequence[Candidate], turns: int
    ) -> Sequence[tuple[int, ...]]:
        """What each of some acts of a seat (to lay, to swap, to lay a blank token, to give a letter) gains, and then so
        many turns of the seats after it, if each lays for the most words and all words are claimed at once."""

    def weighed(
        self, view: State, seat: int, level: int | None, acts: Sequence[Candidate], widths: Sequence[int]
    ) -> Sequence[float]:
        """What each of some acts gains a seat on the others on average, until as many turns later as there are widths,
        if in each of them the best of so many lays for the most words is taken, by what it gains in the same way."""
