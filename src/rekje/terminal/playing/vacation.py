"""Vacation at the terminal (C13): ``vacation 3`` takes three days, ``vacation 0`` says that one is back, and
``vacation`` alone asks how it stands."""

from __future__ import annotations

from rekje.model.commands import Vacation
from rekje.referee.clock import DAY
from rekje.referee.vacation import days_left, has_vacation, is_away
from rekje.terminal.playing.actions import action_word
from rekje.terminal.playing.host import Host

_MOST_DIGITS = 4


def vacation_wish(host: Host, seat: int, argument: str) -> Vacation | str:
    """The command that was typed, or how it stands in a sentence. The referee says what can't be taken."""
    now = host.stopwatch.ms()
    if argument.isdecimal() and len(argument) <= _MOST_DIGITS:
        return Vacation(seat=seat, days=int(argument), ms=now)
    word = action_word("vacation", host.screen.language)
    if argument:
        return host.screen.say("screen-vacation-days", text=argument[:40], word=word)
    if now is None or not has_vacation(host.state):
        return host.screen.say("screen-vacation-none")
    if is_away(host.state, seat, now):
        # A day that was begun counts.
        days = -(-(host.state.seats[seat].vacations[-1].until - now) // DAY)
        return host.screen.say("screen-vacation-now", days=days, word=word)
    return host.screen.say("screen-vacation-left", left=days_left(host.state, seat), word=word)
