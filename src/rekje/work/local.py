"""Work on this machine: in this process where the core uses all cores by itself, else in a process for each core."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice

from rekje.model.problems import FormError
from rekje.work.executor import Chunk, ChunkResults, Executor, WorkJob
from rekje.work.worker import THREADS, Task, result_of, task_of, work

AHEAD = 2
"""Chunks given out for each worker: one that it does, and the next one."""
LOOKS = 5.0
"""Seconds after which to see whether the workers are still there, if none has done anything."""
MOST_DEATHS = 10
"""So often may workers die one after another without any result."""


def usual_cores() -> int:
    """On how many cores to work where nobody says."""
    told = os.environ.get(THREADS, "")
    return (int(told) if told.isdecimal() else 0) or os.cpu_count() or 1


class LocalExecutor(Executor):
    """Work on ``cores`` cores of this machine; by default as many as ``RAYON_NUM_THREADS`` says, else all."""

    def __init__(self, cores: int | None = None) -> None:
        if cores:
            os.environ[THREADS] = str(cores)
        self.cores = cores or usual_cores()

    def map_unordered(self, job: WorkJob[Chunk], chunks: Iterable[tuple[int, Chunk]]) -> ChunkResults:
        """`Executor.map_unordered`."""
        numbered = iter(chunks)
        first = list(islice(numbered, 2))
        numbered = chain(first, numbered)
        if job.threaded or self.cores == 1 or len(first) < 2:
            return _here(job, numbered)
        return _Pool(task_of(job), self.cores).results(numbered)


def _here(job: WorkJob[Chunk], chunks: Iterator[tuple[int, Chunk]]) -> ChunkResults:
    do = None
    for number, chunk in chunks:
        do = do or job.start()
        yield number, do(chunk)


class _Pool:
    """Processes that do the chunks of one job, replaced when one of them dies."""

    def __init__(self, task: Task, cores: int) -> None:
        self._task = task
        self._cores = cores
        self._pool = self._opened()
        self._going: dict[Future[bytes | FormError], tuple[int, object]] = {}
        self._again: deque[tuple[int, object]] = deque()

    def _opened(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._cores, mp_context=context, initializer=_begin)

    def results(self, chunks: Iterator[tuple[int, object]]) -> ChunkResults:
        """All results. The processes end with the iterator."""
        deaths = 0
        try:
            while self._give_out(chunks):
                done, _ = wait(self._going, LOOKS, FIRST_COMPLETED)
                for future in done:
                    numbered = self._going.pop(future)
                    try:
                        result = result_of(future.result())
                    except BrokenProcessPool:
                        self._again.append(numbered)
                    else:
                        deaths = 0
                        yield numbered[0], result
                # What was given out while the pool broke is never told to be lost.
                if self._again or (not done and self._pool._broken):
                    deaths += 1
                    if deaths > MOST_DEATHS:
                        raise FormError("work-lost", count=MOST_DEATHS)
                    self._replace()
        finally:
            self._stop()

    def _give_out(self, chunks: Iterator[tuple[int, object]]) -> bool:
        """Give out chunks while workers need some. Whether anything is left to do."""
        while len(self._going) < AHEAD * self._cores:
            numbered = self._again.popleft() if self._again else next(chunks, None)
            if numbered is None:
                break
            try:
                future = self._pool.submit(work, self._task, numbered[1])
            except RuntimeError:
                # A worker has died since the last result came, so that the pool is broken or about to be shut down.
                self._again.append(numbered)
                break
            self._going[future] = numbered
        return bool(self._going or self._again)

    def _replace(self) -> None:
        """Do in new processes what the old ones had. The death of one ends all others of a pool."""
        self._again.extend(self._going.values())
        self._going.clear()
        self._stop()
        self._pool = self._opened()

    def _stop(self) -> None:
        """Kill the processes, even while they work."""
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    # Ctrl-C is for the process that gives out the work, which then stops its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when the one that gives out the work ends, even if that is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
