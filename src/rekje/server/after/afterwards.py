"""Words that nobody saw in finished games. They are computed in separate processes, and cached for recent games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from rekje.analysis.families import analysis_of
from rekje.analysis.missed import Missed, best_play, greatest_losses, turns_taken
from rekje.model.commands import Play
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.players.ports import Reading
from rekje.referee.view import Seen, view
from rekje.server.after.finished import Recent, finished, has_failed
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.work.lanes import Lane
from rekje.server.work.thinking import Question, T, Thinkers
from rekje.wire.bodies import MissedPlay, Overlooked, OverlookedWord
from rekje.wire.codec import encode

MOST_KEPT = 100
MOST_WORDS = 200


class Afterwards:
    """Looks at one game at a time, question by question, so that computer players don't wait for long."""

    def __init__(self, registry: TableRegistry, thinkers: Thinkers) -> None:
        self._registry = registry
        self._thinkers = thinkers
        self._one_game = Lane(1)
        self._asked = Recent[asyncio.Task[bytes]](MOST_KEPT, has_failed)

    async def overlooked(self, live: Live) -> bytes:
        """`Overlooked` as JSON. Raises `FormError` while the game is on, and where there are no words to search."""
        state = await finished(self._registry, live, "serve-not-over")
        if not state.config.known and analysis_of(state).unread is None:
            raise FormError("keep-racks-unknown")
        task = self._asked.get(live.name, lambda: self._registry.start(self._look_back(live.name, state)))
        return await asyncio.shield(task)

    async def _look_back(self, name: str, state: State) -> bytes:
        async with self._one_game.turn():
            if unread := analysis_of(state).unread:
                words = await self._ask(unread, view(state, None), 0)
                return encode(_told((), words, len(words)))
            return encode(_told(greatest_losses(await self._missed(name)), (), None))

    async def _missed(self, name: str) -> list[Missed]:
        turns = await self._registry.pools.aside(name, lambda: turns_taken(self._registry.database.events.load(name)))
        found = [(turn, await self._ask(best_play, turn.seen, turn.seat)) for turn in turns]
        return [Missed(turn, best) for turn, best in found if best is not None]

    async def _ask(self, question: Question[T], seen: Seen, seat: int) -> T:
        ruleset = self._registry.rulesets.find(seen.config)
        return await self._thinkers.ask(question, seen, seat, ruleset.config, ruleset.key)


def _told(missed: Iterable[Missed], words: Sequence[Reading], count: int | None) -> Overlooked:
    shown = tuple(OverlookedWord(one.word, one.tiles) for one in words[:MOST_WORDS])
    return Overlooked(tuple(map(_play, missed)), shown, count)


def _play(missed: Missed) -> MissedPlay:
    turn, command = missed.turn, missed.best.command
    assert isinstance(command, Play)
    path = tuple(command.path or ())
    return MissedPlay(turn.number, turn.seat, turn.did, command.word, command.at or "", path, missed.best.score)
