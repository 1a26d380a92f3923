"""How a game ended in which totals are places on a track."""

from __future__ import annotations

from rich.text import Text

from rekje.model import events as ev
from rekje.model.state import State
from rekje.terminal import look
from rekje.terminal.page import left_text, table_lines
from rekje.terminal.panel import shortened
from rekje.terminal.screen import Screen

Lines = list[Text | str]


def track_ending(screen: Screen, state: State, outcome: ev.Outcome) -> Lines:
    """Why the game is over, where the kings stand, what was left, who has won."""
    reason = screen.say(f"screen-reason-{outcome.reason}")
    lines: Lines = [Text(f"{reason} ({outcome.rule})", look.TITLE), ""]
    heads = (screen.say("screen-column-player"), screen.say("heap-column-place"), screen.say("screen-column-rest"))
    rows = [
        (seat.name, str(place), left_text(screen, state.letter_set.sort(seat.rack)))
        for seat, place in zip(state.seats, outcome.scores, strict=True)
    ]
    lines += table_lines(screen, heads, rows, _row)
    names = ", ".join(state.seats[seat].name for seat in outcome.winners)
    won = screen.say("heap-winners", names=names, count=len(outcome.winners))
    return [*lines, "", Text(won, look.GOOD), ""]


def _row(name: str, place: str, rest: str) -> str:
    return f"  {shortened(name, 20):<20} {place:>8}  {rest[:40]}"
