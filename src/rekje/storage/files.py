"""An event store of plain files: one file a table, one line an append, in the user's data directory.

A line is a JSON array with the events of one command, so that a command is stored whole or not at all. A last line that
a crash has torn is dropped. Lines are flushed to the disk before `append` returns.
"""

from __future__ import annotations

import fcntl
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.storage.whole_files import make_private
from rekje.tables.ports import StaleVersion

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_SUFFIX = ".jsonl"
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyEvent])


def data_folder() -> Path:
    """The user's data directory for Rekje: ``REKJE_DATA`` if set, else the system's usual place."""
    import platformdirs

    return Path(os.environ.get("REKJE_DATA") or platformdirs.user_data_path("rekje", appauthor=False))


class EventFiles:
    """`rekje.tables.ports.DatedStore` in a folder. Several processes may use it: appends take a lock."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else data_folder() / "tables"

    def append(self, table: str, expected: int, events: Sequence[AnyEvent]) -> None:
        """Add events to a table that has ``expected`` of them; `StaleVersion` if it has another number."""
        line = _encoder.encode(list(events)) + b"\n"
        with self._locked(table) as file:
            lines, whole = _whole_lines(_read(file), table)
            if sum(map(len, lines)) != expected:
                raise StaleVersion(table)
            os.ftruncate(file, whole)
            _write_all(file, line, whole)
            os.fsync(file)
        if not expected:
            self._sync_folder()

    def load(self, table: str) -> list[AnyEvent]:
        """All events of a table, in order; an unknown table has none. Raises `FormError` for a damaged file."""
        try:
            data = self._path(table).read_bytes()
        except FileNotFoundError:
            return []
        except OSError:
            raise FormError("screen-store-unreadable", path=str(self._path(table))) from None
        return [event for line in _whole_lines(data, table)[0] for event in line]

    def tables(self) -> list[str]:
        """The names of all tables, the most recently changed first."""
        paths = [path for path in self.folder.glob(f"*{_SUFFIX}") if path.is_file()]
        return [path.name.removesuffix(_SUFFIX) for path in sorted(paths, key=_changed, reverse=True)]

    def is_torn(self, table: str) -> bool:
        """Whether a crash has cut off the last line of a table's file, which is then dropped."""
        try:
            data = self._path(table).read_bytes()
        except OSError:
            return False
        return bool(data) and not data.endswith(b"\n")

    def delete(self, table: str) -> None:
        """Forget a table."""
        self._path(table).unlink(missing_ok=True)

    def changed(self, table: str) -> float:
        """When a table was last added to (seconds since the epoch)."""
        return self._path(table).stat().st_mtime

    def _path(self, table: str) -> Path:
        if not _NAME.fullmatch(table):
            raise FormError("screen-store-name", table=table)
        return self.folder / (table + _SUFFIX)

    @contextmanager
    def _locked(self, table: str) -> Iterator[int]:
        path = self._path(table)
        try:
            make_private(self.folder)
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            raise FormError("screen-store-unwritable", path=str(self.folder)) from None
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield file
        except OSError:
            raise FormError("screen-store-unwritable", path=str(path)) from None
        finally:
            os.close(file)

    def _sync_folder(self) -> None:
        folder = os.open(self.folder, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _changed(path: Path) -> int:
    return path.stat().st_mtime_ns


def _read(file: int) -> bytes:
    return os.pread(file, os.fstat(file).st_size, 0)


def _write_all(file: int, data: bytes, place: int) -> None:
    while data:
        written = os.pwrite(file, data, place)
        data, place = data[written:], place + written


def _whole_lines(data: bytes, table: str) -> tuple[list[list[AnyEvent]], int]:
    """The appends in a file and their length in bytes. Anything after the last whole line doesn't count."""
    lines: list[list[AnyEvent]] = []
    whole = 0
    for text in data.splitlines(keepends=True):
        try:
            if not text.endswith(b"\n"):
                break
            lines.append(_decoder.decode(text))
        except (msgspec.DecodeError, UnicodeDecodeError):
            if whole + len(text) == len(data):
                break
            raise FormError("screen-store-damaged", table=table, row=len(lines) + 1) from None
        whole += len(text)
    return lines, whole
