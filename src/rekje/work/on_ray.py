"""Work on Ray: on this machine by a Ray of its own, or on a cluster. Nothing else imports Ray.

A Ray of its own listens on loopback only, shows no dashboard, tells nobody that it is used, and ends with the work.
"""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Any

from rekje.model.problems import FormError
from rekje.work.executor import Chunk, ChunkResults, Executor, WorkJob
from rekje.work.local import AHEAD, usual_cores
from rekje.work.worker import result_of, task_of, work

# Ray reads these when it is imported. The second makes it use the loopback address on Linux, as it does elsewhere.
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}
_LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
MOST_DEATHS = 20
"""So often is one chunk done again because its worker died."""
MEMORY = 128 * 2**20
"""Bytes of shared memory for results on their way. Rekje's are small."""
LONGEST_PATH = 24
"""Characters of the folder for temporary files. A socket's path may have 107, and Ray adds some 80."""
AUTO = "auto"
"""The address by which Ray finds the cluster that this machine belongs to."""
ANSWER = 10.0
"""Seconds within which a cluster answers."""
LOOKS = 5.0
"""Seconds after which a cluster is asked again how many cores it has."""


class RayExecutor(Executor):
    """Work on the Ray at an ``address``, or on one of its own on this machine (None). ``cores`` are the most chunks at
    the same time; without it, as many as there are cores."""

    def __init__(self, address: str | None, cores: int | None = None) -> None:
        os.environ.update(_QUIET | ({} if address else _LOOPBACK))
        try:
            import ray
        except ModuleNotFoundError:
            raise FormError("work-no-ray") from None
        self._ray: Any = ray
        self._most = cores
        self._folder: str | None = None
        self._seen = -LOOKS
        self._cores = 1
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL", "configure_logging": True}
        try:
            if address:
                _check_answers(address)
                ray.init(address=address, **quiet)
            else:
                self._folder = _short_folder()
                ray.init(
                    address="local",
                    num_cpus=cores or usual_cores(),
                    include_dashboard=False,
                    object_store_memory=MEMORY,
                    _temp_dir=self._folder,
                    **quiet,
                )
        except Exception as error:
            # Ray raises many kinds of errors here, from ValueError to those of its processes.
            self.close()
            raise FormError("work-ray-unreachable", address=address or "local", problem=_first_line(error)) from None

    def map_unordered(self, job: WorkJob[Chunk], chunks: Iterable[tuple[int, Chunk]]) -> ChunkResults:
        """`Executor.map_unordered`."""
        ray = self._ray
        task = ray.put(task_of(job))
        do = ray.remote(max_retries=MOST_DEATHS, num_cpus=1)(work)
        going: dict[Any, int] = {}
        numbered = iter(chunks)
        try:
            while self._give_out(do, task, numbered, going):
                (done, *_), _ = ray.wait(list(going), num_returns=1)
                number = going.pop(done)
                yield number, result_of(ray.get(done))
        except ray.exceptions.WorkerCrashedError:
            raise FormError("work-lost", count=MOST_DEATHS) from None
        except ray.exceptions.RayError as error:
            raise FormError("work-ray-failed", problem=_first_line(error)) from None
        finally:
            self._cancel(going)

    def _give_out(self, do: Any, task: Any, chunks: Iterator[tuple[int, Chunk]], going: dict[Any, int]) -> bool:
        """Give out chunks while workers need some. Whether anything is being done."""
        room = AHEAD * self._workers()
        while len(going) < room and (numbered := next(chunks, None)):
            going[do.remote(task, numbered[1])] = numbered[0]
        return bool(going)

    def _workers(self) -> int:
        """How many chunks are done at the same time. Machines may come and go."""
        if monotonic() - self._seen > LOOKS:
            self._seen = monotonic()
            self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return min(self._cores, self._most or self._cores)

    def _cancel(self, going: Iterable[Any]) -> None:
        if self._ray.is_initialized():
            for one in going:
                self._ray.cancel(one, force=True)

    def close(self) -> None:
        """Leave the cluster, or end the Ray of its own."""
        self._ray.shutdown()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None


def _short_folder() -> str:
    """A new folder for Ray's files. The paths of its sockets must be short, so long names aren't taken."""
    usual = tempfile.gettempdir()
    return tempfile.mkdtemp(prefix="rekje-ray-", dir=usual if len(usual) <= LONGEST_PATH else "/tmp")


def _check_answers(address: str) -> None:
    """Raise OSError if nobody listens at a cluster's address. Ray itself would wait there for minutes."""
    if address != AUTO:
        host, _, port = address.rpartition(":")
        socket.create_connection((host.strip("[]"), int(port)), timeout=ANSWER).close()


def _first_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0] if lines else type(error).__name__
