"""Who may do what: read from the state alone. Clients, players and tests ask nothing else."""

from __future__ import annotations

from rekje.games.registry import get_game
from rekje.model.state import Awaited, State, Window
from rekje.referee.clock import deadline


def upcoming(state: State) -> int:
    """The seat whose turn comes after this one: the next in the game that needn't sit out."""
    assert state.turn is not None
    count = len(state.seats)
    skips = [seat.skips for seat in state.seats]
    seat = state.turn.seat
    while True:
        seat = (seat + 1) % count
        if state.seats[seat].resigned:
            continue
        if not skips[seat]:
            return seat
        skips[seat] -= 1


def awaiting(state: State) -> tuple[Awaited, ...]:
    """From whom which commands are awaited. A cardboard game (open record) may be ended or timed at any moment."""
    if state.turn is None or (state.outcome and (state.config.known or state.racks_known)):
        return ()
    if state.outcome:
        return tuple(Awaited(seat, ("end",)) for seat in range(len(state.seats)))
    if state.turn.over and not state.window:
        return ()
    commands: dict[int, tuple[str, ...]] = dict.fromkeys(state.active, ("resign",))
    if not state.config.known:
        # Nobody's turn: whoever writes a cardboard game down may end it.
        commands = {seat: (*commands.get(seat, ()), "end") for seat in range(len(state.seats))}
    until = None
    turn: int | None
    if state.window:
        for seat in state.window.asked:
            commands[seat] = (*_answers(state.window, seat), *commands[seat])
        turn = upcoming(state)
        if get_game(state.config.game).goes_out(state, state.turn.seat):
            turn = None
    else:
        turn, until = state.turn.seat, deadline(state)
    if turn is not None:
        commands[turn] = (*_turn_commands(state, until), *commands[turn])
    return tuple(Awaited(seat, names, until if seat == turn else None) for seat, names in commands.items())


def _answers(window: Window, seat: int) -> tuple[str, ...]:
    """Who has accepted may still think better of it while others are asked; a vote is a vote."""
    if window.kind == "vote":
        return () if seat in window.answers else ("vote",)
    return ("challenge",) if seat in window.answers else ("challenge", "accept")


def _turn_commands(state: State, until: int | None) -> tuple[str, ...]:
    names = get_game(state.config.game).turn_commands(state)
    timed = until is not None or not state.config.known
    return (*names, "time-up") if timed else names
