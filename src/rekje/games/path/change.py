"""Small state changes, of which the events of games with written words are composed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rekje.games.path.words import KnockWindow, Written, change_paper, paper_of, without
from rekje.model.events import WordScore
from rekje.model.path.events import Named
from rekje.model.state import SheetLine, State
from rekje.model.tiles import Tile


def change_seat(state: State, number: int, **changes: object) -> State:
    """One seat changed."""
    seats = tuple(replace(seat, **changes) if i == number else seat for i, seat in enumerate(state.seats))
    return replace(state, seats=seats)


def add_score(state: State, seat: int, points: int) -> State:
    """So many points more, or fewer."""
    return change_seat(state, seat, score=state.seats[seat].score + points)


def give(state: State, seat: int, tiles: Iterable[Tile]) -> State:
    """More tiles for a seat."""
    return change_seat(state, seat, rack=(*state.seats[seat].rack, *tiles))


def take(state: State, seat: int, tiles: Iterable[Tile]) -> State:
    """Fewer tiles for a seat."""
    rack = state.seats[seat].rack
    for tile in tiles:
        rack = without(rack, tile)
    return change_seat(state, seat, rack=rack)


def note(state: State, seat: int, kind: str, words: Sequence[Named] = (), score: int = 0, count: int = 0) -> State:
    """Another line of the sheet."""
    said = tuple(WordScore(word.word, word.score) for word in words)
    return replace(state, sheet=(*state.sheet, SheetLine(seat, kind, words=said, score=score, count=count)))


def write(state: State, seat: int, act: int, words: Sequence[Named]) -> State:
    """Words written down in an act."""
    written = tuple(Written(seat, word.word, word.tiles, word.score, act) for word in words)
    return change_paper(state, written=(*paper_of(state).written, *written))


def end_turn(state: State, ms: int) -> State:
    """The turn is over, and its window opens."""
    assert state.turn is not None
    paper = paper_of(state)
    opened = tuple(dict.fromkeys((*paper.opened, state.turn.seat)))
    state = change_paper(state, opened=opened, window=KnockWindow(ms))
    assert state.turn is not None
    return replace(state, turn=replace(state.turn, over=True))


def change_window(state: State, **changed: object) -> State:
    """The window after a turn changed."""
    window = paper_of(state).window
    assert window is not None
    return change_paper(state, window=replace(window, **changed))


def change_act(state: State, number: int, **changed: object) -> State:
    """One act of this turn changed."""
    acts = tuple(replace(act, **changed) if act.number == number else act for act in paper_of(state).acts)
    return change_paper(state, acts=acts)
