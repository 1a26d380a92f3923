"""Hints at tables of the server, thought of where computer players think."""

from __future__ import annotations

import asyncio
from functools import partial

from rekje.bootstrap import hint_turn
from rekje.drawing.hint import Hint, check_hint
from rekje.lexicon.simple import AnyLexicon
from rekje.model.problems import FormError
from rekje.model.work import TooMuchWork
from rekje.referee import view
from rekje.referee.view import Seen
from rekje.server.after.finished import Recent, has_failed
from rekje.server.live.registry import TableRegistry
from rekje.server.live.rulesets import Ruleset
from rekje.server.live.table import Live
from rekje.server.work.thinking import Question, Thinkers

MOST_KEPT = 200


class Hints:
    """Tells whoever is on turn what is best, from what that seat sees. The same question is thought about once."""

    def __init__(self, registry: TableRegistry, thinkers: Thinkers) -> None:
        self._registry = registry
        self._thinkers = thinkers
        self._begun = Recent[asyncio.Task[Hint]](MOST_KEPT, has_failed)

    async def look(self, live: Live, who: bytes, seat: int, language: str) -> Hint:
        """A hint for a seat. Raises `FormError` where nothing may be looked up, where there are no words to search, and
        for a seat that can't play now."""
        state = live.state
        if state is None:
            raise FormError("serve-waiting")
        check_hint(state, seat)
        seen = view(state, seat)
        ruleset = await self._registry.pools.reserved(self._registry.rulesets.find, seen.config)
        if isinstance(ruleset.words, AnyLexicon):
            raise FormError("engine-no-list")
        asked = f"{live.name} {state.version} {seat} {language}"
        begun = self._begun.get(
            asked, lambda: self._registry.start(self._think(partial(hint_turn, language), seen, ruleset, seat, who))
        )
        # Whoever goes away doesn't take the answer from others.
        return await asyncio.shield(begun)

    async def _think(self, question: Question[Hint], seen: Seen, ruleset: Ruleset, seat: int, who: bytes) -> Hint:
        try:
            return await self._thinkers.ask(question, seen, seat, ruleset.config, ruleset.key, who)
        except TimeoutError:
            raise TooMuchWork from None
