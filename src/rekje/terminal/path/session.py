"""Plays a game of sized tiles on from its state: drawing, turns, and the window for knocks after each turn."""

from __future__ import annotations

from rekje.games.path.knock_rules import same_moment
from rekje.games.path.words import KnockWindow, paper_of
from rekje.games.registry import get_game
from rekje.model.commands import TimeUp
from rekje.players.base import open_commands
from rekje.players.registry import pacer_of
from rekje.terminal.path.draw import DrawTurn
from rekje.terminal.path.knocks import FloorTurn, KnockTurn, VoteTurn, accept_for
from rekje.terminal.path.owed import OwedTurn
from rekje.terminal.path.turn import LayTurn, readable
from rekje.terminal.playing.host import Host

_ANSWERS = frozenset({"accept", "vote"})
"""What a seat is asked after another's turn."""


def play_lays(host: Host) -> None:
    """Let all seats act until the game is over. Raises `Leave` when a person leaves the game for now."""
    while not host.state.outcome:
        if not host.end_overdue_turn():
            _step(host)


def _step(host: Host) -> None:
    window = paper_of(host.state).window
    if window is None:
        seat = next(one.seat for one in host.state.awaiting if open_commands(host.state, one.seat))
        _turn(host, seat)
    elif window.owed:
        _one(host, window.owed[0].seat, OwedTurn)
    elif window.order:
        _one(host, window.order[0], FloorTurn)
    elif window.bids:
        _same_moment(host, window)
    else:
        _after_turn(host)


def _turn(host: Host, seat: int) -> None:
    host.looking = seat
    if seat not in host.persons:
        _computer(host, seat)
    elif host.state.turn is None:
        DrawTurn(host, seat).run()
    else:
        LayTurn(host, seat).run()


def _one(host: Host, seat: int, asked: type[FloorTurn | OwedTurn]) -> None:
    """One seat acts: it names the words for which it has knocked, or chooses the letter that it owes."""
    host.looking = seat
    if seat in host.persons:
        asked(host, seat).run()
    else:
        _computer(host, seat)


def _same_moment(host: Host, window: KnockWindow) -> None:
    """After a knock, wait a moment for others. Knocks within it count as made at once, and dice decide (L15)."""
    until = window.bids[0][1] + same_moment(host.state)
    spoken = _next_computer(host)
    if spoken and spoken[0] < until:
        _computer(host, spoken[1], spoken[0])
        return
    host.stopwatch.wait(until, watched=bool(host.persons))
    host.send(TimeUp(seat=window.bids[0][0], ms=max(until, host.stopwatch.ms() or until)))


def _after_turn(host: Host) -> None:
    """The window after a turn. People are asked first. A computer player speaks when its time has come, or at once if
    nobody else may speak. If no word can be read, nobody is asked. If nobody is left to speak, the window closes when
    its time is up."""
    seats = [seat for seat in host.persons if open_commands(host.state, seat) & _ANSWERS]
    voting = [seat for seat in seats if "vote" in open_commands(host.state, seat)]
    spoken = _next_computer(host)
    now = host.stopwatch.ms() or 0
    if seats and not readable(host.state):
        accept_for(host, seats)
    elif spoken and (not seats or spoken[0] <= now):
        host.stopwatch.wait(spoken[0], watched=False)
        _computer(host, spoken[1], max(spoken[0], now))
    elif voting:
        host.looking = voting[0]
        VoteTurn(host, voting[0]).run()
    elif seats:
        host.looking = seats[0]
        KnockTurn(host, seats, spoken[0] if spoken else None).run()
    else:
        until = next(one.deadline for one in host.state.awaiting if one.deadline is not None)
        host.stopwatch.wait(until, watched=False)


def _next_computer(host: Host) -> tuple[int, int] | None:
    """The next computer player to speak in the window, as (ms, seat); None if none will speak in time."""
    since, told = get_game(host.state.config.game).awaited_since(host.state), []
    for one in host.state.awaiting:
        if one.seat not in host.persons and open_commands(host.state, one.seat) & _ANSWERS:
            pacer = pacer_of(host.state.seats[one.seat].player)
            assert pacer is not None
            moment = since + pacer.delay(host.view(one.seat), one.seat)
            if one.deadline is None or moment < one.deadline:
                told.append((moment, one.seat))
    return min(told, default=None)


def _computer(host: Host, seat: int, ms: int | None = None) -> None:
    """Let a computer player act, now or at a moment (ms) that has come."""
    host.computer_move(seat, ms)
    host.show_move()
