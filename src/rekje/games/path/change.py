"""Small state changes, from which the effects of this family's events are composed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rekje.games.path.words import KnockWindow, Written, change_paper, paper_of, without
from rekje.model.events import WordScore
from rekje.model.path.events import Named
from rekje.model.state import SheetLine, State
from rekje.model.tiles import Tile


def change_seat(state: State, number: int, **changes: object) -> State:
    """Change one seat."""
    seats = tuple(replace(seat, **changes) if i == number else seat for i, seat in enumerate(state.seats))
    return replace(state, seats=seats)


def add_score(state: State, seat: int, points: int) -> State:
    """Change a seat's score by ``points``."""
    return change_seat(state, seat, score=state.seats[seat].score + points)


def give(state: State, seat: int, tiles: Iterable[Tile]) -> State:
    """Add tiles to a seat's rack."""
    return change_seat(state, seat, rack=(*state.seats[seat].rack, *tiles))


def take(state: State, seat: int, tiles: Iterable[Tile]) -> State:
    """Remove tiles from a seat's rack."""
    rack = state.seats[seat].rack
    for tile in tiles:
        rack = without(rack, tile)
    return change_seat(state, seat, rack=rack)


def note(state: State, seat: int, kind: str, words: Sequence[Named] = (), score: int = 0, count: int = 0) -> State:
    """Add a line to the score sheet."""
    said = tuple(WordScore(word.word, word.score) for word in words)
    return replace(state, sheet=(*state.sheet, SheetLine(seat, kind, words=said, score=score, count=count)))


def write(state: State, seat: int, act: int, words: Sequence[Named]) -> State:
    """Write down the words of an act."""
    written = tuple(Written(seat, word.word, word.tiles, word.score, act) for word in words)
    return change_paper(state, written=(*paper_of(state).written, *written))


def end_turn(state: State, ms: int) -> State:
    """End the turn and open its window."""
    assert state.turn is not None
    paper = paper_of(state)
    opened = tuple(dict.fromkeys((*paper.opened, state.turn.seat)))
    state = change_paper(state, opened=opened, window=KnockWindow(ms))
    assert state.turn is not None
    return replace(state, turn=replace(state.turn, over=True))


def change_window(state: State, **changed: object) -> State:
    """Change the window after a turn."""
    window = paper_of(state).window
    assert window is not None
    return change_paper(state, window=replace(window, **changed))


def change_act(state: State, number: int, **changed: object) -> State:
    """Change one act of this turn."""
    acts = tuple(replace(act, **changed) if act.number == number else act for act in paper_of(state).acts)
    return change_paper(state, acts=acts)
