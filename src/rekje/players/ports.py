"""What a computer player needs from outside: the plays that it can make, and a word list to check words by."""

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
        """The legal plays of a seat's rack, the best first: all of them, or a selection of good ones if there are too
        many. Empty if the rack isn't known. While words are chosen to open with, the plays are those words."""

    def best(self, view: State, seat: int, level: int | None) -> Candidate | None:
        """The first of `plays`, without listing them all."""

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat's rack has a play with any word of the whole list, offensive ones included; None if that can't
        be known. A table that must prove it gets the same answer."""

    def is_word(self, word: Tiles) -> bool:
        """Whether a word, given as letters, is in the whole list."""


class Rated(msgspec.Struct, frozen=True):
    """A play or an exchange: its score, the tiles kept after it, and its equity, which is the score plus the worth of
    these tiles."""

    command: AnyCommand
    score: int
    equity: float
    kept: Tiles


@runtime_checkable
class RatedKnowledge(Knowledge, Protocol):
    """Knowledge for games in which tiles kept for later turns have a worth. If exchanges are allowed, they are rated
    too: for each number of tiles the exchange that keeps the most. Once the bag is empty, tiles kept are worth
    nothing."""

    def rated(self, view: State, seat: int, level: int | None, most: int) -> Sequence[Rated]:
        """At most ``most`` plays and exchanges of a seat's rack, the highest equity first; at equal equity plays come
        before exchanges. Empty if the rack isn't known."""

    def best_by_equity(self, view: State, seat: int, level: int | None) -> Rated | None:
        """The first of `rated`, without listing them all."""

    def worth_kept(self, view: State, kept: Tiles) -> float:
        """What tiles are worth to the seat that keeps them, in points, while the bag isn't empty."""


class SimulationEffort(msgspec.Struct, frozen=True):
    """How far and how long to play on: at most so many ``searches`` for a best play, or so many ``seconds``; ``turns``
    turns far, of all seats together. With an ``error``, acts are dropped only if the chance that one of them is better
    after all is at most that; without, as soon as it is expected to cost little; ``even``: none is, and all get as many
    samples. On so many ``threads`` (None: all cores), which changes nothing unless it is timed."""

    searches: int | None = None
    seconds: float | None = None
    turns: int | None = None
    error: float | None = None
    threads: int | None = 1
    even: bool = False


class PlayedOn(msgspec.Struct, frozen=True):
    """What playing on from an act told: its ``gain`` over the other seats, None if it fell behind and was dropped; the
    ``points`` that were gained on average, whatever they decide; ``doubt``, the standard error of the difference
    between its gain and that of the first act; the number of ``samples``; and the ``chance`` of winning in these on
    average, if there is a model of it. Where nothing can be played on, both are the equity."""

    gain: float | None
    points: float
    doubt: float = 0.0
    samples: int = 0
    chance: float | None = None


class EndEffort(msgspec.Struct, frozen=True):
    """How long to look at the end of a game: at most so many positions (``nodes``), or about so many ``seconds``."""

    nodes: int | None = None
    seconds: float | None = None


class WeighedTurn(msgspec.Struct, frozen=True):
    """A turn with few tiles in the bag, weighed over every draw: the ``chance`` to win, a draw being half a win, and
    the ``lead`` at the end of the game on average; ``proven``: the chance is. ``score`` is what its play scores."""

    command: AnyCommand
    score: int
    chance: float
    lead: float
    proven: bool


class WorkedOut(msgspec.Struct, frozen=True):
    """The end of a game as far as it was searched: a seat's best command, its gain on the other seat until the end with
    the final settling (on average, while tiles are drawn), and whether the search proved that no turn does better.
    While tiles are drawn also the ``turns`` that were weighed, the best first, and whether none wins more often than
    the first (``chance_proven``)."""

    command: AnyCommand
    gain: float
    proven: bool
    turns: tuple[WeighedTurn, ...] = ()
    chance_proven: bool = False


@runtime_checkable
class DeepKnowledge(RatedKnowledge, Protocol):
    """Knowledge that can search ahead."""

    def work_out(
        self, view: State, seat: int, level: int | None, effort: EndEffort, asked_for: Sequence[Rated] = ()
    ) -> WorkedOut | None:
        """Search the end of the game for the seat on turn, within an effort. None unless two
        play and the unseen tiles are exactly the other seat's rack, or one to four more where tiles are drawn after a
        play. Then the chance to win counts first, and the turns in ``asked_for`` are weighed in any case."""

    def simulate(
        self, view: State, seat: int, level: int | None, acts: Sequence[Rated], effort: SimulationEffort, seed: int
    ) -> Sequence[PlayedOn]:
        """What playing on from each act tells, from its equity and from simulated continuations. If the chance of
        winning can be estimated, the gain is the gain of that chance, converted to points: where the game is decided, a
        point counts a tenth. Unseen tiles are dealt by ``seed``. Unless all are to have as many samples, acts that fall
        behind get fewer."""


class Reading(msgspec.Struct, frozen=True):
    """A word that can be written down: its tile notation, and the top left squares of its tiles."""

    word: str
    tiles: tuple[Square, ...]
