"""All tables: those in memory and those in the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, ParamSpec, TypeVar, cast

from msgspec.structs import replace

from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Refusal
from rekje.referee import effective_log, evolve, replay
from rekje.server.limits.callers import Callers
from rekje.server.limits.quotas import Quotas
from rekje.server.live.aside import Aside
from rekje.server.live.catching_up import Folded, known_of, steps_of, take
from rekje.server.live.gone import Gone
from rekje.server.live.neighbourhood import Neighbourhood
from rekje.server.live.rulesets import RulesetCache
from rekje.server.live.table import ASIDE, CHAT_LINES, RESTARTED, Live, newest
from rekje.server.live.visits import Visits
from rekje.server.logs import log
from rekje.server.metrics import Metrics
from rekje.server.settings import Settings
from rekje.server.work.pools import Pools
from rekje.server.work.previews import Previews
from rekje.storage.database.decency import CHAT, LOBBY
from rekje.storage.database.events import WholeLog
from rekje.storage.database.register import Agreed
from rekje.storage.database.store import Database
from rekje.storage.database.together.newer import read_newer, was_removed
from rekje.storage.database.writer import FAILURES
from rekje.tables.ports import StaleVersion
from rekje.tables.room import Applied, Moved

_REST = 5.0
"""Seconds within which tables that are to stand still must come to rest. Whoever holds one and waits for another that
is held already would otherwise wait for ever."""

_AGAIN = (0.0, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32)
"""Seconds before a change is decided again: another process may be in the middle of its commit."""

T = TypeVar("T")
P = ParamSpec("P")


class TableRegistry:
    """The tables by name. ``look_after`` is called with every table that is loaded, changes or leaves the memory, and
    so is ``tell_of``, which plans alerts."""

    def __init__(self, settings: Settings, database: Database, metrics: Metrics) -> None:
        self.settings = settings
        self.database = database
        self.clock = database.clock
        self.metrics = metrics
        self.rulesets = RulesetCache(settings.clubs)
        self.pools = Pools()
        self.quotas = Quotas(settings.limits.quotas)
        self.callers = Callers(
            most_a_person=settings.limits.sockets_a_person, most_an_address=settings.limits.sockets_an_address
        )
        self.previews = Previews(self.rulesets, self.pools, settings.previewers)
        self.look_after: Callable[[Live], None] = lambda live: None
        self.tell_of: Callable[[Live], None] = lambda live: None
        self.aside = Aside(metrics)
        self.visits = Visits(self.clock.now_ms)
        self.chat_on = database.decency.is_on(CHAT)
        """Whether the operator lets people chat."""
        self.lobby_on = settings.lobby.mode != "off" and database.decency.is_on(LOBBY)
        """Whether there is a lobby now."""
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.neighbourhood = Neighbourhood(self)
        metrics.gauge("tables_in_memory", lambda: len(self._live))
        metrics.queue("writer", lambda: database.writes_waiting)
        metrics.queue("reserved", lambda: self.pools.reserved_waiting)
        metrics.queue("aside", lambda: self.pools.aside_waiting)
        metrics.queue("previews", lambda: self.previews.waiting)
        metrics.gauge("storage_writable", lambda: not database.failing)
        metrics.gauge("schema_newer", lambda: database.newer is not None)
        metrics.gauge("connections", lambda: sum(len(live.attendance.listeners) for live in self.in_memory()))

    async def find(self, name: str) -> Live:
        """A table, from memory or from the store. Raises `FormError` if it doesn't exist or can't be used."""
        live = self._live.get(name)
        if live is None:
            self.aside.check(name)
            live = await asyncio.shield(self._load_once(name))
        if live is None:
            raise FormError("serve-no-table")
        if live.gone:
            self.aside.check(name)
            raise Gone
        await self.current(live)
        self._live.move_to_end(name)
        live.touched = time.monotonic()
        return live

    async def is_removed(self, name: str) -> bool:
        """Whether an operator has removed a table."""
        return await self.pools.reserved(was_removed, self.database, name)

    def _load_once(self, name: str) -> asyncio.Task[Live | None]:
        """Load a table once. Several who ask at the same time wait for the same task."""
        if name not in self._loading:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return self._loading[name]

    async def _load(self, name: str) -> Live | None:
        try:
            live = await self.pools.reserved(self._read, name)
        except (*FAILURES, MemoryError):
            # Another time the store may answer.
            raise
        except Exception as error:
            raise self.aside.put(name, error) from None
        if live is not None:
            self.keep(live)
        if live is None or not live.gone:
            self.aside.lift(name)
        return live

    def set_aside(self, live: Live, error: Exception) -> None:
        """Drop a table that has failed, and tell the people there."""
        problem = self.aside.put(live.name, error)
        for listener in live.attendance.listeners:
            listener.warn(problem)
        self.drop(live, ASIDE)

    def keep(self, live: Live) -> None:
        """Keep a table in memory, and start what must happen there."""
        # Evict first, so that the new table isn't evicted itself.
        self.evict()
        self._live[live.name] = live
        live.after = lambda: self._changed(live)
        live.stage = self.metrics.stage
        live.touched = time.monotonic()
        self.neighbourhood.watch(live)
        self._changed(live)

    def _changed(self, live: Live) -> None:
        self.look_after(live)
        self.tell_of(live)

    # What other processes do

    async def current(self, live: Live) -> bool:
        """Take in what other processes have done at a table, if there is anything. Returns whether there was."""
        if self.database.neighbours is None:
            return False
        if await self.pools.reserved(self.database.register.revision, live.name) == live.revision:
            return False
        return await self.catch_up(live)

    async def catch_up(self, live: Live) -> bool:
        """The same, for a table of which it is known that it isn't up to date. If it is no longer there, the people
        there are told."""
        async with live.lock:
            if live.gone:
                return False
            newer = await self.pools.reserved(read_newer, self.database, live.name, known_of(live), CHAT_LINES)
            if newer is None:
                why = FormError("serve-table-removed") if await self.is_removed(live.name) else None
                live.dismiss({listener.who for listener in live.attendance.listeners}, why)
                self.drop(live)
                return True
            if newer.row.revision == live.revision:
                return False
            live.catching_up = True
            try:
                game = steps_of(live, newer.batches)
                folded = await self.pools.reserved(self._fold, live.name) if game is None else game
                take(live, newer, folded, self.clock.now_ms(), chat_on=self.chat_on)
            except BaseException:
                # Nobody knows how much of it was taken in.
                self.drop(live)
                raise
            finally:
                live.catching_up = False
            return True

    def _read(self, name: str) -> Live | None:
        stored = self.database.register.whole(name, CHAT_LINES)
        if stored is None:
            return None
        grace = self.settings.limits.grace
        live = Live(stored.row, stored.holdings, self.database.events, self.pools, self.clock, grace)
        live.chat.extend(stored.lines)
        live.mutes = stored.mutes
        if stored.log is not None:
            game = self._folded(stored.log)
            live.last = game.last
            live.resume(game.state, game.facts, game.receipts, self.clock.now_ms())
        return live

    def _fold(self, name: str) -> Folded:
        """The game of a table, read as a whole. It may be newer than what else has been read of the table: that is read
        again when the rest is taken in."""
        return self._folded(self.database.events.load_whole(name))

    def _folded(self, log: WholeLog) -> Folded:
        stored, version, receipts = log
        state = replay(stored[:1])
        ruleset = self.rulesets.find(state.config)
        state = self.rulesets.share(state)
        last: tuple[str, ...] = ()
        for event in effective_log(stored)[1:]:
            before, state = state, evolve(state, event)
            last = newest(before, state, last)
        return Folded(replace(state, version=version), last, ruleset.facts, receipts)

    def drop(self, live: Live, code: int = RESTARTED) -> None:
        """Drop a table from memory. Connected browsers come back and get the table from the store."""
        live.gone = True
        if self._live.get(live.name) is live:
            del self._live[live.name]
            self._changed(live)
        for listener in live.attendance.listeners:
            listener.leave(code)

    @asynccontextmanager
    async def standing_still(self, names: Iterable[str]) -> AsyncIterator[None]:
        """Let nothing happen at these tables within the context; after it they are read from the store again. Raises
        `FormError` if one of them doesn't come to rest soon."""
        names = sorted(names)
        await asyncio.gather(*(self._loading[name] for name in names if name in self._loading), return_exceptions=True)
        async with AsyncExitStack() as locks:
            try:
                async with asyncio.timeout(_REST):
                    for name in names:
                        if name in self._live:
                            await locks.enter_async_context(self._live[name].lock)
            except TimeoutError:
                raise FormError("serve-try-again") from None
            yield
            loading = (self._loading[name] for name in names if name in self._loading)
            await asyncio.gather(*loading, return_exceptions=True)
            for live in [self._live[name] for name in names if name in self._live]:
                self.drop(live)

    def evict(self) -> None:
        """Drop tables at which nobody has been for a while, and the oldest if there are too many."""
        limits = self.settings.limits
        now = time.monotonic()
        empty = [live for live in self._live.values() if not live.attendance.listeners and not live.lock.locked()]
        spare = len(self._live) - limits.in_memory
        for place, live in enumerate(empty):
            over = live.state is not None and live.state.outcome is not None
            if live.touched < now - (limits.idle_over if over else limits.idle) or place < spare:
                self.drop(live)

    def check_holders(self, live: Live, who: bytes) -> None:
        """Raise `FormError` if a person would be one holder too many for a table."""
        holders = {holder for holder, _ in live.attendance.holders}
        if who not in holders and len(holders) >= self.settings.limits.holders_a_table:
            raise FormError("serve-full")

    def known(self, name: str) -> Live | None:
        """A table, if it is in memory."""
        return self._live.get(name)

    def in_memory(self) -> list[Live]:
        """The tables that are in memory."""
        return list(self._live.values())

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run work in the background. A failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (FormError, Gone, Moved)):
            self.metrics.count("failures")
            log("failed", logging.ERROR, error)

    async def changing(
        self, live: Live, work: Callable[P, Coroutine[Any, Any, T]], *what: P.args, **more: P.kwargs
    ) -> T:
        """Run work that changes a table, and finish it even if the caller is gone. If the store fails, the table is
        read again at the next request."""
        try:
            return cast("T", await asyncio.shield(self.start(self.decided(live, partial(work, *what, **more)))))
        finally:
            if live.gone:
                self.drop(live)

    async def decided(self, live: Live, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run work that stores one change of a table. If another process was faster, take in what that has done, and
        decide again. Raises `StaleVersion` if others are always faster."""
        for wait in _AGAIN:
            try:
                return await work()
            except StaleVersion:
                await asyncio.sleep(wait)
                await self.catch_up(live)
        return await work()

    async def send(
        self, live: Live, command: AnyCommand, receipt: str, version: int | None = None
    ) -> Applied | Refusal:
        """A person's command. It is refused only by what is stored now. Raises `Moved` as `Live.send` does."""
        try:
            answer = await self.changing(live, live.send, command, receipt, version)
        except Moved:
            if not await self.current(live):
                raise
        else:
            if isinstance(answer, Applied) or not await self.current(live):
                return answer
        return await self.changing(live, live.send, command, receipt, version)

    async def agree(self, live: Live, agreed: Agreed) -> None:
        """Store a change at a table besides its game, then tell it. The caller holds the table's lock."""
        await live.stored(self.database.register.change, live.name, agreed)
        live.agree(agreed)

    async def close(self) -> None:
        """Finish running work, and tell all browsers to come back."""
        for live in self.in_memory():
            self.drop(live)
        self.previews.close()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.neighbourhood.close()
        self.pools.close()
