"""The track as lines of text: its places, and below them the pieces, each with a sign of its own."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rekje.cli.terminal import look
from rekje.model.state import State

BESIDE = 7
"""The columns before place 1, for the pieces that are still beside the track (at most six)."""
TARGET = "+"
_NUMBERED = (1, *range(5, 1000, 5))


def king_signs(names: Sequence[str]) -> list[str]:
    """A sign for each seat: the initial where no two are alike, else the number of the seat."""
    initials = [name[:1].upper() for name in names]
    if len(set(initials)) == len(initials) and all(map(str.isalpha, initials)):
        return initials
    return [str(number) for number in range(1, len(names) + 1)]


def track_lines(view: State, last: int, target: int | None = None) -> list[Text]:
    """The places to the last one, then the pieces below them; ``target``: where a word not yet sent would lead."""
    signs = king_signs([seat.name for seat in view.seats])
    beside = "".join(signs[i] for i in view.active if not view.seats[i].score)
    pieces = Text(beside[:BESIDE].rjust(BESIDE) + " ")
    standing = {view.seats[i].score: i for i in view.active if view.seats[i].score}
    for place in range(1, last + 1):
        if place == target and place not in standing:
            pieces.append(TARGET, look.DRAFT)
        elif place in standing:
            pieces.append(signs[standing[place]], look.KINGS[standing[place] % len(look.KINGS)])
        else:
            pieces.append(" ")
    return [Text(" " * (BESIDE + 1) + _ruler(last), look.QUIET), pieces]


def _ruler(last: int) -> str:
    text = ""
    for place in range(1, last + 1):
        if len(text) < place:
            text += str(place) if place in _NUMBERED else "·"
    return text
