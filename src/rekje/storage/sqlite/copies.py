"""Copies of a SQLite file, made before a migration."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

COPY_DAYS = 30
"""Days for which a copy made before a migration is kept: it has the names of people deleted since."""


def copy_file(file: Path, copy: Path) -> None:
    """Make a consistent copy of a SQLite file, even while others write to it."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def copy_before(file: Path, label: str) -> Path:
    """Make the copy of a file that a migration from ``label`` will change, beside it."""
    copy = file.with_name(f"{file.name}.{label}.backup")
    copy_file(file, copy)
    return copy


def drop_old_copies(file: Path) -> None:
    """Delete the copies that are older than `COPY_DAYS`."""
    before = time.time() - COPY_DAYS * 86_400
    for copy in file.parent.glob(f"{file.name}.*.backup"):
        with suppress(OSError):
            if copy.stat().st_mtime < before:
                copy.unlink()
