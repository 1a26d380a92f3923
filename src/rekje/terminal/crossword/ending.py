"""How a game on a board ended: the settlement seat by seat, the winners, why it ended."""

from __future__ import annotations

from rich.text import Text

from rekje.games.registry import get_game
from rekje.locale.numbers import plain, signed
from rekje.model.events import Outcome
from rekje.model.state import State
from rekje.terminal import look
from rekje.terminal.page import left_text, table_lines
from rekje.terminal.panel import shortened
from rekje.terminal.screen import Screen

Lines = list[Text | str]


def board_ending(screen: Screen, state: State, outcome: Outcome) -> Lines:
    """Why the game is over, what the tiles left change in each score, who has won."""
    reason = screen.say(f"screen-reason-{outcome.reason}")
    lines: Lines = [Text(f"{reason} ({outcome.rule})", look.TITLE), ""]
    lines += _settlement(screen, state, outcome)
    if bonus := _out_bonus(screen, state, outcome):
        lines += ["", *screen.wrapped(bonus)]
    return [*lines, "", Text(_winners(screen, state, outcome), look.GOOD), ""]


def _settlement(screen: Screen, state: State, outcome: Outcome) -> Lines:
    heads = [screen.say(f"screen-column-{name}") for name in ("player", "points", "rest", "settled", "total")]
    seats = zip(state.seats, outcome.scores, outcome.adjustments, strict=True)
    rows = [
        (seat.name, plain(score - change), left_text(screen, seat.rack), signed(change), plain(score))
        for seat, score, change in seats
    ]
    return table_lines(screen, heads, rows, _row)


def _out_bonus(screen: Screen, state: State, outcome: Outcome) -> str:
    """Who got the points for being out first, in a game that has such a bonus."""
    bonus = get_game(state.config.game).out_bonus
    out = outcome.adjustments.index(max(outcome.adjustments))
    if not bonus or outcome.reason != "out":
        return ""
    return screen.say("screen-out-bonus", name=state.seats[out].name, bonus=bonus)


def _row(name: str, points: str, rest: str, change: str, total: str) -> str:
    return f"  {shortened(name, 20):<20} {points:>8}  {rest[:18]:<18} {change:>10} {total:>8}"


def _winners(screen: Screen, state: State, outcome: Outcome) -> str:
    names = [state.seats[seat].name for seat in outcome.winners]
    score = outcome.scores[outcome.winners[0]]
    if len(names) == 1:
        return screen.say("screen-winner", name=names[0], score=score)
    return screen.say("screen-winners", names=", ".join(names), score=score)
