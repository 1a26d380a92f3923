"""A folder of things that take long to make. Each is checked when it is read, and made again if it is damaged.

A file is a line with the format, the SHA-256 of the content in hexadecimal on a second line, and the content; or bare
content that can be checked by itself.
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
    """Named contents in a folder (or nowhere). A content that can't be written is reported once, on stderr, and
    left out."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def get(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The content of that name; made, and kept, if it isn't there whole."""
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
        """Keep a content, if the folder lets us."""
        self._put(name, _head(content), content)

    @property
    def keeps(self) -> bool:
        """Whether it is a folder at all."""
        return self._folder is not None

    def path(self, name: str) -> Path | None:
        """Where a content stands, or would stand, that `write_bare` wrote."""
        return self._folder / name if self._folder else None

    def write_bare(self, name: str, content: bytes) -> None:
        """Keep a content that tells by itself whether it is whole, to be mapped into memory."""
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
