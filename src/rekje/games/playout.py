"""What a whole game needs beyond a position, as one value: for search cores that play games out by themselves."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rekje.games.scrabble import DRY_ROUNDS
from rekje.model.events import Config


class PlayoutRules(msgspec.Struct, frozen=True):
    """The course of a game in which a turn is a play, an exchange or a pass.

    ``exchange_min``: the fewest tiles in the bag for an exchange; ``pass_rounds``, ``pass_rounds_empty``: rounds of
    nothing but passes that end it, with tiles in the bag and without; ``scoreless_rounds``: rounds without a tile laid
    that end it; ``prove_end``: it ends as soon as the bag is empty and no rack has a play; ``subtract_rest``: tiles
    held lower a score; ``out_gains``: who goes out gains what the others hold.
    """

    seats: int
    exchange_min: int
    pass_rounds: int
    pass_rounds_empty: int
    scoreless_rounds: int
    prove_end: bool
    subtract_rest: bool
    out_gains: bool


def scrabble_playout(config: Config) -> PlayoutRules:
    """S7 (exchange), S9 (the end) and S18 (settling)."""
    return PlayoutRules(
        seats=len(config.seats),
        exchange_min=1,
        pass_rounds=int(config.edition.rules["pass_rounds"]),
        pass_rounds_empty=1,
        scoreless_rounds=DRY_ROUNDS,
        prove_end=bool(config.options["prove_end"]) and config.options["judging"] != "agree",
        subtract_rest=True,
        out_gains=True,
    )


_PLAYOUTS: dict[str, Callable[[Config], PlayoutRules]] = {"scrabble": scrabble_playout}


def playout_rules(config: Config) -> PlayoutRules | None:
    """The course of a table's game, or None where the game takes more than plays, exchanges and passes."""
    make = _PLAYOUTS.get(config.game)
    return make(config) if make else None
