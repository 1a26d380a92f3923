"""Copies of a SQLite file, made while others write to it: before a migration, and as back-ups."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

from rekje.model.problems import FormError, file_error
from rekje.storage.sqlite.engine import reading
from rekje.storage.sqlite.troubles import trouble
from rekje.storage.whole_files import make_file_private

COPY_DAYS = 30
"""Days for which a copy made before a migration is kept: it has the names of people deleted since."""


def copy_file(file: Path, copy: Path) -> None:
    """Make a consistent copy of a SQLite file, even while others write to it."""
    with closing(sqlite3.connect(reading(file), uri=True)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def copy_before(file: Path, label: str) -> Path:
    """Make the copy of a file that a migration from ``label`` will change, beside it."""
    copy = file.with_name(f"{file.name}.{label}.backup")
    make_file_private(copy)
    copy_file(file, copy)
    return copy


def drop_old_copies(file: Path) -> None:
    """Delete the copies that are older than `COPY_DAYS`."""
    before = time.time() - COPY_DAYS * 86_400
    for copy in file.parent.glob(f"{file.name}.*.backup"):
        with suppress(OSError):
            if copy.stat().st_mtime < before:
                copy.unlink()


def back_up(file: Path, copy: Path) -> tuple[int, int]:
    """Make a copy of a SQLite file and check it. It is one file, whatever lies beside the original, and takes the place
    of ``copy`` once it is whole. Returns how many tables it holds, and its size (bytes). Raises `FormError` if there is
    no such file, if the copy can't be written, or if it is damaged."""
    if not file.exists():
        raise FormError("serve-database-none", path=str(file))
    _check_readable(file)
    try:
        handle, partial = tempfile.mkstemp(prefix=f".{copy.name}.", dir=copy.parent)
    except OSError as error:
        raise file_error("form-file-unwritable", str(copy), error) from None
    os.close(handle)
    try:
        copy_file(file, Path(partial))
        count = _checked(Path(partial))
        _make_durable(Path(partial))
        size = os.path.getsize(partial)
        os.replace(partial, copy)
        return count, size
    except sqlite3.DatabaseError as error:
        raise trouble(copy, error) or FormError("serve-backup-damaged", path=str(file), reason=str(error)) from None
    except OSError as error:
        raise trouble(copy, error) or file_error("form-file-unwritable", str(copy), error) from None
    finally:
        with suppress(OSError):
            os.unlink(partial)


def _check_readable(file: Path) -> None:
    """Raise `FormError` where a file can't be read, before anything is written."""
    try:
        with closing(sqlite3.connect(reading(file), uri=True)) as source:
            source.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        reason = str(error)
        raise trouble(file, error) or FormError("serve-backup-damaged", path=str(file), reason=reason) from None


def _checked(copy: Path) -> int:
    """Check a copy. Returns how many tables it holds."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        # Without a write-ahead log, which would be files beside it.
        connection.execute("PRAGMA journal_mode=DELETE")
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            # The first line may only name the database: the last one says what is wrong.
            raise sqlite3.DatabaseError(found.splitlines()[-1])
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)


def _make_durable(file: Path) -> None:
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
