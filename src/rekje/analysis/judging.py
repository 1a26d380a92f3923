"""What a turn could have brought: the port for reviews (`Judge`), and the values that it returns.

A judge measures everything that could be done in a turn by one measure, its *equity*: what it scores and what it
leaves. If there is a model for it, the judge also gives the chance of winning.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec.structs import replace

from rekje.analysis.moves import Move
from rekje.model.tiles import UNKNOWN, Tiles, letters, split_tiles
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen

SHOWN = 5
"""How many of the best ways to use a turn a verdict has."""


class Judged(msgspec.Struct, frozen=True):
    """A way to use a turn, measured: its ``equity``, the tiles ``kept`` and their ``worth`` as far as known, and the
    ``chance`` of winning after it. ``exact``: it was followed to the end of the game with best play by both."""

    move: Move
    equity: float
    kept: str = ""
    worth: float | None = None
    chance: float | None = None
    exact: bool = False


class JudgedTurn(msgspec.Struct, frozen=True):
    """A turn judged: the best ways to use it (``choices``, the best first), what was done instead (``played``), and
    the highest score there was (``top``). Without ``choices`` it couldn't be judged. ``exact`` where the choices were
    followed to the end of the game; ``bingo`` is the best way to lay a whole rack at once, where there is one.
    ``phonies`` are the words laid or written that the list lacks."""

    choices: tuple[Judged, ...] = ()
    played: Judged | None = None
    top: int = 0
    exact: bool = False
    bingo: Judged | None = None
    phonies: tuple[str, ...] = ()


class Judge(Protocol):
    """Who judges turns."""

    def judge(self, seen: Seen | None, seat: int, did: Move | None) -> JudgedTurn:
        """What a seat could do in a turn, from the view it had before it, measured with what it did, if it did
        something. Only words are judged where it wasn't on turn (None) or its tiles aren't known."""


class ListJudge(ABC):
    """Judges by a word list. It finds words that the list lacks and, for a seat on turn with known tiles, the ``shown``
    best ways to use the turn."""

    def __init__(self, knowledge: Knowledge, shown: int = SHOWN) -> None:
        self.knowledge = knowledge
        self.shown = shown

    def judge(self, seen: Seen | None, seat: int, did: Move | None) -> JudgedTurn:
        """`Judge`."""
        phonies = phonies_of(did, self.knowledge.is_word)
        known = seen is not None and seen.turn is not None and UNKNOWN not in seen.seats[seat].rack
        return replace(self.weigh(seen, seat, did) if seen and known else JudgedTurn(), phonies=phonies)

    @abstractmethod
    def weigh(self, seen: Seen, seat: int, did: Move | None) -> JudgedTurn:
        """The verdict, but for the words that the list lacks."""


def phonies_of(did: Move | None, is_word: Callable[[Tiles], bool]) -> tuple[str, ...]:
    """The words of a move that a list lacks."""
    words = did.words if did and did.kind != "taken-back" else ()
    return tuple(word for word in dict.fromkeys(words) if not is_word(letters(split_tiles(word))))
