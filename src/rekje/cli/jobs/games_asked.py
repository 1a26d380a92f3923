"""The games that files named on the command line hold: one each, or one on each line as ``selfplay --emit`` writes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from rekje.cli.parts.files import read_bytes
from rekje.locale import say
from rekje.locale.typography import printable
from rekje.model.problems import FormError
from rekje.records.text import record_lines

MOST_BYTES = 256_000_000
"""The largest file of many games. Each of them may be as large as a game can be."""


class GameAsked(NamedTuple):
    """A game in a file. In a file of several it has a ``number``, from 1, and ``data`` are its bytes."""

    file: str
    number: int = 0
    data: bytes | None = None

    @property
    def stem(self) -> str:
        """How a file made of this game begins: as the file of the game, with its number if it has one."""
        stem = Path(self.file).stem
        return f"{stem}-{self.number}" if self.number else stem

    @property
    def told(self) -> str:
        """The game in a sentence."""
        file = printable(self.file)
        return say("review-game-of", file=file, number=self.number) if self.number else file

    def read(self) -> bytes:
        """The bytes of the game. Raises `FormError` if its file can't be read."""
        return read_bytes(self.file, MOST_BYTES) if self.data is None else self.data


def games_asked(files: Iterable[str]) -> Iterator[GameAsked]:
    """The games of all files. A file that can't be read counts as one, so that reading it says what is wrong."""
    for file in files:
        try:
            data = read_bytes(file, MOST_BYTES)
        except FormError:
            yield GameAsked(file)
            continue
        records = record_lines(data)
        if len(records) == 1:
            # Files of a single game are read again one by one: many together may be large. Standard input is gone.
            yield GameAsked(file, data=None if Path(file).is_file() else data)
        elif len(data) > MOST_BYTES:
            raise FormError("form-too-large", most=MOST_BYTES // 1_000_000)
        else:
            yield from (GameAsked(file, number, record) for number, record in enumerate(records, 1))
