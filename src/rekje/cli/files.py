"""Files named on the command line, read with a limit; ``-`` is standard input or output."""

from __future__ import annotations

import sys
from pathlib import Path

from rekje.model.problems import FormError, file_error

STANDARD = "-"


def read_bytes(name: str, most: int) -> bytes:
    """A file's bytes, at most one more than ``most`` (so that the reader sees that it is too large).

    Raises `FormError` for a file that can't be read.
    """
    try:
        if name == STANDARD:
            return sys.stdin.buffer.read(most + 1)
        with open(name, "rb") as file:
            return file.read(most + 1)
    except FileNotFoundError:
        raise FormError("form-file-missing", file=name) from None
    except (OSError, ValueError) as error:
        raise file_error("form-file-unreadable", name, error) from None


def write_bytes(name: str, data: bytes) -> None:
    """Write a file whole. Raises `FormError` where that can't be."""
    try:
        if name == STANDARD:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        else:
            Path(name).write_bytes(data)
    except (OSError, ValueError) as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise file_error("form-file-unwritable", name, error) from None
