"""A game as a GCG file tells it: the field's own record, for Scrabble, with racks as far as they are known.

`rekje.records.gcg.read` and `rekje.records.gcg.write` turn it into text and back, `rekje.records.gcg.record` makes it a
record that can be refereed, by the options that `rekje.records.gcg.scoring` reads from its lines.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["play", "exchange", "pass", "withdrawn", "challenge", "out", "left", "time"]

GCG_GAME = "scrabble"
"""The one game that GCG is a format of."""

MADE_BY = "Created with Rekje, word list "
"""How a description names one of our word lists, which would mean nothing to others in ``#lexicon``."""

LOST_CHALLENGE = "#unsuccessful-challenge"
"""The note by which a pass says that the turn was lost by an unfounded challenge, as Macondo writes it."""


class GcgPlayer(msgspec.Struct, frozen=True):
    """A player: the nickname that stands before each turn, and the name."""

    nick: str
    name: str


class GcgTurn(msgspec.Struct, frozen=True):
    """One line of play. ``rack`` is what is known of it ("" nothing); ``score`` what the line adds, ``total`` after it.

    ``text`` is the word of a play (``.`` for letters that lie there), the tiles or the number exchanged, the tiles
    left. ``withdrawn``: the play before was challenged off; ``challenge``: what an unfounded one gave or cost; ``out``:
    for the others' tiles; ``left``: for one's own; ``time``: for a clock overrun.
    """

    seat: int
    kind: Kind
    score: int
    total: int
    rack: str = ""
    at: str = ""
    text: str = ""
    note: str = ""


class GcgGame(msgspec.Struct, frozen=True):
    """A whole file. ``racks`` are those told for the moment after the last turn; ``edition`` is the name of a built-in
    edition where the file says its tiles; ``pragmas`` are those that mean nothing to us, kept as they stand."""

    players: tuple[GcgPlayer, ...]
    turns: tuple[GcgTurn, ...]
    title: str = ""
    description: str = ""
    lexicon: str = ""
    edition: str = ""
    racks: tuple[str, ...] = ()
    pragmas: tuple[tuple[str, str], ...] = ()
