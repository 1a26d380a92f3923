"""From one turn to the next, and to the end, for any game."""

from __future__ import annotations

from typing import Protocol

from rekje.games.base import Draft, Ending, GameDefinition
from rekje.games.registry import get_game
from rekje.model.events import Ended, Outcome, Overran, PlayStood, SecretRevealed, TurnBegan, TurnSkipped
from rekje.model.state import State
from rekje.referee.clock import minutes_over


class TimedDraft(Draft, Protocol):
    """A draft that also knows the moment of the command being decided."""

    now: int


def game_of(state: State) -> GameDefinition:
    """The game that a table plays."""
    return get_game(state.config.game)


def play_stands(draft: TimedDraft) -> None:
    """The last play is for good: its player draws, and the turn is over."""
    assert draft.state.pending is not None
    seat = draft.state.pending.seat
    draft.emit(PlayStood(seat))
    if not draft.state.seats[seat].resigned:
        game_of(draft.state).refill(draft, seat)


def charge_overtime(draft: TimedDraft) -> None:
    """C10: minutes over the game clock that cost turns are charged as soon as the turn that overran is over."""
    turn = draft.state.turn
    if turn is None or not turn.over:
        return
    minutes = minutes_over(draft.state, turn.seat) - draft.state.seats[turn.seat].overran
    turns = game_of(draft.state).overrun(draft.state, minutes) if minutes > 0 else 0
    if turns:
        draft.emit(Overran(turn.seat, minutes, turns))


def after_turn(draft: TimedDraft) -> None:
    """End the game if its rules say so, else let the next seat begin."""
    state = draft.state
    ending = game_of(state).ending(state, draft.facts)
    if ending:
        finish(draft, ending)
    else:
        next_turn(draft)


def next_turn(draft: TimedDraft) -> None:
    """The turn goes round to the next seat in the game; those who must sit out are skipped."""
    turn = draft.state.turn
    assert turn is not None
    told = game_of(draft.state).next_seat(draft.state)
    seat = turn.seat if told is None else told - 1
    while True:
        seat = (seat + 1) % len(draft.state.seats)
        if draft.state.seats[seat].resigned:
            continue
        if not draft.state.seats[seat].skips:
            break
        draft.emit(TurnSkipped(seat))
    draft.emit(TurnBegan(seat, turn.number + 1, draft.now))


def finish(draft: TimedDraft, ending: Ending) -> None:
    """Settle the scores (with overtime, C10), name the winners (C5, C11), and lay everything open (C4)."""
    state = draft.state
    game = game_of(state)
    adjustments = game.settlement(state, ending)
    for seat in range(len(state.seats)):
        adjustments[seat] -= game.overtime(state, minutes_over(state, seat))
    scores = [seat.score + change for seat, change in zip(state.seats, adjustments, strict=True)]
    winners = game.winners(state, ending, scores)
    draft.emit(Ended(Outcome(tuple(scores), tuple(adjustments), winners, ending.reason, ending.rule)))
    if state.secret:
        draft.emit(SecretRevealed(state.secret))
