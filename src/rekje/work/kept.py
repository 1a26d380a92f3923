"""ChunkResults of finished chunks, kept in a file beside the output until all are there, so that a run goes on after an
interruption."""

from __future__ import annotations

import hashlib
import os
import struct
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from rekje.model.problems import UNREADABLE, FormError, file_error
from rekje.work.executor import Chunk, ChunkResults, Executor, WorkJob

FORMAT = "rekje-work/1"
UNFINISHED = ".unfinished"
_HEAD = struct.Struct(">QLL")
"""Before each result: the number of its chunk, its length, its CRC-32."""


def digest_of(*parts: object) -> str:
    """A digest of all that results depend on, of msgspec's types. It ties a file of results to its run."""
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()


class RunOrigin(msgspec.Struct, frozen=True):
    """The first line of the file: the run that it belongs to, and its seed."""

    run: str
    seed: int
    format: str = FORMAT


class KeptResults:
    """The results of a run so far. Each is written once it is there; what a crash has cut off at the end is dropped.

    Raises `FormError` if the file can't be read or written, is damaged, or belongs to another run.
    """

    def __init__(self, path: Path, run: str, seed: int) -> None:
        self._path = path
        self._places: dict[int, tuple[int, int]] = {}
        try:
            origin = kept_origin(path)
            self._file = path.open("r+b" if origin else "w+b")
            if origin is None:
                self._file.write(msgspec.json.encode(RunOrigin(run, seed)) + b"\n")
                self._file.flush()
            elif origin.run != run:
                self._file.close()
                raise FormError("work-other-run", file=str(path))
            else:
                self._find()
        except OSError as error:
            # Who asked for a file in a folder that there isn't never heard of the one beside it.
            named = path if os.path.lexists(path) else path.with_name(path.name.removesuffix(UNFINISHED))
            raise file_error("form-file-unwritable", named, error) from None

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def __iter__(self) -> Iterator[int]:
        return iter(self._places)

    def add(self, number: int, result: bytes) -> None:
        """Keep a result. Raises `FormError` if it can't be written."""
        try:
            place = self._file.seek(0, os.SEEK_END)
            self._file.write(_HEAD.pack(number, len(result), zlib.crc32(result)) + result)
            self._file.flush()
        except OSError as error:
            raise file_error("form-file-unwritable", self._path, error) from None
        self._places[number] = (place + _HEAD.size, len(result))

    def read(self, number: int) -> bytes:
        """The result of a finished chunk."""
        place, length = self._places[number]
        self._file.seek(place)
        return self._file.read(length)

    def close(self) -> None:
        """Close the file, which stays."""
        self._file.close()

    def forget(self) -> None:
        """Delete the file: the output is complete."""
        self.close()
        with suppress(FileNotFoundError):
            self._path.unlink()

    def _find(self) -> None:
        """Find the whole results, and cut off what comes after them."""
        self._file.readline()
        whole = self._file.tell()
        while len(head := self._file.read(_HEAD.size)) == _HEAD.size:
            number, length, check = _HEAD.unpack(head)
            if zlib.crc32(self._file.read(length)) != check:
                break
            self._places[number] = (whole + _HEAD.size, length)
            whole = self._file.tell()
        self._file.truncate(whole)


def go_on(
    executor: Executor, job: WorkJob[Chunk], chunks: Iterable[tuple[int, Chunk]], kept: KeptResults
) -> ChunkResults:
    """All results of a run, in any order: those that are kept, then the others, which are kept as they come."""
    for number in list(kept):
        yield number, kept.read(number)
    missing = ((number, chunk) for number, chunk in chunks if number not in kept)
    for number, result in executor.map_unordered(job, missing):
        kept.add(number, result)
        yield number, result


def kept_origin(path: Path) -> RunOrigin | None:
    """Which run a file of results belongs to; None if there is no file. Raises `FormError` if it is damaged."""
    try:
        with path.open("rb") as file:
            line = file.readline(10_000)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise file_error("form-file-unreadable", path, error) from None
    try:
        origin = msgspec.json.decode(line, type=RunOrigin)
    except UNREADABLE:
        raise FormError("work-unfinished-damaged", file=str(path)) from None
    if origin.format != FORMAT:
        raise FormError("work-unfinished-damaged", file=str(path))
    return origin
