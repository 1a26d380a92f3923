"""The parts of a page that all games share: the rack and the message lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from rekje.locale import say
from rekje.model.tiles import BLANK, UNKNOWN, LetterSet, Tiles, join_tiles
from rekje.terminal import look
from rekje.terminal.heard import plain_tiles, told_of
from rekje.terminal.screen import Screen

GAP = "   "
MESSAGE_LINES = 3
NONE = "–"
"""What stands in a table where there is nothing."""
_CELLS = (4, 3, 2)
"""The columns for each tile of a rack. The first width at which the rack fits is used."""


def last_that_fit(screen: Screen, messages: Sequence[Text | str], room: int) -> list[Text | str]:
    """The last whole messages that fit in ``room`` lines. If not even the last one fits, its beginning."""
    said: list[Text | str] = []
    for message in reversed(messages):
        lines = screen.wrapped(message)
        if said and len(lines) + len(said) > room:
            break
        said = [*lines[:room], *said]
    return said


def left_text(screen: Screen, rack: Tiles) -> str:
    """The tiles left on a rack, in a table; by ear one by one."""
    told = ", ".join(plain_tiles(rack, screen.language)) if screen.by_ear else join_tiles(rack)
    return told or NONE


def table_lines(
    screen: Screen, heads: Sequence[str], rows: Iterable[Sequence[str]], lay: Callable[..., str]
) -> list[Text | str]:
    """A table with a player a row; by ear each row is a sentence without what there is none of. ``lay`` sets the cells
    of a row side by side."""
    if screen.by_ear:
        told = ([pair for pair in zip(heads, row, strict=True) if pair[1] != NONE] for row in rows)
        return [told_of(first[1], map(" ".join, more), screen.language) for first, *more in told]
    return [Text(lay(*heads), look.QUIET), *(lay(*row) for row in rows)]


def rack_lines(rack: Tiles, letters: LetterSet, language: str, width: int) -> list[Text]:
    """A rack in two lines: the letters, and their values below. The tiles of a long rack stand closer together. A rack
    too long for that has letters in both lines, and no values."""
    label = say("screen-rack", language) + "  "
    room = width - cell_len(label)
    cell = next((cell for cell in _CELLS if sum(max(cell, len(tile) + 1) for tile in rack) <= room), 0)
    if not cell:
        return _crowded(rack, label, room)
    upper, lower = Text.assemble((label, look.QUIET)), Text(" " * cell_len(label))
    for tile in rack:
        face = "?" if tile == BLANK else tile
        wide = max(cell - 1, len(face) + (2 if cell == _CELLS[0] else 0))
        upper.append(face.center(wide), look.TILE)
        lower.append("" if tile == UNKNOWN else str(letters.value(tile)).center(wide), look.VALUE)
        upper.append(" ")
        lower.append(" ")
    return [upper, lower]


def _crowded(rack: Tiles, label: str, room: int) -> list[Text]:
    faces = "".join("?" if tile == BLANK else tile for tile in rack)
    return [
        Text.assemble((label, look.QUIET), (faces[:room], look.TILE)),
        Text.assemble(" " * cell_len(label), (faces[room : 2 * room], look.TILE)),
    ]
