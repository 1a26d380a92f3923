"""Grouped commits: one thread writes, and all jobs that came while the disk was busy share the next commit."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import sqlalchemy as sa

from rekje.storage.database.backend import Backend
from rekje.storage.database.together.revisions import News, noted
from rekje.tables.ports import StaleVersion

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
MOST_TOGETHER = 200
FAILURES = (OSError, sa.exc.OperationalError, sa.exc.InternalError, sa.exc.TimeoutError)
"""Errors of the database itself: another time it may answer."""


class Alone:
    """A rewriting of the whole database, which must not happen within a transaction."""

    def __init__(self, done: Future[bool]) -> None:
        self.done = done


class WriteQueue:
    """Runs jobs that write, one after another. A job that raises undoes only itself; a `Future` has its result once
    it is durable."""

    def __init__(self, engine: sa.Engine, backend: Backend) -> None:
        self._engine = backend.writing(engine)
        self.backend = backend
        self.failure: BaseException | None = None
        """Why the last attempt to write failed; None if it succeeded."""
        self._jobs: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | Alone | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="rekje-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    def submit(self, job: Job[T]) -> Future[T]:
        """Run a job. The future has its result once it is on the disk."""
        done: Future[T] = Future()
        # A submitted job can't be cancelled: it is done even if its caller has gone.
        done.set_running_or_notify_cancel()
        self._jobs.put((job, done))
        return done

    def execute(self, *queries: sa.Executable) -> Future[None]:
        """Run queries, all or none."""

        def job(connection: sa.Connection) -> None:
            for query in queries:
                connection.execute(query)

        return self.submit(job)

    def rewrite(self) -> Future[bool]:
        """Write the database anew between two commits (`Backend.rewrite`). The future has whether that could be done
        now."""
        done: Future[bool] = Future()
        done.set_running_or_notify_cancel()
        self._jobs.put(Alone(done))
        return done

    def close(self) -> None:
        """Finish what has been submitted, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = self._jobs.get()
        while more is not None:
            if isinstance(more, Alone):
                self._rewrite(more.done)
                more = self._jobs.get()
                continue
            group, waits = [more], True
            while waits and len(group) < MOST_TOGETHER:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                waits = isinstance(more, tuple)
                if isinstance(more, tuple):
                    group.append(more)
            self._write(group)
            if waits:
                more = self._jobs.get()

    def _rewrite(self, done: Future[bool]) -> None:
        try:
            done.set_result(self.backend.rewrite(self._engine))
        except Exception as error:
            done.set_exception(error)

    def _write(self, group: list[tuple[Job[Any], Future[Any]]]) -> None:
        answers: list[tuple[Future[Any], Any, BaseException | None]] = []
        told: list[News] = []
        try:
            with self._engine.begin() as connection:
                told = noted(connection)
                told.clear()
                if len(group) == 1:
                    # A single job needs no savepoint: if it raises, the whole transaction is undone.
                    answers = [(done, job(connection), None) for job, done in group]
                else:
                    answers = [(done, *self._try(connection, job)) for job, done in group]
        except Exception as error:  # nothing of the group is stored
            answers = [(done, None, self._met(error)) for _, done in group]
        else:
            # After the commit: a NOTIFY within the transaction would let all commits wait for each other.
            self.backend.tell(tuple(told))
        self._note([problem for _, _, problem in answers])
        for done, result, problem in answers:
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)

    def _note(self, problems: list[BaseException | None]) -> None:
        """Remember a failure of the database itself, as opposed to one of a job."""
        of_database = [one for one in problems if isinstance(one, FAILURES)]
        if of_database or None in problems:
            self.failure = of_database[-1] if of_database else None

    def _try(self, connection: sa.Connection, job: Job[Any]) -> tuple[Any, BaseException | None]:
        # As plain statements: SQLAlchemy's own nested transactions cost as much as the writing itself.
        connection.exec_driver_sql("SAVEPOINT job")
        told = noted(connection)
        before = len(told)
        try:
            result = job(connection)
        except Exception as error:
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
            del told[before:]
            return None, self._met(error)
        connection.exec_driver_sql("RELEASE SAVEPOINT job")
        return result, None

    def _met(self, error: Exception) -> Exception:
        """The error; `StaleVersion` where another process was changing the same rows."""
        return StaleVersion(str(type(error))) if self.backend.collided(error) else error
