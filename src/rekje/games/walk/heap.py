"""The part of the state that only games of walks have: the words made, the kings, the opening."""

from __future__ import annotations

import msgspec

from rekje.games.base import Evolve
from rekje.games.walk.choices import Opening
from rekje.games.walk.track import advance, gets_home
from rekje.model.events import PlayLaid, PlayTakenBack
from rekje.model.squares import Square
from rekje.model.state import Own, State
from rekje.model.tiles import Tiles, join_tiles, letters, split_tiles
from rekje.model.walk.events import ChoicesShown, Chosen


class Made(msgspec.Struct, frozen=True):
    """A word that a seat has made: its letters and squares. ``opening``: the table was empty before it."""

    seat: int
    word: str
    squares: tuple[Square, ...]
    opening: bool = False


class Heap(Own, frozen=True):
    """The part of the state that only this game has: the opening while it lasts, the words made, the seat whose king
    has come home."""

    opening: Opening | None = None
    made: tuple[Made, ...] = ()
    home: int | None = None


def heap_of(state: State) -> Heap:
    """``state.own``, which in this game is a `Heap`."""
    assert isinstance(state.own, Heap)
    return state.own


def kings(state: State) -> dict[int, int]:
    """The places of the kings. The king of a seat that has resigned is off the track (C5)."""
    return {seat: state.seats[seat].score for seat in state.active}


def changes(state: State, seat: int, steps: int) -> tuple[int, ...]:
    """The change of every seat's place by a word of so many letters (K4, K12)."""
    before = kings(state)
    after = advance(before, seat, steps, str(state.option("finish")))
    return tuple(after[i] - before[i] if i in after else 0 for i in range(len(state.seats)))


def used_for(state: State, word: Tiles) -> frozenset[Square]:
    """K10: the squares of all tiles with which this word has been made before."""
    named = join_tiles(letters(word))
    return frozenset(square for made in heap_of(state).made if made.word == named for square in made.squares)


def all_passed(state: State) -> bool:
    """K13: whether every seat in the game has passed in succession."""
    return passed_lately(state).issuperset(state.active)


def passed_lately(state: State) -> set[int]:
    """K13: the seats that have passed since the last play. A turn that a seat sits out doesn't count."""
    passed = set()
    for line in reversed(state.sheet):
        if line.kind not in ("pass", "time-up", "resign"):
            break
        passed.add(line.seat)
    return passed


def change_heap(state: State, **changed: object) -> State:
    """The state with some fields of its `Heap` changed."""
    return msgspec.structs.replace(state, own=msgspec.structs.replace(heap_of(state), **changed))


def note_choice(state: State, event: Chosen) -> State:
    """A seat has chosen (K2)."""
    opening = heap_of(state).opening
    assert opening is not None
    return change_heap(state, opening=opening.with_choice(event))


def note_shown(state: State, event: ChoicesShown) -> State:
    """If there is a word, the opening is over. Otherwise another round of it begins."""
    opening = heap_of(state).opening
    assert opening is not None
    return change_heap(state, opening=None if any(event.words.values()) else Opening(opening.round + 1, event.ms))


def note_word(state: State, event: PlayLaid) -> State:
    """A word has been made (K10), and may have brought its king home (K13)."""
    made = Made(
        event.seat, join_tiles(letters(split_tiles(event.word))), event.path, len(state.board) == len(event.tiles)
    )
    before = state.seats[event.seat].score - event.changes[event.seat]
    home = event.seat if gets_home(before, event.score, str(state.option("finish"))) else None
    return change_heap(state, made=(*heap_of(state).made, made), home=home)


def forget_word(state: State, event: PlayTakenBack) -> State:
    """Remove the last word."""
    return change_heap(state, made=heap_of(state).made[:-1], home=None)


EVOLVES: dict[type, Evolve] = {
    Chosen: note_choice,
    ChoicesShown: note_shown,
    PlayLaid: note_word,
    PlayTakenBack: forget_word,
}
"""What events change in ``state.own``."""
