"""The course of a race of walks as one value, for searches that play it on by themselves."""

from __future__ import annotations

import msgspec


class RaceRules(msgspec.Struct, frozen=True):
    """The course of a race of walks over a heap: the tiles held at first and after the opening word, the tiles drawn
    after each later word, the total that wins (``goal``), the ``finish``, and whether a blank on the table is any
    letter."""

    rack: int
    drawn: int
    goal: int
    finish: str
    free_blanks: bool
