"""Plays where words are walked, as a programmer sees them: found by the search for walks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rekje.engine.walk.knowledge import WalkKnowledge, laid_word
from rekje.engine.walk.search import FoundWalk, WalkQuery
from rekje.library.family import known_rack
from rekje.library.rows import Column
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tile, join_tiles

USUAL = 10


class WalkedPlay(msgspec.Struct, frozen=True):
    """A legal play: the word in tile notation (a new blank in lower case), its squares, a letter each, how many letters
    that are, and the square and tile of those laid now.

    >>> play = rekje.Game(edition="koning/en", seed=3).plays(top=1, seat=0)[0]
    >>> play.score == len(play.path) == len(play.word)
    True
    """

    word: str
    path: tuple[Square, ...]
    score: int
    tiles: tuple[tuple[Square, Tile], ...]


COLUMNS: tuple[Column[WalkedPlay], ...] = (
    Column("word", "text", lambda play: play.word),
    Column("path", "squares", lambda play: list(play.path)),
    Column("tiles", "text", lambda play: join_tiles(tile for _, tile in play.tiles)),
    Column("score", "whole", lambda play: play.score),
)


def walked_plays(knowledge: WalkKnowledge, state: State, seat: int, top: int | None) -> Sequence[WalkedPlay]:
    """The longest words that a seat can walk, those with the fewest new tiles first; there may be far too many to
    list them all. Raises `FormError` for a rack that isn't known."""
    known_rack(state, seat)
    count = top or USUAL
    found = knowledge.walks(state, seat, None, WalkQuery(words=count, per_length=count))
    return [_play(walk) for walk in found.walks]


def _play(walk: FoundWalk) -> WalkedPlay:
    return WalkedPlay(join_tiles(laid_word(walk)), walk.path, len(walk.word), walk.new)
