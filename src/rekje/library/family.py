"""What each family of games has in the library (`rekje.library.families`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from rekje.library.arguments import Path, squares, text
from rekje.library.rows import Rows
from rekje.library.words import Lexicon
from rekje.model.commands import Play
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles
from rekje.players.ports import Candidate, Knowledge

if TYPE_CHECKING:
    from rekje import Position, ScoredPlay, WalkedPlay

AnyPlay: TypeAlias = "ScoredPlay | WalkedPlay | Candidate"
"""A legal play, as a program sees it."""


class LibraryFamily(Protocol):
    """What a program asks of games of one family."""

    def position(self, state: State, seat: int, lexicon: Lexicon) -> Position:
        """The board with a seat's rack. Raises `FormError` for a rack that isn't known, and where there are no such
        positions."""

    def plays(self, knowledge: Knowledge, state: State, seat: int, top: int | None, lexicon: Lexicon) -> Rows[AnyPlay]:
        """Legal plays of a seat, best first. Raises `FormError` for a rack that isn't known."""

    def play(self, seat: int, first: str, second: str | Path | None) -> Play:
        """The command of `Game.play` for its two arguments. Raises `FormError` for what they can't be."""


def known_rack(state: State, seat: int) -> Tiles:
    """A seat's rack. Raises `FormError` if it isn't known."""
    rack = state.seats[seat].rack
    if UNKNOWN in rack:
        raise FormError("engine-rack-hidden")
    return rack


def play_by_path(seat: int, first: str, second: str | Path | None) -> Play:
    """`LibraryFamily.play` of a family in which words don't lie in lines: a word and its squares."""
    return Play(seat=seat, word=text("word", first), path=squares(second))


def no_position(state: State, seat: int, lexicon: Lexicon) -> Position:
    """`LibraryFamily.position` of a family that has no positions: raises `FormError`."""
    known_rack(state, seat)
    raise FormError("engine-not-crossing", game=lexicon.rules.game)
