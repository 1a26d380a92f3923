"""Who may do what: read from the state alone. Clients, players and tests ask nothing else."""

from __future__ import annotations

from rekje.games.base import Phase
from rekje.games.registry import get_game
from rekje.model.state import Awaited, State, Window
from rekje.referee.clock import counts_days, deadline
from rekje.referee.vacation import has_vacation


def upcoming(state: State) -> int:
    """The seat with the next turn: the next one still in the game that needn't sit out."""
    assert state.turn is not None
    told = get_game(state.config.game).next_seat(state)
    count = len(state.seats)
    skips = [seat.skips for seat in state.seats]
    seat = state.turn.seat if told is None else told - 1
    while True:
        seat = (seat + 1) % count
        if state.seats[seat].resigned:
            continue
        if not skips[seat]:
            return seat
        skips[seat] -= 1


def awaiting(state: State) -> tuple[Awaited, ...]:
    """From whom which commands are awaited. A cardboard game (open record) may be ended or timed at any moment."""
    if state.outcome:
        return _after_the_end(state)
    phase = get_game(state.config.game).phase(state)
    if phase:
        return _in_phase(state, phase)
    if state.turn is None or (state.turn.over and not state.window):
        return ()
    commands = _always(state)
    until = None
    if state.window:
        for seat in state.window.asked:
            commands[seat] = (*_answers(state.window, seat), *commands[seat])
        turn = upcoming(state)
        until = _until_closed(state, turn)
        commands[turn] = (*_closing_commands(state, until), *commands[turn])
    else:
        turn, until = state.turn.seat, deadline(state, state.turn.seat)
        commands[turn] = (*_turn_commands(state, until), *commands[turn])
    for seat in state.late:
        commands[seat] = ("vote", *commands[seat])
    return tuple(Awaited(seat, names, until if seat == turn else None) for seat, names in commands.items())


def _after_the_end(state: State) -> tuple[Awaited, ...]:
    """In a cardboard game the tiles left may be told once, and votes that no longer matter are still written down."""
    if state.config.known:
        return ()
    told = () if state.shown else ("end",)
    late = dict.fromkeys(state.late, ("vote",))
    return tuple(
        Awaited(seat, (*late.get(seat, ()), *told)) for seat in range(len(state.seats)) if told or seat in late
    )


def _until_closed(state: State, upcoming: int) -> int | None:
    """Until when the next seat can close the window (C10). Only where days are counted: a game would otherwise wait for
    ever for somebody who has gone. A minute of doubt is nobody's time."""
    days = state.config.known and counts_days(state.config.options.get("clock"))
    return deadline(state, upcoming) if days else None


def _closing_commands(state: State, until: int | None) -> tuple[str, ...]:
    """The commands of the next seat while the last play can still be challenged. Each of them begins its turn and
    closes the window.

    No turn follows a play that ends the game. In a record, a pass may still say that nobody challenges it.
    """
    assert state.turn is not None
    if not get_game(state.config.game).goes_out(state, state.turn.seat):
        return _turn_commands(state, until)
    if state.config.known:
        return () if until is None else ("time-up",)
    return ("pass", "time-up")


def _answers(window: Window, seat: int) -> tuple[str, ...]:
    """A seat that has accepted can still challenge while others are asked. A vote can't be changed."""
    if window.kind == "vote":
        return () if seat in window.answers else ("vote",)
    return ("challenge",) if seat in window.answers else ("challenge", "accept")


def _always(state: State) -> dict[int, tuple[str, ...]]:
    """What every seat in the game may do at any moment."""
    always = ("resign", "vacation") if has_vacation(state) else ("resign",)
    commands: dict[int, tuple[str, ...]] = dict.fromkeys(state.active, always)
    if state.config.known:
        return commands
    # Nobody's turn: whoever writes a cardboard game down may end it.
    return {seat: (*commands.get(seat, ()), "end") for seat in range(len(state.seats))}


def _in_phase(state: State, phase: Phase) -> tuple[Awaited, ...]:
    """The commands of a phase of the game's own."""
    awaited = []
    for seat, always in _always(state).items():
        own = phase.commands.get(seat, ())
        until = phase.limits.get(seat, deadline(state, seat, phase.since))
        timed = () if until is None or "time-up" in own else ("time-up",)
        awaited.append(Awaited(seat, (*own, *timed, *always), until) if own else Awaited(seat, always))
    return tuple(awaited)


def _turn_commands(state: State, until: int | None) -> tuple[str, ...]:
    names = get_game(state.config.game).turn_commands(state)
    timed = until is not None or not state.config.known
    return (*names, "time-up") if timed else names
