"""How many tiles the others hold."""

from __future__ import annotations

from rekje.games.registry import get_game
from rekje.model.state import State


def held_by_others(view: State, seat: int) -> list[int]:
    """How many tiles each of the other seats in the game holds, in the order of their turns. The seat of the last play
    counts as having drawn, though it draws only when the play stands."""
    order = [(seat + n) % len(view.seats) for n in range(1, len(view.seats))]
    held = [len(view.seats[other].rack) for other in order if other in view.active]
    if view.pending and get_game(view.config.game).refills and view.pending.seat in order:
        place = [other for other in order if other in view.active].index(view.pending.seat)
        held[place] += min(view.bag, view.edition.rack - held[place])
    return held
