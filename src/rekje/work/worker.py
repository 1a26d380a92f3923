"""What runs in a worker process: one job at a time, begun once, on one core."""

from __future__ import annotations

import hashlib
import os
import socket
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, NamedTuple
from uuid import uuid4

from rekje.locale import ui_language
from rekje.model.problems import FormError
from rekje.storage.leave_files import leaves_folder
from rekje.work.executor import WorkJob

THREADS = "RAYON_NUM_THREADS"
"""The environment variable by which the core knows on how many cores to work. It is read once in a process."""


class Task(NamedTuple):
    """A job on its way to workers. ``key`` tells it from other jobs; ``version`` of Rekje and ``learned`` (a digest of
    the learned leave values) must be the same on all machines, because results depend on them."""

    job: WorkJob[Any]
    key: str
    language: str
    version: str
    learned: str


def task_of(job: WorkJob[Any]) -> Task:
    """A job as this process gives it to workers."""
    return Task(job, uuid4().hex, ui_language(), version("rekje"), learned_digest())


def learned_digest() -> str:
    """A digest of all leave values that were learned on this machine."""
    digest = hashlib.sha256()
    for path in sorted(leaves_folder().glob("*.json")):
        data = path.read_bytes()
        digest.update(f"{path.name}\n{len(data)}\n".encode() + data)
    return digest.hexdigest()


_begun: tuple[str, Callable[[Any], bytes]] | None = None
"""In a worker: the key of its job, and what does a chunk of it."""


def work(task: Task, chunk: Any) -> bytes | FormError:
    """Do a chunk. An error in the input is returned, because not every executor hands exceptions on unchanged."""
    global _begun
    try:
        if _begun is None or _begun[0] != task.key:
            # Each worker has one core. All cores are busy already.
            os.environ[THREADS] = "1"
            os.environ["REKJE_LANG"] = task.language
            _check_alike(task)
            _begun = (task.key, task.job.start())
        return _begun[1](chunk)
    except FormError as error:
        return error


def result_of(answer: bytes | FormError) -> bytes:
    """What `work` answered. Raises its `FormError`."""
    if isinstance(answer, FormError):
        raise answer
    return answer


def _check_alike(task: Task) -> None:
    """Raise `FormError` if results could differ on this machine from those of the machine that sends the job."""
    here = version("rekje")
    if here != task.version:
        raise FormError("work-other-version", machine=socket.gethostname(), found=here, wanted=task.version)
    if learned_digest() != task.learned:
        raise FormError("work-other-leaves", machine=socket.gethostname(), folder=str(leaves_folder()))


def check_same_words(name: str, found: str, wanted: str) -> None:
    """Raise `FormError` if a word list has another SHA-256 here than where the job was made."""
    if found != wanted:
        raise FormError("work-other-words", machine=socket.gethostname(), name=name)
