"""Budgets where nothing can be weighed within them."""

from __future__ import annotations

from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.players.base import NO_LIMIT, Budget


def refuse_budget(budget: Budget, state: State) -> None:
    """Raise `FormError` if there is a budget: acts of this game aren't weighed by playing on from them."""
    if budget != NO_LIMIT:
        raise FormError("engine-best-think", game=state.config.game)
