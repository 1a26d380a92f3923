"""What happens where players write down the words they find among tiles of many sizes (L1–L20).

Tiles are sized (`rekje.model.sizes`); squares are those of a tile's top left corner, by name.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rekje.model.event import PublicEvent
from rekje.model.problems import Dropped
from rekje.model.squares import Square

Owing = Literal["pass", "error", "knock"]
"""What costs a letter: a turn in which nothing was laid (L8), a lay without a word (L10), a knock without one (L16)."""


class Laid(msgspec.Struct, frozen=True):
    """A tile laid: its top left square, itself as it lies there, as it was ``held`` before (without its size where
    that wasn't known), and whether it was a ``free`` letter (L9)."""

    square: Square
    tile: str
    held: str
    free: bool = False


class Named(msgspec.Struct, frozen=True):
    """A word written down: in tile notation, the top left squares of its tiles, a letter each, and its score."""

    word: str
    tiles: tuple[Square, ...]
    score: int


class DrawingBegan(PublicEvent, tag="drawing-began", frozen=True):
    """The players draw in turns, from this seat on, which then also begins (L1)."""

    seat: int


class DrawTold(PublicEvent, tag="draw-told", frozen=True):
    """In a game written down: a seat drew a tile of this size (L1)."""

    seat: int
    size: tuple[int, int]
    ms: int = 0


class Placed(PublicEvent, tag="placed", frozen=True):
    """Letters laid, and the words named with them (L4, L5, L9); ``swapped`` is the blank token that comes back, as the
    square on which it lay and itself (L11)."""

    seat: int
    laid: tuple[Laid, ...]
    words: tuple[Named, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    score: int = 0
    swapped: tuple[Square, str] | None = None
    ms: int = 0


class Claimed(PublicEvent, tag="claimed", frozen=True):
    """More words in one's own turn (L5)."""

    seat: int
    words: tuple[Named, ...]
    dropped: tuple[Dropped, ...] = ()
    score: int = 0
    ms: int = 0


class LetterOwed(PublicEvent, tag="letter-owed", frozen=True):
    """A seat has to put one of its letters beside the board, and chooses which."""

    seat: int
    why: Owing
    ms: int = 0


class LetterFreed(PublicEvent, tag="letter-freed", frozen=True):
    """A letter goes to the free letters: by choice instead of laying (L8), or for what costs one. ``held`` as in
    `Laid`; ``chosen`` where its player chose it, and not the program."""

    seat: int
    tile: str
    held: str
    why: Literal["choice", "pass", "error", "knock"]
    ms: int = 0
    chosen: bool = False


class TokenLaid(PublicEvent, tag="token-laid", frozen=True):
    """A blank token laid instead of a letter (L12); ``held`` as in `Laid`."""

    seat: int
    square: Square
    tile: str
    held: str
    ms: int = 0


class TurnEnded(PublicEvent, tag="turn-ended", frozen=True):
    """The seat on turn has laid and names no more words; ``timed_out`` where the glass ended it (L13)."""

    seat: int
    ms: int = 0
    timed_out: bool = False


class KnockBid(PublicEvent, tag="knock-bid", frozen=True):
    """A seat has knocked and will say which words it sees when its moment comes (L14)."""

    seat: int
    ms: int = 0


class DiceThrown(PublicEvent, tag="dice-thrown", frozen=True):
    """Several knocked at once: what each threw, round by round (ties throw again), and so the order (L15)."""

    rounds: tuple[dict[int, int], ...]
    order: tuple[int, ...]
    cursor: int = 0


class KnockMade(PublicEvent, tag="knock-made", frozen=True):
    """A knock at a moment ``ms`` and its words, named at ``named_ms``; without any word it has failed (L16)."""

    seat: int
    words: tuple[Named, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    score: int = 0
    ms: int = 0
    named_ms: int = 0


class ActStruck(PublicEvent, tag="act-struck", frozen=True):
    """Words that don't count after all, of the act with this number; ``undone`` where its tiles are taken back too, and
    ``freed`` where the own one among them goes beside the board instead of to its player (L10)."""

    number: int
    words: tuple[str, ...]
    undone: bool = False
    freed: bool = False


class TurnClosed(PublicEvent, tag="turn-closed", frozen=True):
    """Nobody knocks any more: the turn is over for good (L14). ``told_by`` is the seat whose time ran out with it, if
    that was why."""

    ms: int = 0
    told_by: int | None = None


class PassedOver(PublicEvent, tag="passed-over", frozen=True):
    """A seat without letters, while no free ones lie there, is passed over (L18)."""

    seat: int
