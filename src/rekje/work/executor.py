"""The interface by which long work is done in chunks: `WorkJob` is the work, `Executor` does it.

What a chunk gives depends on the job and the chunk alone. A chunk of games names its seeds; a worker has none. So the
results are the same on one core, on many, and after workers died.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import cached_property
from types import TracebackType
from typing import Protocol, Self, TypeVar

Chunk = TypeVar("Chunk")
_Chunk = TypeVar("_Chunk", contravariant=True)
ChunkResults = Generator[tuple[int, bytes], None, None]
"""The number of each chunk with its result."""


class WorkJob(Protocol[_Chunk]):
    """Work in chunks: a small value that can be pickled."""

    @property
    def threaded(self) -> bool:
        """Whether one chunk is spread over all cores by itself, if one process does all chunks."""

    def start(self) -> Callable[[_Chunk], bytes]:
        """What does one chunk after the other in a process. It is asked for once in each process, and opens word lists
        and the like. Raises `FormError`."""


class Executor(ABC):
    """Does the chunks of jobs. Use it in a ``with``, or `close` it."""

    @abstractmethod
    def map_unordered(self, job: WorkJob[Chunk], chunks: Iterable[tuple[int, Chunk]]) -> ChunkResults:
        """The results of numbered chunks, each as soon as it is there, in any order.

        Chunks are taken from the iterable as workers become free. What a worker did that died is done again. Closing
        the iterator stops the work. Raises `FormError` as the job does, where workers die again and again, and for a
        machine that isn't fit for the work.
        """

    def close(self) -> None:  # noqa: B027 (an executor may have nothing to stop)
        """Stop what runs besides this process."""

    def __enter__(self) -> Self:
        """The executor itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        self.close()


class Sent:
    """A job of which only the plain attributes are sent: what its cached properties hold is opened again there."""

    def __getstate__(self) -> dict[str, object]:
        """The attributes that aren't cached."""
        return {name: value for name, value in vars(self).items() if not _is_cached(type(self), name)}


def _is_cached(kind: type, name: str) -> bool:
    return isinstance(getattr(kind, name, None), cached_property)


def in_order(results: Iterable[tuple[int, bytes]]) -> Iterator[bytes]:
    """ChunkResults in the order of their numbers, from 0, each as soon as all before it are there."""
    waiting: dict[int, bytes] = {}
    wanted = 0
    for number, result in results:
        waiting[number] = result
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted += 1
