"""Computer players think in separate processes, so that nothing they do can hold up the tables. Reviews and previews
are computed there too. A process that takes too long is replaced by a new one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, TypeVar, cast

from msgspec.structs import replace

from rekje.bootstrap import knowledge_for, leaves_anyhow, open_words
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.players import get_player
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen
from rekje.server.live.gone import Gone
from rekje.server.work.lanes import MOST_EACH, Lane
from rekje.storage.club_lists import NO_LISTS, ClubLists

T = TypeVar("T")
Question = Callable[[Seen, int, Knowledge], T]
"""A question about a view. It gets the view, its seat and the knowledge of its words, and can be sent to another
process."""

MOST_KINDS = 16
PATIENCE = 120.0
"""Seconds after which a thought is given up."""
_known: OrderedDict[str, tuple[Config, Knowledge]] = OrderedDict()
"""In a thinking process: its knowledge of each kind of table."""
_clubs = NO_LISTS
"""In a thinking process: the word lists in the server's folder."""


class Thinkers:
    """A few processes, each with one question at a time; people take turns. A view travels without the edition, which
    is sent to a process once for each kind of table. A process that takes longer than ``patience`` (s) is killed.
    Computer players think within a budget."""

    def __init__(
        self,
        count: int,
        patience: float = PATIENCE,
        most_each: int = MOST_EACH,
        clubs: ClubLists = NO_LISTS,
        budget: Budget = NO_LIMIT,
    ) -> None:
        self._patience = patience
        self._budget = budget
        self._clubs = clubs
        self._lane = Lane(count, most_each=most_each)
        self.free = count
        """How many more questions could be thought about at once."""
        self._context = multiprocessing.get_context("spawn")
        # Nothing is ever written to this pipe. It closes when the server ends, even if the server is killed.
        self._end, self._line = self._context.Pipe(duplex=False)
        # The process used last comes first, because it knows the most kinds of tables.
        self._idle = [self._open() for _ in range(count)]
        self._all = set(self._idle)
        self._ready: set[ProcessPoolExecutor] = set()

    def _open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=self._context, initializer=_begin, initargs=(self._end, self._clubs))

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._lane.waiting

    def prepare(self) -> None:
        """Start the processes before anybody asks."""
        for pool in self._idle:
            pool.submit(_nothing_yet)

    async def think(
        self, player: str, view: Seen, seat: int, kind: Config, key: str, who: Hashable = None
    ) -> AnyCommand:
        """A player's command, from the view of its seat. ``who`` is the person for whom it thinks (None: a new person
        each time)."""
        return await self.ask(partial(_choose, player, self._budget), view, seat, kind, key, who)

    async def ask(
        self, question: Question[T], view: Seen, seat: int, kind: Config, key: str, who: Hashable = None
    ) -> T:
        """The answer to a question, which first waits for its turn. ``who`` asks (None: a new person each time). Raises
        `TimeoutError` where the answer takes too long, and `FormError` where too many questions of this person wait."""
        bare = replace(view, config=None)
        seats = view.config.seats, view.config.setup, view.config.youngest
        self.free -= 1
        try:
            async with self._lane.turn(who):
                answer = await self._ask(question, bare, seat, seats, key, None)
                answer = answer or await self._ask(question, bare, seat, seats, key, kind) or _nothing(seat)
                return cast("T", answer[0])
        finally:
            self.free += 1

    async def _ask(self, *asked: Any) -> tuple[Any] | None:
        if self._line.closed:
            raise Gone
        pool = self._idle.pop()
        try:
            if pool not in self._ready:
                # On a busy machine a process may take long to start. That time doesn't count for the question.
                async with asyncio.timeout(PATIENCE):
                    await asyncio.get_running_loop().run_in_executor(pool, _nothing_yet)
                self._ready.add(pool)
                if self._line.closed:
                    # The server ended while the process was starting.
                    raise Gone
            async with asyncio.timeout(self._patience):
                return await asyncio.get_running_loop().run_in_executor(pool, _answer, *asked)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError) as error:
            # Nobody waits for this process any more, so its work is stopped.
            self._stop(pool)
            if self._line.closed and isinstance(error, BrokenProcessPool):
                raise Gone from None
            pool = self._open()
            self._all.add(pool)
            raise
        finally:
            self._idle.append(pool)

    def _stop(self, pool: ProcessPoolExecutor) -> None:
        """Kill a process, even while it thinks."""
        self._all.discard(pool)
        self._ready.discard(pool)
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop without waiting for thoughts. A caller that waits for one gets `Gone`; questions still in a queue are
        cancelled."""
        self._line.close()
        for pool in self._all:
            pool.shutdown(wait=False, cancel_futures=True)


def _nothing(seat: int) -> tuple[Any]:
    raise RuntimeError(f"no answer for seat {seat}")


def _nothing_yet() -> None:
    """A question that only makes a process start."""


def _choose(player: str, budget: Budget, view: Seen, seat: int, knowledge: Knowledge) -> AnyCommand:
    return get_player(player).choose(view, seat, knowledge, budget)


def _begin(end: Connection, clubs: ClubLists) -> None:
    global _clubs
    _clubs = clubs
    # Ctrl-C is for the server, which then stops its thinkers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, args=(end,), daemon=True).start()


def _end_with_server(end: Connection) -> None:
    """End this process when the server ends, even if the server is killed, whatever is being thought about."""
    with suppress(EOFError, OSError):
        end.recv()
    os._exit(0)


def _answer(
    question: Question[Any], bare: Seen, seat: int, seats: tuple[object, ...], key: str, kind: Config | None
) -> tuple[Any] | None:
    """In a thinking process: the answer in a tuple, or None if the kind of table isn't known here yet. A `FormError` is
    raised as an error that can be sent to another process."""
    try:
        known = _knowledge(key, kind)
        if known is None:
            return None
        config, knowledge = known
        names, setup, youngest = seats
        view = replace(bare, config=replace(config, seats=names, setup=setup, youngest=youngest))
        return (question(view, seat, knowledge),)
    except FormError as error:
        raise RuntimeError(error.code) from None


def _knowledge(key: str, kind: Config | None) -> tuple[Config, Knowledge] | None:
    """What is known of a kind of table, or None where it isn't known here yet."""
    if kind is not None:
        words = open_words(kind.lexicon, kind.edition, kind.options, paths=False, clubs=_clubs)
        _known[key] = (kind, knowledge_for(words, kind, leaves_anyhow))
        if len(_known) > MOST_KINDS:
            _known.popitem(last=False)
    if key in _known:
        _known.move_to_end(key)
    return _known.get(key)
