"""All turns of a finished game judged, turn by turn, in the processes that think."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from rekje.analysis.families import analysis_of
from rekje.analysis.judging import JudgedTurn, phonies_of
from rekje.analysis.moves import GameMoves, TurnPlayed, played
from rekje.bootstrap import facts_of, judge_turn
from rekje.players.ports import Reading
from rekje.records.export import export_record
from rekje.records.numbering import numbered
from rekje.records.replay import replay_record
from rekje.referee import view
from rekje.server.live.registry import TableRegistry
from rekje.server.work.thinking import Thinkers


class Verdicts(msgspec.Struct, frozen=True):
    """The verdict on each turn of a game, and the words that nobody read, where the game has such."""

    turns: tuple[JudgedTurn, ...]
    unread: tuple[Reading, ...] | None = None


class GameJudge:
    """Judges games, each turn by itself, so that computer players don't wait for long."""

    def __init__(self, registry: TableRegistry, thinkers: Thinkers) -> None:
        self._registry = registry
        self._thinkers = thinkers

    async def played(self, name: str) -> GameMoves:
        """A game by its turns, numbered as in its record."""
        return await self._registry.pools.aside(name, partial(self._played, name))

    async def judge(self, game: GameMoves, told: Callable[[int], Awaitable[None]]) -> Verdicts:
        """Judge all turns. ``told`` is called with the number of turns judged."""
        verdicts = []
        for turn in game.turns:
            verdicts.append(await self._judged(turn))
            await told(len(verdicts))
        state, unread = game.course.state, None
        if question := analysis_of(state).unread:
            ruleset = self._registry.rulesets.find(state.config)
            found = await self._thinkers.ask(question, view(state, None), 0, ruleset.config, ruleset.key)
            unread = tuple(found)
        return Verdicts(tuple(verdicts), unread)

    def _played(self, name: str) -> GameMoves:
        events = self._registry.database.events.load(name)
        game = played(events)
        ruleset = self._registry.rulesets.find(game.course.state.config)
        record = export_record(events, ruleset.words.name)
        facts = facts_of(record, ruleset.words)
        return msgspec.structs.replace(game, turns=tuple(numbered(game.turns, replay_record(record, facts))))

    async def _judged(self, turn: TurnPlayed) -> JudgedTurn:
        ruleset = self._registry.rulesets.find(turn.after.config)
        if turn.seen is None:
            return JudgedTurn(phonies=phonies_of(turn.did, ruleset.words.has))
        return await self._thinkers.ask(
            partial(judge_turn, turn.did), turn.seen, turn.seat, ruleset.config, ruleset.key
        )
