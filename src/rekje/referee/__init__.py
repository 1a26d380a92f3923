"""The referee, for any game.

``decide(state, command, facts)`` → events or a refusal; ``evolve(state, event)`` → state.
"""

from rekje.referee.decide import begin, conclude, decide
from rekje.referee.evolve import evolve, replay
from rekje.referee.view import see, view

__all__ = ["begin", "conclude", "decide", "evolve", "replay", "see", "view"]
