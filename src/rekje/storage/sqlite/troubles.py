"""What keeps a database from being opened or written, as a problem that can be told."""

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
"""With fewer bytes than these left on its disk SQLite can't keep what it needs beside the file."""
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


@contextmanager
def opening(file: Path) -> Iterator[None]:
    """Raise `FormError` where the file can't be opened."""
    try:
        yield
    except (OSError, sa.exc.DatabaseError) as error:
        raise trouble(file, error) or FormError("serve-database-file", path=str(file)) from None


def trouble(file: Path, error: BaseException) -> FormError | None:
    """What is wrong with the place where the file stands, or is to stand; None where that isn't what is wrong."""
    if _full(error) or (_of_disk(error) and free_bytes(file.parent) < LEAST_FREE):
        return FormError("serve-disk-full", folder=str(file.parent), free=free_bytes(file.parent))
    if _primary(error) in _BUSY:
        return FormError("serve-database-locked", path=str(file))
    if isinstance(error, OSError) or _of_disk(error):
        reason = error.strerror if isinstance(error, OSError) else str(getattr(error, "orig", error))
        return FormError("serve-database-unwritable", path=str(file), reason=reason or type(error).__name__)
    return None


def free_bytes(folder: Path) -> int:
    """How many bytes are free where a folder stands, or is to stand."""
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
