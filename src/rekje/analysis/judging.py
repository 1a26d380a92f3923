"""Judging turns: the port for reviews (`Judge`), and the values that it returns.

A judge measures every possible act of a turn by its *equity*: what it scores and what it leaves. If there is a model
for it, the judge also gives the chance of winning. Acts are ranked by the equity, and right before the end of a game
between two by the chance to win."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from math import hypot
from typing import Protocol

import msgspec
from msgspec.structs import replace

from rekje.analysis.moves import Move
from rekje.analysis.reasons import TINY, Why, difference
from rekje.model.tiles import UNKNOWN, Tiles, letters, split_tiles
from rekje.players.ports import Candidate, Knowledge
from rekje.referee.view import Seen

WHOLE_CHANCE = 100.0
"""What a won game counts, where turns are ranked by the chance to win."""
POINT = 0.1
"""What a point of the lead counts there besides, so that a decided game is judged too."""
SURE = 2.6
"""A difference between ways that were played on from counts if it is larger than this many standard errors. With five
ways to choose from, one of them easily looks twice the error better than what was played."""
SHOWN = 5
"""The number of best choices in a verdict."""


class Judged(msgspec.Struct, frozen=True):
    """A measured act: its ``equity``, the tiles ``kept`` and their ``worth`` if known, and the ``chance`` of winning
    after it. ``exact``: searched to the end of the game, with best play by both. Where every draw was looked at,
    ``lead`` is the lead at the end of the game on average, and the equity is by how much the lead changes until then.
    Where the game was played on from it, ``samples`` times, the equity tells how many points that brought beside the
    others. Turns are then ranked by the ``gain``, in which, where the samples tell chances, a point counts for what it
    does to these, a tenth where the game is decided. ``error`` is the standard error of the difference between its gain
    and that of what was played (or, if nothing was, of the move that seemed best).

    >>> best = rekje.Game(edition="en", seed=7).choices(top=1)[0]
    >>> best.equity == round(best.move.score + best.worth, 2), 0 < best.chance < 1, best.exact
    (True, True, False)
    """

    move: Move
    equity: float
    kept: str = ""
    worth: float | None = None
    chance: float | None = None
    exact: bool = False
    lead: float | None = None
    gain: float | None = None
    error: float = 0.0
    samples: int = 0

    @property
    def ranking(self) -> float:
        """The number by which the ways to use a turn are ranked: the equity, or the gain; where every draw was looked
        at, the chance to win comes first, a per cent counting as much as ten points of the lead."""
        if self.gain is not None:
            return self.gain
        if self.lead is None or self.chance is None:
            return self.equity
        return WHOLE_CHANCE * self.chance + POINT * self.equity


def margin_of(one: Judged, other: Judged) -> float:
    """How uncertain the difference between two ways is, in points: 0 but where they were played on from."""
    return round(SURE * hypot(one.error, other.error), 2)


def is_better(one: Judged, other: Judged) -> bool:
    """Whether one way is better than another by more than nothing. Where they were played on from, it is better by more
    than is uncertain, and by a difference in points or in the chance to win that can be seen in the figures."""
    ahead = one.ranking - other.ranking
    if not one.samples:
        return ahead >= TINY
    seen = difference("played_on", one.equity, other.equity), difference("chance", one.chance, other.chance)
    return ahead > max(TINY, margin_of(one, other)) and any(apart and apart.speaks_for for apart in seen)


class JudgedTurn(msgspec.Struct, frozen=True):
    """A judged turn: the best ``choices``, the best first; the act ``played``; and the highest possible score, ``top``.
    ``choices`` is empty if the turn couldn't be judged. ``exact``: the choices were searched to the end of the game.
    ``bingo`` is the best way to lay a whole rack at once, if there is one. ``phonies`` are the words laid or written
    that aren't in the list. ``why`` compares the best choice with a worse one that was played."""

    choices: tuple[Judged, ...] = ()
    played: Judged | None = None
    top: int = 0
    exact: bool = False
    bingo: Judged | None = None
    phonies: tuple[str, ...] = ()
    why: Why | None = None


class Judge(Protocol):
    """Judges turns."""

    def judge(self, seen: Seen | None, seat: int, did: Move | None) -> JudgedTurn:
        """Judge a turn from the seat's view before it, and measure what the seat did, if anything. If the seat wasn't
        on turn (``seen`` is None) or its tiles aren't known, only its words are judged."""

    def compare(self, seen: Seen, seat: int, mine: Judged, other: Judged) -> Why:
        """Compare two measured ways to use a turn, from the seat's view before it."""

    def move_of(self, play: Candidate, seen: Seen) -> Move:
        """A play that a computer player could make, as a move."""


class ListJudge(ABC):
    """Judges by a word list. It finds words that aren't in the list. For a seat on turn with known tiles it also finds
    the ``shown`` best choices."""

    def __init__(self, knowledge: Knowledge, shown: int = SHOWN) -> None:
        self.knowledge = knowledge
        self.shown = shown

    def judge(self, seen: Seen | None, seat: int, did: Move | None) -> JudgedTurn:
        """`Judge`."""
        phonies = phonies_of(did, self.knowledge.is_word)
        known = seen is not None and seen.turn is not None and UNKNOWN not in seen.seats[seat].rack
        if seen is None or not known:
            return JudgedTurn(phonies=phonies)
        found = self.weigh(seen, seat, did)
        best, rated = next(iter(found.choices), None), found.played
        why = None
        if best and rated and is_better(best, rated):
            why = self.compare(seen, seat, best, rated)
        return replace(found, phonies=phonies, why=why)

    @abstractmethod
    def compare(self, seen: Seen, seat: int, mine: Judged, other: Judged) -> Why:
        """`Judge.compare`."""

    @abstractmethod
    def move_of(self, play: Candidate, seen: Seen) -> Move:
        """`Judge.move_of`."""

    @abstractmethod
    def weigh(self, seen: Seen, seat: int, did: Move | None) -> JudgedTurn:
        """The verdict, without the words that aren't in the list."""


def phonies_of(did: Move | None, is_word: Callable[[Tiles], bool]) -> tuple[str, ...]:
    """The words of a move that aren't in the list."""
    words = did.words if did and did.kind != "taken-back" else ()
    return tuple(word for word in dict.fromkeys(words) if not is_word(letters(split_tiles(word))))
