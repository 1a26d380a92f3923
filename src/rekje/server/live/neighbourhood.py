"""The other processes that serve the same tables: what they have done is taken in, and they are told who is here.

News may be lost. So now and then everything is looked at (`EVERY`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, Protocol

from rekje.model.problems import FormError
from rekje.server.live.table import Live
from rekje.server.logs import log
from rekje.server.work.pools import Pools
from rekje.storage.database.store import Database
from rekje.storage.database.together.neighbours import Neighbours
from rekje.storage.database.together.revisions import HERE, News
from rekje.storage.database.writer import FAILURES
from rekje.tables.presence import THE_LOBBY, Elsewhere, Here

EVERY = 3.0
"""Seconds between two looks at everything."""
SOON = 0.03
"""Seconds in which those who come and go are told together."""


class Tables(Protocol):
    """The tables of this process (`rekje.server.live.registry.TableRegistry`)."""

    database: Database
    pools: Pools

    def known(self, name: str) -> Live | None:
        """A table, if it is in memory."""

    def in_memory(self) -> list[Live]:
        """The tables that are in memory."""

    async def catch_up(self, live: Live) -> bool:
        """Take in what other processes have done at a table."""

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run work in the background."""


class Neighbourhood:
    """One for each process. Where there can be only one process it does nothing. ``lobby`` tells who looks at the lobby
    here; ``marked`` has by mark what reads that anew which it stands for."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.database.neighbours
        self.elsewhere: Elsewhere = {}
        self.lobby: Callable[[], Here] = Here
        self.marked: dict[str, Callable[[], Awaitable[None]]] = {}
        self._told_lobby = Here()
        self._marks: dict[str, int] = {}
        self._wanted: dict[str, int] = {}
        self._reading: set[str] = set()
        self._changed: set[str] = set()
        self._gone: set[str] = set()
        self._soon: dict[str, asyncio.TimerHandle] = {}
        self._hurry = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._failing = False

    async def start(self) -> None:
        """Begin to tell and to hear."""
        if self._store is None:
            return
        self._marks = await self._tables.pools.reserved(self._store.marks)
        await asyncio.wrap_future(self._store.beat())
        loop = asyncio.get_running_loop()

        def heard(news: Sequence[News]) -> None:
            # The loop is closed where the process ends in this moment.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._hear, tuple(news))

        self._tables.database.backend.listen(heard)
        self._running = asyncio.create_task(self._run(self._store))

    async def close(self) -> None:
        """Say that nobody is connected by this process any more."""
        for timer in self._soon.values():
            timer.cancel()
        if self._store is None or self._running is None:
            return
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        with suppress(*FAILURES):
            await asyncio.wrap_future(self._store.leave())

    # Who is here

    @property
    def people(self) -> frozenset[bytes]:
        """Everybody who is connected by another process, or looks at the lobby there."""
        return frozenset(one.who for there in self.elsewhere.values() for here in there for one in here.people)

    def watch(self, live: Live) -> None:
        """Tell others from now on who is at a table here, and the table who is there elsewhere."""
        if self._store is not None:
            live.attendance.changed = lambda: self.changed(live.name)
            live.take_elsewhere(self.elsewhere.get(live.name, ()))

    def changed(self, name: str) -> None:
        """Somebody has come to a table, or left it, or the lobby."""
        if self._store is not None:
            self._changed.add(name)
            self._later("tell", self._tell_who_is_here)

    async def _tell_who_is_here(self) -> None:
        assert self._store is not None
        names, self._changed = self._changed, set()
        there = {name: self._here(name) for name in names}
        try:
            await asyncio.wrap_future(self._store.put(there))
        except FAILURES:
            self._changed |= names

    def _here(self, name: str) -> Here:
        if name == THE_LOBBY:
            self._told_lobby = self.lobby()
            return self._told_lobby
        live = self._tables.known(name)
        return live.here() if live else Here()

    async def _read_who_is_there(self) -> None:
        assert self._store is not None
        names, self._gone = self._gone, set()
        self._take_elsewhere(names, await self._tables.pools.reserved(self._store.elsewhere, names))

    def _take_elsewhere(self, names: Iterable[str], found: Elsewhere) -> None:
        for name in names:
            there = found.get(name, ())
            if there:
                self.elsewhere[name] = there
            else:
                self.elsewhere.pop(name, None)
            if live := self._tables.known(name):
                live.take_elsewhere(there)

    # What they tell

    def _hear(self, news: Sequence[News]) -> None:
        if not news:
            self._hurry.set()
        for name, number in news:
            if name.startswith(HERE):
                self._gone.add(name.removeprefix(HERE))
                self._later("read", self._read_who_is_there)
            elif name in self.marked:
                self._see_mark(name, number)
            else:
                self._see_table(name, number)

    def _later(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something in a moment, once for all that comes meanwhile."""

        def begin() -> None:
            del self._soon[what]
            self._tables.start(self._quietly(work))

        if what not in self._soon:
            self._soon[what] = asyncio.get_running_loop().call_later(SOON, begin)

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        # While the database is away nothing is heard. The next look at everything finds it.
        with suppress(*FAILURES):
            await work()

    def _see_mark(self, name: str, number: int) -> None:
        if self._marks.get(name) != number:
            self._marks[name] = number
            self._tables.start(self._quietly(self.marked[name]))

    def _see_table(self, name: str, revision: int) -> None:
        live = self._tables.known(name)
        if live is not None and live.revision < revision:
            self._wanted[name] = max(revision, self._wanted.get(name, 0))
            if name not in self._reading:
                self._reading.add(name)
                self._tables.start(self._read(name))

    async def _read(self, name: str) -> None:
        """Take in what is new at a table, until it is as new as was heard."""
        try:
            while (live := self._tables.known(name)) and live.revision < self._wanted.pop(name, 0):
                await self._tables.catch_up(live)
        except FormError:
            log("not-caught-up", logging.ERROR, table=name)
        except FAILURES:
            # The next look at everything finds it.
            pass
        finally:
            self._reading.discard(name)

    # The look at everything

    async def _run(self, store: Neighbours) -> None:
        while True:
            try:
                await self._look_at_everything(store)
                self._failing = False
            except Exception as error:
                if not self._failing:
                    log("neighbours-failed", logging.ERROR, error)
                self._failing = True
            self._hurry.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), EVERY)

    async def _look_at_everything(self, store: Neighbours) -> None:
        reserved = self._tables.pools.reserved
        if not await asyncio.wrap_future(store.beat()):
            # Others took this process for ended: it was stopped for a while.
            self._changed |= {THE_LOBBY, *(live.name for live in self._tables.in_memory())}
        if self.lobby() != self._told_lobby:
            self._changed.add(THE_LOBBY)
        if self._changed:
            await self._tell_who_is_here()
        await asyncio.wrap_future(store.bury())
        watched = [live.name for live in self._tables.in_memory() if live.attendance.listeners]
        found = await reserved(store.revisions, watched)
        for name in watched:
            # A table that is no longer there is read too.
            self._see_table(name, found.get(name, _NOT_THERE))
        for name, number in (await reserved(store.marks)).items():
            if name in self.marked:
                self._see_mark(name, number)
        before = self.elsewhere
        now = await reserved(store.elsewhere)
        self._take_elsewhere({*before, *now}, now)


_NOT_THERE = 2**62
