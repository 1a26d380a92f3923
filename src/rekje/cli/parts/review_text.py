"""The review of a game on a terminal, readable at 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rekje.drawing.review.document import Document, Miss, TurnRow
from rekje.drawing.review.words import words_text
from rekje.locale import say
from rekje.terminal.look import BAD, QUIET, TITLE
from rekje.terminal.panel import shortened, told_apart
from rekje.terminal.screen import lines_of, standard_console, wants_colour

_NAME, _LONG_NAME = 8, 20
_WORDS = (2, 4)
"""The columns, by number, that tell what was done and what was better."""
_COST = 6
_GAP = 2
_INDENT = 2
_LEAST = 6
_FEW = 60


def show(told: Document, no_color: bool) -> None:
    """Print the review: the players, every turn, the dearest turns, missed bingos, words that aren't in the list, words
    that nobody found."""
    console = standard_console(wants_colour(no_color))
    console.print(Text(told.result, style=TITLE))
    for table in (_seats(told), _turns(told, console.width)):
        console.print()
        console.print(table)
    for heading, lines in _lists(told):
        console.print()
        console.print(Text(heading, style=TITLE))
        for indent, text in lines:
            _print(console, text, indent)
    console.print()
    for note in told.notes:
        _print(console, Text(note, style=QUIET))


def _print(console: Console, text: Text, indent: int = 0) -> None:
    for line in lines_of(text, console, console.width - indent):
        console.print(Padding(line, (0, 0, 0, indent), expand=False))


def _table(*columns: tuple[str, str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name, side in columns:
        table.add_column(Text(name), justify="right" if side == "right" else "left", no_wrap=side == "cut")
    return table


def _seats(told: Document) -> Table:
    labels = [figure.label for figure in told.figures]
    table = _table((say("review-player", told.language), "left"), *((label, "right") for label in labels))
    for name, *cells in zip(told.seats, *(figure.of_seats for figure in told.figures), strict=True):
        table.add_row(Text(shortened(name, 20)), *cells)
    return table


def _turns(told: Document, width: int) -> Table:
    """A line for each turn. Names are cut where there isn't room for all; the two columns `_WORDS` share the width that
    the others leave."""
    heads = [("", "right"), ("", "left"), (say("review-did", told.language), "left"), ("", "right")]
    heads += [
        (say("review-better", told.language), "left"),
        ("", "right"),
        (say("review-costs", told.language), "right"),
    ]
    if told.of_chance:
        heads.append((told.of_chance, "right"))
    for room_of_name in (_LONG_NAME, _NAME):
        names = told_apart(told.seats, room_of_name)
        rows = [_cells(row, names[row.seat], bool(told.of_chance)) for row in told.rows]
        by_column = [[head, *cells] for (head, _), *cells in zip(heads, *rows, strict=True)]
        columns = [_wide(cells) for cells in by_column]
        if sum(columns) + _GAP * (len(columns) - 1) <= width:
            break
    taken = sum(wide for place, wide in enumerate(columns) if place not in _WORDS) + _GAP * (len(columns) - 1)
    share = max(_LEAST, (width - taken) // len(_WORDS))
    wanted = [columns[place] for place in _WORDS]
    # What one of the two doesn't need, the other may have.
    rooms = {place: max(share, width - taken - other) for place, other in zip(_WORDS, reversed(wanted), strict=True)}
    table = Table(box=None, pad_edge=False)
    for place, (head, side) in enumerate(heads):
        wide = min(columns[place], rooms.get(place, width))
        table.add_column(Text(head), justify="right" if side == "right" else "left", width=wide)
    for row, cells in zip(told.rows, rows, strict=True):
        short = [shortened(cell, rooms[place]) if place in _WORDS else cell for place, cell in enumerate(cells)]
        styles = [BAD if column == _COST and row.costly else "" for column in range(len(cells))]
        table.add_row(*map(Text, short, styles))
    return table


def _wide(cells: Sequence[str]) -> int:
    """The width of a column of cells. Its head comes first and may be broken between words, once if that will do."""
    head, *rest = cells
    words = head.split()
    halves = (max(cell_len(" ".join(part)) for part in (words[:at], words[at:])) for at in range(1, len(words)))
    return max((min(halves, default=cell_len(head)), *map(cell_len, rest)), default=0)


def _cells(row: TurnRow, name: str, chances: bool) -> list[str]:
    done = f"{row.done} *" if row.phony else row.done
    cells = [row.number, name, done, row.points, row.better, row.better_score, row.cost]
    return [*cells, row.chance] if chances else cells


def _lists(told: Document) -> Iterator[tuple[str, list[tuple[int, Text]]]]:
    """The lists after the turns: each heading with its texts, and by how much each is indented. A heading without texts
    is left out."""
    if told.misses:
        yield say("review-misses", told.language), [line for miss in told.misses for line in _miss(miss)]
    for listing in told.lists:
        yield listing.heading, [(_INDENT, Text(line)) for line in listing.lines]
    if told.unread:
        yield told.unread_heading, [(_INDENT, Text(words_text(told.unread, _FEW)))]


def _miss(miss: Miss) -> Iterator[tuple[int, Text]]:
    """The turn with its cost, and why something else was better."""
    cost = ", ".join(filter(None, (miss.cost, miss.chance_cost)))
    yield _INDENT, Text(f"{miss.turn}: {miss.instead} ({cost})")
    if miss.why:
        yield 2 * _INDENT, Text(miss.why, style=QUIET)
