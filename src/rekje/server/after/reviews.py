"""Reviews of finished games. They are made turn by turn in separate processes, and cached for recent games."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from rekje.analysis.families import analysis_of
from rekje.analysis.judging import JudgedTurn, phonies_of
from rekje.analysis.moves import GameMoves, TurnPlayed, played
from rekje.analysis.review import Review, review_of
from rekje.bootstrap import judge_turn, search_for
from rekje.drawing.review.document import document_of
from rekje.drawing.review.page import review_page
from rekje.model.problems import FormError
from rekje.records.export import export_record
from rekje.records.numbering import numbered
from rekje.records.replay import RecordFacts, replay_record
from rekje.referee import view
from rekje.server.after.finished import Recent, finished, has_failed
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.work.lanes import Lane
from rekje.server.work.thinking import Thinkers
from rekje.storage.chances import chances_for
from rekje.wire.bodies import PastPosition
from rekje.wire.review import ReviewAnswer
from rekje.wire.view import make_rules, make_view

MOST_KEPT = 40


class Job:
    """A review, finished or being made, with the number of turns judged and of all turns."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 1
        self.task: asyncio.Task[tuple[Review, GameMoves]] | None = None

    @property
    def failed(self) -> bool:
        """Whether it has failed, so that it can be tried again."""
        return self.task is not None and has_failed(self.task)

    @property
    def found(self) -> tuple[Review, GameMoves] | None:
        """The review and the game by its turns; None while they are being made. Raises the error if that failed."""
        return self.task.result() if self.task and self.task.done() else None


class Reviews:
    """Reviews one game at a time, turn by turn, so that computer players don't wait for long. Askers are served in
    turn."""

    def __init__(self, registry: TableRegistry, thinkers: Thinkers) -> None:
        self._registry = registry
        self._thinkers = thinkers
        self._one_game = Lane(1)
        self._jobs = Recent[Job](MOST_KEPT, lambda job: job.failed)

    async def answer(self, live: Live, language: str) -> ReviewAnswer:
        """The progress of a review, or the whole review, told in a language. The first request starts it. Raises
        `FormError` while the game is on, and if there are no words to judge by."""
        job = await self._job(live)
        if (found := job.found) is None:
            return ReviewAnswer(job.done, job.of)
        review, game = found
        tables = tuple(_table(game.turns[place]) for place in review.misses)
        return ReviewAnswer(job.of, job.of, review, document_of(review, language), tables)

    async def page(self, live: Live, language: str) -> bytes:
        """A finished review as a page. Raises `FormError` before it is finished."""
        found = (await self._job(live)).found
        if found is None:
            raise FormError("review-not-ready")
        return (await self._registry.pools.aside(live.name, partial(review_page, *found, language=language))).encode()

    async def _job(self, live: Live) -> Job:
        state = await finished(self._registry, live, "review-not-over")
        # A scorekeeper's game can still be corrected. Then its review is made again.
        return self._jobs.get(f"{live.name} {state.version}", lambda: self._begin(live.name))

    def _begin(self, name: str) -> Job:
        job = Job()
        job.task = self._registry.start(self._make(name, job))
        return job

    async def _make(self, name: str, job: Job) -> tuple[Review, GameMoves]:
        async with self._one_game.turn():
            game = await self._registry.pools.aside(name, partial(self._played, name))
            state = game.course.state
            job.of = len(game.turns) + 1
            verdicts: dict[int, JudgedTurn] = {}
            for place, turn in enumerate(game.turns):
                verdicts[place] = await self._judged(turn)
                job.done = place + 1
            ruleset = self._registry.rulesets.find(state.config)
            unread, question = None, analysis_of(state).unread
            if question:
                unread = await self._thinkers.ask(question, view(state, None), 0, ruleset.config, ruleset.key)
            return review_of(game, verdicts, ruleset.words.name, chances_for(state.config), unread), game

    def _played(self, name: str) -> GameMoves:
        """A game by its turns, numbered as in its record."""
        events = self._registry.database.events.load(name)
        game = played(events)
        ruleset = self._registry.rulesets.find(game.course.state.config)
        record = export_record(events, ruleset.words.name)
        facts = RecordFacts(record, ruleset.words, search_for(ruleset.words, ruleset.config))
        return msgspec.structs.replace(game, turns=tuple(numbered(game.turns, replay_record(record, facts))))

    async def _judged(self, turn: TurnPlayed) -> JudgedTurn:
        ruleset = self._registry.rulesets.find(turn.after.config)
        if turn.seen is None:
            return JudgedTurn(phonies=phonies_of(turn.did, ruleset.words.has))
        return await self._thinkers.ask(
            partial(judge_turn, turn.did), turn.seen, turn.seat, ruleset.config, ruleset.key
        )


def _table(turn: TurnPlayed) -> PastPosition:
    """The table as the player saw it before a turn."""
    assert turn.seen is not None
    return PastPosition(make_rules(turn.seen.config), msgspec.structs.replace(make_view(turn.seen, (), 0), sheet=()))
