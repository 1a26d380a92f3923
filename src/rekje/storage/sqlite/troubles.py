"""Errors in opening or writing a database, as form errors."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from rekje.model.problems import FormError

LEAST_FREE = 1_000_000
"""The free bytes on the disk that SQLite needs for its files beside the database."""
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


@contextmanager
def opening(file: Path) -> Iterator[None]:
    """Raise `FormError` where the file can't be opened."""
    try:
        yield
    except (OSError, sa.exc.DatabaseError) as error:
        raise trouble(file, error) or FormError("serve-database-file", path=str(file)) from None


def trouble(file: Path, error: BaseException) -> FormError | None:
    """What is wrong with the place of the file; None if the error has another cause."""
    if _full(error) or (_of_disk(error) and free_bytes(file.parent) < LEAST_FREE):
        return FormError("serve-disk-full", folder=str(file.parent), free=free_bytes(file.parent))
    if _primary(error) in _BUSY:
        return FormError("serve-database-locked", path=str(file))
    if isinstance(error, OSError) or _of_disk(error):
        reason = error.strerror if isinstance(error, OSError) else str(getattr(error, "orig", error))
        return FormError("serve-database-unwritable", path=str(file), reason=reason or type(error).__name__)
    return None


def free_bytes(folder: Path) -> int:
    """The free bytes on the disk of a folder, whether or not the folder exists."""
    there = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    return shutil.disk_usage(there).free


def _full(error: BaseException) -> bool:
    return _primary(error) == sqlite3.SQLITE_FULL or getattr(error, "errno", None) in (errno.ENOSPC, errno.EDQUOT)


def _of_disk(error: BaseException) -> bool:
    return isinstance(error, OSError) or _primary(error) in (
        sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM
    )  # fmt: skip


def _primary(error: BaseException) -> int | None:
    """SQLite's code for what went wrong, without its details."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    return None if code is None else int(code) & 0xFF
