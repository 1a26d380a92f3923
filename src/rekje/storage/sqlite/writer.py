"""Grouped commits: one thread writes, and all jobs that came while the disk was busy share the next commit."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
MOST_TOGETHER = 200


class WriteQueue:
    """Runs jobs that write, one after another. A job that raises undoes only itself; a `Future` has its result once
    it is durable."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self.failure: BaseException | None = None
        """Why the last attempt to write failed; None if it succeeded."""
        self._jobs: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="rekje-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> Future[T]:
        """Run a job. The future has its result once it is on the disk."""
        done: Future[T] = Future()
        # A submitted job can't be cancelled: it is done even if its caller has gone.
        done.set_running_or_notify_cancel()
        self._jobs.put((job, done))
        return done

    def close(self) -> None:
        """Finish what has been submitted, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            group, last = [first], False
            while len(group) < MOST_TOGETHER and not last:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                last = more is None
                if more is not None:
                    group.append(more)
            self._write(group)
            if last:
                return

    def _write(self, group: list[tuple[Job[Any], Future[Any]]]) -> None:
        answers: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            with self._engine.begin() as connection:
                if len(group) == 1:
                    # A single job needs no savepoint: if it raises, the whole transaction is undone.
                    answers = [(done, job(connection), None) for job, done in group]
                else:
                    answers = [(done, *_try(connection, job)) for job, done in group]
        except Exception as error:  # nothing of the group is stored
            answers = [(done, None, error) for _, done in group]
        self._note([problem for _, _, problem in answers])
        for done, result, problem in answers:
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)

    def _note(self, problems: list[BaseException | None]) -> None:
        """Remember a failure of the file itself, as opposed to one of a job."""
        of_file = [one for one in problems if isinstance(one, OSError | sa.exc.OperationalError)]
        if of_file or None in problems:
            self.failure = of_file[-1] if of_file else None


def _try(connection: sa.Connection, job: Job[Any]) -> tuple[Any, BaseException | None]:
    # As plain statements: SQLAlchemy's own nested transactions cost as much as the writing itself.
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result = job(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        return None, error
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
    return result, None
