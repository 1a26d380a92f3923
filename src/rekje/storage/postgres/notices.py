"""News between the processes that serve the same tables, by LISTEN and NOTIFY: one connection tells, another hears.

News may be lost, with a connection or before one is there. Whoever hears looks at everything now and then."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from rekje.storage.database.backend import Heard
from rekje.storage.database.together.revisions import News
from rekje.storage.postgres.engine import open_single

if TYPE_CHECKING:
    import psycopg

CHANNEL = "rekje"
_MOST_BYTES = 7_000
"""PostgreSQL takes payloads of fewer than 8,000 bytes."""
_LISTENS = 0.5
"""Seconds after which the hearing thread sees whether it is to end."""
_SILENCE = 5.0
"""Seconds without news after which it tests whether its connection is still there."""
_AGAIN = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between attempts to connect again."""
_news = msgspec.json.Decoder(list[News])
_log = logging.getLogger("rekje.server")


class Notices:
    """Tells and hears, from `start` until `close`."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = open_single(url)
        self._waiting: queue.SimpleQueue[Sequence[News] | None] = queue.SimpleQueue()
        self._ended = threading.Event()
        self._threads: list[threading.Thread] = []
        self._own: set[int] = set()

    def start(self, heard: Heard) -> None:
        """Begin. ``heard`` gets the news of others in the thread that hears."""
        for work in (lambda: self._tell_on(), lambda: self._hear_on(heard)):
            self._threads.append(threading.Thread(target=work, name="rekje-news", daemon=True))
            self._threads[-1].start()

    def tell(self, news: Sequence[News]) -> None:
        """Tell others, soon. Before `start` there is nobody to be told."""
        if self._threads and news:
            self._waiting.put(news)

    def close(self) -> None:
        """Tell what waits, and end."""
        self._ended.set()
        self._waiting.put(None)
        for thread in self._threads:
            thread.join(timeout=2.0)

    def _tell_on(self) -> None:
        connection: sa.Connection | None = None
        while (together := self._next()) is not None:
            try:
                connection = connection or self._telling()
                for payload in payloads(together):
                    connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))
            except Exception:  # others find it when they look at everything
                if connection is not None:
                    with suppress(Exception):
                        connection.close()
                connection = None
                self._ended.wait(_AGAIN[0])
        if connection is not None:
            with suppress(Exception):
                connection.close()

    def _telling(self) -> sa.Connection:
        connection = self._engine.connect()
        # Otherwise each NOTIFY would wait for the disk, although nothing of it is kept there.
        connection.exec_driver_sql("SET synchronous_commit = off")
        self._own.add(_driver(connection).info.backend_pid)
        return connection

    def _next(self) -> list[News] | None:
        """What waits, of each name the last; None at the end."""
        found: dict[str, News] = {}
        more = self._waiting.get()
        while more is not None:
            found.update((one.name, one) for one in more)
            try:
                more = self._waiting.get_nowait()
            except queue.Empty:
                return list(found.values())
        if found:
            self._waiting.put(None)
        return list(found.values()) or None

    def _hear_on(self, heard: Heard) -> None:
        failed = 0
        while not self._ended.is_set():
            try:
                with closing(self._engine.connect()) as connection:
                    connection.exec_driver_sql(f"LISTEN {CHANNEL}")
                    failed = 0
                    # Whatever was told meanwhile is lost.
                    heard(())
                    self._hear(connection, heard)
            except Exception as error:
                if failed == 0 and not self._ended.is_set():
                    _log.warning("news-interrupted", exc_info=error)
                self._ended.wait(_AGAIN[min(failed, len(_AGAIN) - 1)])
                failed += 1

    def _hear(self, connection: sa.Connection, heard: Heard) -> None:
        last = time.monotonic()
        while not self._ended.is_set():
            told = list(_driver(connection).notifies(timeout=_LISTENS, stop_after=1))
            found = [news for one in told if one.pid not in self._own for news in _news.decode(one.payload)]
            if told:
                last = time.monotonic()
            elif time.monotonic() > last + _SILENCE:
                connection.exec_driver_sql("SELECT 1")
                last = time.monotonic()
            if found:
                heard(found)


def _driver(connection: sa.Connection) -> psycopg.Connection[Any]:
    """The driver's own connection, which alone can wait for notices."""
    found: psycopg.Connection[Any] = connection.connection.driver_connection  # type: ignore[assignment]
    return found


def payloads(news: Iterable[News]) -> Iterator[str]:
    """The texts that tell news, each short enough."""
    parts: list[str] = []
    length = 2
    for one in news:
        part = msgspec.json.encode(one).decode()
        if length + len(part.encode()) + 1 > _MOST_BYTES:
            yield f"[{','.join(parts)}]"
            parts, length = [], 2
        parts.append(part)
        length += len(part.encode()) + 1
    if parts:
        yield f"[{','.join(parts)}]"
