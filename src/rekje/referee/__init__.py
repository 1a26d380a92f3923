"""The referee, for any game.

``decide(state, command, facts)`` → the events and the state after them, or a refusal;
``evolve(state, *events)`` → state.
"""

from rekje.referee.decide import Decided, begin, conclude, decide, decide_move, told_rack, unopposed
from rekje.referee.evolve import evolve, replay
from rekje.referee.rewinding import effective_log
from rekje.referee.view import see, view

__all__ = [
    "Decided",
    "begin",
    "conclude",
    "decide",
    "decide_move",
    "effective_log",
    "evolve",
    "replay",
    "see",
    "told_rack",
    "unopposed",
    "view",
]
