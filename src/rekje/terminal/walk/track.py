"""The track as lines of text: rows of places, and below each row the pieces on it, each with its own sign."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rekje.referee.view import Seen
from rekje.terminal import look

BESIDE = 7
"""The columns before place 1, for the pieces still beside the track (at most six)."""
TARGET = "+"
_STEP = 5
_NUMBERED = (1, *range(_STEP, 1000, _STEP))


def king_signs(names: Sequence[str]) -> list[str]:
    """A sign for each seat: its initial if all initials are different letters, otherwise its number."""
    initials = [name[:1].upper() for name in names]
    if len(set(initials)) == len(initials) and all(map(str.isalpha, initials)):
        return initials
    return [str(number) for number in range(1, len(names) + 1)]


def track_rows(last: int, width: int) -> list[range]:
    """The places up to ``last`` in rows that fit ``width`` columns. Each row but the last ends at a numbered place."""
    # The number of a row's last place takes a column more.
    most = width - BESIDE - 2
    room = last if last <= most else max(_STEP, most // _STEP * _STEP)
    return [range(first, min(first + room, last + 1)) for first in range(1, last + 1, room)]


def track_lines(view: Seen, last: int, width: int, target: int | None = None) -> list[Text]:
    """The places up to ``last``, each row with the pieces below it. ``target`` is the place to which a word not sent
    yet would lead."""
    signs = king_signs([seat.name for seat in view.seats])
    beside = "".join(signs[i] for i in view.active if not view.seats[i].score)
    standing = {view.seats[i].score: i for i in view.active if view.seats[i].score}
    lines = []
    for row, places in enumerate(track_rows(last, width)):
        pieces = Text(("" if row else beside[:BESIDE]).rjust(BESIDE) + " ")
        for place in places:
            if place == target and place not in standing:
                pieces.append(TARGET, look.DRAFT)
            elif place in standing:
                pieces.append(signs[standing[place]], look.KINGS[standing[place] % len(look.KINGS)])
            else:
                pieces.append(" ")
        lines += [Text(" " * (BESIDE + 1) + _ruler(places), look.QUIET), pieces]
    return lines


def _ruler(places: range) -> str:
    text = ""
    for beside, place in enumerate(places, 1):
        if len(text) < beside:
            text += str(place) if place in _NUMBERED else "·"
    return text
