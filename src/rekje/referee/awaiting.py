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
    if state.outcome and (state.config.known or state.racks_known):
        return ()
    if state.outcome:
        return tuple(Awaited(seat, ("end",)) for seat in range(len(state.seats)))
    if state.turn is None:
        return _in_phase(state)
    if state.turn.over and not state.window:
        return ()
    commands = _always(state)
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


def _always(state: State) -> dict[int, tuple[str, ...]]:
    """What every seat may do at any moment."""
    commands: dict[int, tuple[str, ...]] = dict.fromkeys(state.active, ("resign",))
    if state.config.known:
        return commands
    # Nobody's turn: whoever writes a cardboard game down may end it.
    return {seat: (*commands.get(seat, ()), "end") for seat in range(len(state.seats))}


def _in_phase(state: State) -> tuple[Awaited, ...]:
    """The commands of a phase of the game's own; nothing while the table is still being opened."""
    phase = get_game(state.config.game).phase(state)
    if phase is None:
        return ()
    until = deadline(state, phase.since)
    timed = () if until is None else ("time-up",)
    awaited = []
    for seat, always in _always(state).items():
        own = phase.commands.get(seat, ())
        awaited.append(Awaited(seat, (*own, *timed, *always), until) if own else Awaited(seat, always))
    return tuple(awaited)


def _answers(window: Window, seat: int) -> tuple[str, ...]:
    """Who has accepted may still think better of it while others are asked; a vote is a vote."""
    if window.kind == "vote":
        return () if seat in window.answers else ("vote",)
    return ("challenge",) if seat in window.answers else ("challenge", "accept")


def _turn_commands(state: State, until: int | None) -> tuple[str, ...]:
    names = get_game(state.config.game).turn_commands(state)
    timed = until is not None or not state.config.known
    return (*names, "time-up") if timed else names
