"""The course of a whole game as one value, for search cores that play games by themselves."""

from __future__ import annotations

import msgspec


class PlayoutRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The course of a game in which a turn is a play, an exchange or a pass.

    ``exchange_min``: the fewest tiles in the bag for an exchange; ``pass_rounds``, ``pass_rounds_empty``: the rounds of
    passes that end the game, with tiles in the bag and without; ``scoreless_rounds``: the rounds without a tile laid
    that end it; ``prove_end``: it ends as soon as the bag is empty and no rack has a play; ``subtract_rest``: tiles
    held lower a seat's score; ``out_gains``: the seat that goes out gains the value of the others' tiles, and
    ``out_bonus`` besides; ``out_doubles``: it gains twice that value instead, and the others lose nothing; ``rack``:
    the tiles of each seat at the beginning; ``buys``: the tiles bought in a turn, if racks aren't refilled.
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
    """The end of a game between two once the bag is empty. It ends after ``passes`` passes in a row, or when a seat has
    no tiles left. Tiles held then lower a seat's score (``subtract_rest``). The seat that went out gains ``out_times``
    the value of the other's tiles, and ``out_bonus`` besides."""

    passes: int
    subtract_rest: bool
    out_times: int
    out_bonus: int
