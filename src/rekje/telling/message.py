"""A message to be said, and what making it depends on besides the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rekje.model.sizes import face_of
from rekje.model.tiles import Tile, Tiles
from rekje.referee.view import Seen


@dataclass(frozen=True)
class CodedMessage:
    """A message code with its parameters, for `rekje.locale.say`.

    ``end`` stands behind it, where the message itself is no whole sentence.
    """

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)
    end: str = ""


def message(code: str, /, **params: str | int) -> CodedMessage:
    """A message that is a sentence."""
    return CodedMessage(code, params)


Messages = tuple[CodedMessage, ...]


@dataclass(frozen=True)
class TellingContext:
    """The table after the event, as its readers may see it, and how a screen writes words and tiles."""

    state: Seen
    spelled: Callable[[Tiles], str] = lambda word: ""
    """How a word is spelled where its tiles don't show it; empty where they do."""
    face: Callable[[Tile], str] = face_of
    """A tile's face as it is shown."""

    def name(self, seat: int) -> str:
        """The name of whoever has a seat."""
        return self.state.seats[seat].name
