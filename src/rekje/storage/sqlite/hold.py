"""The lock by which only one process writes in a data folder. The system releases it however that process ends."""

from __future__ import annotations

import fcntl
import os
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from rekje.model.problems import UNREADABLE, FormError
from rekje.storage.clock import shown_time

FILE = "rekje.lock"
_TRIES = 10
_PAUSE = 0.05
"""The pause before a second try: a process that only checks who holds a folder also has the lock for a moment."""


class Holder(msgspec.Struct, frozen=True):
    """The process that writes in the folder: its number, since when (ms since 1970), and its address if it listens."""

    pid: int
    since: int
    address: str = ""


class Hold:
    """The lock on a data folder, from when this is made until `release`."""

    def __init__(self, folder: Path, address: str = "") -> None:
        """Raises `FormError` if another process has the lock, OSError if there can't be one."""
        self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        for left in reversed(range(_TRIES)):
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if not left:
                    held = _read(self._file)
                    os.close(self._file)
                    raise held_by(folder, held) from None
            time.sleep(_PAUSE)
        told = msgspec.json.encode(Holder(os.getpid(), time.time_ns() // 1_000_000, address))
        # On a full disk the holder's name is missing. The lock holds all the same.
        with suppress(OSError):
            os.pwrite(self._file, told, 0)
            os.ftruncate(self._file, len(told))

    def release(self) -> None:
        """Let others write."""
        if self._file >= 0:
            with suppress(OSError):
                os.ftruncate(self._file, 0)
            os.close(self._file)
            self._file = -1


def holder_of(folder: Path) -> Holder | None:
    """The holder of a folder; None if nobody holds it. If the holder couldn't write its number, the number is 0."""
    try:
        file = os.open(folder / FILE, os.O_RDONLY)
    except OSError:
        return None
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return None
    except BlockingIOError:
        return _read(file)
    finally:
        os.close(file)


def held_by(folder: Path, holder: Holder) -> FormError:
    """The error that says who holds a folder."""
    if not holder.pid:
        return FormError("serve-held-unknown", folder=str(folder))
    since = shown_time(holder.since)
    if not holder.address:
        return FormError("serve-held", folder=str(folder), pid=str(holder.pid), since=since)
    return FormError("serve-held-at", folder=str(folder), pid=str(holder.pid), since=since, address=holder.address)


def _read(file: int) -> Holder:
    try:
        return msgspec.json.decode(os.pread(file, 1000, 0), type=Holder)
    except (OSError, *UNREADABLE):
        return Holder(0, 0)
