"""What a whole game needs beyond a position, as one value: for search cores that play games out by themselves."""

from __future__ import annotations

import msgspec


class PlayoutRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The course of a game in which a turn is a play, an exchange or a pass.

    ``exchange_min``: the fewest tiles in the bag for an exchange; ``pass_rounds``, ``pass_rounds_empty``: rounds of
    nothing but passes that end it, with tiles in the bag and without; ``scoreless_rounds``: rounds without a tile laid
    that end it; ``prove_end``: it ends as soon as the bag is empty and no rack has a play; ``subtract_rest``: tiles
    held lower a score; ``out_gains``: who goes out gains what the others hold, and ``out_bonus`` besides;
    ``out_doubles``: that is gained twice instead, and nobody loses anything; ``rack``: how many tiles everybody begins
    with; ``buys``: how many tiles are bought in a turn, where racks aren't filled up again.
    """

    seats: int
    exchange_min: int
    pass_rounds: int
    pass_rounds_empty: int
    scoreless_rounds: int
    prove_end: bool
    subtract_rest: bool
    out_gains: bool
    rack: int
    buys: int = 0
    out_bonus: int = 0
    out_doubles: bool = False


class EndRules(msgspec.Struct, frozen=True):
    """The end of a game between two once the bag is empty: so many ``passes`` in a row end it, or who has no tiles
    left. Tiles held then lower a score (``subtract_rest``); who went out gains the other's tiles so many times
    (``out_times``) and ``out_bonus`` besides."""

    passes: int
    subtract_rest: bool
    out_times: int
    out_bonus: int


class RaceRules(msgspec.Struct, frozen=True):
    """The course of a race by words walked over a heap: how many tiles are held at first and after the opening word,
    how many are drawn after every later one, with which total it is won (``goal``) and by which ``finish``, and whether
    a blank on the table is any letter."""

    rack: int
    drawn: int
    goal: int
    finish: str
    free_blanks: bool
