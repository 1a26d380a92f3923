"""Files of values in JSON that come with the package."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from rekje.model.problems import UNREADABLE, FormError

T = TypeVar("T")


def read_shipped(path: Path, kind: type[T]) -> T:
    """A file's value. Raises `FormError` where it is missing or damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, *UNREADABLE):
        raise FormError("form-file-damaged", file=str(path)) from None
