"""Reviews of finished games. They are made turn by turn in separate processes, and cached for recent games."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from rekje.analysis.moves import GameMoves, TurnPlayed
from rekje.analysis.review import Review, review_of
from rekje.drawing.review.document import document_of
from rekje.drawing.review.page import review_page
from rekje.model.problems import FormError
from rekje.server.after.finished import Recent, finished, has_failed
from rekje.server.after.judging import GameJudge, Verdicts
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.work.lanes import Lane
from rekje.server.work.share import Share
from rekje.server.work.thinking import Thinkers
from rekje.storage.chances import chances_for
from rekje.tables.about import WATCHING
from rekje.wire.bodies import PastPosition
from rekje.wire.review import ReviewAnswer
from rekje.wire.view import make_rules, make_view

MOST_KEPT = 40
_LOOK = 0.3
"""Seconds between two looks at how far another process is."""


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
    turn. Where there are processes that only think, they are asked instead."""

    def __init__(self, registry: TableRegistry, thinkers: Thinkers, share: Share) -> None:
        self._registry = registry
        self._share = share
        self._judge = GameJudge(registry, thinkers)
        self._one_game = Lane(1)
        self._jobs = Recent[Job](MOST_KEPT, lambda job: job.failed)

    async def answer(self, live: Live, language: str, who: bytes) -> ReviewAnswer:
        """The progress of a review, or the whole review, told in a language with the chances of who asks, or of the
        first seat. The first request starts it. Raises `FormError` while the game is on, and if there are no words to
        judge by."""
        job = await self._job(live)
        if (found := job.found) is None:
            return ReviewAnswer(job.done, job.of)
        review, game = found
        seat = min(live.attendance.held(who) - {WATCHING}, default=0)
        tables = tuple(_table(game.turns[place]) for place in review.misses)
        return ReviewAnswer(job.of, job.of, review, document_of(review, language, seat), tables)

    async def page(self, live: Live, language: str) -> bytes:
        """A finished review as a page. Raises `FormError` before it is finished."""
        found = (await self._job(live)).found
        if found is None:
            raise FormError("review-not-ready")
        return (await self._registry.pools.aside(live.name, partial(review_page, *found, language=language))).encode()

    async def _job(self, live: Live) -> Job:
        state = await finished(self._registry, live, "review-not-over")
        # A scorekeeper's game can still be corrected. Then its review is made again.
        return self._jobs.get(f"{live.name} {state.version}", lambda: self._begin(live.name, state.version))

    def _begin(self, name: str, version: int) -> Job:
        job = Job()
        job.task = self._registry.start(self._make(name, version, job))
        return job

    async def _make(self, name: str, version: int, job: Job) -> tuple[Review, GameMoves]:
        game = await self._judge.played(name)
        job.of = len(game.turns) + 1

        async def told(done: int) -> None:
            # Whoever takes over from others begins anew.
            job.done = max(job.done, done)

        verdicts = await self._by_others(name, version, told)
        if verdicts is None:
            async with self._one_game.turn():
                verdicts = await self._judge.judge(game, told)
        state = game.course.state
        words = self._registry.rulesets.find(state.config).words
        turns = dict(enumerate(verdicts.turns))
        return review_of(game, turns, words.name, chances_for(state.config), verdicts.unread), game

    async def _by_others(self, name: str, version: int, told: Callable[[int], Awaitable[None]]) -> Verdicts | None:
        """The verdicts of a process that only thinks; None if there is none, or if it has given up."""
        queue, reserved = self._share.reviews, self._registry.pools.reserved
        if queue is None or not self._share.others_think:
            return None
        await reserved(queue.ask, name, version)
        while self._share.others_think and (state := await reserved(queue.look, name, version)):
            await told(state.done)
            if state.verdicts is not None:
                return msgspec.msgpack.decode(state.verdicts, type=Verdicts)
            await asyncio.sleep(_LOOK)
        return None


def _table(turn: TurnPlayed) -> PastPosition:
    """The table as the player saw it before a turn."""
    assert turn.seen is not None
    return PastPosition(make_rules(turn.seen.config), msgspec.structs.replace(make_view(turn.seen, (), 0), sheet=()))
