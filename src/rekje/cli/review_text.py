"""The review of a game on a terminal, readable at 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rekje.analysis.review import Review, ReviewTurn
from rekje.drawing.review.words import (
    better_text,
    bingo_lines,
    chance_cost_text,
    cost_text,
    figures,
    has_chances,
    instead_text,
    move_text,
    notes,
    percent,
    phony_lines,
    points_text,
    turn_text,
    words_text,
)
from rekje.locale import say, ui_language
from rekje.terminal.look import BAD, QUIET, TITLE
from rekje.terminal.panel import shortened, told_apart
from rekje.terminal.screen import standard_console, wants_colour

_NAME = 8
_WORDS = (2, 4)
"""The columns of a turn's line for what was done and what was better."""
_COST = 6
_GAP = 2
_LEAST = 6
_FEW = 60


def show(review: Review, no_color: bool) -> None:
    """Print the review: the players, every turn, the dearest turns, missed bingos, words that aren't in the list, words
    that nobody found."""
    console = standard_console(wants_colour(no_color))
    language = ui_language()
    names = ", ".join(review.seats[seat].name for seat in review.winners)
    console.print(Text(say("review-title", language, names=names, count=len(review.winners)), style=TITLE))
    for table in (_seats(review, language), _turns(review, language, console.width)):
        console.print()
        console.print(table)
    for heading, lines in _lists(review, language):
        console.print()
        console.print(Text(heading, style=TITLE))
        for line in lines:
            console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
    console.print()
    for note in notes(review, language):
        console.print(Text(note, style=QUIET))


def _table(*columns: tuple[str, str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name, side in columns:
        table.add_column(Text(name), justify="right" if side == "right" else "left", no_wrap=side == "cut")
    return table


def _seats(review: Review, language: str) -> Table:
    names, told = zip(*figures(review, language), strict=True)
    table = _table((say("review-player", language), "left"), *((name, "right") for name in names))
    for seat, cells in zip(review.seats, zip(*told, strict=True), strict=True):
        table.add_row(Text(shortened(seat.name, 20)), *cells)
    return table


def _turns(review: Review, language: str, width: int) -> Table:
    """A line a turn: what was done and what would have been better share what room the other columns leave."""
    names = told_apart([seat.name for seat in review.seats], _NAME)
    heads = [("", "right"), ("", "left"), (say("review-did", language), "left"), ("", "right")]
    heads += [(say("review-better", language), "left"), ("", "right"), (say("review-costs", language), "right")]
    rows = [list(_row(review, turn, names[turn.seat], language)) for turn in review.turns]
    if has_chances(review):
        heads.append((say("review-chance-of", language, name=names[0]), "right"))
        for cells, turn in zip(rows, review.turns, strict=True):
            cells.append(percent(turn.chance, language))
    told = [[head, *cells] for (head, _), *cells in zip(heads, *rows, strict=True)]
    columns = [max(map(cell_len, cells)) for cells in told]
    if sum(columns) + _GAP * (len(columns) - 1) > width:
        columns = [_wide(cells) for cells in told]
    taken = sum(wide for place, wide in enumerate(columns) if place not in _WORDS) + _GAP * (len(columns) - 1)
    room = max(_LEAST, (width - taken) // len(_WORDS))
    table = Table(box=None, pad_edge=False)
    for place, (head, side) in enumerate(heads):
        wide = min(columns[place], room) if place in _WORDS else columns[place]
        table.add_column(Text(head), justify="right" if side == "right" else "left", width=wide)
    for place, cells in enumerate(rows):
        short = [shortened(cell, room) if column in _WORDS else cell for column, cell in enumerate(cells)]
        styles = [BAD if column == _COST and place in review.misses else "" for column in range(len(cells))]
        table.add_row(*map(Text, short, styles))
    return table


def _wide(cells: Sequence[str]) -> int:
    """The columns that cells take below their head, which may be broken between its words."""
    head, *rest = cells
    return max((*map(cell_len, head.split()), *map(cell_len, rest)), default=0)


def _row(review: Review, turn: ReviewTurn, name: str, language: str) -> Iterator[str]:
    best = turn.choices[0] if turn.choices and turn.cost and turn.cost.equity else None
    done = move_text(turn.done, language)
    yield str(turn.number or "")
    yield name
    yield f"{done} *" if turn.phonies else done
    yield points_text(review, turn)
    yield better_text(turn, language) if best else ""
    yield str(best.move.score) if best and best.move.score else ""
    yield cost_text(turn, language)


def _lists(review: Review, language: str) -> Iterator[tuple[str, list[str]]]:
    """What follows the turns, as headings with their lines; those without lines are left out."""
    misses = [_miss(review, review.turns[place], language) for place in review.misses]
    told = {
        "misses": misses,
        "missed-bingos": bingo_lines(review, language),
        "phonies": phony_lines(review, language),
    }
    yield from ((say(f"review-{code}", language), lines) for code, lines in told.items() if lines)
    if unread := [one.word for one in review.unread or ()]:
        yield say("review-unread", language, count=len(unread)), [words_text(unread, _FEW)]


def _miss(review: Review, turn: ReviewTurn, language: str) -> str:
    cost = ", ".join(filter(None, (cost_text(turn, language), chance_cost_text(turn, language))))
    return f"{turn_text(review, turn, language)}: {instead_text(turn, language)} ({cost})"
