"""Commands of games whose words are paths."""

from __future__ import annotations

import msgspec

from rekje.model.commands import Command, Moment
from rekje.model.squares import Square


class Draw(Command, tag="draw", frozen=True, kw_only=True):
    """Draw a tile of a size, width × height (L1)."""

    size: tuple[int, int]


class PlacedTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A letter to lay: its top left square, its size, and whether it is one of the free letters."""

    tile: str
    at: Square
    size: tuple[int, int]
    free: bool = False


class Place(Command, tag="place", frozen=True, kw_only=True):
    """Lay a letter (``tile``, ``at``, ``size``) or several (``tiles``), naming words (L5, L9)."""

    scores = True

    tile: str | None = None
    at: Square | None = None
    size: tuple[int, int] | None = None
    tiles: list[PlacedTile] = msgspec.field(default_factory=list)
    words: list[str] = msgspec.field(default_factory=list)

    @property
    def laid(self) -> int:
        """How many letters it lays."""
        return len(self.tiles) + (self.tile is not None)


class Claim(Command, tag="claim", frozen=True, kw_only=True):
    """Name more words in one's own turn (L5)."""

    words: list[str]


class Free(Command, tag="free", frozen=True, kw_only=True):
    """Put one of one's letters beside the board, for everybody (L8); ``size`` where that isn't told with the tile."""

    tile: str
    size: tuple[int, int] | None = None


class LayToken(Command, tag="blank", frozen=True, kw_only=True):
    """Lay a blank token (L12)."""

    at: Square
    size: tuple[int, int]


class Swap(Command, tag="swap", frozen=True, kw_only=True):
    """Lay a letter where a blank token lies, which comes back (L11); free ``tiles`` may be added."""

    scores = True

    at: Square
    tile: str
    size: tuple[int, int]
    words: list[str] = msgspec.field(default_factory=list)
    tiles: list[PlacedTile] = msgspec.field(default_factory=list)


class Knock(Command, tag="knock", frozen=True, kw_only=True):
    """Knock and name words (L14), or only knock and name them when one's moment comes (no ``words``).

    ``dice`` is what was thrown, by seat, where several knocked at once; at a live table the table throws them.
    ``named_ms`` is when the words were named, where that was later than the knock.
    """

    bets = True

    words: list[str] | None = None
    dice: dict[str, int] | None = None
    named_ms: Moment | None = None

    @property
    def came(self) -> int | None:
        """When the words were named, if there is a moment for that."""
        return self.ms if self.named_ms is None else max(self.named_ms, self.ms or 0)
