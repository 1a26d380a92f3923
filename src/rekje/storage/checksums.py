"""The checksums of the shipped word lists, learned values and figures: ``data/checksums.txt``.

`scripts/checksums.py` makes the file, in the form of `sha256sum`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

DATA = Path(__file__).parents[1] / "data"
FILE = DATA / "checksums.txt"
LISTED = ("words/*", "leaves/*.json", "chances.json", "ratings.json")


def file_checksum(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def listed_checksums() -> dict[str, str]:
    """The checksum of each listed file, by its path in the data folder. Raises OSError and ValueError for a damaged
    list."""
    lines = FILE.read_text("ascii").splitlines()
    return {name: checksum for checksum, name in (line.split("  ") for line in lines)}


def changed_files(place: str, folder: Path) -> Iterator[Path]:
    """The files listed below a ``place`` of the data folder, such as ``words/``, that are missing in ``folder`` or
    aren't as they were shipped."""
    for name, checksum in listed_checksums().items():
        path = folder / name.removeprefix(place)
        if name.startswith(place) and not has_checksum(path, checksum):
            yield path


def has_checksum(path: Path, checksum: str) -> bool:
    """Whether a file is there, can be read, and has this SHA-256."""
    try:
        return file_checksum(path) == checksum
    except OSError:
        return False
