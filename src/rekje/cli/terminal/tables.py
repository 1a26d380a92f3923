"""Pages of their own: help, the score sheet, the tiles that a player can't see."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from rich.text import Text

from rekje.cli.terminal import look
from rekje.cli.terminal.actions import ACTIONS, action_word
from rekje.cli.terminal.panel import move_text
from rekje.cli.terminal.screen import Screen
from rekje.model.state import SheetLine, State
from rekje.model.tiles import BLANK

Lines = list[Text | str]
_TAKES = {"exchange": " AB", "word": " …", "hand": " 2 …", "save": " …", "rules": " S3"}


def help_lines(screen: Screen, state: State) -> Lines:
    """How to type a play, then every other thing that can be typed."""
    lines: Lines = [Text(screen.say("screen-help-title"), look.TITLE)]
    lines += screen.wrapped(screen.say("screen-help-play"))
    lines.append("")
    for name in ACTIONS:
        if name in ("challenge", "accept") and state.option("judging") != "challenge":
            continue
        typed = action_word(name, screen.language) + _TAKES.get(name, "")
        lines.append(f"  {typed:<16} {screen.say(f'screen-help-{name}')}")
    return lines


def sheet_lines(screen: Screen, view: State) -> Lines:
    """The score sheet: a column a seat, a line a round, the total last."""
    width = max(18, (screen.width - 1) // len(view.seats))
    columns = [[line for line in view.sheet if line.seat == seat] for seat in range(len(view.seats))]
    lines: Lines = [Text("".join(_cell(seat.name, width) for seat in view.seats), look.TITLE)]
    for row in zip_longest(*columns):
        lines.append("".join(_cell(_sheet_text(screen, line, width - 2), width) for line in row))
    lines.append(Text("".join(_cell(str(seat.score).rjust(width - 2), width) for seat in view.seats), look.TITLE))
    return lines


def _sheet_text(screen: Screen, line: SheetLine | None, width: int) -> str:
    if line is None:
        return ""
    score = f"{line.score:>4}" if line.kind == "play" else ""
    room = width - len(score)
    return move_text(line, screen.language)[:room].ljust(room) + score


def _cell(text: str, width: int) -> str:
    return text[: width - 1].ljust(width)


def unseen_lines(screen: Screen, view: State) -> Lines:
    """The tiles in the bag and on the others' racks together, letter by letter."""
    unseen = view.unseen
    lines: Lines = [Text(screen.say("screen-unseen-title", count=unseen.total(), bag=view.bag), look.TITLE), ""]
    counted = [f"{'?' if tile == BLANK else tile} ×{unseen[tile]}" for tile in view.letter_set.sort(unseen)]
    lines += _in_columns(counted, 9, 8)
    return lines


def _in_columns(texts: Iterable[str], width: int, columns: int) -> list[str]:
    cells = [text.ljust(width) for text in texts]
    return ["  " + "".join(cells[i : i + columns]).rstrip() for i in range(0, len(cells), columns)]
