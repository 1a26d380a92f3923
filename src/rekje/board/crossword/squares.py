"""The rule facts of a crossword game: one frozen value that the Python referee and the Rust core both read."""

from __future__ import annotations

from typing import Literal

import msgspec


class CrosswordFacts(msgspec.Struct, frozen=True):
    """Everything about board and scoring that a search needs; nothing says which game it is.

    Letters are numbered from 1 in the letter set's order, blanks are 0. Squares are row-major: ``y * width + x``.
    """

    width: int
    """Columns, 1–21."""
    height: int
    """Rows, 1–21."""
    values: tuple[int, ...]
    """Points of letter 1, 2, …; a blank is worth 0."""
    letter_factor: tuple[int, ...]
    """Per square: what it multiplies the tile laid on it by (S12, W8)."""
    word_factor: tuple[int, ...]
    """Per square: what it multiplies every word by that the tile laid on it is part of (S13, S16)."""
    blank_word_factor: tuple[int, ...]
    """The same where the tile laid there is a blank (S15)."""
    lay_factor: tuple[int, ...]
    """Per square: what it multiplies the whole lay by, under ``scoring="tiles"`` (W8)."""
    scoring: Literal["words", "tiles"]
    """``words``: every word formed, with all its tiles (S11). ``tiles``: only the tiles laid, once each (W7)."""
    bonus: tuple[int, ...]
    """Points added by number of tiles laid: index 0 to the rack's size (S17)."""
    start: tuple[int, ...]
    """Squares of which the first word must use one."""
    start_rule: Literal["covers", "begins"]
    """Whether a tile of the first word must lie on a start square, or its first letter must (W3)."""
    first_min: int
    """The fewest tiles of the first word (S1: 2, W3: 4)."""
    rack_size: int
    """The most tiles that a rack can hold, at most 31."""
