"""Checks of the data folder and of the cache: rights, room, who holds it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from rekje.doctor.finding import RIGHTS, Finding, Subject, warning, well, wrong

_ALL = os.R_OK | os.W_OK | os.X_OK
_MUCH_ROOM = 100_000_000
"""With fewer free bytes than this, the disk will soon be full."""


def check_folder(subject: Subject) -> Iterator[Finding]:
    """Whether the folder can be used, or made, and by whom it can be seen."""
    folder = subject.data
    name = str(folder)
    if not _exists(folder):
        there = _nearest(folder)
        if there.is_dir() and os.access(there, _ALL):
            yield well("folder", "serve-doctor-no-folder", folder=name)
        else:
            yield wrong("folder", "serve-doctor-no-rights", RIGHTS, folder=name)
    elif not folder.is_dir():
        yield wrong("folder", "serve-doctor-not-folder", "serve-doctor-do-folder", folder=name)
    elif not os.access(folder, _ALL) or _locked_files(folder):
        yield wrong("folder", "serve-doctor-no-rights", RIGHTS, folder=name)
    elif stat.S_IMODE(folder.stat().st_mode) & 0o007:
        yield wrong("folder", "serve-doctor-open-folder", "serve-doctor-do-close", folder=name)
    else:
        yield well("folder", "serve-doctor-folder", folder=name)


def _locked_files(folder: Path) -> bool:
    """Whether a file or a folder in it belongs to another user, so that it can't be read and written."""
    folders = (path for path in folder.iterdir() if path.is_dir())
    return any(not os.access(path, os.R_OK | os.W_OK) for path in folder.glob("rekje.*")) or any(
        not os.access(path, _ALL) for path in folders
    )


def check_room(subject: Subject) -> Iterator[Finding]:
    """Whether the disk has room, if the folder can be written."""
    from rekje.storage.sqlite.troubles import LEAST_FREE, free_bytes

    there = _nearest(subject.data)
    if not there.is_dir() or not os.access(there, os.W_OK):
        # `check_folder` says so. How much room there is says nothing of a folder that can't be written.
        return
    free = free_bytes(there)
    megabytes = free // 1_000_000
    if free < LEAST_FREE:
        yield wrong("room", "serve-doctor-room", "serve-doctor-do-room", megabytes=megabytes)
    elif free < _MUCH_ROOM:
        yield warning("room", "serve-doctor-room", "serve-doctor-do-room", megabytes=megabytes)
    else:
        yield well("room", "serve-doctor-room", megabytes=megabytes)


def check_holder(subject: Subject) -> Iterator[Finding]:
    """Which process uses the folder."""
    from rekje.storage.sqlite.hold import held_by, holder_of

    holder = holder_of(subject.data)
    if holder is None:
        yield well("holder", "serve-doctor-nobody")
    else:
        since = held_by(subject.data, holder).params.get("since", "?")
        yield well("holder", "serve-doctor-holder", pid=str(holder.pid or "?"), since=since)


def check_cache(subject: Subject) -> Iterator[Finding]:
    """Whether the cache can be written, and is whole."""
    from rekje.engine.cached import damaged_entries
    from rekje.storage.cache import LEXICONS, cache_folder

    folder = cache_folder() / LEXICONS
    there = _nearest(folder)
    if not (there.is_dir() and os.access(there, _ALL)):
        yield wrong("cache", "serve-doctor-cache-rights", "serve-doctor-do-cache", folder=str(folder))
        return
    damaged = list(damaged_entries(folder))
    for path in damaged:
        yield wrong("cache", "serve-doctor-cache-damaged", "serve-doctor-do-nothing", file=str(path))
    if not damaged:
        yield well("cache", "serve-doctor-cache", folder=str(folder))


def _nearest(folder: Path) -> Path:
    """The folder, or the nearest one above it that there is."""
    return next(one for one in (folder, *folder.absolute().parents) if _exists(one))


def _exists(path: Path) -> bool:
    """Whether there is a path, as far as can be seen: in a folder without rights, nothing can."""
    try:
        return path.exists()
    except OSError:
        return False
