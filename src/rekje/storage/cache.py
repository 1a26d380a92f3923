"""A folder of things that take long to make. Each is checked when it is read, and made again if it is damaged.

A file has the format on the first line, the SHA-256 of the content in hexadecimal on the second, and then the content.
A bare file has only the content, which can be checked by itself.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

from rekje.model.problems import system_reason
from rekje.storage.whole_files import write_whole

FORMAT = b"rekje-cache/1\n"
HEAD = len(FORMAT) + 65
VARIABLE = "REKJE_CACHE"
LEXICONS = "lexicons"
"""The folder of the word lists in it."""

_told: set[Path] = set()


def cache_folder() -> Path:
    """REKJE_CACHE, else the user's cache directory."""
    if chosen := os.environ.get(VARIABLE):
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("rekje", appauthor=False)


class Cache:
    """Named contents in a folder, or nowhere. If a content can't be written, that is reported once on stderr."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def get(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The content of that name. If it isn't there whole, it is made and kept."""
        content = self.read(name)
        if content is None:
            content = make()
            self.write(name, content)
        return content

    def read(self, name: str) -> bytes | None:
        """The content of that name, or None if it isn't there whole."""
        if self._folder is None:
            return None
        try:
            data = (self._folder / name).read_bytes()
        except OSError:
            return None
        content = data[HEAD:]
        return content if data[:HEAD] == _head(content) else None

    def write(self, name: str, content: bytes) -> None:
        """Keep a content, if the folder can be written."""
        self._put(name, _head(content), content)

    @property
    def keeps(self) -> bool:
        """Whether contents are kept, in a folder."""
        return self._folder is not None

    def path(self, name: str) -> Path | None:
        """The path of a content written by `write_bare`, whether or not it exists."""
        return self._folder / name if self._folder else None

    def write_bare(self, name: str, content: bytes) -> None:
        """Keep a content that carries its own checksum, to be mapped into memory."""
        self._put(name, b"", content)

    def _put(self, name: str, head: bytes, content: bytes) -> None:
        if self._folder is None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_whole(self._folder / name, head, content, lasting=False)
        except OSError as problem:
            _tell(self._folder, problem)


def _head(content: bytes) -> bytes:
    return FORMAT + hashlib.sha256(content).hexdigest().encode() + b"\n"


def _tell(folder: Path, problem: OSError) -> None:
    if folder in _told:
        return
    _told.add(folder)
    from rekje.locale import say

    print(say("lexicon-cache-readonly", folder=str(folder), reason=system_reason(problem)), file=sys.stderr)
