"""Commands of games whose words walk."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from rekje.model.commands import Command
from rekje.model.squares import Square


class Open(Command, tag="open", frozen=True, kw_only=True):
    """Words chosen in secret to open with, by seat number (None: no word), and where the word is to lie (K2).

    At a live table a seat names its own word and nobody else's; a record tells the whole round in one move, whose
    ``seat`` means nothing, and ``path`` is where the winner's word lies.
    """

    joint = True

    seat: int = 0
    words: dict[str, str | None]
    path: list[Square] | None = None

    @property
    def unplaced(self) -> str | None:
        """The seat's own word, where it doesn't say where that is to lie."""
        return self.words.get(str(self.seat)) or None if self.path is None else None

    def with_word(self, word: str) -> Self:
        """The same with another word of the seat's own."""
        return replace(self, words={**self.words, str(self.seat): word})
