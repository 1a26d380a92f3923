"""Files named on the command line, read with a limit; ``-`` is standard input or output."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from rekje.model.problems import FormError, file_error
from rekje.storage.whole_files import read_whole, write_whole

STANDARD = "-"


def read_bytes(name: str, most: int) -> bytes:
    """A file's bytes, at most one more than ``most`` (so that the reader sees that it is too large).

    Raises `FormError` for a file that can't be read, and for one that is empty.
    """
    if name != STANDARD:
        return read_whole(name, most)
    try:
        data = sys.stdin.buffer.read(most + 1)
    except (OSError, ValueError) as error:
        raise file_error("form-file-unreadable", name, error) from None
    if len(data) <= most and not data.strip():
        raise FormError("form-input-empty")
    return data


def check_is_file(option: str, path: Path | None) -> None:
    """Raise `FormError` if an option that needs a file is given ``-`` (standard output)."""
    if path is not None and str(path) == STANDARD:
        raise FormError("usage-needs-file", option=option)


def check_other_file(read: str | Path, *written: str | Path | None) -> None:
    """Raise `FormError` if a file that will be written is the one that is read."""
    for path in [Path(name) for name in written if name]:
        if path.exists() and Path(read).exists() and path.samefile(read):
            raise FormError("form-file-same", file=str(path))


def check_one_output(wishes: Mapping[str, bool]) -> None:
    """Raise `FormError` if more than one of the ``wishes`` would go to standard output. Their keys are the options as
    typed."""
    asked = [typed for typed, there in wishes.items() if there]
    if len(asked) > 1:
        raise FormError("usage-one-output", options=", ".join(asked))


def write_bytes(name: str, data: bytes, *, private: bool = False) -> None:
    """Write a whole file; if it is ``private``, nobody else may read it. Raises `FormError` if it can't be written."""
    path = Path(name)
    # Something that isn't a file, such as a pipe, stays what it is.
    replaces = private and (path.is_file() or not path.exists())
    try:
        if name == STANDARD:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        elif replaces:
            write_whole(path.resolve(), data)
        else:
            path.write_bytes(data)
    except (OSError, ValueError) as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise file_error("form-file-unwritable", name, error) from None
