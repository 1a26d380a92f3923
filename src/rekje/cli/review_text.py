"""The review of a game on a terminal, readable at 80 columns."""

from __future__ import annotations

from collections.abc import Iterator

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rekje.analysis.review import Review, ReviewTurn
from rekje.cli.terminal.look import BAD, QUIET, TITLE
from rekje.cli.terminal.panel import shortened
from rekje.cli.terminal.screen import standard_console, wants_colour
from rekje.drawing.review_words import (
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

_NAME = 8
_BESIDES = 36
"""Columns that a line takes besides what was done and what was best."""
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


def _names(review: Review) -> list[str]:
    """The players' names, short; those that begin alike keep their ends."""
    names = [seat.name for seat in review.seats]
    short = [shortened(name, _NAME) for name in names]
    if len(set(short)) < len(names):
        short = [name if len(name) <= _NAME else f"{name[: _NAME - 3]}…{name[-2:]}" for name in names]
    return short


def _turns(review: Review, language: str, width: int) -> Table:
    room = max(14, (width - _BESIDES) // 2)
    names = _names(review)
    course = has_chances(review)
    heads = [("", "right"), ("", "left"), (say("review-did", language), "cut"), ("", "right")]
    heads += [(say("review-better", language), "cut"), ("", "right"), (say("review-costs", language), "right")]
    heads += [(say("review-chance-of", language, name=names[0]), "right")] if course else []
    table = _table(*heads)
    for place, turn in enumerate(review.turns):
        cells = _row(review, turn, names[turn.seat], place in review.misses, room, language)
        table.add_row(*cells, *([percent(turn.chance, language)] if course else []))
    return table


def _row(review: Review, turn: ReviewTurn, name: str, dear: bool, room: int, language: str) -> Iterator[Text]:
    best = turn.choices[0] if turn.choices and turn.cost and turn.cost.equity else None
    done = move_text(turn.done, language)
    yield Text(str(turn.number) if turn.number else "")
    yield Text(name)
    yield Text(shortened(f"{done} *" if turn.phonies else done, room))
    yield Text(points_text(review, turn))
    yield Text(shortened(better_text(turn, language), room) if best else "")
    yield Text(str(best.move.score) if best and best.move.score else "")
    yield Text(cost_text(turn, language), style=BAD if dear else "")


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
