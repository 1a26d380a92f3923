"""What events change in games of written words: the drawing, the lays, the end of a turn."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.games.base import Evolve
from rekje.games.path.change import add_score, change_window, end_turn, give, note, take, write
from rekje.games.path.knock_evolve import KNOCK_EVOLVES
from rekje.games.path.order import solo_ends
from rekje.games.path.owing import letter_paid
from rekje.games.path.placing import free_after
from rekje.games.path.words import Act, change_paper, paper_of
from rekje.model.events import Passed, Resigned, TurnBegan
from rekje.model.path.events import (
    Claimed,
    DrawingBegan,
    DrawTold,
    LetterFreed,
    Placed,
    TokenLaid,
    TurnEnded,
)
from rekje.model.state import State


def drawing_began(state: State, event: DrawingBegan) -> State:
    """L1: the players draw."""
    return change_paper(state, drawing=event.seat)


def draw_told(state: State, event: DrawTold) -> State:
    """A draw was told: the first turn begins after it."""
    assert state.turn is not None
    since = max(event.ms, state.turn.ms)
    state = replace(state, turn=replace(state.turn, ms=since))
    return change_paper(state, told=(*paper_of(state).told, event.seat), begun=since)


def turn_began(state: State, event: TurnBegan) -> State:
    """A new turn: no act yet. The first round lasts until all have had one (L4)."""
    first_round = any(seat not in paper_of(state).opened for seat in state.active)
    begun = event.ms if event.number == 1 else paper_of(state).begun
    return change_paper(state, drawing=None, acts=(), window=None, after=None, first_round=first_round, begun=begun)


def placed(state: State, event: Placed) -> State:
    """Letters lie on the board, the words are written down."""
    paper = paper_of(state)
    state = take(state, event.seat, (tile.held for tile in event.laid if not tile.free))
    board = dict(state.board)
    if event.swapped:
        board.pop(event.swapped[0])
        state = give(state, event.seat, (event.swapped[1],))
    state = replace(state, board={**board, **{tile.square: tile.tile for tile in event.laid}})
    own = not all(tile.free for tile in event.laid)
    act = Act(paper.count, event.seat, laid=event.laid, swapped=event.swapped, free_lay=not own)
    state = change_paper(state, free=free_after(paper, event.laid), acts=(*paper.acts, act), count=paper.count + 1)
    state = write(state, event.seat, act.number, event.words)
    return note(
        add_score(state, event.seat, event.score), event.seat, "place", event.words, event.score, len(event.laid)
    )


def claimed(state: State, event: Claimed) -> State:
    """More words are written down. They stand or fall with the lay before them."""
    act = paper_of(state).acts[-1]
    state = write(state, event.seat, act.number, event.words)
    return note(add_score(state, event.seat, event.score), event.seat, "claim", event.words, event.score)


def freed(state: State, event: LetterFreed) -> State:
    """A letter lies beside the board. Either it was owed, or it was given instead of a lay, which ends the turn."""
    state = take(state, event.seat, (event.held,))
    state = change_paper(state, free=(*paper_of(state).free, event.tile))
    if event.why != "choice":
        return letter_paid(state, event)
    return end_turn(note(state, event.seat, "free", count=1), event.ms)


def token_laid(state: State, event: TokenLaid) -> State:
    """A blank token lies on the board, and the turn is over."""
    state = take(state, event.seat, (event.held,))
    state = replace(state, board={**state.board, event.square: event.tile})
    return end_turn(note(state, event.seat, "blank", count=1), event.ms)


def turn_ended(state: State, event: TurnEnded | Passed) -> State:
    """The turn is over: its player names nothing more, or has passed."""
    state = change_paper(state, time_over=event.timed_out and solo_ends(state, event.ms))
    return end_turn(state, event.ms)


def resigned(state: State, event: Resigned) -> State:
    """A seat leaves (C5). It has no more turns and knocks no more. If it leaves during its turn, the window follows."""
    paper = paper_of(state)
    if state.turn and state.turn.seat == event.seat and paper.window is None:
        state = end_turn(state, event.ms)
    if paper.window:
        bids = tuple(bid for bid in paper.window.bids if bid[0] != event.seat)
        owed = tuple(debt for debt in paper.window.owed if debt.seat != event.seat)
        order = tuple(seat for seat in paper.window.order if seat != event.seat)
        next_one = order[:1] != paper.window.order[:1]
        since = max(event.ms, paper.window.floor_since) if next_one else paper.window.floor_since
        state = change_window(state, bids=bids, order=order, floor_since=since, owed=owed)
    return change_paper(state, dry=tuple(seat for seat in paper.dry if seat != event.seat))


EVOLVES: dict[type, Evolve] = {
    DrawingBegan: drawing_began,
    DrawTold: draw_told,
    TurnBegan: turn_began,
    Placed: placed,
    Claimed: claimed,
    LetterFreed: freed,
    TokenLaid: token_laid,
    TurnEnded: turn_ended,
    Passed: turn_ended,
    Resigned: resigned,
    **KNOCK_EVOLVES,
}
"""What each event changes."""
