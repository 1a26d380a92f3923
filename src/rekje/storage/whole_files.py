"""Files read whole, and files written at once or not at all."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

from rekje.model.problems import FormError, file_error


def make_private(folder: Path) -> None:
    """Make a folder that only its user may look into, and those above it that are missing. Raises OSError."""
    if not folder.parent.exists():
        make_private(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)


def make_file_private(file: Path) -> None:
    """Let only its user read and write a file, which is made empty if there is none. Raises OSError."""
    file.touch(0o600)
    if stat.S_IMODE(file.stat().st_mode) != 0o600:
        file.chmod(0o600)


def read_whole(name: str, most: int) -> bytes:
    """A file's bytes, at most one more than ``most`` (so that the reader sees that it is too large). Raises `FormError`
    for a file that can't be read, and for one that is empty."""
    try:
        with open(name, "rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        raise FormError("form-file-missing", file=name) from None
    except (OSError, ValueError) as error:
        raise file_error("form-file-unreadable", name, error) from None
    if len(data) <= most and not data.strip():
        raise FormError("form-file-empty", file=name)
    return data


def write_whole(path: Path, *parts: bytes, lasting: bool = True, mode: int = 0o600) -> None:
    """Write a file beside its place and then move it there. So nobody sees half a file, and a file that is mapped into
    memory never changes. ``lasting`` waits until it is safely on the disk; ``mode`` says who may read it. Raises
    OSError if that fails; then nothing has changed."""
    handle, partial = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            os.chmod(partial, mode)
            file.writelines(parts)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        os.replace(partial, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(partial)
        raise
